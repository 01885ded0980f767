import { formatMoney } from '@fairway/api/word/number';
import { TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../lib/language.ts';
import { readMoney, typedMoney } from '../../lib/value/money.ts';

type Props = {
  label: string;
  description?: string;
  value: string;
  onChange: (typed: string) => void;
  error?: ReactNode;
};

/** Money as people type it; below stands how it is read, so that nobody has to count zeros. */
export function MoneyField({ description, value, onChange, ...input }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = readMoney(value);
  const isRead = amount !== null && !Number.isNaN(amount);
  const leave = () => {
    if (isRead) onChange(typedMoney(amount, language));
  };
  return (
    <TextInput
      {...input}
      description={isRead ? formatMoney(amount, language) : (description ?? t('moneyHelp'))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
      onBlur={leave}
      inputMode="text"
      autoComplete="off"
      className="tabular"
    />
  );
}
