import { tee } from '@fairway/api';
import type { CLUB } from '@fairway/api/record/club';
import { index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ColumnsOf } from '../../record.ts';
import { createdAt, id, kept, partOf, picture, version } from '../column.ts';
import { site } from './site.ts';

export const club = pgTable(
  'club',
  {
    id,
    siteId: uuid()
      .notNull()
      .references(() => site.id),
    name: text().notNull(),
    state: text(),
    country: text(),
    phone: text(),
    email: text(),
    website: text(),
    investor: text(),
    address: text(),
    city: text(),
    note: text(),
    timeZone: text().notNull().default('Asia/Ho_Chi_Minh'),
    version,
    createdAt,
  },
  (table) => [index().on(table.siteId)],
) satisfies ColumnsOf<typeof CLUB>;

/** The logo of a club, in a table of its own so that no list reads it. */
export const clubLogo = pgTable('club_logo', {
  clubId: partOf(() => club.id).primaryKey(),
  ...picture(),
});

/** A course of 18 holes of a club, or a nine. */
export const course = pgTable(
  'course',
  {
    id,
    clubId: partOf(() => club.id),
    /** Its place among the courses of the club, counted from 1. */
    position: smallint().notNull(),
    name: text().notNull(),
    par: smallint().array().notNull(),
    strokeIndex: smallint().array(),
    /** What women play by, where that is another; null: the same. */
    womenPar: smallint().array(),
    womenStrokeIndex: smallint().array(),
    tees: kept(z.array(tee)).notNull().default([]),
    /** The names of both nines, where they have any. */
    nines: text().array(),
    version,
    createdAt,
  },
  (table) => [unique().on(table.clubId, table.name)],
);
