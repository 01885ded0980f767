import type { Flight } from '@fairway/api';
import { STARTING_SIDES } from '@fairway/api/choice';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field.tsx';
import { useTellDrawer } from '../../../ui/record/tell-drawer.ts';
import type { FlightFields } from '../arrangement/move.ts';
import { TimeField } from '../time-field.tsx';

type Props = {
  flight: Flight;
  /** The numbers of the others. */
  taken: readonly string[];
  /** Gets the fields that were changed: what others changed meanwhile stays. */
  onSave: (fields: Partial<FlightFields>) => void;
  onCancel: () => void;
};

/** Number, time, hole and what the starter knows of a flight. */
export function FlightForm({ flight, taken, onSave, onCancel }: Props) {
  const { t } = useTranslation(['flight', 'word']);
  const [fields, setFields] = useState<FlightFields>(flight);
  const set = (change: Partial<FlightFields>) => setFields((before) => ({ ...before, ...change }));
  const { number, teeTime, startingHole, startingSide, cart, note } = fields;
  useTellDrawer(JSON.stringify(fields) !== JSON.stringify(flight));
  const isTaken = taken.some((other) => other.toLowerCase() === number.trim().toLowerCase());
  const problem = number.trim() === '' ? t('word:required') : isTaken ? t('edit.taken', { number: number.trim() }) : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined) return;
    const wanted: FlightFields = { number: number.trim(), teeTime, startingHole, startingSide, cart: cart || null, note: note || null };
    const changed = Object.entries(wanted).filter(([field, value]) => value !== flight[field as keyof FlightFields]);
    onSave(Object.fromEntries(changed));
  };
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        <TextInput
          label={t('edit.number')}
          value={number}
          maxLength={20}
          error={problem}
          onChange={(event) => set({ number: event.currentTarget.value })}
        />
        <TimeField label={t('edit.teeTime')} value={teeTime} onChange={(time) => set({ teeTime: time })} />
        <Group grow align="start">
          <NumberField
            label={t('edit.startingHole')}
            min={1}
            max={18}
            value={startingHole}
            onChange={(hole) => set({ startingHole: hole, ...(hole === null && { startingSide: null }) })}
          />
          <Select
            label={t('edit.side')}
            data={[{ value: '', label: t('edit.noSide') }, ...STARTING_SIDES.map((side) => ({ value: side, label: side }))]}
            value={startingSide ?? ''}
            disabled={startingHole === null}
            onChange={(side) => set({ startingSide: side === 'A' || side === 'B' ? side : null })}
          />
        </Group>
        <TextInput
          label={t('edit.cart')}
          value={cart ?? ''}
          maxLength={40}
          onChange={(event) => set({ cart: event.currentTarget.value })}
        />
        <TextInput
          label={t('edit.note')}
          value={note ?? ''}
          maxLength={2000}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('word:cancel')}
          </Button>
          <Button type="submit">{t('word:save')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
