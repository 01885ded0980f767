import { randomUUID } from 'node:crypto';
import { checkFacts } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, PAR, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { player } from '../../../db/schema/field/player.ts';

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
    const activities = await test.db
      .select()
      .from(activity)
      .where(eq(activity.subjectId, event.playerIds[1] ?? ''));
    expect(activities.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['settle', 'updated']));
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
  type Format = 'singles' | 'four-ball' | 'foursomes';
  /** Two entrants: the first is 10&8 up after birdies on every hole of one of its cards. */
  async function matched(format: Format, kind: 'bracket' | 'groups' | 'cup' = 'bracket', rounds = 1) {
    const size = format === 'singles' ? 1 : 2;
    const zero = { handicapCourse: 0, handicapIndex: 0 };
    const event = await seedEvent(test.db, test.clubId, {
      ...{ rounds, players: Array.from({ length: 2 * size }, () => zero), settings: { play: 'match', public: true } },
    });
    const post = async (path: string, body: object) => {
      const answered = await test.ask('manager', `POST ${event.path}${path}` as never, body as never);
      expect([answered.status, answered.body.errors, path]).toEqual([200, undefined, path]);
      return answered.body;
    };
    const sidesOf = [event.playerIds.slice(0, size), event.playerIds.slice(size)];
    const entrants: string[] =
      size === 1 || kind === 'cup'
        ? event.playerIds
        : (await post('/sides', { sides: sidesOf.map((partners) => ({ partners })) })).items.map(({ id }: { id: string }) => id);
    const rules = {
      bracket: { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants },
      groups: { kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: ['direct'], groups: [{ name: 'A', entrants }] },
      cup: { kind: 'cup', ties: ['committee'] },
    };
    const teams = sidesOf.map((ids, nth) => ({ name: ['Sông Hồng', 'Lam Sơn'][nth], players: ids.map((playerId) => ({ playerId })) }));
    const teamIds: string[] = kind === 'cup' ? (await post('/teams', { teams })).items.map(({ id }: { id: string }) => id) : [];
    const { id } = await post('/contests', { name: 'Vô địch', ...(kind !== 'cup' && { format }), handicap: false, rule: rules[kind] });
    const plan = kind === 'cup' ? { plan: [{ format, matches: 1 }] } : kind === 'groups' ? { groupRounds: [1] } : {};
    const [session] = (await post(`/contests/${id}/sessions`, { roundId: event.roundId, handicap: false, ...plan })).sessions;
    const contest = async () => (await test.ask('manager', `GET ${event.path}/contests` as never)).body.items[0];
    const match = async () => (await contest()).sessions[0].matches[0];
    const [drawn] = session.matches;
    if (kind === 'cup') await test.ask('manager', `PATCH ${event.path}/matches/${drawn.id}`, { sides: sidesOf, version: drawn.version });
    const ids: [string, string] = (await match()).sides.map((side: { id: string }) => side.id);
    const cards = format === 'foursomes' ? ids : event.playerIds;
    const best = format === 'four-ball' ? 1 : 0;
    for (const [nth, card] of cards.entries())
      await post(`/rounds/${event.roundId}/entries`, { entries: wholeCard(card, nth === best ? BIRDIES : PAR) });
    return { ...{ event, ids, contest, match, teamIds }, loser: format === 'foursomes' ? ids[0] : event.playerIds[0], post };
  }
  const put = async (event: Event, id: string | undefined, status: string, roundId = event.roundId) => {
    const [row] = await test.db
      .select()
      .from(player)
      .where(eq(player.id, id ?? ''));
    const { status: answered } = await test.ask('manager', `PATCH ${event.path}/players/${id}`, {
      version: row?.version ?? 0,
      card: { roundId, status },
    });
    expect(answered).toBe(200);
  };
  const agrees = async ({ id }: Event) =>
    expect(checkFacts((await test.app.inject(`/api/live/tournaments/${id}/facts.json`)).json())).toMatchObject({ findings: [] });

  it.each<Format>(['four-ball', 'singles', 'foursomes'])(
    'a side of a knock-out that is disqualified loses the match that it had won, until that is taken back: %s',
    async (format) => {
      const { event, ids, contest, match, loser } = await matched(format);
      const champion = async () => (await contest()).standing.champion;
      const won = { code: 'won', up: 10, left: 8 };
      expect([(await match()).state, await champion()]).toEqual([expect.objectContaining(won), ids[0]]);
      await put(event, loser, 'DQ');
      if (format === 'four-ball') {
        // the other ball has won the holes
        expect((await match()).state).toMatchObject(won);
        await answer(event, 0, 'side-out');
      }
      expect(await asked(event)).toEqual([]);
      const { state, sides, troubles } = await match();
      expect([state.by, sides[state.winner].id, troubles, await champion()]).toEqual(['disqualified', ids[1], [], ids[1]]);
      await agrees(event);
      await put(event, loser, 'ok');
      expect([(await match()).state, await champion()]).toEqual([expect.objectContaining(won), ids[0]]);
    },
  );

  it('in a group and in a cup the points are the other side’s', async () => {
    const group = await matched('singles', 'groups');
    await put(group.event, group.loser, 'DQ');
    expect(
      (await group.contest()).standing.groups[0].standings.map(({ entrant, points }: { entrant: string; points: number }) => [
        entrant,
        points,
      ]),
    ).toEqual([
      [group.ids[1], 10],
      [group.ids[0], 0],
    ]);
    await agrees(group.event);
    const cup = await matched('four-ball', 'cup');
    await put(cup.event, cup.loser, 'DQ');
    await answer(cup.event, 0, 'side-out');
    const [won = '', lost = ''] = cup.teamIds.toReversed();
    expect((await cup.contest()).standing.total.byTeam).toEqual({ [won]: 10, [lost]: 0 });
    await agrees(cup.event);
  });

  it('where both are, nobody has won, and the committee is asked who goes on', async () => {
    const { event, ids, contest, match, post } = await matched('singles');
    for (const id of ids) await put(event, id, 'DQ');
    const { id, state, troubles } = await match();
    expect([state, troubles, (await contest()).standing.champion]).toEqual([
      { code: 'no-winner', by: 'disqualified' },
      [0, 1].map((side) => ({ code: 'side-out', side })),
      null,
    ]);
    await agrees(event);
    const word = { kind: 'committee', winner: 0, reason: 'Luật 20.2' };
    await post(`/matches/${id}/entries`, { entries: [{ id: randomUUID(), word }] });
    expect([(await match()).troubles, (await contest()).standing.champion]).toEqual([[], ids[0]]);
    await agrees(event);
  });

  it('what was won in an earlier round stands, and who withdraws keeps what they won', async () => {
    const { event, match } = await matched('four-ball', 'bracket', 2);
    await put(event, event.playerIds[1], 'DQ', event.roundIds[1]);
    expect((await match()).state).toMatchObject({ code: 'won', up: 10 });
    await agrees(event);
    await put(event, event.playerIds[1], 'WD');
    expect((await match()).state).toMatchObject({ code: 'won', up: 10 });
  });

  it('a partner’s ball wins no hole while nobody has said what their disqualification means', async () => {
    const { event, match } = await matched('four-ball');
    await put(event, event.playerIds[1], 'DQ');
    expect((await match()).state).toMatchObject({ code: 'all-square' });
    expect(await asked(event)).toHaveLength(1);
  });
});
