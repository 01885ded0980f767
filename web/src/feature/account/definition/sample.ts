import type { CountbackRule, FormatRule, TiebreakRule } from '@fairway/api';
import {
  type Basis,
  type Competitor,
  type CourseCard,
  DEFAULT_CAP,
  explainStanding,
  type Format,
  type FormatChoice,
  formatOf,
  holeWorth,
  type Rules,
  type StandingStep,
  standings,
  strokesReceived,
  type Ties,
  tiesOf,
} from '@fairway/golf';

/** Par 72, with a stroke index. */
export const COURSE: CourseCard = {
  par: [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4],
  strokeIndex: [7, 13, 3, 17, 1, 9, 15, 11, 5, 8, 16, 4, 12, 2, 10, 18, 14, 6],
};
export const HANDICAPS = { an: 12, binh: 16 } as const;
export type Name = keyof typeof HANDICAPS;
type Cards = Readonly<Record<Name, readonly number[]>>;

/** On these holes both take one stroke over par. */
const BOGEYS = [1, 3, 6, 9, 10, 12, 13, 18];
/**
 * Where one takes a stroke more than the other. They are tied on the last nine, An is ahead on the last six, Bình on the last three, An on
 * the last hole: each key of a countback has something to say.
 */
const MORE: Readonly<Record<Name, readonly number[]>> = { an: [5, 11, 16, 17], binh: [2, 14, 15, 18] };
/** The strokes by which Bình's handicap is higher: with them on Bình’s card the two are tied on net and on points. */
const FOR_HANDICAP = [1, 9, 10, 12];

const cardOf = (more: readonly (readonly number[])[]): number[] =>
  COURSE.par.map((par, at) => par + [BOGEYS, ...more].filter((holes) => holes.includes(at + 1)).length);

/** Two cards that are tied on a list. */
const tiedCards = (basis: Basis): Cards => ({
  an: cardOf([MORE.an]),
  binh: cardOf([MORE.binh, ...(basis === 'gross' ? [] : [FOR_HANDICAP])]),
});

/** Two cards with a bit of everything, for what a hole counts. */
export const PLAYED: Cards = {
  an: [5, 4, 5, 3, 6, 5, 3, 5, 5, 4, 4, 5, 6, 5, 4, 3, 6, 5],
  binh: [6, 6, 4, 3, 5, 4, 3, 4, 5, 10, 3, 5, 5, 6, 5, 2, 5, 5],
};

const competitorsOf = (cards: Cards): readonly Competitor[] =>
  (['an', 'binh'] as const).map((id) => ({
    id,
    division: null,
    gender: 'm',
    handicap: HANDICAPS[id] * 10,
    status: 'ok',
    cards: [cards[id]],
  }));

const rulesOf = (format: FormatChoice, ties: Ties): Rules => ({
  rounds: [COURSE],
  format,
  dayHandicap: { system: 'none' },
  cap: DEFAULT_CAP,
  netFloor: null,
  ties,
});

type TieTrial = Extract<StandingStep, { code: 'tie' }>['steps'][number];
export type TieExample = {
  readonly cards: Cards;
  /** Strokes, net strokes or points of each of the two. */
  readonly value: number;
  /** What was compared, up to the key that decides, as the winner sees it. */
  readonly trials: readonly TieTrial[];
  /** null: they share the place. */
  readonly winner: Name | null;
};

/** The tie of the two cards on a list, by a tiebreak with a countback. */
export function tieExample(basis: Basis, tiebreak: TiebreakRule, countback: CountbackRule): TieExample {
  const cards = tiedCards(basis);
  const field = competitorsOf(cards);
  const format = basis === 'points' ? 'stableford' : 'stroke-play';
  const rules = rulesOf(format, tiesOf(tiebreak, countback));
  const [first] = standings(rules, field, basis);
  const isShared = first?.place?.tied ?? true;
  const ahead: Name = first?.id === 'binh' && !isShared ? 'binh' : 'an';
  const steps = explainStanding(rules, field, ahead, basis, 'field');
  return {
    cards,
    value: totalOf(formatOf(format), basis, cards.an, HANDICAPS.an),
    trials: steps.flatMap((step) => (step.code === 'tie' ? step.steps : [])),
    winner: isShared ? null : ahead,
  };
}

type FormatExample = {
  readonly basis: Basis;
  /** What each hole counts: strokes up to the maximum, or points. */
  readonly counted: Readonly<Record<Name, readonly number[]>>;
  readonly value: Readonly<Record<Name, number>>;
  readonly winner: Name | null;
};

/** The two cards by a format. */
export function formatExampleOf(rule: FormatRule): FormatExample {
  const choice: FormatChoice =
    'points' in rule
      ? rule
      : rule.maximum === null
        ? rule.basis === 'net'
          ? 'stroke-play'
          : 'stroke-play-gross'
        : { maximum: rule.maximum, basis: rule.basis };
  const format = formatOf(choice);
  const { basis } = format;
  const lines = standings(rulesOf(choice, { gross: [], net: [], points: [] }), competitorsOf(PLAYED), basis);
  const totalBy = (name: Name) => totalOf(format, basis, PLAYED[name], HANDICAPS[name]);
  const [first] = lines;
  return {
    basis,
    counted: { an: countedOf(format, 'an'), binh: countedOf(format, 'binh') },
    value: { an: totalBy('an'), binh: totalBy('binh') },
    winner: first === undefined || first.place?.tied ? null : (first.id as Name),
  };
}

/** What a card counts hole by hole. */
function countedOn(format: Format, basis: Basis, card: readonly number[], handicap: number): number[] {
  return card.map((strokes, at) => {
    const received = strokesReceived(handicap, COURSE.strokeIndex?.[at] ?? 18);
    return holeWorth(format, basis, strokes, COURSE.par[at] ?? 4, received) ?? 0;
  });
}

/** Strokes up to the maximum, or points: what people add up on a card. */
const countedOf = (format: Format, name: Name): number[] =>
  countedOn(format, format.basis === 'points' ? 'points' : 'gross', PLAYED[name], HANDICAPS[name]);

const totalOf = (format: Format, basis: Basis, card: readonly number[], handicap: number): number =>
  countedOn(format, basis, card, handicap).reduce((sum, of) => sum + of, 0);
