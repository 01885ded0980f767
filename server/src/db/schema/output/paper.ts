import { CARDS_A_SHEET, PAPER_CODES, PAPER_KINDS, PAPER_SIZES } from '@fairway/api/choice/output/paper';
import { LANGUAGES } from '@fairway/api/word/language';
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { id, partOf, principal } from '../column.ts';
import { division, round, tournament } from '../field/tournament.ts';

/** A paper as somebody made it for printing. It has no names: of what stood on it only digests are kept. */
export const paperPrint = pgTable(
  'paper_print',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    /** null: it is of no round. */
    roundId: uuid().references(() => round.id, { onDelete: 'cascade' }),
    /** null: of all. */
    divisionId: uuid().references(() => division.id, { onDelete: 'cascade' }),
    size: text({ enum: PAPER_SIZES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    each: text({ enum: CARDS_A_SHEET }).notNull(),
    code: text({ enum: PAPER_CODES }).notNull(),
    pages: smallint().notNull(),
    /** Of each part that was on it, such as a flight by its id: the digest of what it said. */
    parts: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    printedAt: timestamp({ withTimezone: true }).notNull(),
    /** Two may be made at the same moment. */
    seq: integer().notNull().generatedAlwaysAsIdentity(),
    ...principal(),
  },
  (table) => [index().on(table.tournamentId, table.seq), index().on(table.roundId), index().on(table.divisionId)],
);
