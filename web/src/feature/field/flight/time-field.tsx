import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readTime } from '../../../lib/value/date.ts';

type Props = { label: string; value: string | null; onChange: (time: string | null) => void };

/** A tee time as people type it: 6h30, 0630. What is no time stays in the field with a sentence, and nothing is taken over. */
export function TimeField({ label, value, onChange }: Props) {
  const { t } = useTranslation('flight');
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && readTime(typed) === null;
  const type = (text: string) => {
    setTyped(text);
    const time = readTime(text);
    if (time !== null || text.trim() === '') onChange(time);
  };
  return (
    <TextInput
      label={label}
      value={typed ?? value ?? ''}
      maxLength={8}
      error={isWrong ? t('wrongTime') : undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => !isWrong && setTyped(null)}
    />
  );
}
