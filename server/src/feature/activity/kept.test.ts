import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { everything } from '../../../test/everything.ts';
import type { Database } from '../../db/open.ts';
import { activity } from '../../db/schema/activity.ts';
import { recordActivity } from './store.ts';

const { db } = await openTestDatabase();
const tournamentId = randomUUID();
const playerId = randomUUID();
const setting = { principal: null, siteId: null, tournamentId };
const told = { subjectType: 'player', subjectId: playerId } as const;

beforeEach(async () => {
  await recordActivity(db, setting, { kind: 'created', ...told, after: { name: 'Nguyễn An', phone: '0912345678' } });
});

/** The database's own sentence about a statement in a transaction. */
async function refusal(work: (tx: Database) => Promise<unknown>): Promise<string> {
  const before = await everything(db);
  const error = await db.transaction(work).then(
    () => null,
    (failed: Error) => failed,
  );
  expect(await everything(db)).toBe(before);
  return String(error?.cause ?? error);
}
const KEPT = 'the activity log is only appended to';
const says = async (tx: Database, id: string) => tx.execute(sql`select set_config('fairway.redact', ${id}, true)`);
const anonymised = async (tx: Database) => {
  const [line] = await tx
    .insert(activity)
    .values({ kind: 'anonymised', ...told, tournamentId })
    .returning();
  return line?.id ?? '';
};

describe('the database keeps the log', () => {
  it('nobody changes a line or takes one out', async () => {
    expect(await refusal((tx) => tx.update(activity).set({ kind: 'deleted' }))).toContain(KEPT);
    expect(await refusal((tx) => tx.update(activity).set({ after: null }))).toContain(KEPT);
    expect(await refusal((tx) => tx.delete(activity))).toContain(KEPT);
  });

  it('values go only in a transaction that has written a line about it', async () => {
    const blank = (tx: Database) => tx.update(activity).set({ after: null }).where(eq(activity.kind, 'created'));
    const [old] = await db.select().from(activity);
    expect(await refusal(async (tx) => [await says(tx, randomUUID()), await blank(tx)])).toContain(KEPT);
    expect(await refusal(async (tx) => [await says(tx, old?.id ?? ''), await blank(tx)])).toContain(KEPT);
    const earlier = await anonymised(db);
    expect(await refusal(async (tx) => [await says(tx, earlier), await blank(tx)])).toContain(KEPT);
    await db.transaction(async (tx) => [await says(tx, await anonymised(tx)), await blank(tx)]);
    expect((await db.select().from(activity).where(eq(activity.kind, 'created')))[0]?.after).toBeNull();
  });

  it('even then nothing but what the lines keep before and after, and no line goes', async () => {
    const within = (work: (tx: Database, own: string) => Promise<unknown>) =>
      refusal(async (tx) => {
        const own = await anonymised(tx);
        await says(tx, own);
        await work(tx, own);
      });
    expect(await within((tx) => tx.update(activity).set({ principalId: randomUUID() }).where(eq(activity.kind, 'created')))).toContain(
      KEPT,
    );
    expect(
      await within((tx) =>
        tx
          .update(activity)
          .set({ at: new Date(0) })
          .where(eq(activity.kind, 'created')),
      ),
    ).toContain(KEPT);
    expect(await within((tx) => tx.delete(activity).where(eq(activity.kind, 'created')))).toContain(KEPT);
    expect(
      await within((tx, own) =>
        tx
          .update(activity)
          .set({ after: { players: 0 } })
          .where(eq(activity.id, own)),
      ),
    ).toContain(KEPT);
  });

  it('a transaction that says so leaves nothing open for the next one', async () => {
    await db.transaction(async (tx) => says(tx, await anonymised(tx)));
    expect(await refusal((tx) => tx.update(activity).set({ after: null }))).toContain(KEPT);
  });
});
