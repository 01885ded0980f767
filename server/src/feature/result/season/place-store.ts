import type { PublicSeasonNamed, SeasonPlace } from '@fairway/api';
import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { season, seasonOpening, seasonPublication } from '../../../db/schema/result/season.ts';

/** Older ones have only their own address. */
const MOST_SEASONS = 12;

const { id, siteId, name, clubId, rule } = season;
const isNewest = sql`${seasonPublication.number} = (select max(p.number) from season_publication p where p.season_id = ${season.id})`;
const newestFirst = desc(sql`${rule} ->> 'to'`);

/** The published seasons, the newest first: all, those with the tournaments of a club, or those that a public tournament is an event of. */
export async function findPublicSeasons(
  db: Database,
  asked: { club?: string | undefined; tournament?: string | undefined },
): Promise<PublicSeasonNamed[]> {
  const { club: ofClub, tournament: ofEvent } = asked;
  const isOfClub = (of: typeof club.id | string) => sql`coalesce(${clubId}, ${of}) = ${of}`;
  const clubs = db.select().from(club);
  const events = db.select().from(tournament).innerJoin(club, eq(club.id, tournament.clubId));
  const isEvent = and(
    ...[eq(tournament.id, ofEvent ?? ''), eq(tournament.public, true), eq(club.siteId, siteId), isOfClub(club.id)],
    sql`${tournament.date}::text between ${rule} ->> 'from' and ${rule} ->> 'to'`,
    sql`coalesce(${rule} -> 'only', 'null') = 'null' or ${rule} -> 'only' ? ${tournament.id}::text`,
  );
  return db
    .select({ id, name })
    .from(season)
    .where(
      and(
        exists(db.select().from(seasonPublication).where(eq(seasonPublication.seasonId, id))),
        ofClub === undefined ? undefined : exists(clubs.where(and(eq(club.id, ofClub), eq(club.siteId, siteId), isOfClub(ofClub)))),
        ofEvent === undefined ? undefined : exists(events.where(isEvent)),
      ),
    )
    .orderBy(newestFirst, id)
    .limit(MOST_SEASONS);
}

/** Where a golfer stands in the newest number of each season, the newest first. */
export async function findSeasonPlaces(db: Database, golferId: string): Promise<SeasonPlace[]> {
  const line = sql<Pick<SeasonPlace, 'rank' | 'total'> | null>`(select line from
    jsonb_array_elements(${seasonPublication.core}::jsonb -> 'lines') line where line ->> 'person' = ${seasonOpening.person}::text)`;
  const rows = await db
    .select({ seasonId: id, name, number: seasonPublication.number, line })
    .from(seasonOpening)
    .innerJoin(golfer, eq(golfer.id, seasonOpening.golferId))
    .innerJoin(seasonPublication, eq(seasonPublication.id, seasonOpening.publicationId))
    .innerJoin(season, eq(season.id, seasonPublication.seasonId))
    .where(and(eq(golfer.currentId, golferId), isNewest))
    .orderBy(newestFirst, id);
  return rows.flatMap(({ line: own, ...of }) => (own === null ? [] : [{ ...of, rank: own.rank, total: own.total }]));
}
