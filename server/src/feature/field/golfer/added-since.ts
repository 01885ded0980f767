import type { GolferMerge } from '@fairway/api';
import { GOLFER } from '@fairway/api/record/golfer';
import { keysOf } from '@fairway/api/record/kind';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../db/database.ts';
import { handicapOf } from '../../../db/record.ts';
import { changeRow } from '../../../db/row.ts';
import { type GolferFields, golfer, golferMerge } from '../../../db/schema/field/golfer.ts';
import { OWNED, type Owned } from './owned.ts';
import { type GolferRecord, golferKeys, requireRecord } from './store.ts';

type Field = keyof typeof GOLFER;
/** Fields that are written together: the first one names them. */
const PAIRS: readonly Field[][] = [
  ['birthday', 'birthYear'],
  ['handicapIndex', 'handicapDate'],
];
const TOGETHER: readonly (readonly Field[])[] = [
  ...keysOf(GOLFER)
    .filter((field) => !PAIRS.flat().includes(field))
    .map((field) => [field]),
  ...PAIRS,
];

const fieldsOf = (record: GolferRecord): GolferFields => Object.fromEntries(keysOf(GOLFER).map((field) => [field, record[field]]));

/** The golfers that this one was merged into, up to the last of the chain, and since when they have been one. */
const above = (golferId: string): SQL => sql`(with recursive way(id, since) as (
    select m.into_id, m.at from golfer_merge m where m.golfer_id = ${golferId} and m.undone_at is null
    union select m.into_id, greatest(way.since, m.at) from way join golfer_merge m on m.golfer_id = way.id and m.undone_at is null)
  select id, since from way)`;

/** The golfers that this one is merged with, each with the time since when; none where this one was merged into nobody. */
const together = (golferId: string): SQL => sql`(with recursive way(id, since) as (
    select m.golfer_id, m.at from golfer_merge m where m.golfer_id = ${golferId} and m.undone_at is null
    union select case when m.golfer_id = way.id then m.into_id else m.golfer_id end, greatest(way.since, m.at)
      from way join golfer_merge m on way.id in (m.golfer_id, m.into_id) and m.undone_at is null)
  select id, min(since) as since from way group by id)`;

/** What stands in the fields of a golfer and of those they became: a merge keeps it until it is undone. */
export async function fieldsFrom(db: Database, golferId: string): Promise<Record<string, GolferFields>> {
  const records = await db
    .select()
    .from(golfer)
    .where(sql`${golfer.id} = ${golferId} or ${golfer.id} in (select id from ${above(golferId)} as way)`);
  return Object.fromEntries(records.map((record) => [record.id, fieldsOf(record)]));
}

type Added = GolferMerge['addedSince'][number];
/** How it goes with the golfer who is one again. */
type Taken = Added & { take: (tx: Transaction, golferId: string) => Promise<unknown> };

/**
 * What came to the golfers that this one became since the merge, values of their fields and rows that a golfer owns; and what any of them had before
 * and lost since, as nobody can tell whom it was said of.
 */
export async function findAddedSince(db: Database, golferId: string): Promise<Taken[]> {
  const rows: Taken[] = await findChangedFields(db, golferId);
  for (const [kind, owned] of ASKED) {
    const { table, of, stands, asked, gone } = owned;
    const told = {
      ...{ id: sql<string>`${asked.id}`, name: sql<string>`${asked.name}`, date: sql<string | null>`${asked.date}` },
      goneFrom: sql<string | null>`null`,
    };
    const found = await db
      .select(told)
      .from(table)
      .innerJoin(sql`${above(golferId)} as way`, sql`way.id = ${of} and ${asked.at} > way.since`)
      .where(gone ? and(stands, isNull(gone.at)) : stands)
      .orderBy(asc(asked.at), asc(asked.id));
    const take = (id: string) => (tx: Transaction, to: string) =>
      tx
        .update(table)
        .set({ golferId: to } as never)
        .where(eq(asked.id, id));
    rows.push(...found.map((one) => ({ ...one, kind, field: null, take: take(one.id) })));
    if (!gone) continue;
    const lost = await db
      .select({ ...told, goneFrom: golfer.name })
      .from(table)
      .innerJoin(golfer, eq(golfer.id, of))
      .innerJoin(sql`${together(golferId)} as way`, sql`way.id = ${of} and ${asked.at} <= way.since and ${gone.at} > way.since`)
      .where(gone.mayReturn)
      .orderBy(asc(gone.at), asc(asked.id));
    const giveBack = (id: string) => (tx: Transaction) =>
      tx
        .update(table)
        .set(gone.back as never)
        .where(and(eq(asked.id, id), gone.mayReturn));
    rows.push(...lost.map((one) => ({ ...one, kind, field: null, take: giveBack(one.id) })));
  }
  return rows;
}

