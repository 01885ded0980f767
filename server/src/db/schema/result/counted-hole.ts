import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { id, partOf, principal } from '../column.ts';
import { award } from '../field/award.ts';
import { division, round } from '../field/tournament.ts';

/**
 * A list of the counted holes of a Peoria, secret until published: of a round, and there of a division or an award that has its own. Lists
 * are appended; the last one counts. Read only by `engine/tournament/counted-hole/store.ts`.
 */
export const countedHole = pgTable(
  'counted_hole',
  {
    id,
    /** The order of entering. */
    seq: integer().notNull().generatedAlwaysAsIdentity(),
    roundId: partOf(() => round.id),
    divisionId: uuid().references(() => division.id, { onDelete: 'cascade' }),
    awardId: uuid().references(() => award.id, { onDelete: 'cascade' }),
    holes: smallint().array().notNull(),
    ...principal(),
    enteredAt: timestamp({ withTimezone: true }).notNull(),
    /** Hex: what nobody can guess, and the hash of it with the holes (`sealText`). null: the list came as a file, or is of before there were seals. */
    salt: text(),
    seal: text(),
    /** Why it took the place of another list after the first tee time. */
    reason: text(),
    /** The draw bound to public numbers that it came of; null: none. */
    boundDrawId: uuid(),
    publishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.roundId)],
);
