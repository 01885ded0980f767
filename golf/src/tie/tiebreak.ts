import type { Basis } from '../basis.ts';

/** Of one card: the whole of it, the last or first n holes, named ones, the n hardest by stroke index, or the last n of a named nine. */
export type Segment =
  | { readonly whole: true }
  | { readonly last: number }
  | { readonly first: number }
  | { readonly holes: readonly number[] }
  | { readonly hardest: number }
  | { readonly nine: string; readonly last: number };

/**
 * One key of an ordered list: the first on which two tied players differ decides.
 * `last-round` compares the last round as a whole; `last-rounds` all but the first together, all but the first two, and so on to
 * the last alone (54, 36, 18 holes of 72).
 * A countback compares segment after segment, on the last round first. Net segments take off the exact share of the
 * handicap (9 holes 1/2, 6 holes 1/3, 3 holes 1/6, 1 hole 1/18), unless `share` says otherwise: `rounded` half up to whole
 * strokes (https://www.superiorgolfclubintl.net/rules-of-golf), or the strokes `received` there by stroke index. Holes are
 * those of the card, also after a shotgun start (https://www.miamivalleygolf.org/rules/policies/tie-breaking-9486.html), unless
 * `order` is `play`: then the first, the last and numbered holes are counted from the hole that each player began on.
 * `manual` is the order that the committee or a play-off made: the ids ahead of all others, the best first.
 */
export type TieKey =
  | { readonly by: 'handicap'; readonly wins: 'lower' | 'higher' }
  | { readonly by: 'gross' }
  | { readonly by: 'last-round'; readonly score: Basis }
  | { readonly by: 'last-rounds'; readonly score: Basis }
  | {
      readonly by: 'countback';
      readonly segments: readonly Segment[];
      readonly score: Basis;
      readonly order?: 'play';
      readonly share?: 'rounded' | 'received';
    }
  | { readonly by: 'age'; readonly wins: 'older' }
  | { readonly by: 'gender'; readonly wins: 'f' }
  | { readonly by: 'manual'; readonly order: readonly string[] };

/** The keys of the list of each basis. */
export type Ties = Readonly<Record<Basis, readonly TieKey[]>>;

/** Settings of a tournament, `tiebreak`: what comes before and after the countback. */
export type TiebreakId = 'lower-handicap' | 'countback' | 'countback-lower-handicap' | 'gross-higher-handicap' | 'shared';

/** Settings of a tournament, `countback`: the segments. */
export type CountbackId = '9-6-3-1-18-to-1' | '9-6-3-1' | '18-to-1' | 'official' | 'hardest' | 'none';

const last = (...counts: number[]): Segment[] => counts.map((count) => ({ last: count }));
const holeByHole: readonly Segment[] = Array.from({ length: 18 }, (_, at) => ({ holes: [18 - at] }));

/** Countbacks by name. `official`: Committee Procedures 5A(6), with the last 6, 3, 1 of the first nine after the back nine. */
export const COUNTBACKS: Readonly<Record<CountbackId, readonly Segment[]>> = {
  '9-6-3-1-18-to-1': [...last(9, 6, 3, 1), ...holeByHole],
  '9-6-3-1': last(9, 6, 3, 1),
  '18-to-1': holeByHole,
  official: [...last(9, 6, 3, 1), { holes: [4, 5, 6, 7, 8, 9] }, { holes: [7, 8, 9] }, { holes: [9] }],
  hardest: [{ hardest: 1 }, { hardest: 3 }, { hardest: 6 }, { hardest: 9 }],
  none: [],
};

/** The parts of a tiebreak: `lower` and `higher` are handicaps, the others keys of their own name. */
export const TIE_PARTS = ['countback', 'lower', 'higher', 'gross', 'last-round', 'last-rounds', 'age', 'gender', 'manual'] as const;
export type TiePart = (typeof TIE_PARTS)[number];

/** Per basis, what is compared first and next. */
export type TieOrder = Readonly<Record<Basis, readonly TiePart[]>>;

/** Tiebreaks by name. */
export const TIEBREAKS: Readonly<Record<TiebreakId, TieOrder>> = {
  'lower-handicap': { gross: ['countback'], net: ['lower', 'countback'], points: ['lower', 'countback'] },
  countback: { gross: ['countback'], net: ['countback'], points: ['countback'] },
  'countback-lower-handicap': { gross: ['countback'], net: ['countback', 'lower'], points: ['countback', 'lower'] },
  'gross-higher-handicap': { gross: ['higher', 'countback'], net: ['lower', 'countback'], points: ['lower', 'countback'] },
  shared: { gross: [], net: [], points: [] },
};

/** What a tournament has unless it chooses another. */
export const DEFAULT_TIEBREAK: TiebreakId = 'lower-handicap';
/** The countback of such a tournament. */
export const DEFAULT_COUNTBACK: CountbackId = '9-6-3-1-18-to-1';
