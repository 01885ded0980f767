import { formatDistance } from '@fairway/api/word/number';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../lib/language.ts';

type Props = Omit<NumberInputProps, 'value' | 'onChange' | 'min' | 'max'> & {
  /** null or NaN: nothing typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  /** How many decimals may be typed. */
  decimals?: number;
};

/**
 * A number as people type it, with the decimal comma of their language; once left, it shows what the form has. One outside of the bounds
 * becomes the nearest within, which is said.
 */
export function NumberField({ value, onChange, min, max, decimals = 0, error, ...input }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<number | string | null>(null);
  const [replaced, setReplaced] = useState<number | null>(null);
  const language = useLanguage();
  const leave = () => {
    setTyped(null);
    const within = Math.min(Math.max(value ?? min, min), max);
    if (value === null || Number.isNaN(value) || within === value) return;
    setReplaced(value);
    onChange(within);
  };
  const say = (number: number) => formatDistance(number, language);
  return (
    <NumberInput
      hideControls
      clampBehavior="none"
      min={min}
      max={max}
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      decimalSeparator={language === 'vi' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      {...input}
      error={error ?? (replaced !== null && t('numberReplaced', { typed: say(replaced), min: say(min), max: say(max) }))}
      value={typed ?? (value === null || Number.isNaN(value) ? '' : value)}
      onChange={(next) => {
        setTyped(next);
        setReplaced(null);
        onChange(numberOf(next));
      }}
      onBlur={leave}
    />
  );
}

const numberOf = (typed: number | string): number | null => (typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed));
