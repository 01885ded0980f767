import type { PublicBoard, PublicBoardLine, StartList } from '@fairway/api';
import { cardHole, engineStart, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { groupedBy } from '@fairway/golf';
import { progressOf } from '../../feature/play/leaderboard/ranking.ts';

/** Where a flight is: before its start, on a hole, or back in the clubhouse. */
export type FlightSpot = {
  number: string;
  state: 'playing' | 'waiting' | 'in';
  /** The hole that it plays, or will play first; null once it is in. */
  hole: number | null;
  teeTime: string | null;
  /** Those who are in play, in the order of the board. */
  lines: PublicBoardLine[];
};

const ORDER: readonly FlightSpot['state'][] = ['playing', 'waiting', 'in'];

/** The flights of the current round by the course: those in play by their hole, those to come by their time, those that are in. */
export function flightSpots(board: Pick<PublicBoard, 'rounds' | 'lines'>, flights: StartList['flights']): FlightSpot[] {
  const round = board.rounds[progressOf(board).round - 1];
  const inPlay = board.lines.filter(({ flight, status }) => flight !== null && status === 'ok');
  const spots = [...groupedBy(inPlay, ({ flight }) => flight ?? '')].map(([number, lines]): FlightSpot => {
    const teeTime = flights.find((flight) => flight.number === number)?.teeTime ?? null;
    return { number, teeTime, lines, ...(round ? spotOf(lines, round) : { state: 'waiting', hole: null }) };
  });
  const byTime = (a: FlightSpot, b: FlightSpot) => (a.teeTime ?? '99').localeCompare(b.teeTime ?? '99');
  const byNumber = (a: FlightSpot, b: FlightSpot) => a.number.localeCompare(b.number, undefined, { numeric: true });
  const byHole = (a: FlightSpot, b: FlightSpot) => (a.state === 'playing' ? (a.hole ?? 0) - (b.hole ?? 0) : 0);
  return spots.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || byHole(a, b) || byTime(a, b) || byNumber(a, b));
}

/** A flight stays together: it plays the hole after the last one that any of them has finished. */
function spotOf(lines: readonly PublicBoardLine[], round: PlayedHoles): Pick<FlightSpot, 'state' | 'hole'> {
  const holes = round.par.length;
  const first = engineStart(round, lines[0]?.startingHole ?? null) ?? 1;
  if (lines.every(({ thru }) => thru >= holes)) return { state: 'in', hole: null };
  // A total says nothing of where they are.
  const played = Math.max(0, ...lines.filter(({ totals }) => !totals.some(Boolean)).map(({ thru }) => thru));
  if (played === 0) return { state: 'waiting', hole: cardHole(round, first) };
  // Some wait for their last strokes: the flight is still on its last hole.
  return { state: 'playing', hole: cardHole(round, ((first - 1 + Math.min(played, holes - 1)) % holes) + 1) };
}
