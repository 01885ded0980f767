import type { Division } from '@fairway/api';
import { DIVISION } from '@fairway/api/record/division';
import type { ValuesOf } from '@fairway/api/record/kind';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { rowOf, wireOf } from '../../../db/record.ts';
import { changeRow, removeRow } from '../../../db/row.ts';
import { player } from '../../../db/schema/field/player.ts';
import { division } from '../../../db/schema/field/tournament.ts';
import { competes } from '../../../engine/tournament/side/play.ts';
import { byGivenName } from '../../../text/name-order.ts';

export type DivisionRow = typeof division.$inferSelect;
/** What a person may write of a division, as on the wire. */
export type DivisionFields = ValuesOf<typeof DIVISION>;

/** The divisions of a tournament in their order. */
export const findDivisions = (db: Database, tournamentId: string): Promise<DivisionRow[]> =>
  db.select().from(division).where(eq(division.tournamentId, tournamentId)).orderBy(asc(division.position), asc(division.id));

export async function countPlayers(db: Database, tournamentId: string): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ divisionId: player.divisionId, count: sql<number>`count(*)` })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), competes))
    .groupBy(player.divisionId);
  return new Map(rows.map(({ divisionId, count }) => [divisionId, count]));
}

/** Who competes in a tournament, as far as their division goes, by given name; what a side plays off is not in its row. */
export async function findMembers(db: Database, tournamentId: string) {
  const { id, name, gender, divisionId, handicapCourse, handicapIndex, tee } = player;
  const members = await db
    .select({ id, name, gender, divisionId, handicapCourse, handicapIndex, tee })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), competes));
  return members.sort(byGivenName);
}

export const wireDivision = (row: DivisionRow, playerCount: number): Division => ({
  id: row.id,
  tournamentId: row.tournamentId,
  position: row.position,
  version: row.version,
  playerCount,
  ...wireOf(DIVISION, row),
});

/** Adds a division after the others. */
export async function insertDivision(tx: Transaction, tournamentId: string, fields: DivisionFields): Promise<DivisionRow> {
  const position = sql<number>`(select coalesce(max(${division.position}), 0) + 1 from ${division} where ${division.tournamentId} = ${tournamentId})`;
  const [created] = await tx
    .insert(division)
    .values({ tournamentId, position, ...rowOf(DIVISION, fields) })
    .returning();
  if (!created) throw new Error('the division was not written');
  return created;
}

export const updateDivision = (tx: Transaction, divisionId: string, fields: DivisionFields): Promise<void> =>
  changeRow(tx, division, divisionId, rowOf(DIVISION, fields));

export const removeDivision = (tx: Transaction, divisionId: string): Promise<void> => removeRow(tx, division, divisionId);

/** Numbers divisions from 1 in the order given. */
export async function orderDivisions(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const position = sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${division.id})`;
  await tx
    .update(division)
    .set({ position })
    .where(inArray(division.id, [...ids]));
}
