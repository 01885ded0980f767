import type { Arrangement, FlightPlayer } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/player';
import { Button, Group } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { everybody } from '../arrangement/move.ts';
import { type DivisionNames, PlayerFacts } from '../board/player-line.tsx';
import { startWords } from '../start-words.ts';
import classes from './check-in.module.css';

/** Present, late, did not start (DNS), or null: not yet. */
export type Presence = Arrival | 'DNS' | null;
export type SetArrival = { readonly set: (presence: Presence) => void; readonly mayDns: boolean };

type Props = {
  arrangement: Arrangement;
  divisions: DivisionNames;
  found: ReadonlySet<string> | null;
  /** null: the person may only look. */
  arrivalOf: ((playerId: string) => SetArrival) | null;
};

/** Who is here, flight by flight in starting order, for a phone at the first tee. */
export function CheckInList({ arrangement, divisions, found, arrivalOf }: Props) {
  const { t } = useTranslation('flight');
  const expected = everybody(arrangement).filter(({ status }) => status === 'ok' || status === 'DNS');
  const here = expected.filter(({ arrival, status }) => arrival !== null && status === 'ok').length;
  const groups = [
    ...arrangement.flights.map((flight) => ({
      key: flight.id,
      title: [t('number', { number: flight.number }), startWords(flight, t)].join(' · '),
      players: flight.players,
    })),
    { key: '', title: t('unassigned', { players: arrangement.unassigned.length }), players: arrangement.unassigned },
  ];
  return (
    <div className={classes.list}>
      <p className={classes.count} role="status">
        {t('checkIn.count', { here, total: expected.length })}
      </p>
      {groups.map(({ key, title, players }) => {
        const shown = players.filter(({ playerId }) => found?.has(playerId) ?? true);
        if (shown.length === 0) return null;
        return (
          <section key={key} aria-label={title}>
            <h2 className={classes.flight}>{title}</h2>
            <ul className={classes.players}>
              {shown.map((player) => (
                <li key={player.playerId} className={classes.player}>
                  <div className={classes.who}>
                    <span className={classes.name}>{player.name}</span>
                    <PlayerFacts player={player} divisions={divisions} />
                  </div>
                  <Presences player={player} arrival={arrivalOf?.(player.playerId) ?? null} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const CHOICES = [
  { presence: 'present', word: 'present', Icon: IconCheck },
  { presence: 'late', word: 'late', Icon: IconClock },
  { presence: 'DNS', word: 'absent', Icon: IconX },
] as const;

const presenceOf = ({ arrival, status }: FlightPlayer): Presence => (status === 'DNS' ? 'DNS' : arrival);

/** One of the three; pressed again, not yet. */
function Presences({ player, arrival }: { player: FlightPlayer; arrival: SetArrival | null }) {
  const { t } = useTranslation('flight');
  const now = presenceOf(player);
  if (player.status !== 'ok' && player.status !== 'DNS') return null;
  return (
    <Group gap={6} wrap="nowrap" role="group" aria-label={t('checkIn.of', { name: player.name })} className={classes.choices}>
      {CHOICES.filter(({ presence }) => presence !== 'DNS' || (arrival?.mayDns ?? false) || now === 'DNS').map(
        ({ presence, word, Icon }) => (
          <Button
            key={presence}
            h={48}
            px="sm"
            variant={now === presence ? 'filled' : 'default'}
            aria-pressed={now === presence}
            leftSection={now === presence && <Icon aria-hidden size={16} />}
            disabled={arrival === null || (presence === 'DNS' && (player.hasScores || !arrival.mayDns))}
            onClick={() => arrival?.set(now === presence ? null : presence)}
          >
            {t(`checkIn.${word}`)}
          </Button>
        ),
      )}
    </Group>
  );
}
