import type { Arrangement } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { AskForm } from '../../../../ui/dialog/ask-form.tsx';
import { confirm } from '../../../../ui/dialog/confirm.tsx';
import { changedSince } from '../arrangement/change.ts';
import { everybody } from '../arrangement/move.ts';
import type { DivisionNames } from '../board/player-line.tsx';
import { DrawFields } from './draw-fields.tsx';
import {
  able,
  type Bonds,
  type DrawChoice,
  type DrawnRound,
  drawPlan,
  enteredAmong,
  firstChoice,
  firstStart,
  randomNumbers,
} from './draw-plan.ts';
import { DrawPreview } from './draw-preview.tsx';
import { WishFields } from './wish-fields.tsx';

type Props = {
  arrangement: Arrangement;
  divisions: DivisionNames;
  round: DrawnRound;
  bonds: Bonds;
  /** When the tournament begins. */
  time: string | null;
  bound: BoundOrder;
  /** What the person saw, the wanted arrangement, and how many flights were drawn. */
  onApply: (seen: Arrangement, wanted: Arrangement, drawn: number) => Promise<void>;
  onCancel: () => void;
};

/** The order of the round's flights that was drawn by public numbers and shown (null: there is none), and where it is drawn. */
export type BoundOrder = { readonly order: readonly string[] | null; readonly panel: ReactNode };

/** What a draw goes by, and what comes of it: nothing is written before it is applied. */
export function DrawForm({ arrangement: current, divisions, round, bonds, time, bound, onApply, onCancel }: Props) {
  const { t } = useTranslation('flight');
  // the preview follows what others move, and rests while it is written
  const [written, setWritten] = useState<Arrangement | null>(null);
  const of = written ?? current;
  const [opened] = useState(of);
  const [chosen, setChosen] = useState<Partial<DrawChoice>>({});
  // the matches may be read after the form is opened: what is proposed goes by them all the same
  const choice: DrawChoice = { ...firstChoice(opened, time, round.firstHole, bonds.matches.length > 0), ...chosen };
  const [numbers, setNumbers] = useState(() => randomNumbers(everybody(of).length));
  const plan = drawPlan(of, choice, { numbers, bound: bound.order }, round, bonds);
  const bySides = everybody(of).some(({ partners }) => partners.length > 0);
  const players = able(choice.who === 'all' ? everybody(of) : of.unassigned);
  const hasEntered = enteredAmong(bonds.entered, new Set(players.map(({ playerId }) => playerId))).length > 0;
  const tooFew = able(everybody(of)).length < (bySides ? 1 : 2) || players.length === 0;
  const lacksOrder = choice.order === 'bound' && bound.order === null;
  const apply = async () => {
    const since = changedSince(opened, of, plan.wanted);
    const question = {
      title: t('stale'),
      text: t('draw.changedSince', { flights: since.join(', ') }),
      action: t('draw.apply', { count: plan.drawn.length }),
    };
    if (since.length > 0 && !(await confirm(question))) return;
    setWritten(of);
    await onApply(of, plan.wanted, plan.drawn.length);
    setWritten(null);
  };
  return (
    <AskForm
      action={t('draw.apply', { count: plan.drawn.length })}
      onSubmit={apply}
      onCancel={onCancel}
      ready={!tooFew && !lacksOrder}
      isPending={written !== null}
      other={
        choice.order === 'random' && (
          <Button variant="default" onClick={() => setNumbers(randomNumbers(everybody(of).length))}>
            {t('draw.again')}
          </Button>
        )
      }
    >
      <DrawFields
        round={round}
        choice={choice}
        onChange={(change) =>
          setChosen((before) => ({ ...before, ...(change.who && firstStart(of, time, change.who, round.firstHole)), ...change }))
        }
        hasFlights={of.flights.length > 0}
        bySides={bySides}
        matches={bonds.matches}
      />
      {choice.order === 'bound' && bound.panel}
      <WishFields
        players={players}
        hasEntered={hasEntered}
        choice={choice}
        onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
      />
      {tooFew ? (
        <Text c="var(--fairway-needs-person)">{t('draw.tooFew')}</Text>
      ) : lacksOrder ? (
        <Text c="dimmed">{t('draw.noOrder')}</Text>
      ) : (
        <DrawPreview of={of} plan={plan} choice={choice} divisions={divisions} />
      )}
    </AskForm>
  );
}
