import type { SignupForm } from '@fairway/api';
import { SIGNUP_PURPOSES, SIGNUP_QUESTIONS } from '@fairway/api/choice/field/signup';
import { SIGNUP } from '@fairway/api/record/bound';
import { formatMoney } from '@fairway/api/word/number';
import { Group, Input, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newId } from '../../../../lib/id.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { errorsOf } from '../../../../ui/record/form/field-error.ts';
import { FormSection } from '../../../../ui/record/form/form-section.tsx';
import { AmountField, ParagraphsField, WordsField } from './form-field.tsx';
import { LineList } from './line-list.tsx';
import { type FormPart, hasErrorIn } from './settings.ts';

const NOTHING = { vi: '', en: null };
/** Names of the lines, for a folded section. */
const namesOf = (items: readonly { readonly name: { readonly vi: string } }[]): string => items.map(({ name }) => name.vi).join(' · ');
/** Lines of a text, without empty ones. */
const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** Dinners, shirts, guests: what costs extra, and how many there are. */
export function ExtraSection({ of, put, errors }: FormPart) {
  const { t, language } = useTranslation('signup');
  return (
    <FormSection title={t('form.extra.title')} summary={namesOf(of.extras) || t('form.none')} hasError={hasErrorIn(errors, ['extras'])}>
      <LineList
        items={of.extras}
        onChange={(extras) => put({ extras, packages: of.packages.map((one) => ({ ...one, extras: stillIn(one.extras, extras) })) })}
        newItem={() => ({ id: newId(), name: NOTHING, price: 0, places: null, each: 1, sizes: [] })}
        most={SIGNUP.extrasMost}
        keyOf={({ id }) => id}
        nameOf={({ name, price }) => [name.vi || t('form.extra.new'), formatMoney(price, language)].join(' · ')}
        add={t('form.extra.add')}
        errors={errorsOf(errors, 'extras')}
      >
        {(extra, change, problems) => (
          <>
            <WordsField
              label={t('form.extra.name')}
              value={extra.name}
              onChange={(name) => change({ name })}
              errors={errorsOf(problems, 'name')}
            />
            <Group grow preventGrowOverflow={false} align="flex-start" gap="sm">
              <AmountField
                label={t('form.extra.price')}
                value={extra.price}
                onChange={(price) => change({ price })}
                error={problems.price}
              />
              <NumberField
                label={t('form.extra.each')}
                within={SIGNUP.each}
                value={extra.each}
                onChange={(each) => change({ each: each ?? 1 })}
                error={problems.each}
              />
              <NumberField
                label={t('form.extra.places')}
                within={SIGNUP.places}
                value={extra.places}
                onChange={(places) => change({ places })}
                error={problems.places}
              />
            </Group>
            <TextInput
              label={t('form.extra.sizes')}
              description={t('form.extra.sizesHelp')}
              defaultValue={extra.sizes.join(', ')}
              onChange={({ currentTarget }) => change({ sizes: currentTarget.value.split(',').flatMap((size) => size.trim() || []) })}
              error={problems.sizes}
            />
          </>
        )}
      </LineList>
    </FormSection>
  );
}

/** What the club asks besides. */
export function QuestionSection({ of, put, errors }: FormPart) {
  const { t } = useTranslation('signup');
  const summary = of.questions.map(({ text }) => text.vi).join(' · ') || t('form.none');
  return (
    <FormSection title={t('form.question.title')} summary={summary} hasError={hasErrorIn(errors, ['questions'])}>
      <LineList
        items={of.questions}
        onChange={(questions) => put({ questions })}
        newItem={() => ({ id: newId(), text: NOTHING, kind: 'text' as const, choices: [], needed: false })}
        most={SIGNUP.questionsMost}
        keyOf={({ id }) => id}
        nameOf={({ text }) => text.vi || t('form.question.new')}
        add={t('form.question.add')}
        errors={errorsOf(errors, 'questions')}
      >
        {(question, change, problems) => (
          <>
            <WordsField
              label={t('form.question.text')}
              value={question.text}
              onChange={(text) => change({ text })}
              errors={errorsOf(problems, 'text')}
            />
            <NativeSelect
              label={t('form.question.kind')}
              data={SIGNUP_QUESTIONS.map((value) => ({ value, label: t(`form.question.kinds.${value}`) }))}
              value={question.kind}
              onChange={({ currentTarget: { value } }) =>
                change({ kind: SIGNUP_QUESTIONS.find((one) => one === value) ?? 'text', choices: [] })
              }
            />
            {question.kind === 'choice' && (
              <Textarea
                label={t('form.question.choices')}
                description={t('form.question.choicesHelp')}
                autosize
                minRows={2}
                defaultValue={question.choices.map(({ vi, en }) => (en === null ? vi : `${vi} | ${en}`)).join('\n')}
                onChange={({ currentTarget }) => change({ choices: linesOf(currentTarget.value).map(choiceOf) })}
                error={problems.choices}
              />
            )}
            <Switch
              label={t('form.question.needed')}
              checked={question.needed}
              onChange={({ currentTarget }) => change({ needed: currentTarget.checked })}
            />
          </>
        )}
      </LineList>
    </FormSection>
  );
}

/** `Cá | Fish`: a choice in both languages. */
function choiceOf(line: string): { vi: string; en: string | null } {
  const [vi = '', en = ''] = line.split('|').map((part) => part.trim());
  return { vi, en: en || null };
}

