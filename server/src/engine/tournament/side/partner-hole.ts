import { hasHole, holesOf, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import type { Partner } from './partner-store.ts';

type Span = Pick<Partner, 'sideId' | 'fromHole' | 'untilHole' | 'startingHole'>;

/**
 * The holes, by the numbers of the course's card, that a golfer plays for their side in a round: from the hole on which they came in, in the
 * order of play, up to the one before another came for them. Null: all.
 *
 * @example holesPlayed({ fromHole: 3, untilHole: null, startingHole: 10, … }, [], round) // 3 to 9
 */
export function holesPlayed(of: Span, partners: readonly Span[], round: PlayedHoles): number[] | null {
  const { fromHole, untilHole, sideId } = of;
  if (fromHole === null && untilHole === null) return null;
  // who comes in may be in no flight: their side began where its other partners did
  const start = [of, ...partners.filter((one) => one.sideId === sideId)].find(({ startingHole }) => startingHole !== null)?.startingHole;
  const holes = inOrderOfPlay(round, start ?? null);
  const at = (hole: number | null, missing: number): number => (hole !== null && hasHole(round, hole) ? holes.indexOf(hole) : missing);
  return holes.slice(at(fromHole, 0), at(untilHole, holes.length));
}

type Seat = Pick<Partner, 'place' | 'fromHole' | 'untilHole'>;

/** For whom a golfer came into a side during a round; null: for nobody. `partners`: of the side in that round. */
export const replacedBy = <Of extends Seat>({ place, fromHole }: Seat, partners: readonly Of[]): Of | null =>
  partners.find((one) => one.place === place && one.untilHole !== null && one.untilHole === fromHole) ?? null;

/** The holes of a round from the one that it began on. */
function inOrderOfPlay(round: PlayedHoles, startingHole: number | null): number[] {
  const holes = holesOf(round);
  const start = startingHole !== null && hasHole(round, startingHole) ? holes.indexOf(startingHole) : 0;
  return [...holes.slice(start), ...holes.slice(0, start)];
}

/**
 * By golfer the holes that they play for their side in a round, of those who do not play all: none of whoever plays for it in other rounds
 * alone. `partners`: of every round.
 */
export function holesOfPartners(partners: readonly Partner[], round: PlayedHoles & { id: string }): ReadonlyMap<string, readonly number[]> {
  const inRound = partners.filter(({ roundId }) => roundId === round.id);
  const here = new Map(inRound.map((one) => [one.playerId, holesPlayed(one, inRound, round)]));
  return new Map(
    [...new Set(partners.map(({ playerId }) => playerId))].flatMap((id) => {
      const holes = here.has(id) ? here.get(id) : [];
      return holes ? [[id, holes] as const] : [];
    }),
  );
}
