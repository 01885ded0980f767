import type { LedgerLine, ScoreLine } from '@fairway/facts';
import type { Database } from '../../../db/database.ts';
import type { ScoredCompetition } from '../../../engine/competition/kept-facts.ts';
import { entryLines } from '../../../engine/ledger/score-line.ts';
import { type EntryRow, findEntries } from '../../../engine/ledger/store.ts';
import { mapInSlices } from '../../../work/slice.ts';

/** A score of a ledger, and its line as the public may read it and as it stays closed: each the same object as long as it is kept. */
export type KeptScore = { readonly serial: number; readonly content: ScoreLine; readonly open: LedgerLine; readonly closed: LedgerLine };

/** The scores of a ledger up to an entry, and the fold that goes on with the next one; up to 0: it is begun anew. */
type Fold = { readonly scores: KeptScore[]; readonly lineOf: ReturnType<typeof entryLines>; readonly lastSeq: number };

const FOLDS = new WeakMap<object, Promise<Fold>>();

/**
 * The scores of a ledger. Entries are never changed, so while nothing else has come only the new ones are read, and the fold goes on. An entry
 * without a line gets one later: until it has, nothing is kept.
 */
export async function keptScoreLines(db: Database, { competition, reading }: ScoredCompetition): Promise<readonly KeptScore[]> {
  const { id } = competition.tournament;
  const folding = (FOLDS.get(reading) ?? Promise.resolve(newFold())).then((fold) => foldOn(db, id, fold));
  FOLDS.set(reading, folding);
  folding.catch(() => FOLDS.delete(reading));
  return (await folding).scores;
}

const newFold = (): Fold => ({ scores: [], lineOf: entryLines(), lastSeq: 0 });

async function foldOn(db: Database, tournamentId: string, before: Fold): Promise<Fold> {
  const { scores, lineOf, lastSeq } = before.lastSeq === 0 ? newFold() : before;
  const entries = await findEntries(db, tournamentId, lastSeq);
  const added = await mapInSlices(entries, (entry) => keptScore(entry, lineOf(entry)));
  for (const score of added) if (score !== null) scores.push(score);
  const isWhole = entries.every(({ serial }) => serial !== null);
  return { scores, lineOf, lastSeq: isWhole ? (entries.at(-1)?.seq ?? lastSeq) : 0 };
}

/** null: what the first line of the ledger tells, or an entry without a line. */
function keptScore({ serial, commit, salt }: EntryRow, content: ScoreLine): KeptScore | null {
  if (serial === null || commit === null || salt === null) return null;
  return { serial, content, open: { commit, opened: { salt, content } }, closed: { commit, opened: null } };
}
