import { AWARD_WINNERS } from '@fairway/api/choice/field/award';
import { CEREMONY_KINDS } from '@fairway/api/choice/result/ceremony';
import type { Basis } from '@fairway/golf';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, partOf, version } from '../column.ts';
import { award } from '../field/award.ts';
import { division, round, tournament } from '../field/tournament.ts';
import { boundDraw } from './bound-draw.ts';

/** A presentation: what is hidden is shown step by step. A tournament has at most one that has not ended. */
export const ceremony = pgTable(
  'ceremony',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    /** null: of the whole field. */
    divisionId: uuid().references(() => division.id, { onDelete: 'cascade' }),
    /** Of counted holes: of which round, and of which prize with its own Peoria. */
    roundId: uuid().references(() => round.id, { onDelete: 'cascade' }),
    awardId: uuid().references(() => award.id, { onDelete: 'cascade' }),
    /** What was drawn for matches, which is shown line by line. */
    boundDrawId: uuid().references(() => boundDraw.id, { onDelete: 'cascade' }),
    kind: text({ enum: CEREMONY_KINDS }).notNull(),
    /** Of a kind that ranks. */
    basis: text().$type<Basis>(),
    /** Of standings: the last place that is shown by itself; it comes first. */
    fromPlace: smallint(),
    /** Of standings where sides play a ball each: of whom. */
    list: text({ enum: AWARD_WINNERS }),
    /**
     * What each step has shown, by its ids, such as those of its players. Not a number of steps: a score that is corrected meanwhile
     * may move the places, and must not show what nobody has presented yet.
     */
    shown: jsonb().$type<string[][]>().notNull().default([]),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    version,
  },
  (table) => [uniqueIndex('ceremony_running').on(table.tournamentId).where(sql`${table.endedAt} is null`)],
);
