import type { Ceremony, PublicBoard } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, measurementOf, nameOf, PAR, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { openEventStream } from '../../../../test/kit/stream.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card, flight, player } from '../../../db/schema/field/player.ts';
import { division, tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

type Given = NonNullable<Parameters<typeof seedEvent>[2]>;
const scratch = { handicapCourse: 0 };
/** A gross tournament of scratch players. */
const seed = (given: Given = {}) =>
  seedEvent(test.db, test.clubId, {
    players: Array(4).fill(scratch),
    ...given,
    settings: { format: 'stroke-play-gross', awards: [{ kind: 'best-gross', main: true }], ...given.settings },
  });
const enter = (event: Event, entries: readonly unknown[]) =>
  test.ask('reader', `POST ${event.roundPath}/entries`, { entries: entries as never });
/** Player n has these strokes over par on these holes, and par on all others. */
const play = (event: Event, over: readonly Record<number, number>[]) =>
  enter(
    event,
    over.flatMap((of, nth) => wholeCard(event.playerIds[nth] ?? '', cardOver(of))),
  );
const suspense = async (event: Event) => (await test.ask('manager', `GET ${event.path}/suspense`)).body;
const hide = async (event: Event, wanted: { hiddenHoles?: number; frozen?: boolean; divisions?: { id: string; frozen: boolean }[] }) => {
  const { version, hiddenHoles, frozenAt } = await suspense(event);
  const body = { version, hiddenHoles, frozen: frozenAt !== null, divisions: [], ...wanted };
  const answer = await test.ask('manager', `PATCH ${event.path}/suspense`, body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const staffBoard = async (event: Event) => (await test.ask('reader', `GET ${event.path}/leaderboard`)).body;
const publicBoard = async (event: Event): Promise<PublicBoard> => (await test.app.inject(`/api/live/tournaments/${event.id}`)).json();
const begin = (event: Event, divisionId: string | null = null, basis = 'gross') =>
  test.ask('manager', `POST ${event.path}/ceremony`, { kind: 'standings', divisionId, basis, fromPlace: 10 } as never);
const step = (event: Event, version: number, way: 'next' | 'back' = 'next') =>
  test.ask('manager', `POST ${event.path}/ceremony/step`, { version, way });
const end = (event: Event, version: number, outcome: 'reveal' | 'put-back' = 'reveal') =>
  test.ask('manager', `POST ${event.path}/ceremony/end`, { version, outcome });
const shown = async (event: Event) => {
  const { ceremony } = (await test.app.inject(`/api/live/tournaments/${event.id}/ceremony`)).json();
  return (
    ceremony &&
    (ceremony as Ceremony).shown.map((one) => (one.kind === 'standings' ? one.lines.map(({ name, place }) => [place.position, name]) : []))
  );
};
const finish = (event: Event) => test.ask('manager', `POST ${event.roundPath}/finish`);
const setStatus = (event: Event, nth: number, status: 'WD' | 'DQ' | 'NR' | 'DNS') =>
  test.db
    .update(card)
    .set({ status })
    .where(eq(card.playerId, event.playerIds[nth] ?? ''));

/** Everything that anyone can read of a tournament. */
async function publicAnswers(event: Event): Promise<string> {
  const path = `/api/live/tournaments/${event.id}`;
  const answers: string[] = [];
  const reasons = event.playerIds.flatMap((id) =>
    ['field', 'division'].map((within) => `${path}/explanation/${id}?basis=gross&within=${within}`),
  );
  const page = `/tournaments/${event.id}/live`;
  for (const url of [path, `${path}/board.csv`, `${path}/start-list`, `${path}/ceremony`, '/api/live/tournaments', page, ...reasons])
    answers.push((await test.app.inject(url)).body);
  const stream = await openEventStream(test.app, `${path}/events`);
  answers.push(stream.heard());
  stream.close();
  return answers.join('\n');
}

/** A number as a value of JSON, not as a part of an id or a date. */
const asValue = (value: number) => new RegExp(`[[,:]${value}[\\],}]`);

/** The lines of a board without what is of the tournament: two tournaments that stand alike are equal. */
const standing = ({ lines, phase, bases, rounds }: PublicBoard) => ({
  phase,
  bases,
  rounds,
  lines: lines.map(({ playerId: _, divisionId: __, ...line }) => line).sort((a, b) => a.name.localeCompare(b.name)),
});

describe('hidden holes', () => {
  it('change nothing of the public board while none is hidden', async () => {
    const event = await seed();
    await play(event, [{ 1: 1 }, { 18: 2 }, {}, { 9: -1 }]);
    const [staff, anyone] = [await staffBoard(event), await publicBoard(event)];
    expect(anyone.hidden).toEqual([]);
    expect(anyone.lines.map(({ playerId, gross, places, rounds }) => [playerId, gross, places.gross, rounds])).toEqual(
      staff.lines.map((line: PublicBoard['lines'][number]) => [line.playerId, line.gross, line.places.gross, line.rounds]),
    );
  });

  it.each([
    ['stroke-play-gross', 1],
    ['stroke-play-net', 3],
    ['stableford', 9],
  ] as const)('make the public board that of a tournament where they were never entered: %s, last %i', async (format, holes) => {
    const settings = { format, calculateHandicapDay: format === 'stroke-play-net' ? ('system-36' as const) : ('none' as const) };
    const [event, other] = [await seed({ settings }), await seed({ settings })];
    const over: Record<number, number>[] = [{ 1: 1, 18: -1 }, { 18: 4 }, { 10: 2, 17: 1 }, { 16: -2 }];
    await play(event, over);
    await finish(event);
    await setStatus(event, 1, 'DQ');
    await hide(event, { hiddenHoles: holes });
    await enter(
      other,
      over.flatMap((of, nth) => wholeCard(other.playerIds[nth] ?? '', cardOver(of)).filter(({ hole }) => hole <= 18 - holes)),
    );
    expect(standing(await publicBoard(event))).toEqual(standing(await publicBoard(other)));
  });

  it('are the last ones in each player’s own order of play', async () => {
    const event = await seed({
      players: [
        { ...scratch, flight: '1' },
        { ...scratch, flight: '2' },
      ],
    });
    await test.db.update(flight).set({ startingHole: 10 }).where(eq(flight.number, '2'));
    await play(event, [{}, {}]);
    await hide(event, { hiddenHoles: 3 });
    const { lines } = await publicBoard(event);
    const seen = (nth: number) =>
      lines.find(({ playerId }) => playerId === event.playerIds[nth])?.rounds[0]?.flatMap((score, at) => (score === null ? [at + 1] : []));
    expect([seen(0), seen(1)]).toEqual([
      [16, 17, 18],
      [7, 8, 9],
    ]);
    expect(lines.map(({ thru, complete }) => [thru, complete])).toEqual([
      [15, false],
      [15, false],
    ]);
  });

  it('are in no public answer, neither a stroke, nor a place, status or dispute that only they explain, nor the end of play', async () => {
    const event = await seed();
    await play(event, [{ 17: 21 }, { 18: 23 }, {}, {}]);
    await test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[2] ?? '', 18, 28)] });
    await setStatus(event, 3, 'WD');
    await hide(event, { hiddenHoles: 3 });
    const told = await publicAnswers(event);
    for (const secret of [26, 27, 28]) expect(told).not.toMatch(asValue(secret));
    const board = await publicBoard(event);
    expect(board.lines.map(({ places, status, disputed }) => [places.gross?.position, status, disputed])).toEqual(
      Array(4).fill([1, 'ok', []]),
    );
    expect(board.hidden).toEqual([{ divisionId: null, holes: 3, frozenAt: null }]);
    const staff = await staffBoard(event);
    expect(staff.lines.map(({ status }: { status: string }) => status)).toContain('WD');
    expect(staff.hidden).toEqual(board.hidden);
  });

  it('stay hidden when the round is finished and the tournament closed; presented, they publish no winners', async () => {
    const event = await seed();
    await play(event, [{ 18: 23 }, {}, { 1: 1 }, { 1: 2 }]);
    await hide(event, { hiddenHoles: 1 });
    await finish(event);
    expect((await test.ask('manager', `POST ${event.path}/close`)).status).toBe(200);
    const told = await publicAnswers(event);
    expect(told).not.toMatch(asValue(27));
    expect(await publicBoard(event)).toMatchObject({ winners: null, phase: 'playing' });
    const list = (await test.app.inject('/api/live/tournaments')).json().items;
    expect(list.find(({ id }: { id: string }) => id === event.id).phase).toBe('playing');
    const { ceremony } = (await begin(event)).body;
    await end(event, ceremony.version);
    const open = await publicBoard(event);
    expect([open.phase, open.hidden, open.winners]).toEqual(['ended', [], null]);
  });
});

