import type {
  Allocation,
  AwardRule,
  Card,
  Competitor,
  Course,
  CourseCard,
  HoleScore,
  MeasuredKind,
  Measurement,
  NamedAward,
  PostedRound,
  Rules,
  Side,
} from '../src/index.ts';
import { courseCard, DEFAULT_CAP, DEFAULT_COUNTBACK, DEFAULT_TIEBREAK, NAMED_AWARDS, ties } from '../src/index.ts';

/** Without a card for women: everybody reads its own. */
type PlainCourse = Course & CourseCard;

/** Par 72, on each nine two 3s, two 5s and five 4s; the stroke index runs with the holes. */
export const PLAIN_COURSE: PlainCourse = course('4 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18');

/** A course from its pars and, where it has them, its stroke indexes: `course('4 4 3 …', '7 5 15 …')`. */
export function course(par: string, strokeIndex?: string): PlainCourse {
  return { par: numbers(par), strokeIndex: strokeIndex === undefined ? null : numbers(strokeIndex) };
}

/** A card hole by hole: strokes, `x` for a pick-up, `-` for a hole without a score: `card('4 5 x - 4')`. */
export function card(scores: string): Card {
  return words(scores).map((word): HoleScore => (word === 'x' ? 'pickup' : word === '-' ? null : Number(word)));
}

/** A card of pars except on the named holes, given relative to par: `cardToPar(course, { 1: +2, 18: -1 })`. */
export function cardToPar(of: Course, toPar: Readonly<Record<number, number>> = {}): Card {
  return courseCard(of, null).par.map((par, at) => par + (toPar[at + 1] ?? 0));
}

/** A man of no division, with no handicap and no card, changed by what is given. The handicap is in tenths. */
export function competitor(id: string, overrides: Partial<Omit<Competitor, 'id'>> = {}): Competitor {
  return { id, division: null, gender: 'm', handicap: null, status: 'ok', cards: [], ...overrides };
}

/** Partners of no division, with no handicap and no card of the side's own, changed by what is given. */
export function side(id: string, overrides: Partial<Omit<Side, 'id'>> = {}): Side {
  return { id, division: null, status: 'ok', partners: [], handicap: null, cards: [], ...overrides };
}

/** A round of pars on the plain course, whose rating makes the differential what is given, in tenths; changed by what is given. */
export function postedRound(day: string, differential: number, overrides: Partial<PostedRound> = {}): PostedRound {
  return {
    ...{ id: `${day} ${differential}`, day, nth: 1, play: 'single', isMatch: false, isTotalOnly: false, isExcused: false },
    ...{ card: cardToPar(PLAIN_COURSE), mostLikely: null, course: PLAIN_COURSE, courseHandicap: 18, conditions: 0 },
    tee: { slope: 113, rating: 720 - differential },
    ...overrides,
  };
}

/** One round of stroke play on the plain course off declared handicaps, by the default cap and ties, changed by what is given. */
export function rules(overrides: Partial<Rules> = {}): Rules {
  return {
    rounds: [PLAIN_COURSE],
    format: 'stroke-play',
    dayHandicap: { system: 'none' },
    cap: DEFAULT_CAP,
    netFloor: null,
    ties: ties(DEFAULT_TIEBREAK, DEFAULT_COUNTBACK),
    ...overrides,
  };
}

/** A main prize for the best net, of guests too, changed by what is given. */
export function award(id: string, overrides: Partial<Omit<AwardRule, 'id'>> = {}): AwardRule {
  return { id, kind: 'best-net', basis: 'net', main: true, membersOnly: false, ...overrides };
}

/** A fun award by its name, outside the main prizes. */
export function namedAward(name: NamedAward, overrides: Partial<AwardRule> = {}): AwardRule {
  return { id: name, ...NAMED_AWARDS[name], main: false, membersOnly: false, ...overrides };
}

/** An award of one hole, outside the main prizes: `holeAward('nearest-pin', 3).id` is `nearest-pin-3`. */
export function holeAward(kind: MeasuredKind | 'hole-in-one', hole: number, overrides: Partial<AwardRule> = {}): AwardRule {
  return { id: `${kind}-${hole}${overrides.gender ?? ''}`, kind, hole, basis: 'gross', main: false, membersOnly: false, ...overrides };
}

/** A shot on the target, by its length or its distance in centimetres. */
export function shot(
  id: string,
  kind: MeasuredKind,
  hole: number,
  centimetres: number,
  overrides: Partial<Omit<Measurement, 'id'>> = {},
): Measurement {
  return { id, kind, hole, centimetres, onTarget: true, ...overrides };
}

/** One main prize each, no one absent, no member, no decision and no backup, changed by what is given. */
export function allocation(overrides: Partial<Allocation> = {}): Allocation {
  return { oneMainPrizeEach: true, members: new Set(), absentAtPrizeGiving: new Set(), decisions: {}, backups: 0, ...overrides };
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

function numbers(text: string): number[] {
  return words(text).map(Number);
}
