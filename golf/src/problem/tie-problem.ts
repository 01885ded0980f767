import type { Course } from '../course.ts';
import type { Segment, TieKey } from '../tie/tiebreak.ts';

/** Why a tie key cannot compare what it says; `segment` is numbered from 1. */
export type TieProblem =
  /** A countback of nothing. */
  | { code: 'no-segment' }
  | { code: 'no-hole'; segment: number }
  /** So many holes are none of 1 to 18, of a named nine of 1 to 9. */
  | { code: 'hole-count'; segment: number; holes: number }
  | { code: 'not-a-hole'; segment: number; hole: number }
  | { code: 'hole-repeated'; segment: number; hole: number }
  /** No course has a nine of this name, or a stroke index for the hardest holes. */
  | { code: 'unknown-nine'; segment: number; nine: string }
  | { code: 'needs-stroke-index'; segment: number }
  /** In an order that is made by hand. */
  | { code: 'id-repeated'; id: string };

/** The problems of a list of keys; `key` is numbered from 1. */
export function tieProblems(keys: readonly TieKey[], rounds: readonly Course[]): readonly { key: number; problem: TieProblem }[] {
  return keys.flatMap((key, nth) => keyProblems(key, rounds).map((problem) => ({ key: nth + 1, problem })));
}

function keyProblems(key: TieKey, rounds: readonly Course[]): readonly TieProblem[] {
  if (key.by === 'manual') return repeated(key.order).map((id) => ({ code: 'id-repeated', id }));
  if (key.by !== 'countback') return [];
  if (key.segments.length === 0) return [{ code: 'no-segment' }];
  return key.segments.flatMap((segment, nth) => segmentProblems(segment, nth + 1, rounds));
}

function segmentProblems(of: Segment, segment: number, rounds: readonly Course[]): readonly TieProblem[] {
  if ('whole' in of) return [];
  if ('holes' in of) return holesProblems(of.holes, segment);
  if ('nine' in of) {
    const isPlayed = rounds.some(({ nines }) => nines?.includes(of.nine));
    return [...countProblems(of.last, 9, segment), ...(isPlayed ? [] : [{ code: 'unknown-nine', segment, nine: of.nine } as const])];
  }
  if ('last' in of) return countProblems(of.last, 18, segment);
  if ('first' in of) return countProblems(of.first, 18, segment);
  const ranked = rounds.some(({ strokeIndex }) => strokeIndex !== null);
  return [...countProblems(of.hardest, 18, segment), ...(ranked ? [] : [{ code: 'needs-stroke-index', segment } as const])];
}

function countProblems(holes: number, most: number, segment: number): readonly TieProblem[] {
  return Number.isInteger(holes) && holes >= 1 && holes <= most ? [] : [{ code: 'hole-count', segment, holes }];
}

/** Of a nine the holes beyond it are passed over, so that one countback serves both. */
function holesProblems(holes: readonly number[], segment: number): readonly TieProblem[] {
  if (holes.length === 0) return [{ code: 'no-hole', segment }];
  const unknown = holes.filter((hole) => !(Number.isInteger(hole) && hole >= 1 && hole <= 18));
  return [
    ...unknown.map((hole): TieProblem => ({ code: 'not-a-hole', segment, hole })),
    ...repeated(holes).map((hole): TieProblem => ({ code: 'hole-repeated', segment, hole })),
  ];
}

/** What a list names more than once, each once. */
export function repeated<Of>(list: readonly Of[]): readonly Of[] {
  return [...new Set(list.filter((one, at) => list.indexOf(one) < at))];
}
