import type { DeskDay, FlightOfDay } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClock } from '../../../lib/date.ts';
import { StatusMark, type Tone } from '../../../ui/mark/status-mark.tsx';
import classes from './day.module.css';

type Words = SayOf<'desk'>;

/** Where every flight is and how it keeps the pace, the latest first. */
export function FlightList({ day, timeZone }: { day: DeskDay; timeZone: string }) {
  const { t } = useTranslation('desk');
  // where no phone has sent anything, the desk types the cards: silence needs nobody
  const deskTypes = day.flights.every(({ heardAt }) => heardAt === null);
  const urgent = (flight: FlightOfDay) => (flight.late ? (flight.lateMinutes ?? 0) : flight.state === 'unheard' ? 0 : -1);
  const flights = day.flights.toSorted((a, b) => urgent(b) - urgent(a));
  return (
    <section aria-label={t('flight.title')}>
      <h3 className={classes.heading}>{t('flight.title')}</h3>
      {day.suspendedAt !== null && <Text mb="xs">{t('day.suspended', { time: formatClock(new Date(day.suspendedAt), timeZone) })}</Text>}
      {flights.length === 0 && <Text>{t('flight.none')}</Text>}
      <ul className={classes.list}>
        {flights.map((flight) => (
          <li key={flight.id} className={classes.row}>
            <span>
              <strong>{t('flight.name', { number: flight.number })}</strong> <span className={classes.dim}>{startOf(t, flight)}</span>
            </span>
            <StatusMark tone={toneOf(flight, deskTypes)}>{paceText(t, flight)}</StatusMark>
            <span className={classes.about}>{aboutOf(t, flight, timeZone).join(' · ')}</span>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        {t('flight.pace')}
      </Text>
    </section>
  );
}

function startOf(t: Words, { teeTime, startingHole, startingSide }: FlightOfDay): string {
  const hole = startingHole === null ? null : `${startingHole}${startingSide ?? ''}`;
  if (teeTime === null) return hole === null ? '' : t('flight.startHole', { hole });
  return hole === null ? teeTime : t('flight.start', { time: teeTime, hole });
}

function toneOf({ late, state }: FlightOfDay, deskTypes: boolean): Tone {
  if (late || (state === 'unheard' && !deskTypes)) return 'attention';
  return state === 'playing' ? 'active' : 'quiet';
}

function paceText(t: Words, { state, lateMinutes }: FlightOfDay): string {
  if (state !== 'playing' || lateMinutes === null) return t(`flight.${state === 'playing' ? 'onTime' : state}`);
  if (lateMinutes === 0) return t('flight.onTime');
  return lateMinutes > 0 ? t('flight.late', { count: lateMinutes }) : t('flight.early', { count: -lateMinutes });
}

function aboutOf(t: Words, { state, hole, thru, expectedThru, ahead, heardAt }: FlightOfDay, timeZone: string): string[] {
  if (state !== 'playing' || hole === null)
    return heardAt === null ? [] : [t('flight.heard', { time: formatClock(new Date(heardAt), timeZone) })];
  const at = expectedThru === null ? t('flight.playing', { hole, thru }) : t('flight.playingOf', { hole, thru, expected: expectedThru });
  const gap = ahead && { ahead: ahead.number, count: ahead.gapMinutes };
  return [
    at,
    ...(gap && ahead.plannedMinutes === null ? [t('flight.gap', gap)] : []),
    ...(gap && ahead.plannedMinutes !== null ? [t('flight.gapOf', { ...gap, planned: ahead.plannedMinutes })] : []),
    ...(heardAt === null ? [] : [t('flight.heard', { time: formatClock(new Date(heardAt), timeZone) })]),
  ];
}
