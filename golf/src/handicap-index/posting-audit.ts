import type { Day } from '../calendar.ts';
import { dayNumber } from '../calendar.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { textOrder } from '../list.ts';
import type { NoDifferential } from './posted-round.ts';
import type { PostingRow } from './posting-row.ts';

/** A line of a record that somebody else keeps, as it was pasted; null: the line does not say. */
export type RecordEntry = {
  readonly line: number;
  readonly day: Day;
  readonly gross: number | null;
  readonly adjusted: number | null;
  readonly rating: Tenths | null;
  readonly slope: number | null;
  readonly differential: Tenths | null;
};

type Figure = Exclude<keyof RecordEntry, 'line' | 'day'>;
const FIGURES: readonly Figure[] = ['gross', 'adjusted', 'rating', 'slope', 'differential'];

/** What a line has otherwise than the card. */
type AuditDifference =
  | { readonly of: 'day'; readonly ours: Day; readonly theirs: Day }
  | { readonly of: Figure; readonly ours: number; readonly theirs: number };

export type AuditFinding =
  | { readonly code: 'same'; readonly round: string; readonly line: number }
  | { readonly code: 'differs'; readonly round: string; readonly line: number; readonly differences: readonly AuditDifference[] }
  /** The record has a round that gives no differential here. */
  | { readonly code: 'not-acceptable'; readonly round: string; readonly line: number; readonly because: NoDifferential }
  /** Our card is not in the record. */
  | { readonly code: 'lacking'; readonly round: string }
  /** Played elsewhere, or not by this golfer. */
  | { readonly code: 'not-ours'; readonly line: number };

/** A line of another day is the same card only within so many days, and with the same figures. */
const NEAR_DAYS = 7;

/** What of a row a record can have otherwise. */
type AuditedRow = Pick<PostingRow, 'round' | 'because' | 'day' | 'expectedHoles' | Figure>;

type Pair = { readonly row: AuditedRow; readonly entry: RecordEntry; readonly differences: readonly AuditDifference[] };

/**
 * A golfer's record from elsewhere beside our cards: which it lacks, which it has otherwise, which it should not have. Each card is paired with the
 * line that is most like it, on its day or near it. Our cards come first, by day, then the lines that are none of ours.
 *
 * @example postingAudit([row], []) // [{ code: 'lacking', round: 'spring' }]
 */
export function postingAudit(rows: readonly AuditedRow[], entries: readonly RecordEntry[]): readonly AuditFinding[] {
  const ours = [...rows].sort((a, b) => textOrder(a.day, b.day) || textOrder(a.round, b.round));
  const theirs = [...entries].sort((a, b) => a.line - b.line);
  const pairs = ours.flatMap((row) => theirs.flatMap((entry) => pairOf(row, entry) ?? []));
  const paired = new Map<AuditedRow, Pair>();
  const taken = new Set<RecordEntry>();
  for (const pair of pairs.sort((a, b) => isRefused(a) - isRefused(b) || a.differences.length - b.differences.length)) {
    if (paired.has(pair.row) || taken.has(pair.entry)) continue;
    paired.set(pair.row, pair);
    taken.add(pair.entry);
  }
  const others = theirs.filter((entry) => !taken.has(entry)).map(({ line }): AuditFinding => ({ code: 'not-ours', line }));
  return [...ours.flatMap((row) => findingOf(row, paired.get(row)) ?? []), ...others];
}

/** Acceptable cards choose first: the others have few figures that could differ. */
const isRefused = ({ row }: Pair): number => Number(row.because !== null);

function findingOf({ round, because }: AuditedRow, pair: Pair | undefined): AuditFinding | null {
  if (pair === undefined) return because === null ? { code: 'lacking', round } : null;
  const { line } = pair.entry;
  if (because !== null) return { code: 'not-acceptable', round, line, because };
  return pair.differences.length === 0 ? { code: 'same', round, line } : { code: 'differs', round, line, differences: pair.differences };
}

/** Where holes were not played, another body has added what it expects of them to the differential: the two are not compared. */
function pairOf(row: AuditedRow, entry: RecordEntry): Pair | null {
  const figures = FIGURES.flatMap((of): readonly AuditDifference[] => {
    const [own, other] = [row[of], entry[of]];
    if (of === 'differential' && row.expectedHoles > 0) return [];
    return own === null || other === null || own === other ? [] : [{ of, ours: own, theirs: other }];
  });
  if (row.day === entry.day) return { row, entry, differences: figures };
  const isNear = Math.abs(dayNumber(row.day) - dayNumber(entry.day)) <= NEAR_DAYS;
  const isTold = row.adjusted !== null && row.adjusted === entry.adjusted && figures.length === 0;
  return isNear && isTold ? { row, entry, differences: [{ of: 'day', ours: row.day, theirs: entry.day }] } : null;
}
