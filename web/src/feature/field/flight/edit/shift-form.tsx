import type { Arrangement } from '@fairway/api';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { shifted } from '../arrangement/move.ts';

type Props = { arrangement: Arrangement; onShift: (minutes: number) => void; onCancel: () => void };

const MOST_MINUTES = 720;

/** Moves all tee times by some minutes, later or earlier, and shows the new first one. */
export function ShiftForm({ arrangement, onShift, onCancel }: Props) {
  const { t } = useTranslation('flight');
  const [minutes, setMinutes] = useState<number | null>(10);
  const after = minutes === null || Number.isNaN(minutes) ? arrangement : shifted(arrangement, minutes);
  const [before, now] = [firstTime(arrangement), after && firstTime(after)];
  const isWanted = minutes !== null && minutes !== 0 && after !== null;
  return (
    <AskForm action={t('shift.action')} onSubmit={() => minutes !== null && onShift(minutes)} onCancel={onCancel} ready={isWanted}>
      <NumberField
        label={t('shift.minutes')}
        description={t('shift.help')}
        within={{ from: -MOST_MINUTES, to: MOST_MINUTES }}
        value={minutes}
        onChange={setMinutes}
        error={after === null ? t('shift.otherDay') : undefined}
      />
      {before && now && <Text>{t('shift.preview', { before, after: now })}</Text>}
    </AskForm>
  );
}

const firstTime = ({ flights }: Arrangement): string | null => flights.find(({ teeTime }) => teeTime !== null)?.teeTime ?? null;
