import { seasonMoves, seasonResults, seasonRule } from '@fairway/api';
import type { SeasonSignature } from '@fairway/facts';
import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { club } from '../account/club.ts';
import { site } from '../account/site.ts';
import { createdAt, id, kept, nameKey, partOf, principal, version } from '../column.ts';
import { golfer } from '../field/golfer.ts';

/** Tournaments of a site that together make a table. */
export const season = pgTable(
  'season',
  {
    id,
    siteId: partOf(() => site.id),
    name: text().notNull(),
    nameKey,
    /** Whose tournaments; null: of every club of the site. */
    clubId: uuid().references(() => club.id, { onDelete: 'set null' }),
    /** Which of them, how their results become points, and points a table. */
    rule: kept(seasonRule).notNull(),
    version,
    createdAt,
  },
  (table) => [index().on(table.siteId)],
);

/** A table as it was published. Nothing of it changes afterwards; a correction is the next number. */
export const seasonPublication = pgTable(
  'season_publication',
  {
    id,
    seasonId: partOf(() => season.id),
    /** From 1. */
    number: smallint().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    ...principal(),
    /** Canonical JSON of what is signed: rule, events and lines, without anybody’s name. */
    core: text().notNull(),
    /** null: the server had no key to sign with. */
    signature: jsonb().$type<SeasonSignature>(),
    /** What moved since the number before, and why. */
    moves: kept(seasonMoves).notNull(),
  },
  (table) => [unique().on(table.seasonId, table.number)],
);

/** Who a person of a publication is, which that commits to by hash; taken away with the golfer who asks to be removed. */
export const seasonOpening = pgTable(
  'season_opening',
  {
    publicationId: partOf(() => seasonPublication.id),
    /** Made for this number alone, so that no two of them link anybody. */
    person: uuid().notNull(),
    salt: text().notNull(),
    results: kept(seasonResults).notNull(),
    /** null: a row of a tournament that was joined to nobody. */
    golferId: uuid().references(() => golfer.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.person] }), index().on(table.golferId)],
);
