import type { Ceremony, PublicDraw, StaffContest } from '@fairway/api';
import { drawFindings, drawnLines, guestSeal, type LinesSubject, publishedSeed } from '@fairway/facts/draw';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, nameOf, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { card, player } from '../../../db/schema/field/player.ts';
import { team, teamPlayer } from '../../../db/schema/play/match.ts';

const test = await testApp();

const TEAMS = [
  { name: 'CLB Sông Hồng', short: 'SH', colour: '#b3261e' },
  { name: 'CLB Hương Giang', short: 'HG', colour: '#1e4fb3' },
] as const;
type Cup = { event: Event; teamIds: string[]; contest: StaffContest };
type CupScene = { groups?: string[]; reserves?: number; rounds?: number; session?: object };

const ask = async <Answer>(event: Event, request: string, body?: object): Promise<Answer> => {
  const { status, body: answer } = await test.ask('manager', request.replace(' ', ` ${event.path}`) as 'POST /', body);
  expect([status, answer]).toEqual([200, answer]);
  return answer as Answer;
};
const refused = async (event: Event, request: string, body?: object): Promise<string> =>
  (await test.ask('manager', request.replace(' ', ` ${event.path}`) as 'POST /', body)).body.code;

/** Two teams with half of the golfers each, in the order of the list. `groups`: of the golfers of each team. */
async function cup(golfers: number, plan: object[], { groups = [], reserves = 0, rounds = 1, session = {} }: CupScene = {}): Promise<Cup> {
  const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true }, players: golfers, rounds });
  const rows = TEAMS.map((of, at) => ({ ...of, tournamentId: event.id, position: at + 1 }));
  const teamIds = (await test.db.insert(team).values(rows).returning({ id: team.id })).map(({ id }) => id);
  const half = golfers / 2;
  await test.db.insert(teamPlayer).values(
    event.playerIds.map((playerId, at) => ({
      ...{ playerId, teamId: teamIds[Math.floor(at / half)] ?? '', place: (at % half) + 1 },
      ...{ group: groups[at % half] ?? null, reserve: at % half >= half - reserves },
    })),
  );
  const { id } = await ask<StaffContest>(event, 'POST /contests', { name: 'Cúp hữu nghị', rule: { kind: 'cup', ties: [] } });
  return { event, teamIds, contest: await addSession(event, id, { plan, ...session }) };
}

const addSession = (event: Event, contestId: string, fields: object) =>
  ask<StaffContest>(event, `POST /contests/${contestId}/sessions`, {
    ...{ roundId: event.roundId, name: 'Buổi sáng', plan: [{ format: 'singles', matches: 4 }], lineUp: 'draw', ...fields },
  });

const HALL = { source: { kind: 'hall' } } as const;
const begin = (event: Event, wanted: object) => ask<{ draws: PublicDraw[] }>(event, 'POST /draws', { ...HALL, ...wanted });
const beginFor = ({ event, contest }: Pick<Cup, 'event' | 'contest'>, more: object = {}) =>
  begin(event, { kind: 'opponents', matchSessionId: contest.sessions.at(-1)?.id, ...more });

/** Three guests open their numbers; the id of the draw. */
async function decided(event: Event): Promise<string> {
  const [{ id, hall }] = (await ask<{ draws: [{ id: string; hall: { code: string } }] }>(event, 'GET /draws')).draws;
  const guests = [4, 0, 999_999].map((number) => ({ number, salt: String(number).padStart(32, '0') }));
  const send = (what: string, body: object) =>
    test.ask(null, `POST /api/live/tournaments/${event.id}/draws/${id}/${what}` as 'POST /', body);
  for (const one of guests)
    await send('numbers', { code: hall.code, name: 'Khách', seal: guestSeal({ drawId: id, ...one }), device: one.salt });
  await ask(event, `POST /draws/${id}/opening`);
  for (const one of guests) await send('openings', one);
  return id;
}
const publicDraw = async (event: Event): Promise<PublicDraw> =>
  (await test.ask(null, `GET /api/live/tournaments/${event.id}/draws`)).body.draws[0];
const contestNow = async (event: Event): Promise<StaffContest> => (await ask<{ items: [StaffContest] }>(event, 'GET /contests')).items[0];
/** The ids of the golfers of both sides of each match. */
const sidesNow = async (event: Event) =>
  (await contestNow(event)).sessions.flatMap(({ matches }) =>
    matches.map(({ sides }) =>
      sides.map(
        (side) =>
          side?.partners
            .map(({ playerId }) => playerId)
            .toSorted()
            .join('+') ?? null,
      ),
    ),
  );
