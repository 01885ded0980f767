export const FUN_AWARD_KINDS = [
  'worst',
  'second-worst',
  'golden-raspberry',
  'silver-raspberry',
  'booby',
  'king-of-par',
  'king-of-birdie',
  'king-of-bogey',
  'onami',
  'konami',
  'suihei',
  'every-nth',
] as const;
/**
 * Of the cards: `division` stands for champion, first and second runner-up of every division, or of one. Of matches: `contest` stands for champion
 * and places of every cup, knock-out and group, or of one.
 */
export const AWARD_KINDS = ['best-gross', 'best-net', 'division', 'contest', ...FUN_AWARD_KINDS] as const;
/** A shot that is measured on its holes. */
export const MEASURED_AWARD_KINDS = ['longest-drive', 'nearest-to-the-pin', 'nearest-to-the-line'] as const;
/** A Peoria of its own, with counted holes of its own. */
export const PEORIA_AWARD_KINDS = ['peoria', 'double-peoria', 'modified-peoria'] as const;
/** No contest: everyone who did it has one. */
export const GIFT_AWARD_KINDS = ['gift-hole-in-one', 'gift-eagle'] as const;
/** Beside the cards' order. `hole-in-one` and gifts are for some holes or any. */
export const SIDE_AWARD_KINDS = [...MEASURED_AWARD_KINDS, ...PEORIA_AWARD_KINDS, 'hole-in-one', ...GIFT_AWARD_KINDS] as const;
/** Kinds that are ranked on a list, so that sides with a ball each may win them: the others are won by one ball. */
export const LISTED_AWARD_KINDS: readonly (AwardKind | SideAwardKind)[] = [
  'best-gross',
  'best-net',
  'division',
  'worst',
  'second-worst',
  'golden-raspberry',
  'silver-raspberry',
  'booby',
  'every-nth',
];
/** Who wins a prize where sides play; where single players do, they. */
export const AWARD_WINNERS = ['sides', 'players'] as const;

/** What an award compares: a total, holes of one score, strokes between the nines, a distance in centimetres, points of matches, or nothing. */
export const AWARD_MEASURES = ['gross', 'net', 'points', 'holes', 'difference', 'distance', 'match-points', 'none'] as const;

/** The places of a division or a contest that win an award, the first one first. */
export const DIVISION_PLACES = ['champion', 'firstRunnerUp', 'secondRunnerUp'] as const;

export type AwardKind = (typeof AWARD_KINDS)[number];
export type FunAwardKind = (typeof FUN_AWARD_KINDS)[number];
export type MeasuredAwardKind = (typeof MEASURED_AWARD_KINDS)[number];
export type GiftAwardKind = (typeof GIFT_AWARD_KINDS)[number];
export type SideAwardKind = (typeof SIDE_AWARD_KINDS)[number];
export type AwardWinners = (typeof AWARD_WINNERS)[number];
export type AwardMeasure = (typeof AWARD_MEASURES)[number];
