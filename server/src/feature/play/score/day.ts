import { type DeskDay, RATE_WINDOW_MS } from '@fairway/api';
import { instantAt } from '@fairway/api/rule/clock';
import { cardHole, engineStart } from '@fairway/api/rule/field/round-hole';
import { type FlightOnCourse, paces } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import type { Pause } from '../../../db/schema/field/tournament.ts';
import { compareNumbered } from '../../../text/name-order.ts';
import { type DayFlight, findCompletedAtDesk, findDayFlights, findHeardHoles } from './day-store.ts';
import { scoreCards } from './sheet.ts';

const MINUTE_MS = 60_000;

type RoundOfDay = {
  id: string;
  date: string;
  firstHole: number;
  par: readonly number[];
  suspendedAt: Date | null;
  pauses: readonly Pause[];
};

/** A minute on a clock that stands still while play is suspended: nobody is late for a pause. */
function playingMinuteOf(moment: Date, pauses: readonly Pause[]): number {
  const paused = pauses.map(({ from, to }) => Math.max(0, Math.min(moment.getTime(), Date.parse(to)) - Date.parse(from)));
  return (moment.getTime() - paused.reduce((sum, one) => sum + one, 0)) / MINUTE_MS;
}

/** The state of the day at the desk. While play is suspended the clock of the flights stands still. */
export async function readDay(db: Database, round: RoundOfDay, timeZone: string, now: Date): Promise<Omit<DeskDay, 'held' | 'phones'>> {
  const minuteOf = (moment: Date): number => playingMinuteOf(moment, round.pauses);
  const startOf = ({ teeTime }: DayFlight): number | null => (teeTime === null ? null : minuteOf(instantAt(round.date, teeTime, timeZone)));
  const flights = (await findDayFlights(db, round.id)).sort((a, b) => compareNumbered(a.number, b.number));
  const heard = Map.groupBy(await findHeardHoles(db, round.id), ({ flightId }) => flightId);
  const playing = (await scoreCards(db, round)).filter(({ status }) => status === 'ok');
  const cards = Map.groupBy(playing, ({ flight }) => flight);
  const onCourse = flights.map((flight): FlightOnCourse => {
    const finished = round.par.map((_, at) => {
      const hole = heard.get(flight.id)?.find(({ hole, players, expected }) => hole === cardHole(round, at + 1) && players >= expected);
      return hole ? minuteOf(new Date(hole.at)) : null;
    });
    const own = cards.get(flight.number) ?? [];
    const scored = round.par.map((_, at) => own.length > 0 && own.every(({ holes, total }) => total !== null || holes[at] !== null));
    return { startMinute: startOf(flight), startingHole: engineStart(round, flight.startingHole) ?? 1, finished, scored };
  });
  const paced = paces(round.par, onCourse, minuteOf(round.suspendedAt ?? now));
  const completed = await findCompletedAtDesk(db, round, new Date(now.getTime() - RATE_WINDOW_MS));
  return {
    at: now.toISOString(),
    suspendedAt: round.suspendedAt?.toISOString() ?? null,
    flights: flights.map((flight, nth) => {
      const { ahead, hole, ...pace } = paced[nth] as (typeof paced)[number];
      const last = (heard.get(flight.id) ?? []).reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
      return {
        ...flight,
        ...pace,
        hole: hole === null ? null : cardHole(round, hole),
        ahead: ahead && { number: flights[ahead.nth]?.number ?? '', gapMinutes: ahead.gapMinutes, plannedMinutes: ahead.plannedMinutes },
        heardAt: last === 0 ? null : new Date(last).toISOString(),
      };
    }),
    completedAt: completed.map((at) => at.toISOString()),
  };
}
