import type { Flight } from '@fairway/api';
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MoreMenu } from '../../../../ui/menu/more-menu.tsx';
import { hasRoom } from '../arrangement/move.ts';
import { startWords } from '../start-words.ts';
import classes from './flight-board.module.css';
import { Grip } from './grip.tsx';
import { type LineProps, PlayerLine } from './player-line.tsx';
import { keyOf } from './use-holding.ts';

type Props = LineProps & {
  flight: Flight;
  onEdit: (flight: Flight) => void;
  onRemove: (flight: Flight) => void;
};

/** A flight on the board: when and where it starts, and its players in the order of the sheet. */
export function FlightCard({ flight, onEdit, onRemove, ...line }: Props) {
  const { t } = useTranslation('flight');
  const { holding } = line;
  const { id, number, players, cart, note } = flight;
  const key = keyOf({ kind: 'flight', id });
  const own = { kind: 'flight', id, name: number } as const;
  const begun = players.some(({ hasScores }) => hasScores);
  const more = [cart === null ? null : t('cart', { cart }), note].filter((part) => part !== null);
  return (
    <section
      className={classes.card}
      aria-label={t('number', { number })}
      data-drop={key}
      data-over={holding?.over === key || undefined}
      data-held={holding?.held?.id === id || undefined}
    >
      <header className={`row gap-6 ${classes.head}`}>
        {holding !== null && <Grip own={own} holding={holding} />}
        <h2 className={classes.number}>{t('number', { number })}</h2>
        <span className={`one-line quiet small ${classes.start}`}>{startWords(flight, t)}</span>
        {begun && (
          <span className={classes.begun} title={t('begun')}>
            <span className="for-listeners">{t('begun')}</span>
          </span>
        )}
        {holding !== null && (
          <MoreMenu
            label={t('more', { number })}
            actions={[
              { label: t('edit.action'), icon: IconPencil, run: () => onEdit(flight) },
              { label: t('remove'), icon: IconTrash, run: () => onRemove(flight) },
            ]}
          />
        )}
      </header>
      {more.length > 0 && <p className={`quiet small ${classes.more}`}>{more.join(' · ')}</p>}
      <ol className="ruled">
        {players.map((player) => (
          <PlayerLine key={player.playerId} player={player} flight={flight.number} {...line} />
        ))}
      </ol>
      {holding !== null && <PlaceHere flight={flight} holding={holding} />}
    </section>
  );
}

/** While a player is held by key or tap: the place behind the others of the flight. */
function PlaceHere({ flight, holding }: { flight: Flight; holding: NonNullable<LineProps['holding']> }) {
  const { t } = useTranslation('flight');
  const { held } = holding;
  const isThere = flight.players.some(({ playerId }) => playerId === held?.id);
  if (held === null || held.dragged || held.kind !== 'player' || isThere) return null;
  if (!hasRoom(flight)) return <p className={`quiet small ${classes.full}`}>{t('hold.full')}</p>;
  return (
    <Button
      className={classes.place}
      size="compact-sm"
      variant="light"
      data-place="flight"
      onClick={() => holding.drop({ kind: 'flight', id: flight.id })}
    >
      {t('hold.place', { number: flight.number })}
    </Button>
  );
}
