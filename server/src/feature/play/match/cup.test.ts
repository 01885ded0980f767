import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { contest, matchSession } from '../../../db/schema/play/match.ts';

const test = await testApp();
const shown = async ({ event }: Awaited<ReturnType<typeof seedCup>>) =>
  (await test.ask('manager', `GET ${event.path}/contests`)).body.items[0];

it('limits of handicap fall on what is played off in a match', async () => {
  const cup = await seedCup(test);
  const strokes = async () => (await shown(cup)).sessions[0].matches.map((match: { strokes: unknown }) => match.strokes);
  expect((await strokes())[2]).toEqual([[0], [8]]); // singles of 6 and 14
  const limits = { m: { min: 0, max: 10 }, f: { min: 0, max: 10 } };
  await test.db.update(tournament).set({ handicapLimits: limits, boardVersion: 99 }).where(eq(tournament.id, cup.event.id));
  expect((await strokes())[2]).toEqual([[0], [4]]);
});

it('a Nassau of a cup is three matches, each worth the points of one', async () => {
  const cup = await seedCup(test);
  await test.db.update(matchSession).set({ nassau: true }).where(eq(matchSession.id, cup.sessionId));
  for (const part of ['front', 'back', 'whole'] as const)
    await sayOfMatch(test, cup, cup.matches[1], { kind: 'result', part, winner: part === 'back' ? 1 : 0, score: { up: 1, left: 0 } });
  const { standing } = await shown(cup);
  expect(cup.teamIds.map((team) => standing.total.byTeam[team])).toEqual([20, 10]);
});

it('a level cup stays with its holder, where the rule says so', async () => {
  const cup = await seedCup(test);
  const [, second] = cup.teamIds;
  const rule = { kind: 'cup' as const, ties: ['holder' as const], tieFormat: null, holder: second, decision: null, groupLimits: [] };
  await test.db.update(contest).set({ rule }).where(eq(contest.id, cup.contestId));
  for (const match of cup.matches) await sayOfMatch(test, cup, match, { kind: 'result', winner: 'halved', score: null });
  const { standing } = await shown(cup);
  expect(standing.outcome).toEqual({ code: 'kept', team: second });
});
