import type { ChangeLine, OpeningLine, Signature } from '@fairway/facts';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, partOf } from '../column.ts';
import { tournament } from '../field/tournament.ts';

/** The lines of a ledger that are no scores; a score is its own line (`entry`). Appended, never updated. */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    tournamentId: partOf(() => tournament.id),
    serial: integer().notNull(),
    content: jsonb().$type<OpeningLine | ChangeLine>().notNull(),
    salt: bytea().notNull(),
    commit: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.serial] })],
);

/** A final result as this site signed it; reopening signs nothing, and the next one has the next number. */
export const signedResult = pgTable(
  'signed_result',
  {
    tournamentId: partOf(() => tournament.id),
    number: integer().notNull(),
    /** The core as canonical JSON: what was hashed, whatever a later engine would say. */
    core: text().notNull(),
    signature: jsonb().$type<Signature>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.number] })],
);

/** The keys of this site for its results, the public half alone; the secret one is a kept secret. The last one signs. */
export const siteKey = pgTable('site_key', {
  /** The public key in hex. */
  key: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** The key before signed this one; null: it is the first, or the one before was lost or stolen. */
  succession: text(),
  /** Somebody reported that the secret half was stolen, from then on. */
  stolenAt: timestamp({ withTimezone: true }),
});
