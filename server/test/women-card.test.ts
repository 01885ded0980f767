import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { entry } from '../src/db/schema/field/player.ts';
import { testApp } from './kit/app.ts';
import { createDivision, createPlayer, createTournament, enterScores, STROKE_INDEX } from './kit/create.ts';
import { createMarker, deviceTokenOf } from './kit/marker.ts';

const test = await testApp();

/** Women have a par 5 on holes 1 and 14, where men have a par 4. */
const MEN = [4, 3, 4, 5, 4, 5, 3, 4, 4, 5, 4, 4, 3, 4, 5, 3, 4, 4];
const WOMEN = MEN.with(0, 5).with(13, 5);
const women = { par: WOMEN, strokeIndex: STROKE_INDEX.toReversed() };
const COURSE = { courseName: 'Sông Giá', par: MEN, strokeIndex: STROKE_INDEX, women };
const LISTED = { name: 'Sông Giá', par: MEN, strokeIndex: STROKE_INDEX };

const get = async (path: string, who: 'reader' | null = 'reader') => (await test.ask(who, `GET ${path as '/'}`)).body;

/** A day of System 36 for one division of women, in one flight with a man of another. */
async function day() {
  const tournament = await createTournament(test, { course: COURSE, calculateHandicapDay: 'system-36' });
  const roundId = tournament.rounds[0]?.id ?? '';
  const path = `/api/tournaments/${tournament.id}`;
  await createDivision(test, tournament.id, { name: 'Nữ', gender: 'f' });
  await createDivision(test, tournament.id, { name: 'Nam', gender: 'm' });
  const card = { roundId, flight: '1' };
  const add = async (name: string, gender: 'm' | 'f', scores: readonly number[]) => {
    const { id } = await createPlayer(test, tournament.id, { name, gender, card } as never);
    await enterScores(test, roundId, id, scores);
    return id;
  };
  const g = await add('Trần Thị Giang', 'f', WOMEN.with(0, 4).with(13, 4));
  const k = await add('Lê Thị Kim', 'f', WOMEN.with(3, 4));
  const an = await add('Nguyễn Văn An', 'm', MEN);
  return { tournament, path, roundPath: `${path}/rounds/${roundId}`, roundId, g, k, an };
}

describe('women play their own card', () => {
  it('by System 36: par but 4 on both par 5s of the card for women is 72, handicap 0, two under, and first', async () => {
    const { path, g, k } = await day();
    await test.ask('manager', `PATCH ${path as '/'}`, { version: (await get(path)).version, public: true });
    for (const board of [await get(`${path}/leaderboard`), await get(path.replace('/api', '/api/live'), null)]) {
      const line = (id: string) => board.lines.find(({ playerId }: { playerId: string }) => playerId === id);
      expect(line(g)).toMatchObject({ gross: 72, grossToPar: -2, handicap: 0, netToPar: -2, divisionPlaces: { net: { position: 1 } } });
      expect(line(k)).toMatchObject({ gross: 73, grossToPar: -1, handicap: 0, netToPar: -1, divisionPlaces: { net: { position: 2 } } });
    }
    const why = await get(`${path}/leaderboard/${g}?basis=net&within=division`);
    expect(why.steps.find(({ code }: { code: string }) => code === 'gross')).toMatchObject({ gross: 72, par: 74, toPar: -2 });
  });

  it('and every answer with cards says what card it is, and who plays by it', async () => {
    const { tournament, path, roundPath, roundId, g, an } = await day();
    await test.ask('manager', `PATCH ${path as '/'}`, { version: (await get(path)).version, public: true });
    expect((await get(path)).rounds).toMatchObject([{ par: MEN, women }]);
    const { deviceId } = await createMarker(test.db, roundId);
    const phone = await test.app.inject({ url: '/api/marker/flight', headers: { authorization: `Bearer ${deviceTokenOf(deviceId)}` } });
    const answers = [
      [await get(`${roundPath}/scores`), 'cards'],
      [phone.json(), 'cards'],
      [await get(`${path}/leaderboard`), 'lines'],
      [await get(`/api/live/tournaments/${tournament.id}`, null), 'lines'],
    ] as const;
    for (const [answer, list] of answers) {
      const round = answer.rounds?.[0] ?? answer.round ?? answer;
      expect([round.par, round.women]).toEqual([MEN, women]);
      const plays = new Map(answer[list].map((one: { playerId: string; women: boolean }) => [one.playerId, one.women]));
      expect([plays.get(g), plays.get(an)]).toEqual([true, false]);
    }
  });

  it('which nobody learns where men and women play the same card', async () => {
    const { path, roundPath, g } = await day();
    const [{ id, version }] = (await get(path)).rounds;
    expect((await test.ask('manager', `PATCH ${path as '/'}/rounds/${id}`, { version, women: null })).status).toBe(200);
    for (const list of [(await get(`${path}/leaderboard`)).lines, (await get(`${roundPath}/scores`)).cards])
      expect(list.find(({ playerId }: { playerId: string }) => playerId === g).women).toBe(false);
  });

  it('an eagle of a woman is two under the par of her card: a 3 on hole 1, where it is a birdie for a man', async () => {
    const { path, g, k } = await day();
    const sideAwards = [{ kind: 'gift-eagle' }];
    expect((await test.ask('manager', `PATCH ${path as '/'}`, { version: (await get(path)).version, sideAwards })).status).toBe(200);
    await test.db.update(entry).set({ strokes: 3 }).where(eq(entry.hole, 1));
    const { items } = await get(`${path}/side-awards`);
    const onFirst = items[0].aces.filter(({ hole }: { hole: number }) => hole === 1).map(({ playerId }: { playerId: string }) => playerId);
    expect(onFirst.sort()).toEqual([g, k].sort());
  });
});