const linesOf = (draw: PublicDraw) => drawnLines(draw.subject as LinesSubject, publishedSeed(draw));

describe('opponents', () => {
  it('stay hidden, from staff too, until one press shows them; then they are in the matches, and anyone can make them again', async () => {
    const { event, contest } = await cup(8, [{ format: 'singles', matches: 4 }]);
    await beginFor({ event, contest });
    const id = await decided(event);
    expect(await sidesNow(event)).toEqual(Array.from({ length: 4 }, () => [null, null]));
    expect(await publicDraw(event)).toMatchObject({
      phase: 'decided',
      secret: null,
      of: { kind: 'opponents', session: 'Buổi sáng', round: 1 },
    });
    expect((await publicDraw(event)).players?.map(({ name }) => name).toSorted()).toEqual(
      event.playerIds.map((_, at) => nameOf(at)).toSorted(),
    );
    await ask(event, `POST /draws/${id}/showing`);
    const draw = await publicDraw(event);
    expect([draw.phase, drawFindings(draw, null)]).toEqual(['shown', []]);
    expect(await sidesNow(event)).toEqual(linesOf(draw).map(({ ids }) => ids));
    const first = new Set(event.playerIds.slice(0, 4));
    expect((await sidesNow(event)).every(([own, other]) => first.has(own ?? '') && !first.has(other ?? ''))).toBe(true);
    expect(draw.matches?.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(draw.matches?.every(({ now }) => now?.includes(' – '))).toBe(true);
  });

  it('play together as they already do, else as they stand in the team; reserves are left out', async () => {
    const { event, contest } = await cup(
      12,
      [
        { format: 'singles', matches: 1 },
        { format: 'four-ball', matches: 2 },
      ],
      { reserves: 1 },
    );
    const [a = '', b = '', c = '', d = '', e = ''] = event.playerIds;
    await ask(event, 'POST /sides', { sides: [{ partners: [a, c] }] });
    const { draws } = await beginFor({ event, contest });
    const pools = draws[0]?.subject.kind === 'opponents' ? draws[0].subject.pools : [];
    const own = pools.map(({ entrants }) => entrants.map(({ id }) => id).filter((id) => [a, b, c, d, e].some((one) => id.includes(one))));
    const pair = (...ids: string[]) => ids.toSorted().join('+');
    expect(own).toEqual([[pair(a, c), pair(b, d)].toSorted(), [e]]);
    await ask(event, `POST /draws/${await decided(event)}/showing`);
    const [single, ...pairs] = await sidesNow(event);
    expect([single?.[0], pairs.map(([one]) => one).toSorted()]).toEqual([e, [pair(a, c), pair(b, d)].toSorted()]);
  });

  it('meet within their groups, and not again whom they met in an earlier session', async () => {
    const groups = ['A', 'A', 'B', 'B'];
    const { event, contest } = await cup(8, [{ format: 'singles', matches: 4 }], { groups, rounds: 2, session: { lineUp: 'staff' } });
    const [a = '', b = '', , , x = '', y = ''] = event.playerIds;
    const [first] = contest.sessions[0]?.matches ?? [];
    await ask(event, `PATCH /matches/${first?.id}`, { version: first?.version, sides: [[a], [x]] });
    const again = await addSession(event, contest.id, { roundId: event.roundIds[1] });
    await beginFor({ event, contest: again }, { withinGroups: true, repeats: 'never' });
    const { met, pools } = (await publicDraw(event)).subject as Extract<PublicDraw['subject'], { kind: 'opponents' }>;
    expect(met).toEqual([[a, x].toSorted()]);
    expect(new Set(pools[0]?.entrants.map(({ group }) => group))).toEqual(new Set(['A', 'B']));
    await ask(event, `POST /draws/${await decided(event)}/showing`);
    const drawn = linesOf(await publicDraw(event)).map(({ ids }) => ids.join(' '));
    expect(drawn).toEqual(expect.arrayContaining([`${a} ${y}`, `${b} ${x}`]));
  });

  it.each<[string, { golfers?: number; groups?: string[]; lineUp?: string; matches?: number }, object, string]>([
    ['a team is short', { matches: 3 }, {}, 'draw-team-short'],
    ['the rule leaves a match open', { groups: ['A', 'A'] }, { withinGroups: true }, 'draw-pairs-short'],
    ['the session is filled otherwise', { lineUp: 'captains' }, {}, 'draw-not-wanted'],
  ])('are not drawn where %s', async (_, { groups = [], lineUp = 'draw', matches = 2 }, rule, code) => {
    const { event, teamIds, contest } = await cup(4, [{ format: 'singles', matches }], { groups, session: { lineUp } });
    if (groups.length > 0)
      await test.db
        .update(teamPlayer)
        .set({ group: 'B' })
        .where(eq(teamPlayer.teamId, teamIds[0] ?? ''));
    const wanted = { ...HALL, kind: 'opponents', matchSessionId: contest.sessions[0]?.id, ...rule };
    expect(await refused(event, 'POST /draws', wanted)).toBe(code);
  });

  it('are drawn anew only after the draw was abandoned with a reason, and not once a match has scores', async () => {
    const { event, contest } = await cup(4, [{ format: 'singles', matches: 2 }]);
    const wanted = { ...HALL, kind: 'opponents', matchSessionId: contest.sessions[0]?.id };
    await beginFor({ event, contest });
    expect(await refused(event, 'POST /draws', wanted)).toBe('draw-bound');
    const id = await decided(event);
    await ask(event, `POST /draws/${id}/showing`);
    await ask(event, `POST /draws/${id}/abandon`, { reason: 'Hai golfer ốm' });
    await beginFor({ event, contest });
    const again = await decided(event);
    await ask(event, `POST /draws/${again}/showing`);
    expect(await sidesNow(event)).toEqual(linesOf(await publicDraw(event)).map(({ ids }) => ids));
    await ask(event, `POST /draws/${again}/abandon`, { reason: 'Sai danh sách' });
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: event.playerIds.map((one) => stroke(one, 1, 4)) });
    expect(await refused(event, 'POST /draws', wanted)).toBe('match-has-scores');
  });

  it('leave a match open whose golfer is gone, or in another team, by the time they are shown', async () => {
    const { event, teamIds, contest } = await cup(4, [{ format: 'singles', matches: 2 }]);
    await beginFor({ event, contest });
    const id = await decided(event);
    const [gone = '', , moved = ''] = event.playerIds;
    await test.db.delete(player).where(eq(player.id, gone));
    const [teamId = ''] = teamIds;
    await test.db.update(teamPlayer).set({ teamId }).where(eq(teamPlayer.playerId, moved));
    await ask(event, `POST /draws/${id}/showing`);
    const lines = linesOf(await publicDraw(event)).map(({ ids }) => ids);
    expect(await sidesNow(event)).toEqual(lines.map((ids) => ids.map((one) => (one === gone || one === moved ? null : one))));
    expect((await publicDraw(event)).players?.find(({ playerId }) => playerId === gone)?.name).toBeNull();
  });
});

