import { z } from 'zod';
import { id, judgedId } from '../../check/field.ts';
import { ASIDE_REASONS, MISSING_ACTIONS, NOTE_KINDS } from '../../choice/field/player-import.ts';
import { defineRoutes } from '../../route.ts';

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
  'initials',
  'phone',
  'email',
  'note',
  'flight',
  'teeTime',
  'startingHole',
  'bagTag',
  'caddieNumber',
  // the side that golfers play in, by its name or a number; the last, so that older workbooks of ours are known
  'side',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** A column by its letters, those of a further list below with the row of its headings: `E`, `E15`. */
const columnKey = z.string().regex(/^[A-Z]{1,3}\d{0,5}$/);
/** The person's choice for a column: `{ E: 'flight', F: null }`; null: do not read it. */
const columnChoice = z.record(columnKey, z.enum(IMPORT_FIELDS).nullable());
export type ColumnChoice = Readonly<z.infer<typeof columnChoice>>;
/** Day before month, or month before day. */
export type DateOrder = 'dmy' | 'mdy';
/** The sign of a handicap that is better than par. */
export type SignOrder = 'plus' | 'minus';
const columnOrder = z.enum(['dmy', 'mdy', 'plus', 'minus']);
export type ColumnOrder = z.infer<typeof columnOrder>;

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
  /** An answer to a form, or of a list in which somebody answered again: of two by one person the later one counts. */
  isAnswer: z.literal(true).optional(),
  /** The version of the player that the person saw in the preview; null: the row would add one. */
  version: z.int().min(1).nullable().default(null),
  /** The same of the flight that the row leads to; null: it would be new, or the row leads to none. */
  flightVersion: z.int().min(1).nullable().default(null),
});

