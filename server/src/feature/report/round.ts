import type { FlightPlayer } from '@fairway/api';
import { type CourseCard, courseCard, strokesPerHole, teeFor } from '@fairway/golf';
import { cardHolders } from '../competition/card-store.ts';
import { divisionFacts, type RoundFacts } from '../competition/store.ts';
import { findArrangement } from '../flight/arrangement-store.ts';
import { publicName } from '../leaderboard/public-name.ts';
import { findPlayers } from '../player/store.ts';
import type { Reading } from './reading.ts';

/** What a report of a round says. */
export type RoundContent = {
  round: { id: string; number: number; of: number; date: string; courseName: string };
  flights: ReportFlight[];
  /** Players of the round who are in no flight. */
  unassigned: ReportPlayer[];
};
export type ReportFlight = {
  id: string;
  number: string;
  teeTime: string | null;
  /** “7”, “1A”. */
  hole: string | null;
  cart: string | null;
  note: string | null;
  players: ReportPlayer[];
};
export type ReportPlayer = {
  id: string;
  name: string;
  /** As whoever reads it on a wall may see it: perhaps initials. */
  publicName: string;
  division: string | null;
  handicap: number | null;
  tee: string | null;
  bagTag: string | null;
  caddieNumber: string | null;
  /** What they play by. */
  card: CourseCard;
  /** On each hole; null: a handicap of the day is played for, or the course has no stroke index. */
  received: number[] | null;
};
/** The flights of a round with whoever starts in it, in starting order: perhaps no flights, perhaps nobody. */
export async function roundContent(reading: Reading, round: RoundFacts, divisionId?: string): Promise<RoundContent> {
  const { db, tournament, rounds } = reading;
  const arrangement = await findArrangement(db, tournament, round.id);
  const tell = await teller(reading, round);
  const out = await outBefore(reading, round);
  const starts = ({ playerId, status }: FlightPlayer): boolean => status !== 'DNS' && status !== 'cut' && !out.has(playerId);
  const shown = (players: readonly FlightPlayer[]): ReportPlayer[] =>
    players.filter((player) => starts(player) && (divisionId === undefined || player.divisionId === divisionId)).map(tell);
  const flights = arrangement.flights
    .map(({ id, players, number, teeTime, startingHole, startingSide, cart, note }): ReportFlight => {
      const hole = startingHole === null ? null : `${startingHole}${startingSide ?? ''}`;
      return { id, number, teeTime, hole, cart, note, players: shown(players) };
    })
    .filter(({ players }) => players.length > 0);
  const { id, number, date, courseName } = round;
  return { round: { id, number, of: rounds.length, date, courseName }, flights, unassigned: shown(arrangement.unassigned) };
}

/** Who is out since an earlier round; who withdraws in this one has begun it. */
async function outBefore({ db, rounds }: Reading, { number }: RoundFacts): Promise<ReadonlySet<string>> {
  const earlier = rounds.findLast((round) => round.number < number);
  const holders = earlier ? await cardHolders(db, earlier.id) : [];
  return new Set(holders.flatMap(({ playerId, status }) => (status === 'ok' ? [] : [playerId])));
}

/** What a report says of a player. */
async function teller({ db, tournament, facts }: Reading, round: RoundFacts): Promise<(player: FlightPlayer) => ReportPlayer> {
  const people = new Map((await findPlayers(db, tournament.id)).map((player) => [player.id, player]));
  const divisions = new Map((await divisionFacts(db, tournament.id)).map((division) => [division.id, division]));
  return ({ playerId, name, divisionId, gender, handicap, bagTag, caddieNumber }) => {
    const { tee = null, initials = false } = people.get(playerId) ?? {};
    const division = divisions.get(divisionId ?? '');
    const day = division?.calculateHandicapDay ?? facts.calculateHandicapDay;
    const own = courseCard(round, gender);
    const receives = day === 'none' && handicap !== null && own.strokeIndex !== null;
    return {
      id: playerId,
      name,
      publicName: publicName({ name, initials }),
      division: division?.name ?? null,
      handicap,
      tee: teeFor(round.tees, { tee, gender })?.name ?? tee,
      bagTag,
      caddieNumber,
      card: own,
      // a half counts as one stroke (Rules of Handicapping 6.1)
      received: receives ? [...strokesPerHole(Math.floor(handicap + 0.5), own.strokeIndex)] : null,
    };
  };
}
