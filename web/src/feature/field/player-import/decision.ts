import type { ImportField, ImportPreview, ImportRow, ImportRowPreview } from '@fairway/api';
import type { Edit, Edits } from './draft.ts';

/** What a person decided of a row of the last list: texts that they put in place of others, and whether they left the row out. */
export type Decision = { readonly fixes: readonly Fix[]; readonly skip: boolean };
type Fix = { readonly field: ImportField; readonly was: string; readonly now: string };
/** By the name that the list has, or by all that it has where it names nobody. */
export type Decisions = ReadonlyMap<string, Decision>;

const keyOf = ({ cells }: Pick<ImportRow, 'cells'>): string => cells.name?.normalize('NFC').toLowerCase() ?? JSON.stringify(cells);

/** The decisions on rows as they were read, added to earlier ones. Two rows of one name are told apart by nothing: they are not kept. */
export function decisionsOf(earlier: Decisions, rows: readonly ImportRowPreview[], edits: Edits): Decisions {
  const decisions = new Map(earlier);
  const named = Map.groupBy(rows, keyOf);
  for (const row of rows) {
    const edit = edits.get(row.row);
    if (edit === undefined || named.get(keyOf(row))?.length !== 1) continue;
    const fixes = Object.entries(edit.cells ?? {}).map(([field, now]) => ({
      ...{ field: field as ImportField, was: row.cells[field as ImportField] ?? '', now: now ?? '' },
    }));
    decisions.set(keyOf(row), { fixes, skip: edit.skip === true });
  }
  return decisions;
}

/** The same decisions for the rows of another issue: a fix where the list still has the text that was fixed, and a skip. */
export function decidedEdits(decisions: Decisions, { rows }: ImportPreview): Edits {
  const named = Map.groupBy(rows, keyOf);
  return new Map(
    rows.flatMap((row) => {
      const decision = decisions.get(keyOf(row));
      if (decision === undefined || named.get(keyOf(row))?.length !== 1) return [];
      const fixes = decision.fixes.filter(({ field, was }) => (row.cells[field] ?? '') === was);
      if (fixes.length === 0 && !decision.skip) return [];
      const cells = Object.fromEntries(fixes.map(({ field, now }) => [field, now]));
      const edit: Edit = { ...(fixes.length > 0 && { cells }), ...(decision.skip && { skip: true }) };
      return [[row.row, edit] as const];
    }),
  );
}

/** How much comes back: texts and skipped rows. */
export const countOfDecided = (edits: Edits): { fixes: number; skips: number } => {
  const all = [...edits.values()];
  return {
    fixes: all.reduce((count, { cells }) => count + Object.keys(cells ?? {}).length, 0),
    skips: all.filter(({ skip }) => skip).length,
  };
};
