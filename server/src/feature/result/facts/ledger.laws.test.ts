import { randomUUID } from 'node:crypto';
import { type Checked, canonical, checkFacts } from '@fairway/facts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test as law } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { entry, player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { createKeptFacts } from '../../../engine/competition/kept-facts.ts';
import { createEncryption } from '../../../secret/encryption.ts';
import { factsOf } from './facts.ts';

const test = await testApp();
const place = { db: test.db, clock: () => new Date(), encryption: createEncryption('a secret of this test, long enough for it') };
const nth = (of: readonly string[], at: number) => of[at % of.length] ?? '';
const enter = (event: Event, who: string, entries: unknown[]) => test.ask(who as 'reader', `POST ${event.roundPath}/entries`, { entries });
const versionOf = async (id: string) =>
  (await test.db.select({ version: player.version }).from(player).where(eq(player.id, id)))[0]?.version ?? 0;

type Step = (event: Event, at: number) => Promise<unknown>;
/** What people do on a day of play, and what a server of an earlier release does beside this one. */
const STEPS: Readonly<Record<string, Step>> = {
  'strokes of a card': (event, at) =>
    enter(
      event,
      'reader',
      Array.from({ length: 9 }, (_, hole) => stroke(nth(event.playerIds, at), 1 + hole, 3 + ((at + hole) % 4))),
    ),
  'strokes by somebody else, twice in one batch': (event, at) => {
    const [player, hole] = [nth(event.playerIds, at), 1 + (at % 18)];
    const first = stroke(player, hole, 2 + (at % 5));
    return enter(event, 'editor', [first, stroke(player, hole, 3, { replaces: first.id })]);
  },
  'a hole that is picked up or cleared': async (event, at) => {
    const [playerId, hole] = [nth(event.playerIds, at), 1 + (at % 9)];
    const [row] = await test.db.select().from(entry).where(eq(entry.playerId, playerId)).limit(1);
    return enter(event, 'reader', [stroke(playerId, row?.hole ?? hole, at % 2 ? null : 'pickup', { replaces: row?.id ?? null })]);
  },
  'a total': (event, at) => enter(event, 'reader', [stroke(nth(event.playerIds, at), 0, 80 + (at % 20))]),
  'a hole that is settled': (event, at) => {
    const { id, playerId, hole, score } = stroke(nth(event.playerIds, at), 1 + (at % 18), 4);
    return test.ask('editor', `POST ${event.roundPath}/settle`, { id, playerId, hole, score, reason: 'Xem lại thẻ' });
  },
  'another handicap': async (event, at) => {
    const id = nth(event.playerIds, at);
    return test.ask('manager', `PATCH ${event.path}/players/${id}`, { handicapCourse: at % 30, version: await versionOf(id) });
  },
  'a golfer who withdraws, or plays on': async (event, at) => {
    const id = nth(event.playerIds, at);
    const card = { roundId: event.roundId, status: at % 3 ? 'ok' : 'WD' };
    return test.ask('manager', `PATCH ${event.path}/players/${id}`, { card, version: await versionOf(id) });
  },
  'another rule': async (event, at) => {
    const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
    return test.ask('manager', `PATCH ${event.path}`, { version, allowance: 80 + (at % 20) });
  },
  'a stroke by an earlier release, which knows no ledger': async (event, at) => {
    const [playerId, now] = [nth(event.playerIds, at), new Date()];
    const told = { hole: 18, strokes: 5, source: 'desk', enteredAt: now, receivedAt: now } as const;
    await test.db.insert(entry).values({ id: randomUUID(), playerId, roundId: event.roundId, ...told });
    await test.db
      .update(tournament)
      .set({ boardVersion: sql`${tournament.boardVersion} + 1`, entryBatches: sql`${tournament.entryBatches} + 1` })
      .where(eq(tournament.id, event.id));
  },
  'a finished round': (event) => test.ask('manager', `POST ${event.roundPath}/finish`),
  'hidden holes': async (event, at) => {
    const { version } = (await test.ask('manager', `GET ${event.path}/suspense`)).body;
    return test.ask('manager', `PATCH ${event.path}/suspense`, { version, hiddenHoles: at % 4, frozen: at % 5 === 0, divisions: [] });
  },
};
const step = fc.record({ what: fc.constantFrom(...Object.keys(STEPS)), at: fc.nat(200) });

law(
  'whoever writes what, and whatever is hidden: facts and ledger agree, and what is kept and folded on is what everything read anew says',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
        const event = await seedEvent(test.db, test.clubId, { players: 3, rounds: 2 });
        const keeper = createKeptFacts();
        for (const { what, at } of steps) {
          await STEPS[what]?.(event, at);
          if (at % 2) await factsOf(place, event.id, keeper.read);
        }
        expect(await factsOf(place, event.id, keeper.read)).toEqual(await factsOf(place, event.id));
        const checked = checkFacts(JSON.parse(canonical(await factsOf(place, event.id)))) as Checked;
        expect(checked.findings).toEqual([]);
      }),
      { numRuns: 25 },
    );
  },
);
