import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engine/database.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { club } from '../../../db/schema/account/club.ts';
import { site } from '../../../db/schema/account/site.ts';
import { recordActivity } from '../../../write/action.ts';

const { db } = await openTestDatabase();
const tournamentId = randomUUID();
const playerId = randomUUID();
const setting = { principal: null, siteId: null, tournamentId };
const told = { subjectType: 'player', subjectId: playerId } as const;
const AS_ADDED = { name: 'Nguyễn An', phone: '0912345678', note: 'Bạn của Nguyễn An', card: { bagTag: '7' }, playerIds: [playerId] };
const BLANKED = { ...AS_ADDED, phone: null, note: null };

beforeEach(async () => {
  await recordActivity(db, setting, { kind: 'created', ...told, after: AS_ADDED });
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
const anonymised = async (
  tx: Database,
  about: { subjectType: 'player'; subjectId: string; tournamentId: string } = { ...told, tournamentId },
) => {
  const [line] = await tx
    .insert(activity)
    .values({ kind: 'anonymised', ...about })
    .returning();
  return line?.id ?? '';
};

describe('the database keeps the log', () => {
  it('nobody changes a line or takes one out', async () => {
    expect(await refusal((tx) => tx.update(activity).set({ kind: 'deleted' }))).toContain(KEPT);
    expect(await refusal((tx) => tx.update(activity).set({ after: null }))).toContain(KEPT);
    expect(await refusal((tx) => tx.delete(activity))).toContain(KEPT);
    expect(await refusal((tx) => tx.execute(sql`truncate activity`))).toContain(KEPT);
  });

  it('values go only in a transaction that has written a line about it', async () => {
    const blank = (tx: Database) => tx.update(activity).set({ after: BLANKED }).where(eq(activity.kind, 'created'));
    const [old] = await db.select().from(activity);
    expect(await refusal(async (tx) => [await says(tx, randomUUID()), await blank(tx)])).toContain(KEPT);
    expect(await refusal(async (tx) => [await says(tx, old?.id ?? ''), await blank(tx)])).toContain(KEPT);
    const earlier = await anonymised(db);
    expect(await refusal(async (tx) => [await says(tx, earlier), await blank(tx)])).toContain(KEPT);
    await db.transaction(async (tx) => [await says(tx, await anonymised(tx)), await blank(tx)]);
    expect((await db.select().from(activity).where(eq(activity.kind, 'created')))[0]?.after).toEqual(BLANKED);
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

  it.each<[string, unknown]>([
    ['another value', { ...AS_ADDED, phone: '0900000000' }],
    ['another name, while nobody has been anonymised', { ...AS_ADDED, name: 'Golfer 1' }],
    ['a value more', { ...AS_ADDED, email: null }],
    ['a value less', { name: 'Nguyễn An' }],
    ['no values at all', null],
    ['a part that is gone', { ...AS_ADDED, card: null }],
    ['a part that says something else', { ...AS_ADDED, card: { bagTag: '8' } }],
    ['a shorter list', { ...AS_ADDED, playerIds: [] }],
  ])('even then it takes nothing in the place of what was told but blanks: not %s', async (_, after) => {
    const write = async (tx: Database) => {
      await says(tx, await anonymised(tx));
      await tx.update(activity).set({ after }).where(eq(activity.kind, 'created'));
    };
    expect(await refusal(write)).toContain(KEPT);
  });

  it('a name goes only for that of the player who was anonymised, and in a text nothing else changes', async () => {
    const [own] = await db.insert(site).values({ name: 'Site' }).returning();
    const [home] = await db
      .insert(club)
      .values({ siteId: own?.id ?? '', name: 'Phoenix' })
      .returning();
    const event = await seedEvent(db, home?.id ?? '', { players: [{ name: 'Golfer 1' }] });
    const about = { subjectType: 'player', subjectId: event.playerIds[0] ?? '' } as const;
    await recordActivity(db, { ...setting, tournamentId: event.id }, { kind: 'copied', ...about, after: AS_ADDED });
    const write = (after: unknown) => async (tx: Database) => {
      await says(tx, await anonymised(tx, { ...about, tournamentId: event.id }));
      await tx.update(activity).set({ after }).where(eq(activity.kind, 'copied'));
    };
    expect(await refusal(write({ ...AS_ADDED, note: 'Golfer 1 nợ tiền' }))).toContain(KEPT);
    await db.transaction(write({ ...AS_ADDED, name: 'Golfer 1', note: 'Bạn của Golfer 1' }));
  });

  it('a line of another tournament stays, and of what keeps nothing of players', async () => {
    const other = randomUUID();
    await recordActivity(db, { ...setting, tournamentId: other }, { kind: 'copied', ...told, after: AS_ADDED });
    await recordActivity(db, setting, { kind: 'copied', subjectType: 'division', subjectId: playerId, after: AS_ADDED });
    for (const where of [eq(activity.tournamentId, other), eq(activity.subjectType, 'division')]) {
      const write = async (tx: Database) => {
        await says(tx, await anonymised(tx));
        await tx.update(activity).set({ after: BLANKED }).where(where);
      };
      expect(await refusal(write)).toContain(KEPT);
    }
  });

  it('a transaction that says so leaves nothing open for the next one', async () => {
    await db.transaction(async (tx) => says(tx, await anonymised(tx)));
    expect(await refusal((tx) => tx.update(activity).set({ after: null }))).toContain(KEPT);
  });
});
