import { leaderboard } from '@fairway/golf';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test as law } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../test/kit/event.ts';
import { statementsOf } from '../../../test/kit/statement-count.ts';
import { player } from '../../db/schema/field/player.ts';
import { tournament } from '../../db/schema/field/tournament.ts';
import { createKeptFacts, type KeptFacts, readCompetition, type ScoredCompetition } from './kept-facts.ts';
import { requireTournamentFacts } from './store.ts';

const test = await testApp();

/** In the order of their ids, as the database gives players as it finds them; and the board of them. */
const inOrder = ({ competition, scores }: ScoredCompetition) => ({
  ...competition,
  players: [...competition.players.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
  competitors: competition.competitors.toSorted((a, b) => a.id.localeCompare(b.id)),
  lines: leaderboard(competition.rules, competition.competitors, scores),
});

/** What a process that keeps facts reads, and what is in the database, of one moment. */
const readBoth = (factsOf: KeptFacts, { id }: Event) =>
  test.db.transaction(
    async (tx) => {
      const found = await requireTournamentFacts(tx, id);
      return [inOrder(await factsOf(tx, found)), inOrder(await readCompetition(tx, found))] as const;
    },
    { isolationLevel: 'repeatable read' },
  );

const nth = (of: readonly string[], at: number) => of[at % of.length] ?? '';

type Step = (event: Event, at: number) => Promise<unknown>;
/** What people and other programs do while a board is kept. */
const STEPS: Readonly<Record<string, Step>> = {
  entry: (event, at) =>
    test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(nth(event.playerIds, at), 1 + (at % 18), 2 + (at % 6))] }),
  'entries of a whole card': (event, at) =>
    test.ask('reader', `POST ${event.roundPath}/entries`, {
      entries: Array.from({ length: 9 }, (_, hole) => stroke(nth(event.playerIds, at), 1 + hole, 3 + ((at + hole) % 4))),
    }),
  'entry by somebody else': (event, at) =>
    test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(nth(event.playerIds, at), 1 + (at % 18), 2 + (at % 5))] }),
  'another handicap': async (event, at) => {
    const id = nth(event.playerIds, at);
    const [{ version } = { version: 0 }] = await test.db.select({ version: player.version }).from(player).where(eq(player.id, id));
    await test.ask('manager', `PATCH ${event.path}/players/${id}`, { handicapCourse: at % 30, version });
  },
  'a change by an earlier release, which knows no counter': async (event, at) => {
    await test.db
      .update(player)
      .set({ handicapCourse: (at % 30) * 10 })
      .where(eq(player.id, nth(event.playerIds, at)));
    await test.db
      .update(tournament)
      .set({ boardVersion: sql`${tournament.boardVersion} + 1` })
      .where(eq(tournament.id, event.id));
  },
  'a finished round': (event) => test.ask('manager', `POST ${event.roundPath}/finish`),
  'a round that is open again': (event) => test.ask('manager', `POST ${event.roundPath}/reopen`),
  nothing: async () => {},
};
const step = fc.record({ what: fc.constantFrom(...Object.keys(STEPS)), at: fc.nat(200), reads: fc.constantFrom<0 | 1 | null>(0, 1, null) });

law('what processes keep equals what is in the database, whoever has written what, and whatever they have not heard of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const event = await seedEvent(test.db, test.clubId, { players: 3, rounds: 2 });
      const processes = [createKeptFacts().read, createKeptFacts().read] as const;
      for (const { what, at, reads } of steps) {
        await STEPS[what]?.(event, at);
        if (reads === null) continue;
        const [kept, fresh] = await readBoth(processes[reads], event);
        expect(kept).toEqual(fresh);
      }
      for (const factsOf of processes) {
        const [kept, fresh] = await readBoth(factsOf, event);
        expect(kept).toEqual(fresh);
      }
    }),
    { numRuns: 15 },
  );
});

law('an entry costs the reading of its own card, however many there are', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 12 });
  const factsOf = createKeptFacts().read;
  const statements = () =>
    statementsOf(async () => {
      const found = await requireTournamentFacts(test.db, event.id);
      await factsOf(test.db, found);
    });
  const first = await statements();
  await STEPS.entry?.(event, 1);
  expect(await statements()).toBeLessThanOrEqual(4);
  expect(first).toBe(8);
});

law('a process that keeps nothing, as its memory is small, reads everything', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 12 });
  const factsOf = createKeptFacts(1_000).read;
  for (const at of [1, 2]) {
    await STEPS.entry?.(event, at);
    const [kept, fresh] = await readBoth(factsOf, event);
    expect(kept).toEqual(fresh);
  }
});
