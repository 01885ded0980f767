import type { BodyOf, Player, Routes, Tournament } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from './kit/app.ts';
import { COURSE, createDivision, createPlayer, createTournament, enterScores, PARS } from './kit/create.ts';

const test = await testApp();

const BLUE = { name: 'Blue', colour: 'blue', gender: null, courseRating: 71.5, slope: 125, par: null } as const;
const WHITE = { name: 'White', colour: 'white', gender: 'm', courseRating: 69.8, slope: 121, par: null } as const;
const LADIES_WHITE = { ...WHITE, gender: 'f', courseRating: 74.2, slope: 145 } as const;
const RED = { name: 'Red', colour: 'red', gender: 'f', courseRating: 70.4, slope: 122, par: null } as const;
const RATED = { ...COURSE, tees: [BLUE, WHITE, LADIES_WHITE, RED] };
/** A harder course: index 10.5 is 15 here from the blue tee, and 11 on the other. */
const HARD = { ...COURSE, courseName: 'Núi', tees: [{ ...BLUE, courseRating: 74, slope: 140 }] };
const MAN = { name: 'Nguyễn Văn An', gender: 'm', handicapIndex: 10.5, tee: 'Blue' } as const;

type Given = Partial<BodyOf<Routes['POST /api/tournaments']>>;
type Course = Omit<typeof RATED, 'tees'> & { women?: object; tees: readonly object[] };

/** A tournament on rated courses, one a round, with a division for all. */
async function played(given: Given = {}, courses: readonly Course[] = [RATED]): Promise<Tournament> {
  const [first, ...others] = courses as Given['course'][];
  let tournament = await createTournament(test, { course: first ?? COURSE, ...given });
  for (const course of others)
    tournament = (await test.ask('manager', `POST /api/tournaments/${tournament.id}/rounds`, { date: '2026-04-26', ...course })).body;
  await createDivision(test, tournament.id);
  return tournament;
}
const add = ({ id }: Tournament, given: object) => createPlayer(test, id, given as typeof MAN);
const change = ({ id }: Tournament, player: Player, given: object) =>
  test.ask('editor', `PATCH /api/tournaments/${id}/players/${player.id}`, { version: player.version, ...given });
const changeRound = ({ id, rounds }: Tournament, given: object) =>
  test.ask('manager', `PATCH /api/tournaments/${id}/rounds/${rounds[0]?.id}`, { version: 1, ...given });
const finish = ({ id }: Tournament, roundId: string) => test.ask('manager', `POST /api/tournaments/${id}/rounds/${roundId}/finish`);
const board = async ({ id }: Tournament) => (await test.ask('reader', `GET /api/tournaments/${id}/leaderboard`)).body;
const listed = async ({ id }: Tournament): Promise<Player[]> => (await test.ask('reader', `GET /api/tournaments/${id}/players`)).body.items;
const roundIds = ({ rounds }: Tournament) => rounds.map(({ id }) => id);

