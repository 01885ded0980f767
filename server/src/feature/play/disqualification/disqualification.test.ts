import { checkFacts } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, PAR, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';

const test = await testApp();
const BIRDIES = PAR.map((par) => par - 1);
const ONE_UNDER = PAR.map((par, at) => (at === 0 ? par - 1 : par));

/** Four-ball by gross: S is a with pars and b with a birdie on every hole, T has 71. */
async function fourBall(settings: object = {}, rounds = 1): Promise<Event & { sideIds: string[] }> {
  const event = await seedEvent(test.db, test.clubId, {
    players: Array.from({ length: 4 }, () => ({ handicapCourse: 0, handicapIndex: 0 })),
    rounds,
    settings: {
      public: true,
      play: 'four-ball',
      formatRule: { basis: 'gross' as const, maximum: null },
      awards: [{ kind: 'best-gross', main: true, wonBy: 'sides' }],
      ...settings,
    },
  });
  const [a, b, c, d] = event.playerIds;
  const made = await test.ask('manager', `POST ${event.path}/sides`, {
    sides: [
      { name: 'S', partners: [a, b] },
      { name: 'T', partners: [c, d] },
    ],
  });
  const cards = [PAR, BIRDIES, ONE_UNDER, ONE_UNDER];
  for (const roundId of event.roundIds)
    for (const [nth, id] of event.playerIds.entries())
      await test.ask('manager', `POST ${event.path}/rounds/${roundId}/entries`, { entries: wholeCard(id, cards[nth] ?? PAR) });
  return { ...event, sideIds: made.body.items.map(({ id }: { id: string }) => id) };
}

const setStatus = async (event: Event, nth: number, status: string, roundId = event.roundId) => {
  const path = `${event.path}/players/${event.playerIds[nth]}` as const;
  const { version } = (await test.ask('manager', `GET ${event.path}/players`)).body.items.find(
    ({ id }: { id: string }) => id === event.playerIds[nth],
  );
  return test.ask('manager', `PATCH ${path}`, { version, card: { roundId, status } });
};
const asked = async (event: Event) => (await test.ask('manager', `GET ${event.path}/disqualifications`)).body.items;
const answer = async (event: Event, nth: number, means: unknown) => {
  const version = (await asked(event))[0]?.version ?? 1;
  const path = `${event.roundPath}/players/${event.playerIds[nth]}/disqualification` as const;
  return test.ask('manager', `POST ${path}`, { means, version });
};
const sidesOn = async (event: Event) =>
  Object.fromEntries(
    (await test.ask('manager', `GET ${event.path}/leaderboard`)).body.sides.lines.map(
      ({
        name,
        gross,
        status,
        places,
      }: {
        name: string;
        gross: number;
        status: string;
        places: { gross: { position: number } | null };
      }) => [name, [gross, status, places.gross?.position ?? null]],
    ),
  );

