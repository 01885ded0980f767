import { GOLFER_DEFAULTS, type Golfer, type WholeGolfer } from '@fairway/api';
import { GOLFER } from '@fairway/api/record/golfer';
import { eq, or } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { rowOf, wireOf } from '../../../db/record.ts';
import { changeRow, holdRow, removeRow } from '../../../db/row.ts';
import { club } from '../../../db/schema/account/club.ts';
import { golfer, golferJoin, golferMerge, membership } from '../../../db/schema/field/golfer.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { findConsents } from './consent-store.ts';
import { findJoined, findMerged, wireRow } from './join-store.ts';
import { newsOf } from './news.ts';
import { type GolferRecord, golferKeys, requireRecord, wireGolfers } from './store.ts';

/** Who writes to which golfer; the scope found it before the route runs. */
export type GolferActor = { principal: Principal; golfer: { id: string; siteId: string } };
export const ofSite = ({ principal, golfer: { siteId } }: GolferActor) => ({ principal, siteId });
export const subjectType = 'golfer';

type NewGolfer = Input<'POST /api/sites/:siteId/golfers'>['body'];

/** Golfers by the fields of their records, with what follows from them. */
export async function insertGolfers(tx: Transaction, siteId: string, people: readonly NewGolfer[]): Promise<GolferRecord[]> {
  if (people.length === 0) return [];
  const rows = people.map((values) => {
    const fields = rowOf(GOLFER, { ...GOLFER_DEFAULTS, ...values, vga: values.vga || null });
    const id = crypto.randomUUID();
    return { ...fields, ...golferKeys(fields), id, siteId, currentId: id };
  });
  return tx.insert(golfer).values(rows).returning();
}

export async function insertGolfer(tx: Transaction, siteId: string, values: NewGolfer): Promise<GolferRecord> {
  const [row] = await insertGolfers(tx, siteId, [values]);
  if (!row) throw new Error('nothing was written');
  return row;
}

export async function addGolfer(deps: Writer, principal: Principal, siteId: string, values: NewGolfer): Promise<Golfer> {
  let added: GolferRecord;
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        added = await insertGolfer(tx, siteId, values);
        return { kind: 'created', subjectType, subjectId: added.id };
      },
      answer: async (tx) => (await wireGolfers(tx, [added]))[0] as Golfer,
    },
  );
}

export async function wholeGolfer(db: Database, golferId: string): Promise<WholeGolfer> {
  const record = await requireRecord(db, golferId);
  const [one] = await wireGolfers(db, [record]);
  const joined = await findJoined(db, [golferId]);
  const merged = await findMerged(db, golferId);
  return {
    ...(one as Golfer),
    consents: await findConsents(db, record.currentId),
    news: record.anonymisedAt === null ? newsOf(record, joined) : [],
    rows: joined.map(({ golferId: _, joinId, at, ...row }) => ({
      ...wireRow(row),
      joinId,
      at: at.toISOString(),
    })),
    merged: merged.map(({ row, at }) => ({ id: row.id, ...wireOf(GOLFER, row), at: at.toISOString() })),
  };
}

/** The log never says what stood in the fields of a person: it outlives what they ask to be removed. */
export async function changeGolfer(
  deps: Writer,
  actor: GolferActor,
  { version, ...wanted }: Input<'PATCH /api/golfers/:golferId'>['body'],
): Promise<WholeGolfer> {
  const { id } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRow(tx, golfer, id);
      const record = await requireRecord(tx, id);
      await requireVersion(record, version, () => wholeGolfer(tx, id));
      if (record.anonymisedAt) throw new AppError('golfer-anonymised');
      const current = wireOf(GOLFER, record);
      const change = changeOf(current, wanted);
      if (!change) return null;
      const fields = rowOf(GOLFER, { ...current, ...wanted, vga: (wanted.vga === undefined ? current.vga : wanted.vga) || null });
      await changeRow(tx, golfer, id, { ...fields, ...golferKeys(fields) });
      return { kind: 'updated', subjectType, subjectId: id };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}

type Memberships = Input<'PUT /api/golfers/:golferId/memberships'>['body'];

/** Those that stay keep their moment, by which taking back a merge tells what came since. */
export async function changeMemberships(deps: Writer, actor: GolferActor, { version, memberships }: Memberships): Promise<WholeGolfer> {
  const { id, siteId } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRow(tx, golfer, id);
      const record = await requireRecord(tx, id);
      await requireVersion(record, version, () => wholeGolfer(tx, id));
      if (record.anonymisedAt) throw new AppError('golfer-anonymised');
      const clubs = await tx.select({ id: club.id }).from(club).where(eq(club.siteId, siteId));
      if (memberships.some(({ clubId }) => !clubs.some((own) => own.id === clubId))) throw new AppError('not-found');
      const kept = await tx.select().from(membership).where(eq(membership.golferId, id));
      const isSame = (one: (typeof memberships)[number]) => (own: (typeof kept)[number]) => changeOf({ ...own }, { ...one }) === null;
      const gone = kept.filter((own) => !memberships.some((one) => isSame(one)(own)));
      const added = memberships.filter((one) => !kept.some(isSame(one)));
      if (gone.length + added.length === 0) return null;
      for (const own of gone) await removeRow(tx, membership, own.id);
      if (added.length > 0) await tx.insert(membership).values(added.map((one) => ({ ...one, golferId: id, createdAt: deps.clock() })));
      await changeRow(tx, golfer, id, {});
      return { kind: 'updated', subjectType, subjectId: id };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}

export async function deleteGolfer(deps: Writer, actor: GolferActor): Promise<undefined> {
  const { id } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRow(tx, golfer, id);
      const joins = await tx.$count(golferJoin, eq(golferJoin.golferId, id));
      const merges = await tx.$count(golferMerge, or(eq(golferMerge.golferId, id), eq(golferMerge.intoId, id)));
      if (joins + merges > 0) throw new AppError('golfer-has-past');
      await removeRow(tx, golfer, id);
      return { kind: 'deleted', subjectType, subjectId: id };
    },
    answer: async () => undefined,
  });
}