describe('a frozen division', () => {
  it('stands as at that moment, whatever comes in, is undone or gets a status; the others go on', async () => {
    const event = await seed({ divisions: ['A', 'B'] });
    const [a = '', b = ''] = event.playerIds;
    await enter(event, [stroke(a, 1, 5), stroke(b, 1, 5)]);
    await hide(event, { divisions: [{ id: event.divisionIds[0] ?? '', frozen: true }] });
    await enter(event, [stroke(a, 2, 6), stroke(b, 2, 6)]);
    await test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(a, 1, 17)] });
    await setStatus(event, 0, 'DQ');
    const { lines, hidden } = await publicBoard(event);
    const of = (id: string) => lines.find(({ playerId }) => playerId === id);
    expect([of(a)?.grossToPar, of(a)?.thru, of(a)?.status, of(a)?.disputed, of(b)?.grossToPar, of(b)?.thru]).toEqual([
      1,
      1,
      'ok',
      [],
      3,
      2,
    ]);
    expect(hidden).toMatchObject([{ divisionId: event.divisionIds[0], holes: 0, frozenAt: expect.any(String) }]);
    await hide(event, { divisions: [{ id: event.divisionIds[0] ?? '', frozen: false }] });
    expect((await publicBoard(event)).lines.find(({ playerId }) => playerId === a)).toMatchObject({ status: 'DQ' });
  });

  it('keeps its moment when the settings are saved again, and does not tell in a later round who goes on', async () => {
    const event = await seed({ rounds: 2 });
    await play(event, [{}, {}, { 1: 1 }, { 1: 2 }]);
    const { frozenAt } = await hide(event, { frozen: true });
    expect((await hide(event, { hiddenHoles: 2 })).frozenAt).toBe(frozenAt);
    await finish(event);
    const startList = (await test.app.inject(`/api/live/tournaments/${event.id}/start-list`)).json();
    expect(startList.flights).toEqual([]);
    expect((await publicBoard(event)).lines.map((line) => line.flight)).toEqual(Array(4).fill(null));
  });
});

