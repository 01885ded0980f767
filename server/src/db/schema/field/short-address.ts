import { SHORT_SCREENS } from '@fairway/api/choice/field/short-address';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { partOf } from '../column.ts';
import { player } from './player.ts';
import { tournament } from './tournament.ts';

/** What a printed address such as `/t/K7MF9XWR` leads to. A screen keeps its code for as long as its tournament and its player are there. */
export const shortAddress = pgTable(
  'short_address',
  {
    code: text().primaryKey(),
    tournamentId: partOf(() => tournament.id),
    screen: text({ enum: SHORT_SCREENS }).notNull(),
    /** Of a player's card; null: a screen of the whole tournament. */
    playerId: uuid().references(() => player.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('short_address_of').on(table.tournamentId, table.screen, table.playerId).nullsNotDistinct(),
    index().on(table.playerId),
  ],
);
