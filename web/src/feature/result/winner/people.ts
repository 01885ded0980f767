import type { Winner } from '@fairway/api';
import { AMATEUR_LIMIT_VND, amateurWorth } from '@fairway/golf';

/** A player with everything that they win, and its worth together in đồng. */
type WinningPlayer = {
  readonly playerId: string;
  readonly name: string;
  readonly awards: readonly Winner[];
  readonly worth: number;
  /** What of it counts towards the amateur limit. */
  readonly counted: number;
};

/** Whoever wins something, in the order of their first award. */
export function winningPlayers(items: readonly Winner[]): readonly WinningPlayer[] {
  const won = items.filter(({ winner }) => winner !== null);
  return [...Map.groupBy(won, ({ winner }) => winner?.playerId ?? '')].map(([playerId, awards]) => ({
    playerId,
    name: awards[0]?.winner?.name ?? '',
    awards,
    worth: awards.reduce((sum, { prize }) => sum + (prize.value ?? 0), 0),
    counted: amateurWorth(awards.map(({ kind, prize }) => ({ kind, value: prize.value }))),
  }));
}

/** Awards of divisions that go to the same players by the same list twice, as some older tournaments have them. */
export const givenTwice = (items: readonly Winner[]): readonly Winner[] =>
  items.filter((one, at) => items.slice(0, at).some((other) => givesSame(one, other)));

function givesSame(one: Winner, other: Winner): boolean {
  const overlaps = one.gender === null || other.gender === null || one.gender === other.gender;
  const isSame = one.divisionId === other.divisionId && one.place === other.place && one.basis === other.basis;
  return one.kind === 'division' && other.kind === 'division' && isSame && overlaps;
}

export const overLimit = (items: readonly Winner[]): readonly WinningPlayer[] =>
  winningPlayers(items).filter(({ counted }) => counted > AMATEUR_LIMIT_VND);