describe('measured shots of side awards', () => {
  /** Longest drives on hole 7 and nearest to the pin on hole 17. */
  const measured = () =>
    seed({
      settings: {
        sideAwards: [
          { kind: 'longest-drive', holes: '7' },
          { kind: 'nearest-to-the-pin', holes: '17' },
        ],
      },
    });
  const measure = async (event: Event, nth: number, given: Partial<Parameters<typeof measurementOf>[1]>) => {
    const shot = measurementOf(event.playerIds[nth] ?? '', { kind: 'longest-drive', hole: 7, centimetres: 24_500, ...given });
    expect((await test.ask('reader', `POST ${event.roundPath as '/'}/measurements`, shot)).status).toBe(200);
    return shot.id;
  };
  const leaders = async (event: Event) =>
    (await publicBoard(event)).sideAwards.map((award) => award.leaders.map(({ playerId }) => event.playerIds.indexOf(playerId)));

  it('of a hidden hole are hidden with it', async () => {
    const event = await measured();
    await measure(event, 0, {});
    await measure(event, 1, { kind: 'nearest-to-the-pin', hole: 17, centimetres: 120 });
    await hide(event, { hiddenHoles: 3 });
    expect(await leaders(event)).toEqual([[0], []]);
    await hide(event, { hiddenHoles: 0 });
    expect(await leaders(event)).toEqual([[0], [1]]);
  });

  it('stand on a frozen board as at that moment, whatever is measured, corrected or taken back', async () => {
    const event = await measured();
    const first = await measure(event, 0, {});
    await hide(event, { frozen: true });
    await measure(event, 1, { centimetres: 26_000 });
    await measure(event, 0, { centimetres: null, replaces: first, reason: 'Nhầm người' } as never);
    expect(await leaders(event)).toEqual([[0], []]);
    await hide(event, { frozen: false });
    expect(await leaders(event)).toEqual([[1], []]);
  });
});