export const importRowPreview = z.object({
  row: z.int(),
  cells: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  player: z.union([id, z.literal('new')]).nullable(),
  skip: z.boolean(),
  isAnswer: z.literal(true).optional(),
  /** The row that is the same player by name, birthday, phone or VGA number, and is taken in its place. */
  twice: z.int().nullable(),
  /** The current version of the player that the row would change. It is sent back with the row, so that no later edit is overwritten. */
  version: z.int().nullable(),
  /** The current version of the flight that the row leads to; it is sent back with the row too. */
  flightVersion: z.int().nullable(),
  state: z.enum(['new', 'changed', 'same', 'wrong', 'skipped']),
  /** Sentences, each beginning with the row: “Dòng 12: …”; `field` names the cell to fix. */
  problems: z.array(
    z.object({
      field: z.enum(IMPORT_FIELDS).nullable(),
      /** The other cells that the sentence is about: “the same name and birthday”. */
      also: z.array(z.enum(IMPORT_FIELDS)).optional(),
      message: z.string(),
    }),
  ),
  /** What a new player gets although the row does not say it: the assumed gender, the assigned division. */
  supplied: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** What does not block the row but should be seen: “Dòng 12: Chưa có giới tính, ghi là Nam.” */
  notes: z.array(
    z.object({
      field: z.enum(IMPORT_FIELDS).nullable(),
      message: z.string(),
      /** Missing: it was filled in, or read otherwise than it is written. */
      kind: z.enum(NOTE_KINDS).optional(),
      /** About the text that the list has: fixed rows that are checked again no longer have it, so this answer is kept. */
      isOfText: z.literal(true).optional(),
    }),
  ),
  changes: z.array(z.object({ field: z.enum(IMPORT_FIELDS), from: z.string(), to: z.string() })),
  /** A person has to choose which player it is: one of the candidates, or a new one. */
  asks: z.boolean(),
  candidates: z.array(z.object({ playerId: id, name: z.string(), detail: z.string() })),
  /** While it asks: the only player of that name, if nothing tells the two apart. */
  sameName: id.nullable(),
  /** The name as people write it, if the list has it in capitals. */
  properName: z.string().nullable(),
});
export const importPreview = z.object({
  /** The sheet of the workbook that was read; null for pasted cells and CSV files. */
  sheet: z.string().nullable(),
  /** All of its sheets that can be seen. */
  sheets: z.array(z.string()),
  /** Players that the sheet leaves out, with the reason; the headings of hidden columns; and whether they were read. */
  hidden: z.object({
    rows: z.array(z.object({ row: z.int(), name: z.string(), reason: z.enum(ASIDE_REASONS) })),
    columns: z.array(z.string()),
    isRead: z.boolean(),
  }),
  /** Lists with other headings beside or below the first: how many players, the first of them; null for `isRead`: nobody has said it. */
  others: z.object({ count: z.int(), names: z.array(z.string()), isRead: z.boolean().nullable() }).nullable(),
  /** Several people in a row: by columns of their own, in one cell, or as columns of teams; whether they are read so, and what one row has. */
  several: z.object({ by: z.enum(['columns', 'cells', 'teams']), isRead: z.boolean(), example: z.string() }).nullable(),
  /** It has no headings: its columns are known by what stands in them. */
  isHeadless: z.boolean(),
  /** Signs that were taken off names: what counts them, marks of captains and nations. */
  signs: z.array(z.string()),
  /** Nobody knows these headings: the first rows, for a person to point at them; with the row that they have pointed at. */
  pointing: z.object({ rows: z.array(z.array(z.string())), headingRow: z.int().nullable() }).nullable(),
  /** The headings as a number that nobody can read: it is sent back with what a person said of the columns. */
  layoutKey: z.string().nullable(),
  /** Players of the tournament who are not in a list that has others of them. */
  missing: z.array(
    z.object({
      ...{ playerId: id, name: z.string(), detail: z.string(), version: z.int(), hasScores: z.boolean() },
      /** What is proposed for whoever the list has among those who do not play. */
      proposed: z.enum(MISSING_ACTIONS).nullable(),
    }),
  ),
  /** The round that flights, times and starting holes go to, and what it can be. */
  roundId: id.nullable(),
  rounds: z.array(z.object({ id, number: z.int() })),
  /** Which heading was read as which field; null: not read. A column that may mean two things has its choices and a question. */
  columns: z.array(
    z.object({
      column: z.string(),
      heading: z.string(),
      field: z.enum(IMPORT_FIELDS).nullable(),
      choices: z.array(z.enum(IMPORT_FIELDS)),
      question: z.string().nullable(),
      /** The orders of day and month, or the signs, that the question is about, each with what it would mean. */
      orders: z.array(z.object({ order: columnOrder, text: z.string() })),
      /** Its heading is not quite known: what it means is a guess that its values bear out. */
      guess: z.boolean(),
      /** Nothing was made of it, although players have something in it, and nobody decided so. */
      unread: z.boolean(),
    }),
  ),
  rows: z.array(importRowPreview),
  /** Rows of the sheet that hold no player, with the reason (“FLY 3”, blank, …) as a sentence. */
  leftOut: z.array(z.object({ row: z.int(), reason: z.string() })),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int(), skipped: z.int() }),
  /**
   * Of the people in the rows: how many the register of the site knows for certain, may know, and does not know, and who asked to be kept out: they play,
   * and are joined to nobody.
   */
  register: z.object({ certain: z.int(), asks: z.int(), new: z.int(), keptOut: z.int() }),
});
export type ImportRow = z.infer<typeof importRow>;
export type ImportRowPreview = z.infer<typeof importRowPreview>;
export type ImportPreview = z.infer<typeof importPreview>;

const missingChoice = z.strictObject({ playerId: judgedId, version: z.int().min(1), action: z.enum(MISSING_ACTIONS) });
export type MissingChoice = z.infer<typeof missingChoice>;
const rows = z
  .array(importRow)
  .min(1, { error: 'import-empty' })
  .max(2000, { error: 'import-too-many-rows' })
  .refine((list) => new Set(list.map(({ row }) => row)).size === list.length, { error: 'wrong-format' });

