import { luckyPrize } from '@fairway/api';
import { LUCKY_OUTCOMES } from '@fairway/api/choice/result/lucky-draw';
import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { kept, partOf, principal, version } from '../column.ts';
import { player } from '../field/player.ts';
import { tournament } from '../field/tournament.ts';

/** The lucky draw of a tournament. Only `feature/result/lucky-draw/store.ts` reads the seed. */
export const luckyDraw = pgTable('lucky_draw', {
  tournamentId: partOf(() => tournament.id).primaryKey(),
  seed: text().notNull(),
  seal: text().notNull(),
  prizes: kept(z.array(luckyPrize)).notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  endedAt: timestamp({ withTimezone: true }),
  /** The draw bound to public numbers whose seed it has; null: none. */
  boundDrawId: uuid(),
  version,
});

/** What happened in it, one after the other; nothing is changed afterwards. `passed` is about the player of the line before. */
export const luckyLine = pgTable(
  'lucky_line',
  {
    tournamentId: uuid()
      .notNull()
      .references(() => luckyDraw.tournamentId, { onDelete: 'cascade' }),
    nth: smallint().notNull(),
    /** Where the prize stands in the list, from 0. */
    prize: smallint().notNull(),
    playerId: uuid().references(() => player.id, { onDelete: 'set null' }),
    outcome: text({ enum: LUCKY_OUTCOMES }).notNull(),
    ...principal(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.nth] })],
);
