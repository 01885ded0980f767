import { clubHandicapRule, postingRule } from '@fairway/api';
import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { site } from '../account/site.ts';
import { kept, partOf, principal, version } from '../column.ts';

/** How a site works out the handicaps of its golfers. */
export const handicapRule = pgTable('handicap_rule', {
  siteId: partOf(() => site.id).primaryKey(),
  /** The club's own figure; null: it has none. */
  club: kept(clubHandicapRule),
  /** The record by the Rules of Handicapping; null: none is kept. */
  record: kept(postingRule),
  /** Who stated that the site may keep one, and when. */
  ...principal(),
  statedAt: timestamp({ withTimezone: true }),
  version,
});