describe('a disqualified partner (Rule 23.9b)', () => {
  it('has a ball on no hole until it is answered: S has 72 and T is first, and neither finishing nor the ready check passes', async () => {
    const event = await fourBall();
    expect(await sidesOn(event)).toEqual({ S: [54, 'ok', 1], T: [71, 'ok', 2] });
    await setStatus(event, 1, 'DQ');
    expect(await sidesOn(event)).toEqual({ S: [72, 'ok', 2], T: [71, 'ok', 1] });
    expect(await asked(event)).toMatchObject([{ playerId: event.playerIds[1], sideName: 'S', round: 1, roundId: event.roundId }]);
    expect((await test.ask('manager', `POST ${event.roundPath}/finish`)).body).toMatchObject({ code: 'disqualification-open' });
    const { lines } = (await test.ask('manager', `GET ${event.path}/ready-check`)).body;
    expect(lines.find(({ item }: { item: string }) => item === 'sides').findings).toMatchObject([
      { fact: 'disqualification-open', state: 'fail', names: ['Nguyễn Bình (S)'] },
    ]);
  });

  it('puts the side out, and it has no place', async () => {
    const event = await fourBall();
    await setStatus(event, 1, 'DQ');
    expect((await answer(event, 1, 'side-out')).body).toEqual({ items: [] });
    expect(await sidesOn(event)).toEqual({ S: [72, 'DQ', null], T: [71, 'ok', 1] });
    const facts = (await test.app.inject(`/api/live/tournaments/${event.id}/facts.json`)).json();
    expect(checkFacts(facts)).toMatchObject({ findings: [] });
    expect((await test.ask('manager', `POST ${event.roundPath}/finish`)).status).toBe(200);
  });

  it('or has no score on the hole of the breach, and is not disqualified: the history keeps what was there', async () => {
    const event = await fourBall();
    await setStatus(event, 1, 'DQ');
    expect((await answer(event, 1, { noScoreOn: 5 })).body).toEqual({ items: [] });
    expect(await sidesOn(event)).toEqual({ S: [55, 'ok', 1], T: [71, 'ok', 2] });
    const history = (await test.ask('manager', `GET ${event.roundPath}/players/${event.playerIds[1]}/entries`)).body.items;
    expect(history.at(-1)).toMatchObject({ hole: 5, score: 'pickup', before: BIRDIES[4], reason: expect.stringContaining('23.9b') });
    const said = await test.db
      .select()
      .from(activity)
      .where(eq(activity.subjectId, event.playerIds[1] ?? ''));
    expect(said.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['settle', 'updated']));
    const facts = (await test.app.inject(`/api/live/tournaments/${event.id}/facts.json`)).json();
    expect(checkFacts(facts)).toMatchObject({ findings: [], facts: { core: { sides: { list: [{ status: 'ok' }, { status: 'ok' }] } } } });
  });

  it('is asked anew when the status was taken back, and is not asked of one who withdrew', async () => {
    const event = await fourBall();
    await setStatus(event, 1, 'DQ');
    await answer(event, 1, 'side-out');
    await setStatus(event, 1, 'ok');
    expect(await sidesOn(event)).toMatchObject({ S: [54, 'ok', 1] });
    await setStatus(event, 1, 'DQ');
    expect(await asked(event)).toHaveLength(1);
    await setStatus(event, 1, 'WD');
    expect(await asked(event)).toEqual([]);
    expect(await sidesOn(event)).toMatchObject({ S: [54, 'ok', 1] });
  });

  it('refuses an answer that makes no sense: a hole that is not played, nobody to answer for, a stale version', async () => {
    const event = await fourBall();
    expect((await answer(event, 1, 'side-out')).body).toMatchObject({ code: 'disqualification-not-open' });
    await setStatus(event, 1, 'DQ');
    expect((await answer(event, 1, { noScoreOn: 19 })).status).toBe(422);
    expect((await answer(event, 0, 'side-out')).status).toBe(409);
    const path = `${event.roundPath}/players/${event.playerIds[1]}/disqualification` as const;
    expect((await test.ask('manager', `POST ${path}`, { means: 'side-out', version: 1 })).status).toBe(409);
  });

  it('is not asked where the partners play one ball, or where whole rounds count: there that round does not (Rule 24)', async () => {
    const event = await fourBall({ play: 'best-rounds', playRule: { partners: 2, counting: 1 } }, 2);
    expect(await sidesOn(event)).toEqual({ S: [108, 'ok', 1], T: [142, 'ok', 2] });
    await setStatus(event, 1, 'DQ', event.roundIds[1]);
    expect(await asked(event)).toEqual([]);
    // b counts in the first round with 54, a in the second with 72
    expect(await sidesOn(event)).toEqual({ S: [126, 'ok', 1], T: [142, 'ok', 2] });
  });
});

describe('in matches', () => {
  it('a partner’s ball wins no hole, and a side that is out loses the match', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 4, settings: { play: 'match' } });
    const [a, b, c, d] = event.playerIds;
    const sides = await test.ask('manager', `POST ${event.path}/sides`, { sides: [{ partners: [a, b] }, { partners: [c, d] }] });
    const entrants = sides.body.items.map(({ id }: { id: string }) => id);
    const made = await test.ask('manager', `POST ${event.path}/contests`, {
      ...{ name: 'Vô địch', format: 'four-ball', handicap: false },
      rule: { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants },
    } as never);
    expect(made.status).toBe(200);
    const contest = await test.ask('manager', `POST ${event.path}/contests/${made.body.id}/sessions` as never, {
      roundId: event.roundId,
    });
    expect(contest.status).toBe(200);
    const cards = [PAR, BIRDIES, PAR, PAR];
    for (const [nth, id] of event.playerIds.entries())
      await test.ask('manager', `POST ${event.roundPath}/entries`, { entries: wholeCard(id, cards[nth] ?? PAR) });
    const match = async () => (await test.ask('manager', `GET ${event.path}/contests` as never)).body.items[0].sessions[0].matches[0];
    expect((await match()).state).toMatchObject({ code: 'won', up: 10 });
    await setStatus(event, 1, 'DQ');
    expect((await match()).state).toMatchObject({ code: 'all-square' });
    expect(await asked(event)).toHaveLength(1);
    await answer(event, 1, 'side-out');
    const { state, sides: played } = await match();
    expect([state.by, played[state.winner].partners[0].playerId]).toEqual(['walk-over', c]);
  });

  it('a side that plays one ball is asked about by nobody: its own card is disqualified, and it is out', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 4, settings: { play: 'match' } });
    const [a, b, c, d] = event.playerIds;
    const sides = await test.ask('manager', `POST ${event.path}/sides`, { sides: [{ partners: [a, b] }, { partners: [c, d] }] });
    const entrants = sides.body.items.map(({ id }: { id: string }) => id);
    const made = await test.ask('manager', `POST ${event.path}/contests`, {
      ...{ name: 'Vô địch', format: 'foursomes', handicap: false },
      rule: { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants },
    } as never);
    await test.ask('manager', `POST ${event.path}/contests/${made.body.id}/sessions` as never, { roundId: event.roundId });
    const card = { roundId: event.roundId, status: 'DQ' };
    const out = await test.ask('manager', `PATCH ${event.path}/players/${entrants[0]}`, { version: sides.body.items[0].version, card });
    expect([out.status, out.body]).toEqual([200, out.body]);
    const [{ standing }] = (await test.ask('manager', `GET ${event.path}/contests` as never)).body.items;
    expect([await asked(event), standing.champion]).toEqual([[], entrants[1]]);
  });
});