describe('a card for women', () => {
  const courses = () => `/api/clubs/${test.clubId}/courses` as const;

  it('is kept by the course of a club, changed, and taken away', async () => {
    const added = (await test.ask('manager', `POST ${courses()}`, { ...LISTED, women })).body;
    expect(added.women).toEqual(women);
    const change = async (given: object, version: number) =>
      (await test.ask('manager', `PATCH ${courses()}/${added.id}`, { version, ...given })).body.women;
    expect(await change({ women: { par: WOMEN, strokeIndex: null } }, 1)).toEqual({ par: WOMEN, strokeIndex: null });
    expect(await change({ name: 'Sông Giá 1' }, 2)).toEqual({ par: WOMEN, strokeIndex: null });
    expect(await change({ women: null }, 3)).toBeNull();
  });

  it('is a round’s own copy, also in the next tournament, and in one read from a file', async () => {
    const { path } = await day();
    const copy = (await test.ask('manager', `POST ${path as '/'}/copy`, { name: 'Giải sau', date: '2026-05-25' })).body;
    expect(copy.rounds[0].women).toEqual(women);
    const more = (await test.ask('manager', `POST ${path as '/'}/rounds`, { date: '2026-04-26', ...COURSE })).body;
    expect(more.rounds.map((round: { women: unknown }) => round.women)).toEqual([women, women]);
    const file = JSON.parse((await test.ask('manager', `GET ${path as '/'}/file`)).body);
    expect(file.rounds[0].women).toEqual(women);
  });

  it.each<[string, object | null, string]>([
    ['a par 6', { par: WOMEN.with(2, 6), strokeIndex: null }, 'women.par'],
    ['17 holes', { par: WOMEN.slice(1), strokeIndex: null }, 'women.par'],
    ['an index twice', { par: WOMEN, strokeIndex: STROKE_INDEX.with(0, 5) }, 'women.strokeIndex'],
    ['half an index', { par: WOMEN, strokeIndex: STROKE_INDEX.slice(9) }, 'women.strokeIndex'],
  ])('with %s is refused by its name, of a course, a round and a new tournament', async (_, wrong, field) => {
    const { id } = await createTournament(test);
    const answers = [
      await test.ask('manager', `POST ${courses()}`, { ...LISTED, women: wrong }),
      await test.ask('manager', `POST /api/tournaments/${id}/rounds`, { date: '2026-04-26', ...COURSE, women: wrong }),
      await test.ask('manager', 'POST /api/tournaments', {
        ...{ name: 'Giải', date: '2026-04-25', clubId: test.clubId },
        course: { ...COURSE, women: wrong },
      }),
    ];
    for (const [at, { status, body }] of answers.entries()) {
      const [[named, [sentence] = []] = []] = Object.entries<string[]>(body.errors);
      expect([status, named?.replace(/(\.\d+)+$/, '')]).toEqual([422, at === 2 ? `course.${field}` : field]);
      expect(sentence).toContain('women’s scorecard');
    }
  });

  it('without a stroke index is refused by its name where points go by strokes received', async () => {
    const { status, body } = await test.ask('manager', 'POST /api/tournaments', {
      ...{ name: 'Giải', date: '2026-04-25', clubId: test.clubId, format: 'stableford' },
      course: { ...COURSE, women: { par: WOMEN, strokeIndex: null } },
    });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'stableford-needs-women-index', ['course.women.strokeIndex']]);
  });
});
