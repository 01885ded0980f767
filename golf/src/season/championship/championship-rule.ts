import type { Basis } from '../../basis.ts';
import type { CutRule } from '../../standing/cut.ts';
import type { SeasonSpan } from '../season-rule.ts';

/** What separates those with the same total. */
export type ChampionshipTieKey =
  /** The sum of this number of last days. */
  | { readonly by: 'last-days'; readonly days: number }
  /** A play-off, or another decision of the committee, and why: the order of those who were in it; who was not is behind. */
  | { readonly by: 'play-off'; readonly order: readonly string[]; readonly reason: string };

/** A championship over several days: each round of each event of the season is one, in their order. */
export type ChampionshipRule = SeasonSpan & ChampionshipScoring;

/** How a championship is scored, as clubs publish it. */
type ChampionshipScoring = {
  readonly kind: 'championship';
  readonly basis: Basis;
  /** `own`: strokes over the par of each golfer's own card. */
  readonly pars: 'list' | 'own';
  /** After a number of days only some golfers go on. `ties`: those level with the last of them go on too (`in`), or do not (`out`). */
  readonly cut: { readonly after: number; readonly keep: CutRule['keep']; readonly ties: CutRule['ties'] } | null;
  readonly ties: readonly ChampionshipTieKey[];
};

const PLAIN = { kind: 'championship', basis: 'gross', pars: 'list', cut: null, ties: [], guests: 'taken-out', division: null } as const;

/** Rules that clubs have published; a site keeps its own copy, with its days. */
export const CHAMPIONSHIP_RULES = {
  /** Two days of gross; who is level plays off (https://ssmgc.org/saticoy-senior-club-championship-tournament-rules). */
  'days-gross': PLAIN,
  /** The same net; who is level goes by the last day. */
  'days-net': { ...PLAIN, basis: 'net', ties: [{ by: 'last-days', days: 1 }] },
} as const satisfies Readonly<Record<string, ChampionshipScoring & Omit<SeasonSpan, 'from' | 'to' | 'only'>>>;
