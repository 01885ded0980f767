import { type Checked, checkFacts, type DayFacts } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { cardOver, type Event, wholeCard } from '../../../../test/kit/event.ts';
import { player } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const factsOf = async ({ id }: Event): Promise<DayFacts> => (await test.app.inject(`/api/live/tournaments/${id}/facts.json`)).json();

it('a closed cup without a single stroke has its ledger from the first word, is signed, and agrees', async () => {
  const cup = await seedCup(test, { awards: [], sideAwards: [] });
  const { event, matches } = cup;
  for (const match of matches) await sayOfMatch(test, cup, match, { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
  const under = checkFacts(await factsOf(event)) as Checked;
  expect(under).toMatchObject({ findings: [], ledger: { begins: 'first-score', lines: 3, opened: 3 }, matches: { agree: 4, all: 4 } });
  await test.ask('manager', `POST ${event.roundPath}/finish`);
  expect((await test.ask('manager', `POST ${event.path}/close`)).status).toBe(200);
  const facts = await factsOf(event);
  expect(checkFacts(facts)).toMatchObject({ findings: [], signature: { holds: true, number: 1 }, facts: { final: true } });
  // and the ledger alone says so
  const unsigned = { ...facts, signature: null };
  const another = JSON.parse(JSON.stringify(unsigned).replace('"left":2,"up":3', '"left":2,"up":4'));
  expect([checkFacts(unsigned), checkFacts(another)]).toMatchObject([
    { findings: [] },
    { findings: [{ of: 'match-result' }, { of: 'said' }] },
  ]);
});

it('a foursomes of two women, who receive by the card for women, agrees', async () => {
  const { event, matches } = await seedCup(test);
  for (const id of event.playerIds.slice(4, 6)) await test.db.update(player).set({ gender: 'f' }).where(eq(player.id, id));
  const [{ par, strokeIndex } = { par: [], strokeIndex: [] }] = await test.db.select().from(round).where(eq(round.id, event.roundId));
  const women = { womenPar: par, womenStrokeIndex: strokeIndex?.toReversed() ?? null };
  await test.db.update(round).set(women).where(eq(round.id, event.roundId));
  const [{ id, version } = { id: '', version: 0 }] = matches;
  const played = (await test.ask('manager', `PATCH ${event.path}/matches/${id}`, { format: 'foursomes', version })).body;
  const [men = '', theirs = ''] = played.sides.map((side: { id: string }) => side.id);
  const entries = [...wholeCard(men, cardOver()), ...wholeCard(theirs, cardOver({ 2: 1 }))];
  await test.ask('manager', `POST ${event.roundPath}/entries`, { entries });
  const facts = await factsOf(event);
  expect(facts.core.matchPlay?.contests[0]?.sessions[0]?.matches[0]?.balls).toMatchObject([
    [{ id: men }],
    [{ id: theirs, strokes: 8, gender: 'f' }],
  ]);
  expect(checkFacts(facts)).toMatchObject({ findings: [], matches: { agree: 4, all: 4 } });
  const byMen = JSON.parse(JSON.stringify(facts).replace(`"gender":"f","id":"${theirs}"`, `"id":"${theirs}"`));
  expect(checkFacts(byMen)).toMatchObject({ findings: expect.arrayContaining([{ of: 'match-result', id }]) });
});
