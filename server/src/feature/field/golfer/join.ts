import type { GolferMerge, WholeGolfer } from '@fairway/api';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { golfer, golferJoin, golferMerge } from '../../../db/schema/field/golfer.ts';
import { AppError } from '../../../error/app-error.ts';
import { type Writer, write } from '../../../write/write.ts';
import { fieldsFrom, findAddedSince } from './added-since.ts';
import { type GolferActor, ofSite, subjectType, wholeGolfer } from './golfer.ts';
import { findJoined, findMergeOf, findRows, followMerges, type Joined, type Row, wireRow } from './join-store.ts';
import { type Keeper, requireNotKeptOut } from './kept-out.ts';
import { findRecords, holdFamily, holdRegister, requireRecord, requireStays } from './store.ts';

type Undone = { undoneAt: Date; undoneByKind: Principal['kind']; undoneById: string };
const undoneBy = ({ clock }: Writer, { kind, id }: Principal): Undone => ({ undoneAt: clock(), undoneByKind: kind, undoneById: id });
const saidBy = ({ clock }: Writer, by: Principal | null) => ({ at: clock(), principalKind: by?.kind, principalId: by?.id });

/** Two rows of one tournament are two people, whatever agrees: both are shown. */
function requireOneATournament(rows: readonly Row[]): void {
  for (const same of Map.groupBy(rows, ({ tournamentId }) => tournamentId).values())
    if (same.length > 1) throw new AppError('golfer-twice-in-tournament', { current: same.slice(0, 2).map(wireRow) });
}

/**
 * Joins rows of tournaments to golfers, within a transaction that holds the register. It changes nothing of the tournament.
 *
 * @throws AppError `not-found`: a row is not of the site, or is nobody; `player-is-joined`; `golfer-twice-in-tournament`;
 * `golfer-kept-out`.
 */
export async function joinRows(
  deps: Writer & Keeper,
  tx: Transaction,
  { principal, siteId }: { principal: Principal | null; siteId: string },
  said: readonly { playerId: string; golferId: string }[],
): Promise<void> {
  const golfers = await findRecords(
    tx,
    siteId,
    said.map(({ golferId }) => golferId),
  );
  const rows = new Map(
    (
      await findRows(
        tx,
        siteId,
        said.map(({ playerId }) => playerId),
      )
    ).map((row) => [row.playerId, row]),
  );
  const currentOf = ({ golferId }: { golferId: string }) => {
    const record = golfers.get(golferId);
    if (!record) throw new AppError('not-found');
    requireStays(record);
    return record.currentId;
  };
  const joined = Map.groupBy(await findJoined(tx, [...new Set(said.map(currentOf))]), ({ golferId }) => golferId);
  for (const [currentId, own] of Map.groupBy(said, currentOf)) {
    const added = own.map(({ playerId }) => {
      const row = rows.get(playerId);
      if (!row) throw new AppError('not-found');
      return row;
    });
    requireOneATournament([...(joined.get(currentId) ?? []).map(rowOfJoined), ...added]);
  }
  await requireNotKeptOut({ ...deps, db: tx }, siteId, [...rows.values()]);
  const values = said.map((one) => ({ ...one, ...saidBy(deps, principal) }));
  const written = await tx.insert(golferJoin).values(values).onConflictDoNothing().returning({ id: golferJoin.id });
  if (written.length < values.length) throw new AppError('player-is-joined');
}

const rowOfJoined = ({ golferId: _, joinId: __, at: ___, ...row }: Joined): Row => row;

export async function addJoins(deps: Writer & Keeper, actor: GolferActor, playerIds: readonly string[]): Promise<WholeGolfer> {
  const { id, siteId } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRegister(tx, siteId);
      const said = [...new Set(playerIds)].map((playerId) => ({ playerId, golferId: id }));
      await joinRows(deps, tx, { principal: actor.principal, siteId }, said);
      return { kind: 'joined', subjectType, subjectId: id, after: { rows: said.length } };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}

export async function undoJoin(deps: Writer, actor: GolferActor, joinId: string): Promise<WholeGolfer> {
  const { id, siteId } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRegister(tx, siteId);
      const undone = await tx
        .update(golferJoin)
        .set(undoneBy(deps, actor.principal))
        .where(and(eq(golferJoin.id, joinId), isNull(golferJoin.undoneAt)))
        .returning({ id: golferJoin.id });
      return undone.length === 0 ? null : { kind: 'join-undone', subjectType, subjectId: id };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}

/** Merges a golfer into another one. Their rows are shown as one golfer's; each join still names the golfer whom it was made for. */
export async function mergeGolfers(deps: Writer, actor: GolferActor, intoId: string): Promise<WholeGolfer> {
  const { id, siteId } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRegister(tx, siteId);
      const records = await findRecords(tx, siteId, [id, intoId]);
      const [one, other] = [records.get(id), records.get(intoId)];
      if (!one || !other) throw new AppError('not-found');
      requireStays(one, other);
      if (await findMergeOf(tx, id)) throw new AppError('golfer-is-merged');
      if (other.currentId === one.currentId) throw new AppError('golfer-is-same');
      requireOneATournament((await findJoined(tx, [one.currentId, other.currentId])).map(rowOfJoined));
      const before = await fieldsFrom(tx, intoId);
      await tx.insert(golferMerge).values({ golferId: id, intoId, before, ...saidBy(deps, actor.principal) });
      await followMerges(tx, id);
      return { kind: 'merged', subjectType, subjectId: id, after: { golferId: intoId } };
    },
    answer: async (tx) => wholeGolfer(tx, (await requireRecord(tx, intoId)).currentId),
  });
}

export async function requireMerge(db: Database, golferId: string) {
  const standing = await findMergeOf(db, golferId);
  if (!standing) throw new AppError('golfer-not-merged');
  const added = await findAddedSince(db, golferId);
  const addedSince = added.map(({ take: _, ...one }) => one);
  const merge: GolferMerge = { golferId, ...standing, at: standing.at.toISOString(), addedSince };
  return { merge, added };
}

/**
 * Takes a merge back, exactly: what the golfer had before is theirs again. Of what the other one got since, a person says whose it is, and of what
 * was taken off whether it comes back.
 */
export async function undoMerge(deps: Writer, actor: GolferActor, answers: readonly { id: string; goes: boolean }[]): Promise<WholeGolfer> {
  const { id, siteId } = actor.golfer;
  const { principal } = actor;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRegister(tx, siteId);
      const record = await requireRecord(tx, id);
      requireStays(record);
      await holdFamily(tx, record.currentId);
      const { merge, added } = await requireMerge(tx, id);
      const answered = new Map(answers.map((one) => [one.id, one.goes]));
      if (merge.addedSince.some((one) => !answered.has(one.id))) throw new AppError('golfer-added-since', { current: merge });
      await tx
        .update(golferMerge)
        .set({ ...undoneBy(deps, principal), before: null })
        .where(and(eq(golferMerge.golferId, id), isNull(golferMerge.undoneAt)));
      await followMerges(tx, id);
      const going = added.filter(({ id: of }) => answered.get(of) === true);
      for (const one of going) await one.take(tx, id);
      const joined = await findJoined(tx, [id, (await requireRecord(tx, merge.intoId)).currentId]);
      for (const rows of Map.groupBy(joined, ({ golferId }) => golferId).values()) requireOneATournament(rows.map(rowOfJoined));
      // what is worked out of the register looks again
      if (going.length > 0) await changeRow(tx, golfer, inArray(golfer.id, [id, record.currentId, merge.intoId]), {});
      return { kind: 'merge-undone', subjectType, subjectId: id, after: { golferId: merge.intoId } };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}
