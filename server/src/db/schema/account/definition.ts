import type { CountbackRule, FormatRule, OwnPlayRule, TiebreakRule } from '@fairway/api';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../column.ts';
import { site } from './site.ts';

/** What formats, tiebreaks, countbacks and plays have in common: parts of the engine under a name. */
const columns = <Rule>() => ({
  /** A built-in one by its name, one of a site by a UUID. */
  id: text().primaryKey(),
  /** null: built in, for everybody. */
  siteId: uuid().references(() => site.id),
  /** null: in the catalogue, under its id. */
  name: text(),
  rule: jsonb().$type<Rule>().notNull(),
  position: integer().notNull(),
  version: integer().notNull().default(1),
  createdAt,
});

export const format = pgTable('format', columns<FormatRule>(), (table) => [index().on(table.siteId)]);
export const tiebreak = pgTable('tiebreak', columns<TiebreakRule>(), (table) => [index().on(table.siteId)]);
export const countback = pgTable('countback', columns<CountbackRule>(), (table) => [index().on(table.siteId)]);
export const play = pgTable('play', columns<OwnPlayRule>(), (table) => [index().on(table.siteId)]);