/** The round that flights, times and starting holes go to; null: the first that is not finished, else the last. */
const roundId = judgedId.nullable().default(null);
const layout = z.strictObject({ key: z.string().regex(/^[0-9a-f]{64}$/), columns: columnChoice });
export type ListLayout = z.infer<typeof layout>;

/** How a person wants a list to be read. */
export const listReading = z.strictObject({
  columns: columnChoice.default({}),
  /** By its name; null: the one with the most headings. */
  sheet: z.string().max(255).nullable().default(null),
  /** Takes in what the sheet leaves out: what is hidden, crossed out or cancelled, and names below the list. */
  withHidden: z.boolean().default(false),
  /** The row of the headings, as a person points at it; 0: they want to point at it; -1: there is none; null: it is found. */
  headingRow: z.int().min(-1).max(1000).nullable().default(null),
  /** The order of days and months, or the sign of plus handicaps, as a person says it of a column. */
  orders: z.record(columnKey, columnOrder).default({}),
  /** Whether lists with other headings in the same sheet are read too; null: a person has not said it. */
  others: z.enum(['read', 'leave']).nullable().default(null),
  /** Whether rows with several names are several people; null: as it seems. */
  people: z.enum(['one', 'several']).nullable().default(null),
  roundId,
});
export type ListReading = z.infer<typeof listReading>;

const previewBody = z.union([
  listReading.extend({ text: z.string().min(1, { error: 'import-empty' }).max(2_000_000) }),
  z.strictObject({ rows, roundId }),
]);
/** What a person said of the columns: the site reads the next list with these headings so. */
const saidOfColumns = layout.nullable().default(null);
const importAnswer = z.object({
  ...{ created: z.int(), changed: z.int(), same: z.int(), skipped: z.int() },
  ...{ withdrawn: z.int(), removed: z.int() },
  /** Rows of the tournament that were joined to golfers of the register, as they are for certain; and those that are nobody yet. */
  ...{ joined: z.int(), unjoined: z.int() },
});

export const playerImportRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/players/import/template': {
    access: 'player.import',
    summary: 'An empty entry list as an Excel workbook, headed in the caller’s language',
    answer: null,
    sends: 'file',
  },
  'POST /api/tournaments/:tournamentId/players/import/file': {
    access: 'player.import',
    summary:
      'Reads a workbook, a table of a page or a CSV file (multipart field `file`, with `reading` as JSON before it) and previews it; writes nothing',
    answer: importPreview,
    takes: 'upload',
  },
  'POST /api/tournaments/:tournamentId/players/import/preview': {
    access: 'player.import',
    summary: 'Previews pasted cells or fixed rows; writes nothing',
    body: previewBody,
    answer: importPreview,
  },
  'POST /api/tournaments/:tournamentId/players/import': {
    access: 'player.import',
    summary: 'Writes the rows, all or none; no row may be wrong unless it is skipped',
    body: z.strictObject({
      rows,
      roundId,
      missing: z.array(missingChoice).max(2000).default([]),
      layout: saidOfColumns,
      /** The list is of golfers whom somebody chose from the register of the site. */
      isOfRegister: z.boolean().default(false),
    }),
    answer: importAnswer,
  },
  'POST /api/sites/:siteId/golfers/import/file': {
    access: 'golfer.write',
    summary: 'The same of a list for the register of golfers: previewed, with whom each row is there; writes nothing',
    answer: importPreview,
    takes: 'upload',
  },
  'POST /api/sites/:siteId/golfers/import/preview': {
    access: 'golfer.write',
    summary: 'Previews pasted cells or fixed rows for the register; writes nothing',
    body: previewBody,
    answer: importPreview,
  },
  'POST /api/sites/:siteId/golfers/import': {
    access: 'golfer.write',
    summary: 'Writes the rows into the register, all or none',
    body: z.strictObject({ rows, layout: saidOfColumns }),
    answer: importAnswer,
  },
});