type Asked = Owned & Required<Pick<Owned, 'asked'>>;
const ASKED = (['join', 'membership', 'consent', 'season'] as const).map((kind): [typeof kind, Asked & { table: PgTable }] => [
  kind,
  OWNED[kind],
]);

async function findChangedFields(db: Database, golferId: string): Promise<Taken[]> {
  const merges = await db
    .select({ before: golferMerge.before })
    .from(golferMerge)
    .where(
      and(
        sql`${golferMerge.golferId} = ${golferId} or ${golferMerge.golferId} in (select id from ${above(golferId)} as way)`,
        isNull(golferMerge.undoneAt),
        isNotNull(golferMerge.before),
      ),
    )
    .orderBy(asc(golferMerge.at));
  // the newest says what stood there when they became one
  const before = new Map(merges.flatMap((merge) => Object.entries(merge.before ?? {})));
  before.delete(golferId);
  const records = await db
    .select()
    .from(golfer)
    .where(and(inArray(golfer.id, [...before.keys()]), sql`${golfer.id} in (select id from ${above(golferId)} as way)`));
  return records.flatMap((record) => {
    const was = before.get(record.id) ?? {};
    const isWritten = (fields: readonly Field[]) => fields.some((field) => was[field] !== undefined && was[field] !== record[field]);
    return TOGETHER.filter(isWritten).map((fields) => {
      const isGone = fields.every((field) => record[field] === null);
      return {
        ...shownField(record.id, isGone ? was : record, fields),
        goneFrom: isGone ? record.name : null,
        take: (tx, to) => moveFields(tx, { from: record.id, to: isGone ? null : to, fields, was }),
      };
    });
  });
}

function shownField(id: string, values: GolferFields, fields: readonly Field[]): Omit<Added, 'goneFrom'> {
  const [field = 'name'] = fields;
  const value = fields.map((one) => values[one] ?? null).find((one) => one !== null);
  return {
    id: `${id}.${field}`,
    kind: 'field',
    field,
    name: String(field === 'handicapIndex' ? handicapOf(Number(value)) : value),
    date: field === 'handicapIndex' ? ((values.handicapDate as string | null) ?? null) : null,
  };
}

/** `to`: who has the values now; null: they were taken off. */
type Move = { from: string; to: string | null; fields: readonly Field[]; was: GolferFields };

/** The golfer has again what stood there before, and other merges into them remember that. */
async function moveFields(tx: Transaction, { from, to, fields, was }: Move): Promise<void> {
  const giver = await requireRecord(tx, from);
  const pick = (of: GolferFields) => Object.fromEntries(fields.flatMap((field) => (of[field] === undefined ? [] : [[field, of[field]]])));
  const [gone, back] = [pick(giver), pick(was)];
  if (to !== null) await changeRow(tx, golfer, to, { ...gone, ...golferKeys({ ...(await requireRecord(tx, to)), ...gone }) });
  await changeRow(tx, golfer, from, { ...back, ...golferKeys({ ...giver, ...back }) });
  await tx
    .update(golferMerge)
    .set({
      before: sql`jsonb_set(${golferMerge.before}, array[${from}], ${golferMerge.before} -> ${from} || ${JSON.stringify(back)}::jsonb)`,
    })
    .where(and(isNull(golferMerge.undoneAt), sql`${golferMerge.before} -> ${from} @> ${JSON.stringify(gone)}::jsonb`));
}

/** What merges that stand remember of these golfers. */
export async function findBefore(db: Database, golferIds: readonly string[]): Promise<GolferFields[]> {
  const merges = await db.select({ before: golferMerge.before }).from(golferMerge).where(isRemembered(golferIds));
  return merges.flatMap(({ before }) => golferIds.flatMap((id) => before?.[id] ?? []));
}
const isRemembered = (golferIds: readonly string[]) => sql`jsonb_exists_any(${golferMerge.before}, ${sql.param([...golferIds])}::text[])`;

/** What merges remember of these golfers, without these fields, or nothing of them any more. */
export async function forgetBefore(tx: Database, golferIds: readonly string[], fields?: readonly Field[]): Promise<void> {
  for (const id of golferIds) {
    const left = fields
      ? sql`jsonb_set(${golferMerge.before}, array[${id}], (${golferMerge.before} -> ${id}) - ${sql.param([...fields])}::text[])`
      : sql`${golferMerge.before} - ${id}::text`;
    await tx
      .update(golferMerge)
      .set({ before: left })
      .where(isRemembered([id]));
  }
}
