import { FORMATS } from '@fairway/api/choice/account/definition';
import { DAY_HANDICAPS } from '@fairway/api/choice/field/tournament';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test as law } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { type EntryBody, type Event, seedEvent, stroke } from '../../../../../test/kit/event.ts';
import { card, entry, player } from '../../../../db/schema/field/player.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { createKeptFacts, type FactsKeeper } from '../../../../engine/competition/kept-facts.ts';
import { loadSnapshot } from './snapshot.ts';

const test = await testApp();

/** Everything that goes over the wire of a board, as a process with these facts makes it. */
async function bytesOf(facts: FactsKeeper, { id }: Event) {
  const snapshot = await loadSnapshot(test.db, facts, id);
  if (!snapshot) throw new Error('no board');
  const staff = await snapshot.staff();
  return { staff: staff.plain.toString(), public: snapshot.public?.plain.toString(), etag: snapshot.public?.etag, final: snapshot.isFinal };
}

const nth = (of: readonly string[], at: number) => of[at % of.length] ?? '';
const enter = (by: 'reader' | 'editor', event: Event, entries: EntryBody[]) => test.ask(by, `POST ${event.roundPath}/entries`, { entries });
/** The last entry on a hole: what a correction replaces. */
async function lastOn({ roundId }: Event, playerId: string, hole: number): Promise<string | null> {
  const here = and(eq(entry.roundId, roundId), eq(entry.playerId, playerId), eq(entry.hole, hole));
  const [last] = await test.db.select({ id: entry.id }).from(entry).where(here).orderBy(desc(entry.seq)).limit(1);
  return last?.id ?? null;
}
const raise = (event: Event) =>
  test.db
    .update(tournament)
    .set({ boardVersion: sql`${tournament.boardVersion} + 1` })
    .where(eq(tournament.id, event.id));
const set = async (event: Event, settings: Partial<typeof tournament.$inferInsert>) => {
  await test.db.update(tournament).set(settings).where(eq(tournament.id, event.id));
  await raise(event);
};
const setPlayer = async (event: Event, at: number, fields: Partial<typeof player.$inferInsert>) => {
  const where: SQL = eq(player.id, nth(event.playerIds, at));
  await test.db.update(player).set(fields).where(where);
  await raise(event);
};

type Step = (event: Event, at: number) => Promise<unknown>;
/** What people and other programs do while a board is kept. */
const STEPS: Readonly<Record<string, Step>> = {
  entry: (event, at) => enter('reader', event, [stroke(nth(event.playerIds, at), 1 + (at % 18), 2 + (at % 6))]),
  'a pick-up': (event, at) => enter('reader', event, [stroke(nth(event.playerIds, at), 1 + (at % 18), 'pickup')]),
  'a total': (event, at) => enter('reader', event, [stroke(nth(event.playerIds, at), 0, 70 + (at % 30))]),
  'entries of a whole card': (event, at) =>
    enter(
      'reader',
      event,
      Array.from({ length: 18 }, (_, hole) => stroke(nth(event.playerIds, at), 1 + hole, 3 + ((at + hole) % 4))),
    ),
  'entry by somebody else': (event, at) => enter('editor', event, [stroke(nth(event.playerIds, at), 1 + (at % 18), 2 + (at % 5))]),
  'a correction': async (event, at) => {
    const [playerId, hole] = [nth(event.playerIds, at), 1 + (at % 18)];
    const score = at % 7 === 0 ? null : 2 + (at % 5);
    await enter('reader', event, [stroke(playerId, hole, score, { replaces: await lastOn(event, playerId, hole) })]);
  },
  'another handicap': (event, at) => setPlayer(event, at, { handicapCourse: (at % 30) * 10 }),
  'initials in place of a name': (event, at) => setPlayer(event, at, { initials: at % 2 === 0 }),
  'a status': async (event, at) => {
    const status = (['ok', 'WD', 'DQ', 'NR'] as const)[at % 4];
    await test.db
      .update(card)
      .set({ status })
      .where(eq(card.playerId, nth(event.playerIds, at)));
    await raise(event);
  },
  'last holes hidden': (event, at) => set(event, { hiddenHoles: (at % 3) * 3 }),
  'a freeze': (event, at) => set(event, { frozenAt: at % 2 === 0 ? new Date() : null }),
  'a finished round': (event) => test.ask('manager', `POST ${event.roundPath}/finish`),
  'a round that is open again': (event) => test.ask('manager', `POST ${event.roundPath}/reopen`),
  nothing: async () => {},
};
const ENTRIES = ['entry', 'a pick-up', 'entries of a whole card', 'a correction'];
// most of a day are strokes
const what = fc.oneof(
  { arbitrary: fc.constantFrom(...ENTRIES), weight: 2 },
  { arbitrary: fc.constantFrom(...Object.keys(STEPS)), weight: 1 },
);
const step = fc.record({ what, at: fc.nat(200), reads: fc.constantFrom<0 | 1 | null>(0, 1, null) });
const day = fc.record({
  format: fc.constantFrom(...FORMATS),
  calculateHandicapDay: fc.constantFrom(...DAY_HANDICAPS),
  steps: fc.array(step, { minLength: 4, maxLength: 16 }),
});

law(
  'the bytes of a board that processes keep are those of one made from nothing, whoever has written what, and whatever they have not heard of',
  async () => {
    await fc.assert(
      fc.asyncProperty(day, async ({ format, calculateHandicapDay, steps }) => {
        const settings = { format, calculateHandicapDay };
        const event = await seedEvent(test.db, test.clubId, { players: 3, rounds: 2, divisions: ['A', 'B'], settings });
        const processes = [createKeptFacts(), createKeptFacts()] as const;
        for (const { what: name, at, reads } of steps) {
          await STEPS[name]?.(event, at);
          if (reads !== null) expect(await bytesOf(processes[reads], event)).toEqual(await bytesOf(createKeptFacts(), event));
        }
        for (const facts of processes) expect(await bytesOf(facts, event)).toEqual(await bytesOf(createKeptFacts(), event));
      }),
      { numRuns: 15 },
    );
  },
);
