import type { SeasonCore, SeasonOpening } from '@fairway/facts';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { seasonOpening } from '../../../db/schema/result/season.ts';
import { type Compared, comparedNow, comparedThen, movedBetween } from './moved.ts';
import { findPublication, type PublicationRow } from './store.ts';
import type { WorkedSeason } from './table.ts';

/** Who a person of a publication is today; `golferId` null: nobody in the register. */
export type OpeningRow = { opening: SeasonOpening; golferId: string | null; name: string | null };

const now = alias(golfer, 'now');

/** Who is who in a publication, as far as nobody took it away. */
export async function findOpenings(db: Database, publicationId: string): Promise<OpeningRow[]> {
  const rows = await db
    .select({ row: seasonOpening, golferId: now.id, name: now.name })
    .from(seasonOpening)
    .leftJoin(golfer, eq(golfer.id, seasonOpening.golferId))
    .leftJoin(now, eq(now.id, golfer.currentId))
    .where(eq(seasonOpening.publicationId, publicationId));
  const alone = rows.flatMap(({ name, row }) => (name === null ? (row.results.results[0]?.player ?? []) : []));
  const names = new Map((await findPlayers(db, alone)).map((one) => [one.id, one.name]));
  return rows.map(({ row: { person, salt, results }, golferId, name }) => ({
    opening: { person, salt, opened: results },
    name: name ?? names.get(results.results[0]?.player ?? '') ?? null,
    golferId,
  }));
}

const findPlayers = async (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: player.id, name: player.name })
        .from(player)
        .where(inArray(player.id, [...ids]));

/** A publication, to be compared with another table. */
export async function comparedWith(db: Database, { id, core }: Pick<PublicationRow, 'id' | 'core'>): Promise<Compared> {
  const openings = await findOpenings(db, id);
  return comparedThen(
    JSON.parse(core) as SeasonCore,
    openings.map(({ opening }) => opening),
  );
}

/** What is different now from the newest number; null: nothing is published. */
export async function movesNow(db: Database, worked: WorkedSeason, seasonId: string) {
  const before = await findPublication(db, seasonId);
  if (before === null) return null;
  const moves = movedBetween(await comparedWith(db, before), comparedOf(worked));
  const names = (await findOpenings(db, before.id)).map(({ opening, name }) => [opening.person, name ?? ''] as const);
  return { ...moves, names: { ...Object.fromEntries(names), ...namesOf(worked) } };
}

export const comparedOf = ({ rule, facts, table, events, people }: WorkedSeason): Compared =>
  comparedNow(rule, facts, table, events, (person) => people.get(person)?.rows ?? []);

export const namesOf = ({ people }: WorkedSeason): Record<string, string> =>
  Object.fromEntries([...people].map(([id, { name }]) => [id, name]));
