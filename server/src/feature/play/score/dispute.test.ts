import { randomUUID } from 'node:crypto';
import { type Entry, foldCard } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scoreFixture } from '../../../../test/fixture/score.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { type EntryBody, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { authorOf } from '../../../engine/competition/entry/golf-entry.ts';

const test = await testApp();
const { cardOf, outcomes, send, sheet } = scoreFixture(test);

describe('two people at one hole', () => {
  it('dispute it when the second had not seen the first entry; both values are kept and the first is shown', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 7, 3)], 'reader');
    expect(await outcomes(event, [stroke(an, 7, 4)], 'editor')).toEqual(['disputed']);
    const { holes, disputes } = await cardOf(event);
    expect(holes[6]).toBe(3);
    expect(disputes).toMatchObject([
      { hole: 7, shown: { score: 3, authorName: 'User reader' }, rivals: [{ score: 4, authorName: 'User editor' }] },
    ]);
  });

  it('agree on the same value', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 7, 3)], 'reader');
    expect(await outcomes(event, [stroke(an, 7, 3)], 'editor')).toEqual(['applied']);
    expect((await cardOf(event)).disputes).toEqual([]);
  });

  it('correct each other when they saw what they correct', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const first = stroke(an, 7, 3);
    await send(event, [first], 'reader');
    expect(await outcomes(event, [stroke(an, 7, 4, { replaces: first.id })], 'editor')).toEqual(['applied']);
    const { holes, entries, disputes } = await cardOf(event);
    expect([holes[6], disputes]).toEqual([4, []]);
    expect(entries[6]).not.toBe(first.id);
  });

  it('clear a hole, and it has no score', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    const first = stroke(an, 7, 'pickup');
    await send(event, [first]);
    expect((await cardOf(event)).holes[6]).toBe('pickup');
    await send(event, [stroke(an, 7, null, { replaces: first.id })]);
    expect((await cardOf(event)).holes[6]).toBeNull();
  });
});

describe('a second look by the same person at the same desk', () => {
  const looked = async (score: number) => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 7, 3, { device: 'desk-1' })]);
    const answer = await outcomes(event, [stroke(an, 7, score, { device: 'desk-1', check: true })]);
    return { answer, card: await cardOf(event) };
  };

  it('confirms what it finds the same', async () => {
    const { answer, card } = await looked(3);
    expect([answer, card.confirmed, card.disputes]).toEqual([['applied'], [7], []]);
  });

  it('disputes what it finds another, until somebody settles it', async () => {
    const { answer, card } = await looked(4);
    expect([answer, card.holes[6]]).toEqual([['disputed'], 3]);
    expect(card.disputes).toMatchObject([{ hole: 7, shown: { score: 3, source: 'desk' }, rivals: [{ score: 4, source: 'check' }] }]);
  });
});