describe('a course handicap', () => {
  it('is computed from index and tee while none is declared, and makes the net of the board', async () => {
    const tournament = await played();
    const player = await add(tournament, MAN);
    expect(player).toMatchObject({ handicapCourse: null, handicapCourseComputed: 11, cards: [{ playingHandicap: 11 }] });
    for (const roundId of roundIds(tournament)) await enterScores(test, roundId, player.id);
    expect((await board(tournament)).lines).toMatchObject([{ gross: 72, handicap: 11, net: 61 }]);
  });

  it('as declared counts before the computed one', async () => {
    const tournament = await played();
    const player = await add(tournament, { ...MAN, handicapCourse: 14 });
    expect(player).toMatchObject({ handicapCourse: 14, handicapCourseComputed: null, cards: [{ playingHandicap: 14 }] });
    const { body } = await change(tournament, player, { handicapCourse: null });
    expect(body).toMatchObject({ handicapCourseComputed: 11, cards: [{ playingHandicap: 11 }] });
  });

  it.each([
    ['a woman has the women’s rating', { gender: 'f', handicapIndex: 22, tee: 'White' }, 30],
    ['a man from the same tee has the men’s', { handicapIndex: 22, tee: 'white' }, 21],
    ['there is none without a rating for the gender', { tee: 'Red' }, null],
    ['there is none from a tee that the card has not', { tee: 'Black' }, null],
    ['there is none without a tee', { tee: null }, null],
    ['there is none without an index', { handicapIndex: null }, null],
  ])('%s', async (_, given, expected) => {
    const player = await add(await played(), { ...MAN, ...given });
    expect([player.handicapCourseComputed, player.cards[0]?.playingHandicap]).toEqual([expected, expected]);
  });

  it('from a tee of another par falls under the allowance without the difference, which is added after it: 9.5 and 1 are 11', async () => {
    const par = PARS.with(0, 3);
    const white = { ...WHITE, gender: null, courseRating: 72, slope: 113, par: 72 };
    const women = { par: PARS, strokeIndex: null };
    const tournament = await played({ allowance: 95 }, [{ ...COURSE, par, women, tees: [white] }]);
    const index10 = { ...MAN, handicapIndex: 10, tee: 'White' };
    const [man, woman] = [await add(tournament, index10), await add(tournament, { ...index10, gender: 'f', name: 'Trần Thị Bình' })];
    expect([man, woman].map(({ handicapCourseComputed, cards }) => [handicapCourseComputed, cards[0]?.playingHandicap])).toEqual([
      [10, 11],
      [10, 10],
    ]);
    for (const { id } of [man, woman]) await enterScores(test, roundIds(tournament)[0] ?? '', id);
    const { lines } = await board(tournament);
    const line = (id: string) => lines.find(({ playerId }: { playerId: string }) => playerId === id);
    expect(line(man.id)).toMatchObject({ gross: 72, handicap: 11, net: 61, netToPar: -10 });
    expect(line(woman.id)).toMatchObject({ gross: 72, handicap: 10, net: 62, netToPar: -10 });
    const why = (await test.ask('reader', `GET /api/tournaments/${tournament.id}/leaderboard/${man.id}?basis=net`)).body.steps;
    expect(why[0]).toMatchObject({ code: 'declared-handicap', allowance: 95, added: 1, rounded: 110 });
  });

  it('is rounded once, after the allowance', async () => {
    // 11.115 strokes: 95 % of them are 10.56; of 11 they would be 10.45.
    const player = await add(await played({ allowance: 95 }), MAN);
    expect(player.cards[0]?.playingHandicap).toBe(11);
  });

  it('decides nothing where the tournament goes by the index', async () => {
    const player = await add(await played({ useHandicapCourse: false }), MAN);
    expect(player).toMatchObject({ handicapCourseComputed: 11, cards: [{ playingHandicap: 11 }] });
    const other = await add(await played({ useHandicapCourse: false }), { ...MAN, handicapIndex: 22 });
    expect(other.cards[0]?.playingHandicap).toBe(22);
  });
});

describe('rounds on several courses', () => {
  it('have a handicap each', async () => {
    const tournament = await played({}, [RATED, HARD]);
    const player = await add(tournament, MAN);
    expect(player.cards.map(({ playingHandicap }) => playingHandicap)).toEqual([11, 15]);
    for (const roundId of roundIds(tournament)) await enterScores(test, roundId, player.id);
    expect((await board(tournament)).lines).toMatchObject([{ gross: 144, net: 118 }]);
  });

  it('go by the first one where a later course does not rate the tee', async () => {
    const player = await add(await played({}, [RATED, COURSE as Course]), MAN);
    expect(player.cards.map(({ playingHandicap }) => playingHandicap)).toEqual([11, 11]);
  });

  it('need a handicap in the first one, whatever a later course rates', async () => {
    const tournament = await played({}, [COURSE as Course, HARD]);
    const players = [await add(tournament, MAN), await add(tournament, { ...MAN, name: 'Trần Văn Bình' })];
    expect(players[0]?.cards.map(({ playingHandicap }) => playingHandicap)).toEqual([null, 15]);
    const [first = '', second = ''] = roundIds(tournament);
    for (const roundId of [first, second]) for (const { id } of players) await enterScores(test, roundId, id);
    expect((await finish(tournament, first)).body.code).toBe('no-handicap-course');
    for (const player of players) await change(tournament, player, { handicapCourse: 12 });
    expect((await finish(tournament, first)).status).toBe(200);
    expect((await listed(tournament))[0]?.cards.map(({ playingHandicap }) => playingHandicap)).toEqual([12, 12]);
  });
});

