import { type Arrangement, MOST_IN_FLIGHT, type WantedArrangement, type WantedFlight } from '@fairway/api';
import { firstHoleIn, hasHole, lastHole, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { AppError, type FieldProblem } from '../../../error/app-error.ts';

type Problems = Record<string, FieldProblem[]>;

/** Refuses an arrangement that cannot be: every problem beside its flight. Two starts at one place are a warning of the screen. */
export function requireSound(current: Arrangement, { flights, removed }: WantedArrangement, round: PlayedHoles): void {
  const people = [...current.flights.flatMap(({ players }) => players), ...current.unassigned];
  const able = people.filter(({ status }) => status === 'ok').length;
  if (able < 2 && flights.some(({ id }) => id === null)) throw new AppError('more-players');
  const names = new Map(people.map(({ playerId, name }) => [playerId, name]));
  const named = [...flights, ...removed].map(({ id }) => id);
  const gone = new Set(named);
  const others = current.flights.filter(({ id }) => !gone.has(id)).map(({ number }) => number.toLowerCase());
  const errors: Problems = {};
  const everybody = flights.flatMap(({ playerIds }) => playerIds);
  flights.forEach((flight, nth) => {
    const earlier = flights.slice(0, nth).map(({ number }) => number.toLowerCase());
    const isTaken = [...others, ...earlier].includes(flight.number.toLowerCase());
    if (isTaken) errors[`flights.${nth}.number`] = [{ key: 'flight-number-twice', params: { flight: flight.number } }];
    if (flight.startingHole !== null && !hasHole(round, flight.startingHole))
      errors[`flights.${nth}.startingHole`] = [{ key: 'start-not-in-round', params: { first: firstHoleIn(round), last: lastHole(round) } }];
    if (flight.startingSide !== null && flight.startingHole === null)
      errors[`flights.${nth}.startingSide`] = [{ key: 'side-without-hole' }];
    if (flight.id !== null && named.lastIndexOf(flight.id) !== nth) errors[`flights.${nth}.id`] = [{ key: 'flight-twice' }];
    const seated = current.flights.find(({ id }) => id === flight.id)?.players.length ?? 0;
    const problem = playersProblem(flight, everybody, names, Math.max(MOST_IN_FLIGHT, seated));
    if (problem) errors[`flights.${nth}.playerIds`] = [problem];
  });
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors });
}

/** `most`: a list may have brought more into a flight than one takes. It stays, and gives players away, but takes none. */
function playersProblem(
  { number, playerIds }: WantedFlight,
  everybody: readonly string[],
  names: ReadonlyMap<string, string>,
  most: number,
): FieldProblem | null {
  if (playerIds.some((id) => !names.has(id))) return { key: 'player-not-in-round' };
  const twice = playerIds.find((id) => everybody.indexOf(id) !== everybody.lastIndexOf(id));
  if (twice !== undefined) return { key: 'flight-player-twice', params: { name: names.get(twice) ?? '' } };
  if (playerIds.length > most) return { key: 'flight-too-large', params: { flight: number, maximum: MOST_IN_FLIGHT } };
  return null;
}