describe('opponents one by one', () => {
  const ceremonyOf = async (event: Event) => (await ask<{ ceremony: Ceremony }>(event, 'GET /ceremony')).ceremony;
  const seen = async (event: Event): Promise<Ceremony> =>
    (await test.ask(null, `GET /api/live/tournaments/${event.id}/ceremony`)).body.ceremony;
  const next = async (event: Event) => ask(event, 'POST /ceremony/step', { version: (await ceremonyOf(event)).version, way: 'next' });

  it('come match by match to everyone, and to the presenter no earlier; at the end they are in the matches', async () => {
    const { event, contest } = await cup(4, [{ format: 'singles', matches: 2 }]);
    await beginFor({ event, contest });
    const drawId = await decided(event);
    await ask(event, 'POST /ceremony', { kind: 'draw', drawId });
    expect(await refused(event, `POST /draws/${drawId}/showing`)).toBe('ceremony-running');
    expect(await refused(event, `POST /draws/${drawId}/abandon`, { reason: 'Sai' })).toBe('ceremony-running');
    expect(await ceremonyOf(event)).toMatchObject({
      shown: [],
      next: { nth: 1, of: 2, match: { number: 1 }, sides: null },
      after: 1,
      of: 2,
    });
    await next(event);
    const [step] = (await seen(event)).shown;
    expect(step).toMatchObject({
      match: { number: 1, format: 'singles' },
      sides: TEAMS.map(({ name, colour }) => ({ team: { name, colour } })),
    });
    expect(await ceremonyOf(event)).toMatchObject({ next: { nth: 2, sides: null } });
    expect([(await publicDraw(event)).phase, await sidesNow(event)]).toEqual([
      'decided',
      [
        [null, null],
        [null, null],
      ],
    ]);
    await next(event);
    await ask(event, 'POST /ceremony/end', { version: (await ceremonyOf(event)).version, outcome: 'reveal' });
    const draw = await publicDraw(event);
    expect([draw.phase, await sidesNow(event)]).toEqual(['shown', linesOf(draw).map(({ ids }) => ids)]);
    const names = (linesOf(draw)[0]?.ids ?? []).map((id) => draw.players?.find(({ playerId }) => playerId === id)?.name);
    expect(step?.kind === 'draw' && step.sides?.map(({ name }) => name)).toEqual(names);
  });

  it('wait for their public numbers', async () => {
    const { event, contest } = await cup(4, [{ format: 'singles', matches: 2 }]);
    const [draw] = (await beginFor({ event, contest })).draws;
    expect(await refused(event, 'POST /ceremony', { kind: 'draw', drawId: draw?.id })).toBe('draw-undecided');
    expect(await refused(event, `POST /draws/${draw?.id}/showing`)).toBe('draw-undecided');
  });
});

