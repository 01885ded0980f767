import type { Basis } from '../basis.ts';
import type { Day } from '../calendar.ts';
import type { Card } from '../card.ts';
import type { Status } from '../competitor.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** A round of an event, by the golfer's own card. */
export type SeasonCard = {
  /** From 1. */
  readonly round: number;
  readonly course: string;
  readonly tee: string | null;
  /** What the course calls the first hole of the card: 10 of a second nine. */
  readonly firstHole: number;
  readonly holes: Card;
  readonly par: readonly number[];
  readonly strokeIndex: readonly number[] | null;
};

/** What a round of an event of several came to. */
export type SeasonRound = Pick<SeasonResult, 'totals' | 'par'>;

/** What a person did in an event. A row that is joined to no golfer is a person of its own. */
export type SeasonResult = {
  readonly person: string;
  readonly isMember: boolean;
  /** At the event. */
  readonly division: string | null;
  readonly handicap: Tenths | null;
  readonly status: Status;
  /** The place on each list, shared by those with the same number; null or missing: none. */
  readonly places: Readonly<Partial<Record<Basis, number | null>>>;
  /** Strokes, tenths of a net stroke, points over all rounds; null or missing: no complete score. */
  readonly totals: Readonly<Partial<Record<Basis, number | null>>>;
  /** Of all rounds, by the golfer's own card. */
  readonly par: number;
  /** Names of prizes won, as the bonuses of a rule call them. */
  readonly prizes: readonly string[];
  /** Only an eclectic asks for them. */
  readonly cards?: readonly SeasonCard[];
  /** Of an event of several rounds, each of them; only a championship asks for them. */
  readonly rounds?: readonly SeasonRound[];
};

/** A tournament as a season reads it. One that was cancelled, or that is not shown yet, is not given as `isOver`. */
export type SeasonEvent = {
  readonly id: string;
  /** In the club's time zone. */
  readonly day: Day;
  readonly isOver: boolean;
  /** How many rounds it has, where each is one of its own: a day of a championship, a card of an eclectic; missing: one. */
  readonly rounds?: number;
  /** The lists that it has. */
  readonly lists: readonly Basis[];
  /** A standard scratch or the like, in tenths; null: none. */
  readonly standard: Tenths | null;
  readonly results: readonly SeasonResult[];
};

/** What is the same for all events. */
export type SeasonGolfer = {
  readonly person: string;
  /** The division of the season. */
  readonly division: string | null;
  /** Birthday as the whole number yyyymmdd; null: unknown. */
  readonly born: number | null;
};

/** What a season rests on. Golfers may be left out where neither a season's division nor "older" is asked for. */
export type SeasonFacts = { readonly events: readonly SeasonEvent[]; readonly golfers: readonly SeasonGolfer[] };
