import type { ChangedPlace, Difference, StaffBoard, StaffBoardLine, Winner } from '@fairway/api';
import type { Basis } from '@fairway/golf';

/** A tournament's results of one moment. */
export type Results = {
  board: Pick<StaffBoard, 'boardVersion' | 'bases' | 'handicapPending' | 'lines'>;
  winners: readonly Winner[];
};

/** Who has another place, prize or division. Without every net on both sides only gross is compared. */
export function differenceOf(before: Results, after: Results): Difference {
  const bases = before.board.bases.filter((basis) => after.board.bases.includes(basis));
  const handicapPending = before.board.handicapPending || after.board.handicapPending;
  const earlier = new Map(before.board.lines.map((line) => [line.playerId, line]));
  const lines = after.board.lines.flatMap((line) => {
    const was = earlier.get(line.playerId);
    return was === undefined ? [] : [{ before: was, after: line }];
  });
  return {
    boardVersion: before.board.boardVersion,
    bases,
    handicapPending,
    prizes: changedPrizes(before.winners, after.winners).filter(({ after: { basis } }) => !handicapPending || basis === 'gross'),
    places: bases.flatMap((basis) =>
      lines
        .map((both) => changedPlace(both, basis))
        .filter(isOther)
        .sort(byPlace),
    ),
    moves: lines
      .filter((both) => both.before.divisionId !== both.after.divisionId)
      .map((both) => ({ playerId: both.after.playerId, name: both.after.name, from: both.before.divisionId, to: both.after.divisionId })),
  };
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

function changedPlace({ before, after }: { before: StaffBoardLine; after: StaffBoardLine }, basis: Basis): ChangedPlace {
  return {
    playerId: after.playerId,
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