describe('the places of a knock-out', () => {
  const bracket = async (entrants: number, seeds: number) => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true }, players: entrants });
    const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds, entrants: event.playerIds };
    const contest = await ask<StaffContest>(event, 'POST /contests', { name: 'Vô địch đối kháng', rule });
    return { event, contest };
  };
  const entrantsNow = async (event: Event) => {
    const { rule } = await contestNow(event);
    return rule.kind === 'bracket' ? rule.entrants : rule.kind === 'groups' ? rule.groups.map(({ entrants }) => entrants) : [];
  };

  it('are drawn behind the seeds; whoever left meanwhile is passed over', async () => {
    const { event, contest } = await bracket(6, 2);
    await begin(event, { kind: 'places', contestId: contest.id });
    const id = await decided(event);
    const [a = '', b = '', c = '', ...others] = event.playerIds;
    const { version, rule } = await contestNow(event);
    await ask(event, `PATCH /contests/${contest.id}`, { version, rule: { ...rule, entrants: [a, b, ...others] } });
    await ask(event, `POST /draws/${id}/showing`);
    const drawn = linesOf(await publicDraw(event)).flatMap(({ ids }) => ids);
    expect(drawn.toSorted()).toEqual([c, ...others].toSorted());
    expect(await entrantsNow(event)).toEqual([a, b, ...drawn.filter((one) => one !== c)]);
  });

  it('are drawn into groups, whose first may stay; not once there are matches', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true }, players: 6 });
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = event.playerIds;
    const groups = [
      { name: 'A', entrants: [a, c, d] },
      { name: 'B', entrants: [b, e, f] },
    ];
    const rule = { kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], groups };
    const contest = await ask<StaffContest>(event, 'POST /contests', { name: 'Vòng bảng', rule });
    await begin(event, { kind: 'places', contestId: contest.id, headsStay: true });
    await ask(event, `POST /draws/${await decided(event)}/showing`);
    const [one = '', two = '', three = '', four = ''] = linesOf(await publicDraw(event)).flatMap(({ ids }) => ids);
    expect(await entrantsNow(event)).toEqual([
      [a, one, three],
      [b, two, four],
    ]);
    await ask(event, `POST /contests/${contest.id}/sessions`, { roundId: event.roundId });
    const { id } = (await publicDraw(event)) as { id: string };
    await ask(event, `POST /draws/${id}/abandon`, { reason: 'Sai danh sách' });
    expect(await refused(event, 'POST /draws', { ...HALL, kind: 'places', contestId: contest.id })).toBe('contest-has-matches');
  });
});

describe('caddies', () => {
  it('are drawn out of a list for whoever has a card in the session, and stand on the cards once they are shown', async () => {
    const { event, contest } = await cup(4, [{ format: 'foursomes', matches: 1 }]);
    const [match] = contest.sessions[0]?.matches ?? [];
    const [a, b, c, d] = event.playerIds;
    await ask(event, `PATCH /matches/${match?.id}`, {
      version: match?.version,
      sides: [
        [a, b],
        [c, d],
      ],
    });
    const wanted = { kind: 'caddies', matchSessionId: contest.sessions[0]?.id };
    expect(await refused(event, 'POST /draws', { ...HALL, ...wanted, caddies: ['12'] })).toBe('draw-caddies-short');
    const twice = await test.ask('manager', `POST ${event.path}/draws` as 'POST /', { ...HALL, ...wanted, caddies: ['12', '12'] });
    expect(twice.body.errors.caddies).toEqual([expect.stringContaining('12')]);
    await begin(event, { ...wanted, caddies: ['12', '30', '7'] });
    await ask(event, `POST /draws/${await decided(event)}/showing`);
    const cards = await test.db.select().from(card).where(eq(card.roundId, event.roundId));
    const lines = linesOf(await publicDraw(event));
    expect(cards.map(({ playerId, caddieNumber }) => [playerId, caddieNumber]).toSorted()).toEqual(
      lines.map(({ ids: [id], caddie }) => [id, caddie]).toSorted(),
    );
    expect(lines).toHaveLength(2);
  });
});