describe('a presentation', () => {
  const field = async (given: Given = {}) => {
    const event = await seed(given);
    await play(event, [{ 18: 3 }, { 18: 2 }, { 18: 2 }, {}]);
    await hide(event, { hiddenHoles: 9 });
    return event;
  };

  it('goes from the last place to the first; those who share a place come together, and what comes next is the presenter’s alone', async () => {
    const event = await field();
    let { ceremony } = (await begin(event)).body;
    // how many places come would tell who shares one
    expect(ceremony).toMatchObject({ shown: [], after: 2, of: null });
    expect(ceremony.next.lines.map(({ name }: { name: string }) => name)).toEqual([nameOf(0)]);
    expect((await publicBoard(event)).ceremony).toMatchObject({ kind: 'standings', divisionId: null });
    expect(await shown(event)).toEqual([]);
    ceremony = (await step(event, ceremony.version)).body.ceremony;
    expect(await shown(event)).toEqual([[[4, nameOf(0)]]]);
    ceremony = (await step(event, ceremony.version)).body.ceremony;
    const two = [
      [2, nameOf(1)],
      [2, nameOf(2)],
    ];
    expect((await shown(event))?.map((lines: unknown[]) => lines.toSorted())).toEqual([[[4, nameOf(0)]], two]);
    ceremony = (await step(event, ceremony.version, 'back')).body.ceremony;
    expect(await shown(event)).toEqual([[[4, nameOf(0)]]]);
    ceremony = (await step(event, (await step(event, ceremony.version)).body.ceremony.version)).body.ceremony;
    expect([ceremony.next, ceremony.after]).toEqual([null, 0]);
    expect((await shown(event))?.at(-1)).toEqual([[1, nameOf(3)]]);
  });

  it('is not skipped forward by two presenters at once: the second is told what the first has shown', async () => {
    const event = await field();
    const { version } = (await begin(event)).body.ceremony;
    const answers = await Promise.all([step(event, version), step(event, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale-version', current: { shown: [{}] } });
    expect(await shown(event)).toHaveLength(1);
    expect((await begin(event)).body.code).toBe('ceremony-running');
  });

  it('shows nobody by itself when a player who was shown loses their place', async () => {
    const event = await field();
    const { version } = (await begin(event)).body.ceremony;
    await step(event, version);
    await setStatus(event, 0, 'DQ');
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[3] ?? '', 1, 5)] });
    expect(await shown(event)).toEqual([]);
  });

  it.each([
    ['reveal', [], 3 + (PAR[17] ?? 0)],
    ['put-back', [{ divisionId: null, holes: 9, frozenAt: null }], null],
  ] as const)('that ends with “%s” leaves the public that much hidden, and is in the log', async (outcome, hidden, last) => {
    const event = await field();
    const { version } = (await begin(event)).body.ceremony;
    await end(event, version, outcome);
    const board = await publicBoard(event);
    expect([board.hidden, board.ceremony]).toEqual([hidden, null]);
    expect(board.lines.find(({ playerId }) => playerId === event.playerIds[0])?.rounds[0]?.[17]).toBe(last);
    expect((await end(event, version + 1)).body.code).toBe('no-ceremony');
    const kinds = await test.db.select({ kind: activity.kind }).from(activity).where(eq(activity.subjectId, event.id));
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ceremony-begun', 'ceremony-ended']));
  });

  it('opens its own division; when the last one is open nothing is hidden any more', async () => {
    const event = await field({ divisions: ['A', 'B'] });
    const opened = async () => (await publicBoard(event)).hidden.map(({ divisionId }) => divisionId);
    expect(await opened()).toEqual([null]);
    for (const [nth, left] of [[0, [event.divisionIds[1]]] as const, [1, []] as const]) {
      const { version } = (await begin(event, event.divisionIds[nth])).body.ceremony;
      await end(event, version);
      expect(await opened()).toEqual(left);
    }
    const [row] = await test.db.select().from(tournament).where(eq(tournament.id, event.id));
    const rows = await test.db.select().from(division).where(eq(division.tournamentId, event.id));
    expect([row?.hiddenHoles, ...rows.map(({ revealedAt }) => revealedAt)]).toEqual([0, null, null]);
  });

  it('shows as initials whoever is to be shown so', async () => {
    const event = await seed();
    await play(event, [{}, {}, {}, { 1: 1 }]);
    await test.db.update(player).set({ initials: true });
    await hide(event, { hiddenHoles: 3 });
    const { body } = await begin(event);
    await step(event, body.ceremony.version);
    const [[[, name] = []] = []] = await shown(event);
    expect(name).toMatch(/^(\p{L}\.)+$/u);
  });

  it('needs someone with a place', async () => {
    expect((await begin(await seed())).body.code).toBe('nobody-placed');
  });
});

