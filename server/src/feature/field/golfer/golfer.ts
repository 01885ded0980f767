import { GOLFER_DEFAULTS, type Golfer, type WholeGolfer } from '@fairway/api';
import { GOLFER } from '@fairway/api/record/golfer';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { rowOf, wireOf } from '../../../db/record.ts';
import { changeRow, holdRow, removeRow } from '../../../db/row.ts';
import { club } from '../../../db/schema/account/club.ts';
import { golfer, golferJoin, golferMerge, membership } from '../../../db/schema/field/golfer.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { officeDate } from '../../../text/calendar.ts';
import type { Action } from '../../../write/action.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { findConsents } from './consent-store.ts';
import { findJoined, findMerged, wireRow } from './join-store.ts';
import { type Keeper, letBackIn, requireNotKeptOut } from './kept-out.ts';
import { newsOf } from './news.ts';
import { type GolferRecord, golferKeys, requireRecord, requireStays, wireGolfers } from './store.ts';

/** Who writes to which golfer; the scope found it before the route runs. */
export type GolferActor = { principal: Principal; golfer: { id: string; siteId: string } };
export const ofSite = ({ principal, golfer: { siteId } }: GolferActor) => ({ principal, siteId });
export const subjectType = 'golfer';

type Written = Input<'POST /api/sites/:siteId/golfers'>['body'];
type NewGolfer = Omit<Written, 'readmission'>;

/**
 * Golfers by the fields of their records, with what follows from them.
 *
 * @throws AppError `golfer-kept-out`.
 */
export async function insertGolfers(deps: Keeper, siteId: string, people: readonly NewGolfer[]): Promise<GolferRecord[]> {
  if (people.length === 0) return [];
  const rows = people.map((values) => {
    const fields = rowOf(GOLFER, { ...GOLFER_DEFAULTS, ...values, vga: values.vga || null });
    const id = crypto.randomUUID();
    return { ...fields, ...golferKeys(fields), id, siteId, currentId: id };
  });
  await requireNotKeptOut(deps, siteId, rows);
  return deps.db.insert(golfer).values(rows).returning();
}

type Registrar = Writer & Keeper;

export async function addGolfer(
  deps: Registrar,
  principal: Principal,
  siteId: string,
  { readmission, ...values }: Written,
): Promise<Golfer> {
  let added: GolferRecord | undefined;
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        const own = { ...deps, db: tx };
        requireOneBirth(values, values);
        if (readmission !== undefined) await letBackIn(own, { principal, siteId }, { ...GOLFER_DEFAULTS, ...values });
        const note = noteWith(values.note ?? null, readmission);
        [added] = await insertGolfers(own, siteId, [{ ...dated(values, officeDate(deps.clock())), note }]);
        return actionsOf('created', added?.id ?? '', readmission);
      },
      answer: async (tx) => (await wireGolfers(tx, added ? [added] : []))[0] as Golfer,
    },
  );
}

/** Why somebody is taken in again stands in their note, and goes with it: the log has who did it, and nothing that they may ask to be removed. */
const noteWith = (note: string | null, readmission: string | undefined): string | null =>
  readmission === undefined ? note : [readmission, note].filter(Boolean).join('\n').slice(0, GOLFER.note.most);

const actionsOf = (kind: 'created' | 'updated', subjectId: string, readmission: string | undefined): Action[] => [
  { kind, subjectType, subjectId },
  ...(readmission === undefined ? [] : [{ kind: 'readmitted', subjectType, subjectId } as const]),
];

/** A handicap is of the day on which it is written, unless that says another one. */
function dated<Of extends Partial<Pick<Golfer, 'handicapIndex' | 'handicapDate'>>>(wanted: Of, today: string): Of {
  if (wanted.handicapIndex === undefined) return wanted;
  return { ...wanted, handicapDate: wanted.handicapIndex === null ? null : (wanted.handicapDate ?? today) };
}

/** Where the birthday is known the year is its own. */
function requireOneBirth(wanted: Partial<Birth>, { birthday }: Partial<Birth>): void {
  if (birthday && wanted.birthYear && !birthday.startsWith(`${wanted.birthYear}-`)) throw fieldError('birthYear', 'birth-year-differs');
}
type Birth = Pick<Golfer, 'birthday' | 'birthYear'>;

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
  deps: Registrar,
  actor: GolferActor,
  { version, readmission, ...wanted }: Input<'PATCH /api/golfers/:golferId'>['body'],
): Promise<WholeGolfer> {
  const { id } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRow(tx, golfer, id);
      const record = await requireRecord(tx, id);
      await requireVersion(record, version, () => wholeGolfer(tx, id));
      requireStays(record);
      const current = wireOf(GOLFER, record);
      const change: Partial<typeof current> | undefined = changeOf(current, wanted)?.after;
      if (!change) return null;
      requireOneBirth(wanted, { ...current, ...change });
      const own = { ...deps, db: tx };
      const brought = { vga: null, phone: null, ...change };
      if (readmission !== undefined) await letBackIn(own, ofSite(actor), brought);
      await requireNotKeptOut(own, record.siteId, [brought]);
      const handicapDate = wanted.handicapDate ?? null;
      const after = { ...current, ...dated(handicapDate === null ? change : { ...change, handicapDate }, officeDate(deps.clock())) };
      const fields = rowOf(GOLFER, { ...after, vga: after.vga || null, note: noteWith(after.note, readmission) });
      await changeRow(tx, golfer, id, { ...fields, ...golferKeys(fields) });
      return actionsOf('updated', id, readmission);
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
      requireStays(record);
      const clubs = await tx.select({ id: club.id }).from(club).where(eq(club.siteId, siteId));
      if (memberships.some(({ clubId }) => !clubs.some((own) => own.id === clubId))) throw new AppError('not-found');
      // those of whoever was taken for them are theirs, and stay where they stand
      const family = tx.select({ id: golfer.id }).from(golfer).where(eq(golfer.currentId, record.currentId));
      const kept = await tx
        .select()
        .from(membership)
        .where(and(inArray(membership.golferId, family), isNull(membership.removedAt)));
      const isSame = (one: (typeof memberships)[number]) => (own: (typeof kept)[number]) => changeOf({ ...own }, { ...one }) === null;
      const gone = kept.filter((own) => !memberships.some((one) => isSame(one)(own)));
      const added = memberships.filter((one) => !kept.some(isSame(one)));
      if (gone.length + added.length === 0) return null;
      const isMerged = (await tx.$count(golfer, eq(golfer.currentId, record.currentId))) > 1;
      const ids = gone.map((own) => own.id);
      if (isMerged) await tx.update(membership).set({ removedAt: deps.clock() }).where(inArray(membership.id, ids));
      else await tx.delete(membership).where(inArray(membership.id, ids));
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
