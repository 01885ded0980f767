import type { ChangedPlace, Difference, StaffBoard, StaffBoardLine, Winner } from '@fairway/api';
import type { Basis } from '@fairway/golf';

/** A tournament's results of one moment. */
export type Results = {
  board: Pick<StaffBoard, 'boardVersion' | 'bases' | 'handicapPending' | 'lines' | 'sides'>;
  winners: readonly Winner[];
};

/** Who has another place, prize or division. Without every net on both sides only gross is compared. */
export function differenceOf(before: Results, after: Results): Difference {
  const bases = before.board.bases.filter((basis) => after.board.bases.includes(basis));
  const handicapPending = before.board.handicapPending || after.board.handicapPending;
  const lines = bothOf(before.board.lines, after.board.lines);
  const sides = bothOf(before.board.sides?.lines ?? [], after.board.sides?.lines ?? []);
  const placesOf = (both: readonly Both[], basis: Basis, isSide: boolean) =>
    both
      .map((one) => changedPlace(one, basis, isSide))
      .filter(isOther)
      .sort(byPlace);
  return {
    boardVersion: before.board.boardVersion,
    bases,
    handicapPending,
    prizes: changedPrizes(before.winners, after.winners).filter(({ after: { basis } }) => !handicapPending || basis === 'gross'),
    places: bases.flatMap((basis) => [...placesOf(sides, basis, true), ...placesOf(lines, basis, false)]),
    moves: lines
      .filter((both) => both.before.divisionId !== both.after.divisionId)
      .map((both) => ({ playerId: both.after.playerId, name: both.after.name, from: both.before.divisionId, to: both.after.divisionId })),
  };
}

type Ranked = Pick<StaffBoardLine, 'playerId' | 'name' | 'divisionId' | 'places' | 'divisionPlaces' | Basis>;
type Both = { before: Ranked; after: Ranked };

/** The lines of a list before and after. */
function bothOf(before: readonly Ranked[], after: readonly Ranked[]): Both[] {
  const earlier = new Map(before.map((line) => [line.playerId, line]));
  return after.flatMap((line) => {
    const was = earlier.get(line.playerId);
    return was === undefined ? [] : [{ before: was, after: line }];
  });
}

/** Prizes that go to someone else, or are open between others. */
function changedPrizes(before: readonly Winner[], after: readonly Winner[]): Difference['prizes'] {
  const now = new Map(after.map((award) => [award.awardId, award]));
  return before.flatMap((award) => {
    const other = now.get(award.awardId);
    return other === undefined || holders(other) === holders(award) ? [] : [{ before: award, after: other }];
  });
}

const holders = ({ winner, open }: Winner): string => [winner?.playerId ?? '', ...open.map(({ playerId }) => playerId).sort()].join(' ');

function changedPlace({ before, after }: Both, basis: Basis, isSide: boolean): ChangedPlace {
  return {
    playerId: after.playerId,
    isSide,
    name: after.name,
    basis,
    divisionId: { before: before.divisionId, after: after.divisionId },
    field: { before: before.places[basis] ?? null, after: after.places[basis] ?? null },
    division: { before: before.divisionPlaces[basis] ?? null, after: after.divisionPlaces[basis] ?? null },
    total: { before: before[basis], after: after[basis] },
  };
}

/** A place in another division is another place, whatever its number. */
const isOther = ({ field, division, divisionId }: ChangedPlace): boolean =>
  placeKey(field.before) !== placeKey(field.after) ||
  placeKey(division.before) !== placeKey(division.after) ||
  divisionId.before !== divisionId.after;

const placeKey = (place: ChangedPlace['field']['before']): string => (place ? `${place.position} ${place.tied}` : '');

const bestPlace = ({ field: { before, after } }: ChangedPlace): number =>
  Math.min(before?.position ?? Number.POSITIVE_INFINITY, after?.position ?? Number.POSITIVE_INFINITY);

function byPlace(one: ChangedPlace, other: ChangedPlace): number {
  const [first, second] = [bestPlace(one), bestPlace(other)];
  return first === second ? 0 : first - second;
}
