import type { Season } from '@fairway/api';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { site, users } from '../../../db/schema/account/site.ts';
import { season, seasonPublication } from '../../../db/schema/result/season.ts';
import { AppError } from '../../../error/app-error.ts';

/** Who writes to which season; the scope found it before the route runs. */
export type SeasonActor = { principal: Principal; season: { id: string; siteId: string } };
export const subjectType = 'season';

export type SeasonRow = typeof season.$inferSelect;

export async function requireSeason(db: Database, seasonId: string): Promise<SeasonRow> {
  const [row] = await db.select().from(season).where(eq(season.id, seasonId));
  if (!row) throw new AppError('not-found');
  return row;
}

/** Of the newest publication; written out, since a column in a statement of one table has no table before it. */
const newest = (column: 'number' | 'at') =>
  sql<
    number & string
  >`(select ${sql.raw(`p.${column}`)} from season_publication p where p.season_id = season.id order by p.number desc limit 1)`;

const wire = ({ row, number, at }: { row: SeasonRow; number: number | null; at: string | null }): Season => ({
  ...{ id: row.id, siteId: row.siteId, version: row.version, name: row.name, clubId: row.clubId },
  ...{ kind: row.rule.kind, from: row.rule.from, to: row.rule.to },
  published: number === null || at === null ? null : { number, at: new Date(at).toISOString() },
});

const selectSeasons = (db: Database) => db.select({ row: season, number: newest('number'), at: newest('at') }).from(season);

/** The newest first. */
export const findSeasons = async (db: Database, siteId: string): Promise<Season[]> =>
  (
    await selectSeasons(db)
      .where(eq(season.siteId, siteId))
      .orderBy(desc(sql`${season.rule} ->> 'to'`), asc(season.nameKey), asc(season.id))
  ).map(wire);

export async function requireWire(db: Database, seasonId: string): Promise<Season> {
  const [found] = await selectSeasons(db).where(eq(season.id, seasonId));
  if (!found) throw new AppError('not-found');
  return wire(found);
}

/** The websites that may frame a season’s table, once one is published. */
export async function findFrameOrigins(db: Database, seasonId: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ origins: site.frameOrigins })
    .from(season)
    .innerJoin(seasonPublication, eq(seasonPublication.seasonId, season.id))
    .innerJoin(site, eq(site.id, season.siteId))
    .where(eq(season.id, seasonId))
    .limit(1);
  return row?.origins ?? [];
}

/** What was published of a season, the newest first. */
export const findPublications = (db: Database, seasonId: string) =>
  db
    .select({
      number: seasonPublication.number,
      at: seasonPublication.at,
      by: users.name,
      signed: sql<boolean>`${seasonPublication.signature} is not null`,
    })
    .from(seasonPublication)
    .leftJoin(users, eq(users.id, seasonPublication.principalId))
    .where(eq(seasonPublication.seasonId, seasonId))
    .orderBy(desc(seasonPublication.number));

/** The newest, or that of a number; null: there is none. */
export async function findPublication(db: Database, seasonId: string, number?: number) {
  const [row] = await db
    .select()
    .from(seasonPublication)
    .where(and(eq(seasonPublication.seasonId, seasonId), number === undefined ? undefined : eq(seasonPublication.number, number)))
    .orderBy(desc(seasonPublication.number))
    .limit(1);
  return row ?? null;
}
export type PublicationRow = NonNullable<Awaited<ReturnType<typeof findPublication>>>;
