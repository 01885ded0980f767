import { rankedBoard } from '@fairway/golf';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../test/kit/event.ts';
import { statementsOf } from '../../../test/kit/statement-count.ts';
import { createKeptFacts, type KeptFacts, readCompetition, type ScoredCompetition } from './kept-facts.ts';
import { requireTournamentFacts } from './store.ts';

const test = await testApp();

/** In the order of their ids, as the database gives players as it finds them; and the board of them. */
const inOrder = ({ competition, scores }: ScoredCompetition) => ({
  ...competition,
  players: [...competition.players.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
  competitors: competition.competitors.toSorted((a, b) => a.id.localeCompare(b.id)),
  lines: linesOf(rankedBoard(scores)),
});

const linesOf = ({ lists, lineOf }: ReturnType<typeof rankedBoard>) => lists.gross.rows.map(lineOf);

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

const enter = (event: Event, at: number) =>
  test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(nth(event.playerIds, at), 1 + at, 4)] });

it('an entry costs one statement, however many there are; the first of a hole anew that of its card too', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 12 });
  const facts = createKeptFacts();
  const statements = () => statementsOf(() => facts.newest(test.db, event.id));
  expect(await facts.newest(test.db, event.id)).toBeNull();
  expect(await statementsOf(async () => facts.read(test.db, await requireTournamentFacts(test.db, event.id)))).toBe(8);
  await enter(event, 1);
  expect(await statements()).toBe(1);
  await enter(event, 1);
  expect(await statements()).toBe(3);
});

it('a process that keeps nothing, as its memory is small, reads everything', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 12 });
  const factsOf = createKeptFacts(1_000).read;
  for (const at of [1, 2]) {
    await enter(event, at);
    const [kept, fresh] = await readBoth(factsOf, event);
    expect(kept).toEqual(fresh);
  }
});
