import type { Arrangement, Flight } from '@fairway/api';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { changedSince } from './arrangement/change.ts';
import { type FlightFields, shifted, withFields } from './arrangement/move.ts';
import type { DivisionNames } from './board/player-line.tsx';
import { type BoundOrder, DrawForm } from './draw/draw-form.tsx';
import type { Bonds, DrawnRound } from './draw/draw-plan.ts';
import { ShiftForm } from './edit/shift-form.tsx';
import type { Change } from './use-arrangement.ts';

/** A flight to edit, the draw, or the shift of all times. */
export type DrawerSubject = Flight | 'draw' | 'shift';

type Props = {
  subject: DrawerSubject | null;
  opened: boolean;
  onClose: () => void;
  arrangement: Arrangement;
  divisions: DivisionNames;
  round: DrawnRound;
  bonds: Bonds;
  /** When the tournament begins. */
  time: string | null;
  bound: BoundOrder;
  onChange: Change;
};

const loadFlightForm = async () => (await import('./edit/flight-form.tsx')).FlightForm;

/** What is decided beside the board; every decision ends in one change of it. */
export function FlightDrawer({ subject, opened, onClose, arrangement, divisions, round, bonds, time, bound, onChange }: Props) {
  const { t } = useTranslation('flight');
  // what was shown last stays while the drawer closes
  const [last, setLast] = useState<DrawerSubject>('draw');
  if (subject !== null && subject !== last) setLast(subject);
  const others = arrangement.flights.filter(({ id }) => typeof last === 'string' || id !== last.id);
  const title = typeof last === 'string' ? t(`${last}.title`) : t('edit.title', { number: last.number });
  const close = async (sentence: string, step: Parameters<Change>[0]) => {
    onClose();
    const takeBack = await onChange(step);
    if (takeBack) showToast('success', sentence, '', takeBack);
  };
  return (
    <FormDrawer opened={opened} onClose={() => !hasDialogAbove() && onClose()} title={title}>
      {(leave) => {
        if (last === 'draw') {
          // what was chosen stays until it is written
          const apply = async (seen: Arrangement, wanted: Arrangement, drawn: number) => {
            const takeBack = await onChange((now) => (changedSince(seen, now, wanted).length > 0 ? null : wanted));
            if (takeBack === null) return;
            onClose();
            showToast('success', t('draw.done', { count: drawn }), '', takeBack);
          };
          return <DrawForm {...{ arrangement, divisions, round, bonds, time, bound }} onApply={apply} onCancel={leave} />;
        }
        if (last === 'shift') {
          const timed = arrangement.flights.filter(({ teeTime }) => teeTime !== null).length;
          const shift = (minutes: number) => close(t('shift.done', { count: timed }), (of) => shifted(of, minutes));
          return <ShiftForm arrangement={arrangement} onShift={shift} onCancel={leave} />;
        }
        const current = arrangement.flights.find(({ id }) => id === last.id);
        // what was typed stays until it is written
        const save = async (seen: Flight, fields: Partial<FlightFields>) => {
          if (Object.keys(fields).length === 0) return true;
          const takeBack = await onChange((of) => withFields(of, seen, fields));
          if (takeBack) showToast('success', t('edit.saved', { number: fields.number ?? last.number }), '', takeBack);
          return takeBack !== null;
        };
        const numbers = others.map(({ number }) => number);
        return (
          <OnDemand opened load={loadFlightForm} onClose={onClose}>
            {(FlightForm) => (
              <FlightForm key={last.id} flight={last} {...{ current, round, numbers }} onSave={save} onSaved={onClose} onCancel={leave} />
            )}
          </OnDemand>
        );
      }}
    </FormDrawer>
  );
}

/** Escape in a dialog that was opened out of the drawer closes that one alone. */
const hasDialogAbove = (): boolean => document.querySelectorAll('[aria-modal]').length > 1;
