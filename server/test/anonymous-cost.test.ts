import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { until } from '../../scripts/kit/until.ts';
import { clubLogo } from '../src/db/schema/account/club.ts';
import { entry } from '../src/db/schema/field/player.ts';
import { regulationVersion } from '../src/db/schema/field/tournament.ts';
import { signedResult } from '../src/db/schema/play/ledger.ts';
import { boundDraw } from '../src/db/schema/result/bound-draw.ts';
import { testApp } from './kit/app.ts';
import { raiseBoard, seenBoard } from './kit/board.ts';
import { sayOfMatch, seedCup } from './kit/cup.ts';
import { cardOver, type Event, seedEvent, stroke, wholeCard } from './kit/event.ts';
import { type Reading, readingOf } from './kit/reading.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const enter = (event: Event, entries: unknown[]) => test.ask('editor', `POST ${event.roundPath}/entries`, { entries });

/** A day with a card. */
async function day() {
  const event = await seedEvent(test.db, test.clubId, { players: 2 });
  const [an = ''] = event.playerIds;
  await enter(event, wholeCard(an, cardOver({ 1: 1 })));
  return { event, an, read: readerOf(event) };
}

/** What an address of a tournament reads of its next version. */
const readerOf = (event: Event) => {
  const get = (path: string) => test.app.inject(`/api/live/tournaments/${event.id}${path}`);
  return async (path: string): Promise<Reading> => {
    await raiseBoard(test.db, event.id);
    const { boardVersion } = await seenBoard(test, event);
    await until(async () => expect((await get('')).json().boardVersion).toBe(boardVersion));
    return readingOf(() => get(path));
  };
};
const total = ({ rows }: Reading) => rows.reduce((sum, count) => sum + count, 0);

describe('what anyone may ask costs no more than it tells', () => {
  it('regulations: the first and the last of their versions, however many there are', async () => {
    const { event, read } = await day();
    const replace = (nth: number) =>
      test.db
        .insert(regulationVersion)
        .values({ tournamentId: event.id, regulations: `Luật ${nth} `.repeat(500), replacedAt: new Date(nth) });
    await replace(1);
    const once = await read('/regulations');
    for (let nth = 2; nth < 12; nth++) await replace(nth);
    expect(await read('/regulations')).toEqual({ ...once, letters: expect.closeTo(once.letters, -2) });
  });

  it('a place: the cards that the board keeps are not read again for it', async () => {
    const { an, read } = await day();
    expect(total(await read(`/explanation/${an}?basis=gross&within=field`))).toBeLessThan(3);
  });

  it('a presentation that is not running: nothing', async () => {
    const { read } = await day();
    expect(await read('/ceremony')).toEqual({ rows: [], letters: 0 });
  });

  it('a file to keep that is not final yet: nothing', async () => {
    const { read } = await day();
    expect(await read('/result.html')).toEqual({ rows: [], letters: 0 });
  });

  it('seals: of rounds without hidden holes only that they are there', async () => {
    const rounds = (count: number) => seedEvent(test.db, test.clubId, { settings: { public: true }, rounds: count });
    const [one, four] = [await readerOf(await rounds(1))('/seals'), await readerOf(await rounds(4))('/seals')];
    expect([four.rows.length, total(four) - total(one)]).toEqual([one.rows.length, 3]);
  });

  it('draws for matches: no word of a match', async () => {
    const cup = await seedCup(test);
    const { event, sessionId, matches } = cup;
    const subject = {
      kind: 'caddies' as const,
      matchSessionId: sessionId,
      playerIds: event.playerIds,
      caddies: event.playerIds.map(String),
    };
    const fixed = { subject, source: { kind: 'hall' as const }, secret: 'd'.repeat(64), seal: 'e'.repeat(64), code: '123456' };
    await test.db.insert(boundDraw).values({ tournamentId: event.id, ...fixed, beganAt: new Date(), hallAt: new Date() });
    const read = readerOf(event);
    const before = await read('/draws');
    for (const hole of [1, 2, 3])
      expect((await sayOfMatch(test, cup, matches[0], { kind: 'hole', hole, winner: 'halved' })).status).toBe(200);
    expect((await read('/draws')).rows).toEqual(before.rows);
  });

  it('a picture: its bytes only for whoever has its address', async () => {
    const bytes = Buffer.alloc(50_000, 7);
    await test.db.insert(clubLogo).values({ clubId: test.clubId, hash: 'a'.repeat(64), bytes });
    const wrong = await readingOf(() => test.app.inject(`/api/clubs/${test.clubId}/logo/${'b'.repeat(64)}`));
    expect(wrong).toEqual({ rows: [0], letters: 2 });
  });

  it('facts: each entry once and a page at a time, also of a hole with a long history; of replaced results only that they were signed', async () => {
    const { event, an, read } = await day();
    const short = await read('/facts.json');
    for (let nth = 0; nth < 8; nth++)
      await enter(
        event,
        Array.from({ length: 40 }, (_, at) => stroke(an, 3, 3 + (at % 3))),
      );
    const [{ length: history }] = [
      await test.db
        .select()
        .from(entry)
        .where(and(eq(entry.playerId, an), eq(entry.hole, 3))),
    ];
    expect(history).toBe(321);
    const long = await read('/facts.json');
    expect(total(long) - total(short)).toBe(320);
    expect(Math.max(...long.rows)).toBeLessThanOrEqual(300);
    const signature = { statement: { number: 1 }, key: '', signature: '' } as never;
    const core = JSON.stringify({ core: 'x'.repeat(100_000) });
    await test.db
      .insert(signedResult)
      .values(Array.from({ length: 6 }, (_, nth) => ({ tournamentId: event.id, number: nth + 1, core, signature })));
    expect((await read('/facts.json')).letters - long.letters).toBeLessThan(2 * core.length);
  });
});
