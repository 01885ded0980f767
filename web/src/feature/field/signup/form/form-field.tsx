import type { SignupWords } from '@fairway/api';
import { SIGNUP } from '@fairway/api/record/bound';
import { Group, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { readTime } from '../../../../lib/value/date.ts';
import { readMoney, typedMoney } from '../../../../lib/value/money.ts';
import { textOrNull } from '../../../../lib/value/text.ts';
import { DateField } from '../../../../ui/field/date-field.tsx';
import { MoneyField } from '../../../../ui/field/money-field.tsx';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';

type WordsProps = { label: string; value: SignupWords; onChange: (words: SignupWords) => void; errors: FieldErrors };

/** A short text of the club in Vietnamese, and in English where guests come. */
export function WordsField({ label, value, onChange, errors }: WordsProps) {
  const { t } = useTranslation('signup');
  return (
    <Group grow preventGrowOverflow={false} align="flex-start" gap="sm">
      <TextInput
        label={label}
        maxLength={SIGNUP.wordsMost}
        value={value.vi}
        onChange={({ currentTarget }) => onChange({ ...value, vi: currentTarget.value })}
        error={errors.vi}
      />
      <TextInput
        label={t('form.english', { name: label })}
        maxLength={SIGNUP.wordsMost}
        value={value.en ?? ''}
        onChange={({ currentTarget }) => onChange({ ...value, en: textOrNull(currentTarget.value) })}
        error={errors.en}
      />
    </Group>
  );
}

type ParagraphsProps = Omit<WordsProps, 'value' | 'onChange'> & {
  value: SignupWords | null;
  onChange: (words: SignupWords | null) => void;
};

/** The same of several lines; without any there is none. */
export function ParagraphsField({ label, value, onChange, errors }: ParagraphsProps) {
  const { t } = useTranslation('signup');
  const put = (next: SignupWords) => onChange(next.vi === '' && next.en === null ? null : next);
  const of = value ?? { vi: '', en: null };
  const props = { autosize: true, minRows: 2, maxRows: 10, maxLength: SIGNUP.textMost };
  return (
    <>
      <Textarea
        {...props}
        label={label}
        value={of.vi}
        onChange={({ currentTarget }) => put({ ...of, vi: currentTarget.value })}
        error={errors.vi}
      />
      <Textarea
        {...props}
        label={t('form.english', { name: label })}
        value={of.en ?? ''}
        onChange={({ currentTarget }) => put({ ...of, en: currentTarget.value === '' ? null : currentTarget.value })}
        error={errors.en}
      />
    </>
  );
}

type AmountProps = { label: string; value: number; onChange: (amount: number) => void; error?: React.ReactNode };

/** An amount within the form, which keeps numbers and not what was typed. */
export function AmountField({ label, value, onChange, error }: AmountProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState(() => typedMoney(value, language));
  const type = (text: string) => {
    setTyped(text);
    // what cannot be read is refused beside its field
    onChange(readMoney(text) ?? 0);
  };
  return <MoneyField label={label} value={typed} onChange={type} error={error} />;
}

type MomentProps = {
  label: string;
  description?: string;
  /** `2026-11-23T18:00`, or a whole day. */
  value: string | null;
  onChange: (moment: string | null) => void;
  error?: React.ReactNode;
};

/** A moment by the club's clocks: a day, and a time of it where it does not begin or end with the day. */
export function MomentField({ label, description, value, onChange, error }: MomentProps) {
  const { t } = useTranslation('signup');
  const [date = '', time = ''] = (value ?? '').split('T');
  const [typed, setTyped] = useState(time);
  const put = (day: string, at: string) => onChange(day === '' ? null : at === '' ? day : `${day}T${at}`);
  return (
    <Group align="flex-end" gap="sm" wrap="nowrap">
      <DateField
        label={label}
        {...(description !== undefined && { description })}
        value={date || null}
        onChange={(day) => put(day ?? '', typed)}
        error={error}
      />
      <TextInput
        w={120}
        label={t('form.time')}
        inputMode="numeric"
        placeholder="18:00"
        value={typed}
        disabled={date === ''}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          put(date, currentTarget.value.trim());
        }}
        onBlur={() => {
          const read = readTime(typed) ?? typed.trim();
          setTyped(read);
          put(date, read);
        }}
      />
    </Group>
  );
}
