import type { PublicBoard, PublicBoardLine, StartList } from '@fairway/api';
import { instantAt } from '@fairway/api/rule/clock';
import { AppError } from '../../../error/app-error.ts';
import type { LiveBoard } from '../leaderboard/live/live-board.ts';
import type { Snapshot } from '../leaderboard/live/snapshot.ts';

export type PublicDay = { board: PublicBoard; list: StartList };

/** A board and its start list as anyone may read them: what is told is made of nothing else. */
export async function publicOf(snapshot: Snapshot, { startListOf }: Pick<LiveBoard, 'startListOf'>): Promise<PublicDay> {
  if (!snapshot.public) throw new AppError('tournament-not-found');
  return { board: snapshot.public.board, list: await startListOf(snapshot) };
}

type StartFlight = StartList['flights'][number];

/** The start of a player as the public knows it. `key` is the same as long as time and hole are. */
export type Start = { key: string; flight: StartFlight; round: number; at: Date | null };

/** The starts of the current round, by player; whoever has neither time nor hole has none. */
export function startsOf(board: PublicBoard, list: StartList): Map<string, Start> {
  const flights = new Map(list.flights.map((flight) => [flight.number, flight]));
  const starts = new Map<string, Start>();
  for (const { playerId, flight: number } of board.lines) {
    const flight = number === null ? undefined : flights.get(number);
    if (!flight || (flight.teeTime === null && flight.startingHole === null)) continue;
    const { teeTime, startingHole, startingSide } = flight;
    const key = `${list.round.number} ${teeTime ?? '-'} ${startingHole ?? '-'}${startingSide ?? ''}`;
    const at = teeTime === null ? null : instantAt(list.round.date.slice(0, 10), teeTime, board.timeZone);
    starts.set(playerId, { key, flight, round: list.round.number, at });
  }
  return starts;
}

/** How many rounds of a player are whole, as the public board has them. */
export const roundsIn = ({ status, rounds, totals }: PublicBoardLine): number =>
  status === 'ok' ? rounds.filter((holes, at) => totals[at] != null || (holes.length > 0 && !holes.includes(null))).length : 0;

/** Whether another start of the same round is news: a first one is not, the start list says it. */
export const isMove = (oldStart: string | null, now: Start): boolean =>
  oldStart !== null && oldStart !== now.key && oldStart.startsWith(`${now.round} `);

/** A start of which followers are told before, once for all players of the flight. */
export const soonOccasion = ({ round, flight }: Start): string => `soon ${round} ${flight.teeTime} ${flight.number}`;
