import type { EnterPage, OfficeSignupForm, WholeSignup } from '@fairway/api';
import { SIGNUP } from '@fairway/api/record/bound';
import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { keysOf, without } from '@fairway/api/record/kind';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { signupLines, totalOf } from '@fairway/api/rule/field/signup/price';
import { formatMoney } from '@fairway/api/word/number';
import { Group, NativeSelect, Textarea } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { newId } from '../../../lib/id.ts';
import { newSecret } from '../../../lib/signup-secret.ts';
import { today } from '../../../lib/value/date.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { AnswerInput, ExtraInput } from './choice-input.tsx';
import { addSignup, changeSignup } from './query.ts';

type Person = WholeSignup['person'];
/** What the office writes of a signup; the person's fields stand beside the rest, as every form has them. */
export type Written = Person & Pick<WholeSignup, 'kindId' | 'extras' | 'answers' | 'wishes'>;
type Typed = TypedOf<typeof SIGNUP_PERSON> & Pick<Written, 'kindId' | 'extras' | 'answers' | 'wishes'>;

type Props = {
  tournament: EnterPage['tournament'];
  form: OfficeSignupForm['form'];
  /** undefined: somebody who called. */
  signup: WholeSignup | undefined;
  onSaved: (signup: WholeSignup) => void;
  onCancel: () => void;
};

const PERSON = keysOf(without(SIGNUP_PERSON, 'name'));

/** Corrects a signup, or enters somebody who called. */
export function SignupEditForm({ tournament, form, signup, onSaved, onCancel }: Props) {
  const { t, language } = useTranslation('signup');
  const typing = useTyping(SIGNUP_PERSON);
  const personFields = useRecordFields('signup', SIGNUP_PERSON);
  const kindName = (kindId: string) => form.kinds.find(({ id }) => id === kindId)?.name.vi ?? '';
  const editing = useRecordForm<Written, Typed, WholeSignup>({
    record: signup && { ...writtenOf(signup), id: signup.id, version: signup.version },
    blank: { ...NOBODY, kindId: form.kinds[0]?.id ?? '', extras: [], answers: [], wishes: [] },
    fields: {
      ...personFields,
      kindId: { label: t('list.kind'), inWords: kindName },
      extras: { label: t('form.extra.title'), inWords: (extras) => extras.map(({ count, size }) => [count, size].join(' ')).join(', ') },
      answers: { label: t('form.question.title'), inWords: (answers) => answers.map(({ value }) => String(value)).join(', ') },
      wishes: { label: t('one.wishes'), inWords: (wishes) => wishes.join(', ') },
    },
    valuesOf: typing.valuesOf as (of: Written) => Typed,
    fieldsOf: typing.fieldsOf as unknown as (typed: Typed) => Written,
    check: typing.check,
    add: ({ kindId, extras, answers, wishes, ...person }) =>
      addSignup(tournament.id, {
        ...{ id: newId(), secret: newSecret(), language, kindId, extras, answers, wishes },
        person: { ...person, name: person.name ?? '' },
        ...{ partners: [], waits: true, total: totalOf(signupLines(form, { kindId, extras }, today(tournament.timeZone))) },
      }),
    change: ({ version }, values) => {
      const { kindId, extras, answers, wishes, ...person } = typing.fieldsOf(values) as unknown as Written;
      return changeSignup(tournament.id, signup?.id ?? '', { version, kindId, extras, answers, wishes, person });
    },
    currentIn: (current) => ({ ...writtenOf(current), version: current.version }),
    refreshes: ['tournaments', tournament.id, 'signups'],
  });
  const { values, errors, setFieldValue } = editing.form;
  const input = useInputs(SIGNUP_PERSON, personFields, editing.form, { whole: NumberField });
  const total = totalOf(signupLines(form, values, today(tournament.timeZone)));
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel} fieldOf={(path) => path.replace(/^person\./, '')}>
      <NativeSelect
        label={t('list.kind')}
        data={form.kinds.map(({ id, name }) => ({ value: id, label: wordsIn(name, language) }))}
        value={values.kindId}
        onChange={({ currentTarget }) => setFieldValue('kindId', currentTarget.value)}
        error={errors.kindId}
      />
      {input('name', { 'data-autofocus': true })}
      <Group grow preventGrowOverflow={false} align="flex-start">
        {PERSON.map((key) => input(key))}
      </Group>
      {form.extras.map((extra) => (
        <ExtraInput key={extra.id} extra={extra} extras={values.extras} onChange={(extras) => setFieldValue('extras', extras)} />
      ))}
      {form.questions.map((question) => (
        <AnswerInput
          key={question.id}
          question={question}
          answers={values.answers}
          onChange={(answers) => setFieldValue('answers', answers)}
        />
      ))}
      {form.wishes && (
        <Textarea
          label={t('one.wishes')}
          autosize
          defaultValue={values.wishes.join('\n')}
          maxLength={200 * SIGNUP.wishesMost}
          onChange={({ currentTarget }) =>
            setFieldValue(
              'wishes',
              currentTarget.value.split('\n').flatMap((name) => name.trim() || []),
            )
          }
          error={errors.wishes}
        />
      )}
      {signup === undefined && <p>{t('one.costs', { total: formatMoney(total, language) })}</p>}
    </RecordForm>
  );
}

const NOBODY: Person = {
  ...{ name: '', gender: null, phone: null, email: null, vga: null, birthYear: null, handicapIndex: null, memberNumber: null },
};

const writtenOf = ({ person, kindId, extras, answers, wishes }: WholeSignup): Written => ({ ...person, kindId, extras, answers, wishes });