describe('a disputed hole', () => {
  const dispute = async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [an = ''] = event.playerIds;
    await send(event, [stroke(an, 7, 3)], 'reader');
    await send(event, [stroke(an, 7, 4)], 'editor');
    const settlement = { id: randomUUID(), playerId: an, hole: 7, score: 4, reason: 'Hai người cùng nhóm xác nhận' };
    return { event, settlement };
  };

  it('is settled with a reason that its history keeps', async () => {
    const { event, settlement } = await dispute();
    const { status, body } = await test.ask('editor', `POST ${event.roundPath}/settle`, settlement);
    expect(status).toBe(200);
    expect(body).toMatchObject({ playerId: settlement.playerId, disputes: [] });
    expect(body.holes[6]).toBe(4);
    const history = await test.ask('reader', `GET ${event.roundPath}/players/${settlement.playerId}/entries`);
    expect(history.body.items.map((one: { score: number; reason: string | null }) => [one.score, one.reason])).toEqual([
      [3, null],
      [4, null],
      [4, settlement.reason],
    ]);
    const [told] = await test.db.select().from(activity).where(eq(activity.kind, 'settle'));
    expect(told).toMatchObject({ before: { hole: 7, shown: 3, rivals: [4] }, after: { hole: 7, score: 4, reason: settlement.reason } });
  });

  it('is settled once, however often the settlement is sent; its id cannot be used again', async () => {
    const { event, settlement } = await dispute();
    await test.ask('editor', `POST ${event.roundPath}/settle`, settlement);
    expect((await test.ask('editor', `POST ${event.roundPath}/settle`, settlement)).status).toBe(200);
    expect(await test.db.select().from(entry)).toHaveLength(3);
    const other = await test.ask('editor', `POST ${event.roundPath}/settle`, { ...settlement, score: 5 });
    expect([other.status, other.body.errors.id]).toEqual([422, ['This entry id was used for another score.']]);
  });

  it('cannot be settled without a reason, or by a person who may only enter scores', async () => {
    const { event, settlement } = await dispute();
    expect((await test.ask('reader', `POST ${event.roundPath}/settle`, settlement)).status).toBe(403);
    expect((await test.ask('editor', `POST ${event.roundPath}/settle`, { ...settlement, reason: ' ' })).body.errors.reason).toEqual([
      'A value is required.',
    ]);
  });

  it('is the only kind that can be settled', async () => {
    const { event, settlement } = await dispute();
    const { status, body } = await test.ask('editor', `POST ${event.roundPath}/settle`, { ...settlement, hole: 8 });
    expect([status, body.code]).toEqual([409, 'not-disputed']);
  });
});

describe('after any entries, corrections, disputes and settlements, by any people,', () => {
  /** A sequence that looks random and is the same in every run. */
  const dice = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };

  it.each([1, 2, 3])('the sheet is what the rules make of all entries in their order (%i)', async (seed) => {
    const event = await seedEvent(test.db, test.clubId, { players: 3 });
    const roll = dice(seed);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T;
    const sent: EntryBody[] = [];
    for (let batches = 0; batches < 12; batches++) {
      const batch = Array.from({ length: 10 }, () => {
        const playerId = pick(event.playerIds);
        const hole = pick([1, 2, 3, 9, 18]);
        const seen = sent.filter((one) => one.playerId === playerId && one.hole === hole);
        const replaces = roll() < 0.6 ? (seen.at(-1)?.id ?? null) : null;
        return stroke(playerId, hole, pick([3, 4, 5, 'pickup', null] as const), { replaces });
      });
      sent.push(...batch);
      await send(event, batch, pick(['reader', 'editor', 'manager'] as const));
      const { cards } = await sheet(event);
      const disputed: { playerId: string; hole: number }[] = cards.flatMap((one: { playerId: string; disputes: { hole: number }[] }) =>
        one.disputes.map(({ hole }) => ({ playerId: one.playerId, hole })),
      );
      const settlement = { id: randomUUID(), score: 6, reason: 'Đã hỏi cả nhóm' };
      if (disputed.length > 0 && roll() < 0.5)
        await test.ask('editor', `POST ${event.roundPath}/settle`, { ...settlement, ...pick(disputed) });
    }
    const rows = await test.db.select().from(entry);
    for (const { playerId, holes, entries, disputes } of (await sheet(event)).cards) {
      const own = rows.filter((row) => row.playerId === playerId);
      const folded = foldCard(own.map(asGolf), 18);
      expect(holes).toEqual(folded.card);
      expect(entries).toEqual(folded.holes.map(({ shown }) => shown?.id ?? null));
      const rivals = folded.holes.flatMap((hole, at) => (hole.rivals.length > 0 ? [[at + 1, hole.rivals.map(({ id }) => id)]] : []));
      expect(disputes.map((one: { hole: number; rivals: { id: string }[] }) => [one.hole, one.rivals.map(({ id }) => id)])).toEqual(rivals);
    }
  });
});

const asGolf = (row: typeof entry.$inferSelect): Entry => ({
  ...row,
  score: row.pickup ? 'pickup' : row.strokes,
  author: authorOf(row),
  settles: row.reason ?? undefined,
});