/** What is agreed to, each for a purpose. The server gives a text that changes another version, which is asked for again. */
export function ConsentSection({ of, put, errors }: FormPart) {
  const { t } = useTranslation('signup');
  const free = SIGNUP_PURPOSES.filter((purpose) => of.consents.every((consent) => consent.purpose !== purpose));
  const summary = of.consents.map(({ purpose }) => t(`purpose.${purpose}`)).join(' · ') || t('form.none');
  return (
    <FormSection title={t('form.consent.title')} summary={summary} hasError={hasErrorIn(errors, ['consents'])}>
      <Input.Description>{t('form.consent.help')}</Input.Description>
      <LineList
        items={of.consents}
        onChange={(consents) => put({ consents })}
        newItem={() => ({ purpose: free[0] ?? 'data', text: NOTHING, version: 1, needed: false })}
        most={SIGNUP_PURPOSES.length}
        keyOf={({ purpose }) => purpose}
        nameOf={({ purpose }) => t(`purpose.${purpose}`)}
        add={t('form.consent.add')}
        errors={errorsOf(errors, 'consents')}
      >
        {(consent, change, problems) => (
          <>
            <NativeSelect
              label={t('form.consent.purpose')}
              data={[consent.purpose, ...free].map((value) => ({ value, label: t(`purpose.${value}`) }))}
              value={consent.purpose}
              onChange={({ currentTarget: { value } }) =>
                change({ purpose: SIGNUP_PURPOSES.find((one) => one === value) ?? consent.purpose })
              }
            />
            <ParagraphsField
              label={t('form.consent.text')}
              value={consent.text}
              onChange={(text) => change({ text: text ?? NOTHING })}
              errors={errorsOf(problems, 'text')}
            />
            <Switch
              label={t('form.consent.needed')}
              checked={consent.needed}
              onChange={({ currentTarget }) => change({ needed: currentTarget.checked })}
            />
          </>
        )}
      </LineList>
    </FormSection>
  );
}

/** Places with their extras for one price, which a sponsor fills with names. */
export function PackageSection({ of, put, errors }: FormPart) {
  const { t, language } = useTranslation('signup');
  const [first] = of.kinds;
  return (
    <FormSection
      title={t('form.package.title')}
      summary={namesOf(of.packages) || t('form.none')}
      hasError={hasErrorIn(errors, ['packages'])}
    >
      <LineList
        items={of.packages}
        onChange={(packages) => put({ packages })}
        newItem={() => ({ id: newId(), name: NOTHING, kindId: first?.id ?? '', places: 4, price: 0, extras: [], logo: false })}
        most={SIGNUP.packagesMost}
        keyOf={({ id }) => id}
        nameOf={({ name, price }) => [name.vi || t('form.package.new'), formatMoney(price, language)].join(' · ')}
        add={t('form.package.add')}
        errors={errorsOf(errors, 'packages')}
      >
        {(one, change, problems) => (
          <>
            <WordsField
              label={t('form.package.name')}
              value={one.name}
              onChange={(name) => change({ name })}
              errors={errorsOf(problems, 'name')}
            />
            <Group grow preventGrowOverflow={false} align="flex-start" gap="sm">
              <NumberField
                label={t('form.package.places')}
                within={SIGNUP.packagePlaces}
                value={one.places}
                onChange={(places) => change({ places: places ?? 1 })}
                error={problems.places}
              />
              <AmountField label={t('form.extra.price')} value={one.price} onChange={(price) => change({ price })} error={problems.price} />
              <NativeSelect
                label={t('form.package.kind')}
                data={of.kinds.map(({ id, name }) => ({ value: id, label: name.vi }))}
                value={one.kindId}
                onChange={({ currentTarget }) => change({ kindId: currentTarget.value })}
                error={problems.kindId}
              />
            </Group>
            {of.extras.length > 0 && (
              <Input.Wrapper label={t('form.package.extras')} labelElement="div" error={problems.extras}>
                <Group gap="sm">
                  {of.extras.map((extra) => (
                    <NumberField
                      key={extra.id}
                      w={150}
                      label={extra.name.vi || t('form.extra.new')}
                      within={{ from: 0, to: extra.each }}
                      value={one.extras.find(({ extraId }) => extraId === extra.id)?.count ?? 0}
                      onChange={(count) => change({ extras: withIncluded(one.extras, extra.id, count ?? 0) })}
                    />
                  ))}
                </Group>
              </Input.Wrapper>
            )}
            <Switch
              label={t('form.package.logo')}
              checked={one.logo}
              onChange={({ currentTarget }) => change({ logo: currentTarget.checked })}
            />
          </>
        )}
      </LineList>
    </FormSection>
  );
}

/** An extra that is taken out of the form, or of which there are fewer each, is so in packages. */
const stillIn = (included: Included, extras: SignupForm['extras']): Included =>
  included.flatMap(({ extraId, count }) => {
    const each = extras.find(({ id }) => id === extraId)?.each ?? 0;
    return each > 0 ? [{ extraId, count: Math.min(count, each) }] : [];
  });

type Included = SignupForm['packages'][number]['extras'];
const withIncluded = (extras: Included, extraId: string, count: number): Included => [
  ...extras.filter((of) => of.extraId !== extraId),
  ...(count > 0 ? [{ extraId, count }] : []),
];