describe('a computed course handicap', () => {
  it('does not hold up the finish of a round, and one that is missing does', async () => {
    const tournament = await played();
    const [roundId = ''] = roundIds(tournament);
    const players = [await add(tournament, MAN), await add(tournament, { ...MAN, name: 'Trần Văn Bình', tee: 'Red' })];
    for (const { id } of players) await enterScores(test, roundId, id);
    const { body } = await finish(tournament, roundId);
    expect(body.errors.handicapCourse[1]).toBe('Without a Course Handicap: Trần Văn Bình.');
    await change(tournament, players[1] as Player, { tee: 'White' });
    expect((await finish(tournament, roundId)).status).toBe(200);
  });

  it('puts a player into a division, moves them with their tee, and is what a warning names', async () => {
    const tournament = await createTournament(test, { course: RATED as never });
    const a = await createDivision(test, tournament.id, { name: 'Bảng A', handicapCourseFrom: 0, handicapCourseTo: 10 });
    const b = await createDivision(test, tournament.id, { name: 'Bảng B', handicapCourseFrom: 11, handicapCourseTo: 36 });
    const player = await add(tournament, MAN);
    expect(player.divisionId).toBe(b.id);
    const moved = (await change(tournament, player, { tee: 'White' })).body;
    expect(moved).toMatchObject({ handicapCourseComputed: 9, divisionId: a.id });
    await changeRound(tournament, { tees: [{ ...WHITE, slope: 140 }] });
    const { body } = await test.ask('reader', `GET /api/divisions?tournamentId=${tournament.id}`);
    expect(body.warnings).toMatchObject([{ kind: 'out-of-range', name: MAN.name, handicap: 11, division: 'Bảng A' }]);
  });

  it('assigns a player who waits for a division', async () => {
    const tournament = await createTournament(test, { course: RATED as never, autoAssignToDivisions: false });
    const b = await createDivision(test, tournament.id, { name: 'Bảng B', handicapCourseFrom: 11, handicapCourseTo: 36 });
    await add(tournament, MAN);
    await add(tournament, { ...MAN, name: 'Trần Văn Bình', tee: null });
    const { body } = await test.ask('manager', `POST /api/tournaments/${tournament.id}/divisions/assign`);
    expect([body.assigned, body.unassigned.map(({ name }: { name: string }) => name)]).toEqual([1, ['Trần Văn Bình']]);
    expect((await listed(tournament)).map(({ divisionId }) => divisionId)).toEqual([b.id, null]);
  });
});

describe('the tees of a round', () => {
  it('are a copy: what becomes of the course later changes no handicap', async () => {
    const tees = [{ ...BLUE, unit: 'yards', lengths: null }];
    const card = { name: 'Champion', par: PARS, strokeIndex: COURSE.strokeIndex };
    const course = (await test.ask('manager', `POST /api/clubs/${test.clubId}/courses`, { ...card, tees })).body;
    const tournament = await played();
    const player = await add(tournament, MAN);
    await test.ask('manager', `PATCH /api/clubs/${test.clubId}/courses/${course.id}`, { version: 1, tees: [{ ...tees[0], slope: 155 }] });
    expect(await listed(tournament)).toEqual([player]);
    expect(tournament.rounds[0]?.tees).toEqual(RATED.tees);
  });

  it('change with the card of the round, and the handicaps with them', async () => {
    const tournament = await played();
    await add(tournament, MAN);
    const { body } = await changeRound(tournament, { courseName: HARD.courseName, tees: HARD.tees });
    expect(body.rounds[0].tees).toEqual(HARD.tees);
    expect((await listed(tournament))[0]?.handicapCourseComputed).toBe(15);
    expect(body.boardVersion).toBeGreaterThan(tournament.boardVersion);
  });

  it('are none of a round that was typed by hand', async () => {
    expect((await createTournament(test)).rounds[0]?.tees).toEqual([]);
  });

  it('are refused when one is listed twice', async () => {
    const { body } = await changeRound(await played(), { tees: [BLUE, { ...BLUE, name: 'BLUE' }] });
    expect(body.errors).toEqual({ 'tees.1.name': ['This tee is listed twice.'] });
  });
});

describe('after a cut', () => {
  it('a tee that would change the net of who played stays', async () => {
    const tournament = await played({ cut: { by: 'players', value: 1, within: 'field', ties: 'in' } }, [RATED, RATED]);
    const players = [await add(tournament, MAN), await add(tournament, { ...MAN, name: 'Trần Văn Bình', handicapIndex: 4 })];
    const [first = ''] = roundIds(tournament);
    for (const { id } of players) await enterScores(test, first, id);
    expect((await finish(tournament, first)).status).toBe(200);
    const { body } = await change(tournament, players[0] as Player, { tee: 'White' });
    expect(body.code).toBe('cut-stands-for');
  });
});
