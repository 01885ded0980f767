import type { Arrangement, FlightPlayer } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/field/player';
import { Button, Group } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { everybody } from '../arrangement/move.ts';
import { type DivisionNames, PlayerFacts } from '../board/player-line.tsx';
import { startWords } from '../start-words.ts';
import { presentCount } from './arrival.ts';
import classes from './check-in.module.css';

/** Present, late, did not start (DNS), or null: not yet. */
export type Presence = Arrival | 'DNS' | null;
export type SetArrival = { readonly set: (presence: Presence) => void; readonly mayDns: boolean };

type Props = {
  arrangement: Arrangement;
  divisions: DivisionNames;
  matching: ReadonlySet<string> | null;
  /** null: the person may only look. */
  arrivalOf: ((playerId: string) => SetArrival) | null;
};

/** Who is here, flight by flight in starting order, for a phone at the first tee. */
export function CheckInList({ arrangement, divisions, matching, arrivalOf }: Props) {
  const { t } = useTranslation('flight');
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
      <p className={`mb-8 strong ${classes.count}`} role="status">
        {t('checkIn.count', presentCount(everybody(arrangement)))}
      </p>
      {groups.map(({ key, title, players }) => {
        const visible = players.filter(({ playerId }) => matching?.has(playerId) ?? true);
        if (visible.length === 0) return null;
        return (
          <section key={key} aria-label={title}>
            <h2 className={classes.flight}>{title}</h2>
            <ul className={`frame ${classes.players}`}>
              {visible.map((player) => (
                <li key={player.playerId}>
                  <div className={`row between gap-12 wrap ${classes.player}`}>
                    <div className={classes.who}>
                      <span className="strong">{player.name}</span>
                      <PlayerFacts player={player} divisions={divisions} />
                    </div>
                    <Presences player={player} arrival={arrivalOf?.(player.playerId) ?? null} />
                  </div>
                  {player.partners.length > 0 && <Partners side={player} arrivalOf={arrivalOf} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Whoever plays for a side arrives alone; that the side does not start is said of the side. */
function Partners({ side, arrivalOf }: { side: FlightPlayer } & Pick<Props, 'arrivalOf'>) {
  const { t } = useTranslation('flight');
  return (
    <ul className={classes.partners} aria-label={t('checkIn.partners', { name: side.name })}>
      {side.partners.map(({ playerId, name, arrival }) => {
        const own = arrivalOf?.(playerId) ?? null;
        return (
          <li key={playerId} className={`row between gap-12 wrap ${classes.player}`}>
            <span className={classes.who}>{name}</span>
            {side.status === 'ok' && (
              <Presences player={{ ...side, playerId, name, arrival, partners: [] }} arrival={own && { ...own, mayDns: false }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const CHOICES = [
  { presence: 'present', word: 'present', Icon: IconCheck },
  { presence: 'late', word: 'late', Icon: IconClock },
  { presence: 'DNS', word: 'absent', Icon: IconX },
] as const;

/** A side is here with all its partners, whoever of them is late. */
function presenceOf({ arrival, status, partners }: FlightPlayer): Presence {
  if (status === 'DNS') return 'DNS';
  return arrival !== null && partners.length > 0 ? 'present' : arrival;
}

/** One of the three; pressed again, not yet. */
function Presences({ player, arrival }: { player: FlightPlayer; arrival: SetArrival | null }) {
  const { t } = useTranslation('flight');
  const now = presenceOf(player);
  const isSide = player.partners.length > 0;
  if (player.status !== 'ok' && player.status !== 'DNS') return null;
  const isOffered = (presence: Presence) =>
    presence === 'DNS' ? now === 'DNS' || (arrival?.mayDns ?? false) : presence !== 'late' || !isSide;
  return (
    <Group gap={6} wrap="nowrap" role="group" aria-label={t('checkIn.of', { name: player.name })} className={classes.choices}>
      {CHOICES.filter(({ presence }) => isOffered(presence)).map(({ presence, word, Icon }) => (
        <Button
          key={presence}
          className={classes.choice}
          variant={now === presence ? 'filled' : 'default'}
          aria-pressed={now === presence}
          leftSection={now === presence && <Icon aria-hidden size={16} />}
          disabled={arrival === null || (presence === 'DNS' && (player.hasScores || !arrival.mayDns))}
          onClick={() => arrival?.set(now === presence ? null : presence)}
        >
          {t(`checkIn.${isSide && presence === 'present' ? 'all' : word}`)}
        </Button>
      ))}
    </Group>
  );
}
