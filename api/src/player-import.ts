import { z } from 'zod';
import { id, judgedId } from './field.ts';
import { defineRoutes } from './route.ts';

/** The fields that a column of an organiser's list may hold. */
export const IMPORT_FIELDS = [
  'name',
  'gender',
  'birthday',
  'vga',
  'handicapIndex',
  'handicapCourse',
  'division',
  'tee',
  'member',
  'phone',
  'email',
  'note',
  'flight',
  'teeTime',
  'startingHole',
  'bagTag',
  'caddieNumber',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** One row as it was read or fixed: the text of each field, and the sheet's row number. */
export const importRow = z.strictObject({
  row: z.int().min(1),
  cells: z.partialRecord(z.enum(IMPORT_FIELDS), z.string().max(2000)),
  /** The answer when the row asks which player it is; 'new' adds a player. */
  player: z
    .union([judgedId, z.literal('new')])
    .nullable()
    .default(null),
  /** The person at the screen has left the row out. */
  skip: z.boolean().default(false),
  /** The version of the player that the person saw in the preview; null: the row would add one. */
  version: z.int().min(1).nullable().default(null),
});

export const importRowPreview = z.object({
  row: z.int(),
  cells: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  player: z.union([id, z.literal('new')]).nullable(),
  skip: z.boolean(),
  /** The current version of the player that the row would change. It is sent back with the row, so that no later edit is overwritten. */
  version: z.int().nullable(),
  state: z.enum(['new', 'changed', 'same', 'wrong', 'skipped']),
  /** Sentences, each beginning with the row: “Dòng 12: …”; `field` names the cell to fix. */
  problems: z.array(z.object({ field: z.enum(IMPORT_FIELDS).nullable(), message: z.string() })),
  /** What a new player gets although the row does not say it: the assumed gender, the assigned division. */
  supplied: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** What does not block the row but should be seen: “Dòng 12: Chưa có giới tính, ghi là Nam.” */
  notes: z.array(z.object({ field: z.enum(IMPORT_FIELDS).nullable(), message: z.string() })),
  changes: z.array(z.object({ field: z.enum(IMPORT_FIELDS), from: z.string(), to: z.string() })),
  /** A person has to choose which player it is: one of the candidates, or a new one. */
  asks: z.boolean(),
  candidates: z.array(z.object({ playerId: id, name: z.string(), detail: z.string() })),
});
export const importPreview = z.object({
  /** The sheet of the workbook that was read; null for pasted cells. */
  sheet: z.string().nullable(),
  /** Which heading was read as which field; null: not read. A column that may mean two things has its choices and a question. */
  columns: z.array(
    z.object({
      column: z.string(),
      heading: z.string(),
      field: z.enum(IMPORT_FIELDS).nullable(),
      choices: z.array(z.enum(IMPORT_FIELDS)),
      question: z.string().nullable(),
    }),
  ),
  rows: z.array(importRowPreview),
  /** Rows of the sheet that hold no player, with the reason (“FLY 3”, blank, …) as a sentence. */
  leftOut: z.array(z.object({ row: z.int(), reason: z.string() })),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int(), skipped: z.int() }),
});
export type ImportRow = z.infer<typeof importRow>;
export type ImportRowPreview = z.infer<typeof importRowPreview>;
export type ImportPreview = z.infer<typeof importPreview>;

const byTournament = z.object({ tournamentId: id });
const rows = z
  .array(importRow)
  .min(1, { error: 'import-empty' })
  .max(2000, { error: 'import-too-many-rows' })
  .refine((list) => new Set(list.map(({ row }) => row)).size === list.length, { error: 'wrong-format' });
/** The person's choice for a column, by its letter: `{ E: 'flight', F: null }`; null: do not read it. */
export const columnChoice = z.record(z.string().regex(/^[A-Z]{1,3}$/), z.enum(IMPORT_FIELDS).nullable());

export const playerImportRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/players/import/template': {
    access: 'player.import',
    summary: 'An empty entry list as an Excel workbook, headed in the caller’s language',
    params: byTournament,
    answer: null,
    sends: 'file',
  },
  'POST /api/tournaments/:tournamentId/players/import/file': {
    access: 'player.import',
    summary: 'Reads an .xlsx workbook (multipart field `file`, with `columns` as JSON before it) and previews it; writes nothing',
    params: byTournament,
    answer: importPreview,
    takes: 'upload',
  },
  'POST /api/tournaments/:tournamentId/players/import/preview': {
    access: 'player.import',
    summary: 'Previews pasted cells or fixed rows; writes nothing',
    params: byTournament,
    body: z.union([
      z.strictObject({ text: z.string().min(1, { error: 'import-empty' }).max(2_000_000), columns: columnChoice.default({}) }),
      z.strictObject({ rows }),
    ]),
    answer: importPreview,
  },
  'POST /api/tournaments/:tournamentId/players/import': {
    access: 'player.import',
    summary: 'Writes the rows, all or none; no row may be wrong unless it is skipped',
    params: byTournament,
    body: z.strictObject({ rows }),
    answer: z.object({ created: z.int(), changed: z.int(), same: z.int(), skipped: z.int() }),
  },
});
