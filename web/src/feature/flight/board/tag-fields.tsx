import type { FlightPlayer } from '@fairway/api';
import { TAG_MOST } from '@fairway/api/record/bound';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './flight-board.module.css';
import type { TagChange } from './player-line.tsx';

type Props = { player: FlightPlayer; onChange: (change: TagChange) => void };

/** Bag tag and caddie number of a player, written when the field is left or by Enter. */
export function TagFields({ player: { name, bagTag, caddieNumber }, onChange }: Props) {
  const { t } = useTranslation('flight');
  return (
    <div className={classes.tags}>
      <TagField label={t('bagTagOf', { name })} hint={t('bagTag')} value={bagTag} onSave={(text) => onChange({ bagTag: text })} />
      <TagField
        label={t('caddieOf', { name })}
        hint={t('caddieNumber')}
        value={caddieNumber}
        onSave={(text) => onChange({ caddieNumber: text })}
      />
    </div>
  );
}

type FieldProps = { label: string; hint: string; value: string | null; onSave: (text: string | null) => void };

function TagField({ label, hint, value, onSave }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    const text = typed?.trim() || null;
    if (typed !== null && text !== value) onSave(text);
    setTyped(null);
  };
  return (
    <TextInput
      label={hint}
      aria-label={label}
      size="xs"
      maxLength={TAG_MOST}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}
