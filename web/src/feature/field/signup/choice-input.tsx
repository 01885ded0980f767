import type { OfficeSignupForm, WholeSignup } from '@fairway/api';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';

type Form = OfficeSignupForm['form'];
type Extras = WholeSignup['extras'];
type ExtraProps = { extra: Form['extras'][number]; extras: Extras; onChange: (extras: Extras) => void };

/** How many of an extra, and in which size. */
export function ExtraInput({ extra: { id, name, each, sizes }, extras, onChange }: ExtraProps) {
  const { t, language } = useTranslation('signup');
  const of = extras.find(({ extraId }) => extraId === id);
  const put = (count: number, size: string | null) => {
    const others = extras.filter(({ extraId }) => extraId !== id);
    onChange(count === 0 ? others : [...others, { extraId: id, count, size }]);
  };
  return (
    <Group gap="sm" align="flex-end">
      <NumberField
        label={wordsIn(name, language)}
        within={{ from: 0, to: each }}
        value={of?.count ?? null}
        onChange={(count) => put(count ?? 0, of?.size ?? sizes[0] ?? null)}
      />
      {sizes.length > 0 && of !== undefined && (
        <NativeSelect
          label={t('one.size')}
          data={sizes}
          value={of.size ?? ''}
          onChange={({ currentTarget }) => put(of.count, currentTarget.value)}
        />
      )}
    </Group>
  );
}

type Answers = WholeSignup['answers'];
type AnswerProps = { question: Form['questions'][number]; answers: Answers; onChange: (answers: Answers) => void };

/** What they answered to a question of the club. */
export function AnswerInput({ question: { id, text, kind, choices }, answers, onChange }: AnswerProps) {
  const { t, language } = useTranslation('signup');
  const value = answers.find(({ questionId }) => questionId === id)?.value;
  const put = (next: string | number | boolean | null) => {
    const others = answers.filter(({ questionId }) => questionId !== id);
    onChange(next === null || next === '' ? others : [...others, { questionId: id, value: next }]);
  };
  const label = wordsIn(text, language);
  if (kind === 'number')
    return (
      <NumberField
        label={label}
        within={{ from: 0, to: 1_000_000_000, decimals: 2 }}
        value={typeof value === 'number' ? value : null}
        onChange={put}
      />
    );
  if (kind === 'text')
    return <TextInput label={label} value={String(value ?? '')} onChange={({ currentTarget }) => put(currentTarget.value)} />;
  const options =
    kind === 'choice'
      ? choices.map((choice) => ({ value: choice.vi, label: wordsIn(choice, language) }))
      : [
          { value: 'true', label: t('form.yes') },
          { value: 'false', label: t('form.no') },
        ];
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: '–' }, ...options]}
      value={String(value ?? '')}
      onChange={({ currentTarget: { value: chosen } }) => put(kind === 'choice' || chosen === '' ? chosen : chosen === 'true')}
    />
  );
}