describe('a presentation of the winners', () => {
  const AWARDS = [
    { kind: 'best-gross' as const, main: true },
    { kind: 'division' as const, main: true },
  ];
  const played = async () => {
    const event = await seed({ divisions: ['A'], settings: { awards: AWARDS } });
    await play(event, [{}, { 1: 1 }, { 1: 2 }, { 1: 3 }]);
    return event;
  };
  const beginWinners = (event: Event) => test.ask('manager', `POST ${event.path}/ceremony`, { kind: 'winners' });
  const given = async (event: Event) => {
    const { ceremony } = (await test.app.inject(`/api/live/tournaments/${event.id}/ceremony`)).json();
    return (ceremony as Ceremony).shown.map((one) => one.kind === 'winners' && [one.award.kind, one.award.place, one.winner.name]);
  };

  it('shows one award after the other, the first of the plan last, and publishes them at the end', async () => {
    const event = await played();
    await hide(event, { hiddenHoles: 3 });
    let { ceremony } = (await beginWinners(event)).body;
    expect(await given(event)).toEqual([]);
    expect(ceremony.of).toBe(4);
    while (ceremony.next !== null) ({ ceremony } = (await step(event, ceremony.version)).body);
    expect(await given(event)).toEqual([
      ['division', 3, nameOf(3)],
      ['division', 2, nameOf(2)],
      ['division', 1, nameOf(1)],
      ['best-gross', 1, nameOf(0)],
    ]);
    expect((await publicBoard(event)).winners).toBeNull();
    await end(event, ceremony.version);
    const { winners, hidden } = await publicBoard(event);
    expect([winners?.map(({ playerId }) => playerId), hidden]).toEqual([event.playerIds, []]);
  });

  it('publishes nothing when it is put back', async () => {
    const event = await played();
    const { ceremony } = (await beginWinners(event)).body;
    await end(event, (await step(event, ceremony.version)).body.ceremony.version, 'put-back');
    expect((await publicBoard(event)).winners).toBeNull();
  });

  it('shows another winner of an award only when the presenter does', async () => {
    const event = await played();
    const { ceremony } = (await beginWinners(event)).body;
    await step(event, ceremony.version);
    await test.db
      .update(player)
      .set({ absent: true })
      .where(eq(player.id, event.playerIds[3] ?? ''));
    await test.ask('manager', `PATCH ${event.path}`, { version: 1, name: 'Giải Mùa Thu' });
    expect(await given(event)).toEqual([]);
  });

  it('does not begin while players are tied for an award', async () => {
    const event = await seed();
    await play(event, [{}, {}, {}, {}]);
    expect((await beginWinners(event)).body.code).toBe('winners-undecided');
  });
});

describe('sides that play a ball each', () => {
  /** Two pairs; the second player is shown as initials. */
  async function pairs(): Promise<Event> {
    const event = await seed({ settings: { play: 'four-ball', public: true } });
    const [a = '', b = '', c = '', d = ''] = event.playerIds;
    const sides = [
      { name: 'Cặp 1', partners: [a, b] },
      { name: 'Cặp 2', partners: [c, d] },
    ];
    await test.ask('manager', `POST ${event.path}/sides`, { sides });
    await test.ask('manager', `PATCH ${event.path}/players/${b}`, { initials: true, version: 1 });
    await play(event, [{ 1: 1 }, { 1: 2 }, { 1: 0 }, { 1: 3 }]);
    return event;
  }

  it('are presented with their partners, unless the players are asked for', async () => {
    const event = await pairs();
    const { body } = await begin(event);
    expect(body.ceremony.next.lines).toMatchObject([{ name: 'Cặp 1', place: { position: 2 }, partners: [{ name: nameOf(0) }, {}] }]);
    await step(event, 1);
    const seen = (await test.app.inject(`/api/live/tournaments/${event.id}/ceremony`)).json();
    expect(seen.ceremony.shown[0].lines[0].partners.map(({ name }: { name: string }) => name)).toEqual([nameOf(0), 'N.B.']);
    await end(event, 2, 'put-back');
    const players = { kind: 'standings', divisionId: null, basis: 'gross', fromPlace: 10, list: 'players' } as const;
    const again = await test.ask('manager', `POST ${event.path}/ceremony`, players);
    expect([again.body.ceremony.next.lines[0].name, again.body.ceremony.after]).toEqual([nameOf(3), 3]);
  });

  it('are called by their names with an award that they won', async () => {
    const event = await pairs();
    await finish(event);
    const { body } = await test.ask('manager', `POST ${event.path}/ceremony`, { kind: 'winners' });
    expect(body.ceremony.next.winner).toMatchObject({ name: 'Cặp 2', partners: [{ name: nameOf(2) }, { name: nameOf(3) }] });
  });
});
