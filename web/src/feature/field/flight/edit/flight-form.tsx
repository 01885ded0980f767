import type { Flight } from '@fairway/api';
import { STARTING_SIDES } from '@fairway/api/choice/field/flight';
import { FLIGHT } from '@fairway/api/record/flight';
import { firstHoleIn, hasHole, lastHole, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { useTellDrawer } from '../../../../ui/record/around-form.ts';
import { type Fields, fieldsIn } from '../../../../ui/record/field.ts';
import { changesOf, differencesOf } from '../../../../ui/record/stale.ts';
import { StaleChoice } from '../../../../ui/record/stale-choice.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import type { FlightFields } from '../arrangement/move.ts';
import { TimeField } from '../time-field.tsx';

type Props = {
  /** Its holes. */
  round: PlayedHoles;
  /** As it was opened. */
  flight: Flight;
  /** As it is now; undefined: it has been removed. */
  current: Flight | undefined;
  /** The numbers of the others. */
  taken: readonly string[];
  /** Gets the fields that were changed, and the flight as it was seen: what others changed meanwhile stays. */
  onSave: (seen: Flight, fields: Partial<FlightFields>) => void;
  onCancel: () => void;
};

/** Number, time, hole and what the starter knows of a flight. Where another person has changed the same field since, both versions are shown. */
export function FlightForm({ flight, current, round, taken, onSave, onCancel }: Props) {
  const { t } = useTranslation(['flight', 'word']);
  const labels = useFlightFields();
  const [fields, setFields] = useState<FlightFields>(flight);
  const [seen, setSeen] = useState(flight);
  /** After an attempt to save. */
  const [strict, setStrict] = useState(false);
  const [newer, setNewer] = useState<Flight | null>(null);
  const set = (change: Partial<FlightFields>) => setFields((before) => ({ ...before, ...change }));
  const { number, teeTime, startingHole, startingSide, cart, note } = fields;
  useTellDrawer(JSON.stringify(fields) !== JSON.stringify(flight));
  const isTaken = taken.some((other) => other.toLowerCase() === number.trim().toLowerCase());
  const problem = number.trim() === '' ? t('word:required') : isTaken ? t('edit.taken', { number: number.trim() }) : undefined;
  const holes = { first: firstHoleIn(round), last: lastHole(round) };
  const isElsewhere = startingHole !== null && !hasHole(round, startingHole);
  const wanted: FlightFields = { number: number.trim(), teeTime, startingHole, startingSide, cart: cart || null, note: note || null };
  const opened = fieldsIn(labels, seen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined || isElsewhere) return setStrict(true);
    if (current === undefined) return showToast('warning', t('stale'), t('edit.gone'));
    if (bothChanged(opened, wanted, fieldsIn(labels, current)).length > 0) return setNewer(current);
    onSave(current, changesOf(opened, wanted));
  };
  const choose = (now: Flight, fromTheirs: readonly (keyof FlightFields)[]) => {
    const chosen = { ...wanted, ...Object.fromEntries(fromTheirs.map((field) => [field, now[field]])) };
    // what the others changed and this form did not is theirs
    const mine = { ...fieldsIn(labels, now), ...changesOf(opened, chosen) };
    setFields(mine);
    setSeen(now);
    setNewer(null);
    onSave(now, changesOf(fieldsIn(labels, now), mine));
  };
  const theirs = newer && fieldsIn(labels, newer);
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('edit.number')}
          value={number}
          maxLength={FLIGHT.number.most}
          error={problem}
          onChange={(event) => set({ number: event.currentTarget.value })}
        />
        <TimeField label={t('edit.teeTime')} value={teeTime} onChange={(time) => set({ teeTime: time })} />
        <Group grow align="start">
          <NumberField
            label={t('edit.startingHole')}
            within={{ from: holes.first, to: holes.last }}
            value={startingHole}
            error={strict && isElsewhere ? t('edit.notPlayed', holes) : undefined}
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
          maxLength={FLIGHT.cart.most}
          onChange={(event) => set({ cart: event.currentTarget.value })}
        />
        <TextInput
          label={t('edit.note')}
          value={note ?? ''}
          maxLength={FLIGHT.note.most}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('word:cancel')}
          </Button>
          <Button type="submit">{t('word:save')}</Button>
        </Group>
      </Stack>
      <StaleChoice
        fields={labels}
        choice={theirs && { differences: bothChanged(opened, wanted, theirs), mine: wanted, theirs }}
        onChoose={(fromTheirs) => newer && choose(newer, fromTheirs)}
        onClose={() => setNewer(null)}
      />
    </form>
  );
}

const bothChanged = (opened: FlightFields, mine: FlightFields, current: FlightFields) =>
  differencesOf(opened, mine, current).filter(({ changedBy }) => changedBy === 'both');

function useFlightFields(): Fields<FlightFields> {
  const { t } = useTranslation('flight');
  return {
    number: { label: t('edit.number') },
    teeTime: { label: t('edit.teeTime') },
    startingHole: { label: t('edit.startingHole') },
    startingSide: { label: t('edit.side') },
    cart: { label: t('edit.cart') },
    note: { label: t('edit.note') },
  };
}
