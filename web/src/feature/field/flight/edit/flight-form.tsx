import type { Flight } from '@fairway/api';
import { FLIGHT } from '@fairway/api/record/flight';
import { firstHoleIn, hasHole, lastHole, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { Group, Textarea } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { useRecordFields } from '../../../../ui/record/form/record-field.tsx';
import { RecordForm } from '../../../../ui/record/form/record-form.tsx';
import { useInputs } from '../../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../../ui/record/form/use-typing.ts';
import { showToast } from '../../../../ui/toast/toast.tsx';
import type { FlightFields } from '../arrangement/move.ts';

type Props = {
  /** Its holes. */
  round: PlayedHoles;
  /** As it was opened. */
  flight: Flight;
  /** As it is now; undefined: it has been removed. */
  current: Flight | undefined;
  /** The numbers of the others. */
  numbers: readonly string[];
  /** Gets the fields that were changed, and the flight that they are of; whether they are written. */
  onSave: (seen: Flight, fields: Partial<FlightFields>) => Promise<boolean>;
  onSaved: () => void;
  onCancel: () => void;
};

/** Number, time, hole and what the starter knows of a flight. */
export function FlightForm({ flight, current, round, numbers, onSave, onSaved, onCancel }: Props) {
  const { t } = useTranslation('flight');
  const typing = useTyping(FLIGHT);
  const fields = useRecordFields('flight', FLIGHT, { startingSide: { inWords: (side) => side ?? t('edit.noSide') } });
  const holes = { first: firstHoleIn(round), last: lastHole(round) };
  const editing = useRecordForm({
    record: flight,
    fields,
    ...typing,
    fieldsOf: (values) => ({ ...typing.fieldsOf(values), ...(values.startingHole === null && { startingSide: null }) }),
    check: (values) => {
      const number = values.number.trim();
      return {
        ...typing.check(values),
        ...(numbers.some((other) => other.toLowerCase() === number.toLowerCase()) && { number: t('edit.taken', { number }) }),
        ...(values.startingHole !== null && !hasHole(round, values.startingHole) && { startingHole: t('edit.notPlayed', holes) }),
      };
    },
    // the board has what others changed: it is asked, and writes
    change: async ({ version, ...changed }) => {
      if (current === undefined) showToast('warning', t('stale'), t('edit.gone'));
      else if (current.version === version && (await onSave(current, changed))) return current;
      throw new ApiError(409, 'stale-version', '', {}, current?.version === version ? undefined : current);
    },
  });
  const { form } = editing;
  const input = useInputs(FLIGHT, fields, form, { lines: Textarea, whole: NumberField });
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      {input('number')}
      {input('teeTime')}
      <Group grow align="start">
        {input('startingHole')}
        {input('startingSide', { disabled: form.values.startingHole === null })}
      </Group>
      {input('cart')}
      {input('note')}
    </RecordForm>
  );
}
