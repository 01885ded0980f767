import type { Arrangement, Flight, FlightConflict } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { COMMAND_KEY } from '../../../../lib/page/keyboard.ts';
import { useScreenKeys } from '../../../../ui/page/screen-keys.ts';
import { speak } from '../../../../ui/page/speak.ts';
import { everybody, type Held, moved, type Target } from '../arrangement/move.ts';
import type { Change } from '../use-arrangement.ts';
import classes from './flight-board.module.css';
import { FlightCard } from './flight-card.tsx';
import { type DivisionNames, type LineProps, PlayerLine } from './player-line.tsx';
import { useHolding } from './use-holding.ts';

type Props = {
  arrangement: Arrangement;
  conflicts: readonly FlightConflict[];
  divisions: DivisionNames;
  /** Whom a search found; null: nothing is searched for. */
  matching: ReadonlySet<string> | null;
  onlyUnassigned: boolean;
  /** null: the person may not arrange flights. */
  onChange: Change | null;
  onEdit: (flight: Flight) => void;
  onRemove: (flight: Flight) => void;
};

/** Every flight in starting order, with the players who have none beside them: dragged, or moved by keys and taps. */
export function FlightBoard({ arrangement, conflicts, divisions, matching, onlyUnassigned, onChange, onEdit, onRemove }: Props) {
  const { t } = useTranslation('flight');
  const board = useRef<HTMLDivElement>(null);
  const moving = useRef<string | null>(null);
  const onDrop = async (held: Held, target: Target) => {
    moving.current = held.id;
    const takeBack = await onChange?.((of) => moved(of, held, target));
    if (takeBack) speak(movedText(t, arrangement, held, target));
  };
  const state = useHolding(onDrop);
  const holding = onChange === null ? null : state;
  // who was moved keeps the focus, wherever they are now; nothing else takes it
  useEffect(() => {
    const id = moving.current;
    moving.current = null;
    if (id !== null && arrangement) board.current?.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus({ preventScroll: true });
  }, [arrangement]);
  const line: LineProps = { conflicts, divisions, holding, matching };
  const flights = onlyUnassigned
    ? []
    : arrangement.flights.filter(({ players }) => matching === null || players.some(({ playerId }) => matching.has(playerId)));
  const rest = arrangement.unassigned.filter(({ playerId }) => matching === null || matching.has(playerId));
  const { held } = state;
  const isOut = held?.kind === 'player' && arrangement.unassigned.some(({ playerId }) => playerId === held.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the grips within, which are buttons
    <div
      ref={board}
      className={classes.board}
      data-full={arrangement.unassigned.length === 0 || undefined}
      data-holding={held !== null || undefined}
      onKeyDown={state.onKeyDown}
    >
      {holding !== null && <BoardKeys />}
      <section
        className={classes.rest}
        aria-label={t('unassigned', { players: arrangement.unassigned.length })}
        data-drop="flight:"
        data-over={holding?.over === 'flight:' || undefined}
      >
        <h2 className={classes.number}>{t('unassigned', { players: arrangement.unassigned.length })}</h2>
        {arrangement.unassigned.length === 0 && <p className={`quiet small ${classes.full}`}>{t('nobodyLeft')}</p>}
        <ol className="ruled">
          {rest.map((player) => (
            <PlayerLine key={player.playerId} player={player} flight={null} {...line} />
          ))}
        </ol>
        {held?.kind === 'player' && !held.dragged && !isOut && (
          <Button
            className={classes.place}
            size="compact-sm"
            variant="light"
            data-place="flight"
            onClick={() => state.drop({ kind: 'flight', id: null })}
          >
            {t('hold.placeNowhere')}
          </Button>
        )}
      </section>
      <div className={classes.flights}>
        {flights.map((flight) => (
          // a new flight gets its id when it is written: its number is its own before
          <FlightCard key={flight.number} flight={flight} onEdit={onEdit} onRemove={onRemove} {...line} />
        ))}
      </div>
      <div ref={state.ghost} className={classes.ghost} aria-hidden hidden={held?.dragged !== true}>
        {held?.kind === 'flight' ? t('number', { number: held.name }) : held?.name}
      </div>
      <output className={`frame ${classes.said}`} data-docked>
        {held !== null && !held.dragged && t(held.kind === 'player' ? 'hold.saidPlayer' : 'hold.saidFlight', { name: held.name })}
      </output>
    </div>
  );
}

/** Who is where now, or what was exchanged. */
function movedText(t: SayOf<'flight'>, of: Arrangement, held: Held, target: Target): string {
  const names = new Map(everybody(of).map(({ playerId, name }) => [playerId, name]));
  const numbers = new Map(of.flights.map(({ id, number }) => [id, number]));
  const [name, number] = [names.get(held.id) ?? '', numbers.get(target.id ?? '') ?? ''];
  if (held.kind === 'flight') return t('hold.swappedFlights', { held: numbers.get(held.id) ?? '', number });
  if (target.kind === 'player') return t('hold.swapped', { held: name, name: names.get(target.id) ?? '' });
  return target.id === null ? t('hold.placedNowhere', { name }) : t('hold.placed', { name, number });
}

/** Lists what keys do for those who may move players. */
function BoardKeys() {
  const { t } = useTranslation('flight');
  useScreenKeys(t('keys.label'), [
    { keys: ['Space', 'Enter'], text: t('keys.hold') },
    { keys: ['↑', '↓', '←', '→'], text: t('keys.move') },
    { keys: ['Esc'], text: t('keys.cancel') },
    { keys: [`${COMMAND_KEY} Z`], text: t('keys.undo') },
  ]);
  return null;
}
