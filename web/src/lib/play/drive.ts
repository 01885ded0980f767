import type { CardSide, NewEntry } from '@fairway/api';
import { type DrivesState, drivesState, type HoleScore } from '@fairway/golf';
import { driveAfter } from './drive-after.ts';

/** A hole of a side's card, as the course's card numbers it. */
export type DrivePlace = { readonly playerId: string; readonly hole: number };

type Card = {
  readonly playerId: string;
  readonly side?: Pick<CardSide, 'drives'> | null | undefined;
  readonly holes: readonly { readonly hole: number; readonly score: HoleScore }[];
};
type Typed = {
  readonly entry: Pick<NewEntry, 'playerId' | 'hole' | 'score' | 'driveBy'>;
  readonly refused: string | null;
};

/**
 * Whose tee shot a side used on each hole, the first hole of the round first: what the server has, with what was typed here on top, and what was
 * chosen before the hole had a score.
 */
export function drivesOf(
  { playerId, side, holes }: Card,
  unsent: readonly Typed[],
  chosen: (place: DrivePlace) => string | null = () => null,
): readonly (string | null)[] {
  return holes.map(({ hole, score }, at) => {
    let by = side?.drives[at] ?? null;
    for (const { entry, refused } of unsent)
      if (entry.playerId === playerId && entry.hole === hole && refused === null) by = driveAfter(by, entry);
    return by ?? (score === null ? chosen({ playerId, hole }) : null);
  });
}

/** The name that a side calls a partner by: the last word of it, unless another partner has the same. */
export function calledAmong(partners: readonly { readonly name: string }[], name: string): string {
  const called = (of: string) => of.slice(of.lastIndexOf(' ') + 1);
  return partners.filter((one) => called(one.name) === called(name)).length > 1 ? name : called(name);
}

/**
 * The tee shots of a side in a round, with those whose may be used next, if nobody is to be short; once somebody is, anyone's. Whoever left
 * during the round owes none.
 */
type DriveCount = DrivesState & {
  readonly open: readonly string[];
  /** So many can be made up no more. */
  readonly short: number;
};

export function driveCount(
  least: number,
  partners: readonly { readonly playerId: string; readonly gone?: boolean | undefined }[],
  drives: readonly (string | null)[],
): DriveCount {
  const idsOf = (gone: boolean) => partners.flatMap((one) => ((one.gone ?? false) === gone ? [one.playerId] : []));
  const { partners: staying, ...state } = drivesState(least, idsOf(false), drives, drives.length);
  const counted = [...staying, ...drivesState(0, idsOf(true), drives, drives.length).partners];
  const isFree = state.spare > 0 || !state.possible;
  const open = counted.flatMap(({ partner, missing }) => (isFree || missing > 0 ? [partner] : []));
  return { ...state, partners: counted, open: state.left === 0 ? [] : open, short: Math.max(0, state.missing - state.left) };
}
