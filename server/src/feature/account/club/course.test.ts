import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { createTournament, PARS, STROKE_INDEX } from '../../../../test/kit/create.ts';
import { activity } from '../../../db/schema/account/activity.ts';

const test = await testApp();
const courses = () => `/api/clubs/${test.clubId}/courses` as const;
const course = { name: 'Champion', par: PARS, strokeIndex: STROKE_INDEX };
const add = (given: object = {}) => test.ask('manager', `POST ${courses()}`, { ...course, ...given });
const names = async () => (await test.ask('reader', `GET ${courses()}`)).body.items.map(({ name }: { name: string }) => name);
const main = async () => (await test.ask('reader', `GET /api/clubs/${test.clubId}`)).body;

const NINE = { name: 'Đường A', par: PARS.slice(0, 9), strokeIndex: [3, 5, 7, 8, 2, 6, 9, 1, 4] };
const TEE = {
  name: 'Blue',
  colour: 'blue',
  gender: 'm',
  courseRating: 71.3,
  slope: 130,
  par: null,
  unit: 'yards',
  lengths: Array(18).fill(400),
};
const PAR_SENTENCE = 'Error when entering par of holes: exactly 18 holes, or 9 for a nine, each with a par from 3 to 5.';
const INDEX_SENTENCE =
  'The stroke index must have 1 to 18 once each (of a nine: 9 different numbers from 1 to 18), or be left empty altogether.';

describe('a course of a club', () => {
  it('is added with 18 pars; stroke index and tees may be left out', async () => {
    const { status, body } = await add({ strokeIndex: undefined });
    expect(status).toBe(200);
    expect(body).toMatchObject({ clubId: test.clubId, version: 1, position: 1, name: 'Champion', par: PARS, strokeIndex: null, tees: [] });
    expect((await test.ask('reader', `GET ${courses()}`)).body.items).toEqual([body]);
  });

  it.each([
    ['17 pars', PARS.slice(1)],
    ['19 pars', [...PARS, 4]],
    ['10 pars', PARS.slice(8)],
    ['a par 2', [2, ...PARS.slice(1)]],
    ['a par 6', [6, ...PARS.slice(1)]],
  ])('with %s is refused with the sentence about pars', async (_, par) => {
    const { status, body } = await add({ par });
    expect(status).toBe(422);
    expect(Object.values(body.errors)).toEqual([[PAR_SENTENCE]]);
  });

  it.each([
    ['twice', [5, ...STROKE_INDEX.slice(1)]],
    ['for nine holes of 18', STROKE_INDEX.slice(9)],
  ])('with a stroke index %s is refused', async (_, strokeIndex) => {
    const { status, body } = await add({ strokeIndex });
    expect([status, body.errors.strokeIndex]).toEqual([422, [INDEX_SENTENCE]]);
  });

  it('with a name that the club already uses is refused on its name', async () => {
    await add();
    expect(await add()).toMatchObject({
      status: 422,
      body: { errors: { name: ['“Champion” is already taken. Please use another value.'] } },
    });
  });

  it('is changed by a person who saw its last version, and not by one who saw an older version', async () => {
    const created = (await add()).body;
    const patch = (body: object) => test.ask('manager', `PATCH ${courses()}/${created.id}`, body);
    const renamed = await patch({ version: 1, name: 'Champion Course' });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Champion Course', version: 2 } });
    expect(await patch({ version: 1, name: 'Other' })).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: renamed.body },
    });
  });

  it('is not changed into one that cannot be played', async () => {
    const created = (await add({ tees: [TEE] })).body;
    const patch = (body: object) => test.ask('manager', `PATCH ${courses()}/${created.id}`, { version: 1, ...body });
    expect((await patch({ strokeIndex: Array(18).fill(1) })).body.code).toBe('card-stroke-index');
    expect((await patch({ par: NINE.par })).body.code).toBe('card-stroke-index');
    expect((await patch({ par: NINE.par, strokeIndex: null })).body.errors).toEqual({
      'tees.0.lengths': ['A length is needed for each of the 9 holes, or for none.'],
      'tees.0.courseRating': ['Must be 45 or less.'],
    });
  });

  it('of one club is not found under another', async () => {
    const created = (await add()).body;
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { version: 1, name: 'x' } : undefined;
      expect((await test.ask('manager', `${method} /api/clubs/${test.otherClubId}/courses/${created.id}`, body)).status).toBe(404);
    }
  });

  it('is deleted; the rounds played on it keep their copy', async () => {
    const created = (await add()).body;
    const { id } = await createTournament(test);
    expect((await test.ask('manager', `DELETE ${courses()}/${created.id}`)).status).toBe(204);
    expect(await names()).toEqual([]);
    expect((await test.ask('reader', `GET /api/tournaments/${id}`)).body.rounds).toMatchObject([{ courseName: 'Champion', par: PARS }]);
    expect(await test.db.select().from(activity).where(eq(activity.subjectType, 'course')).orderBy(activity.at)).toMatchObject([
      { kind: 'created', subjectId: created.id },
      { kind: 'deleted', subjectId: created.id, before: { name: 'Champion' } },
    ]);
  });
});

describe('the order of courses', () => {
  it('is that in which they were added, until one is moved', async () => {
    for (const name of ['A', 'B', 'C']) await add({ name });
    const [, , last] = (await test.ask('reader', `GET ${courses()}`)).body.items;
    const moved = await test.ask('manager', `PATCH ${courses()}/${last.id}`, { version: 1, position: 1 });
    expect(moved.body).toMatchObject({ position: 1, version: 2 });
    expect(await names()).toEqual(['C', 'A', 'B']);
  });

  it('decides the main course: the first of 18 holes, and when it is deleted the next one', async () => {
    expect(await main()).toMatchObject({ mainCourseId: null, holes: null, pars: null, courseCount: 0 });
    const nine = (await add(NINE)).body;
    expect(await main()).toMatchObject({ mainCourseId: nine.id, holes: 9, pars: NINE.par });
    const champion = (await add()).body;
    expect(await main()).toMatchObject({ mainCourseId: champion.id, holes: 18, pars: PARS });
    const second = (await add({ name: 'Marsh' })).body;
    await test.ask('manager', `PATCH ${courses()}/${second.id}`, { version: 1, position: 1 });
    expect(await main()).toMatchObject({ mainCourseId: second.id, courseCount: 3 });
    await test.ask('manager', `DELETE ${courses()}/${second.id}`);
    expect(await main()).toMatchObject({ mainCourseId: champion.id, courseCount: 2 });
  });
});

describe('a nine', () => {
  it.each([
    ['its own 1 to 9', NINE.strokeIndex],
    ['the odd numbers of the card of eighteen', [17, 3, 5, 7, 9, 11, 13, 15, 1]],
    ['nine others of 1 to 18', [18, 12, 16, 4, 6, 8, 2, 14, 10]],
    ['none', null],
  ])('is a course of nine holes, its stroke index %s', async (_, strokeIndex) => {
    const tees = [{ ...TEE, courseRating: 35.4, par: 37, lengths: Array(9).fill(400) }];
    expect((await add({ ...NINE, strokeIndex, tees })).body).toMatchObject({ par: NINE.par, strokeIndex, tees });
  });

  it('with a number twice, or with 18 numbers, is refused', async () => {
    expect((await add({ ...NINE, strokeIndex: [1, 1, 2, 3, 4, 5, 6, 7, 8] })).body.errors.strokeIndex).toEqual([INDEX_SENTENCE]);
    expect((await add({ ...NINE, strokeIndex: STROKE_INDEX })).body.errors.strokeIndex).toEqual([INDEX_SENTENCE]);
  });

  it('is the course of a round of nine holes', async () => {
    const body = { name: 'Giải', date: '2026-04-25', clubId: test.clubId, course: { courseName: 'A', par: NINE.par, strokeIndex: null } };
    const { status, body: answer } = await test.ask('manager', 'POST /api/tournaments', body);
    expect([status, answer.rounds[0].par, answer.rounds[0].holes]).toEqual([200, NINE.par, 'all']);
  });
});

describe('the tees of a course', () => {
  it('keep colour, gender, rating, slope, a par of their own, and lengths in yards or metres', async () => {
    const tees = [
      TEE,
      { ...TEE, gender: 'f', courseRating: 76.2, slope: 141, par: 73 },
      { ...TEE, name: 'Trắng', colour: 'white', unit: 'meters' },
    ];
    expect((await add({ tees })).body.tees).toEqual(tees);
  });

  it('may have a name only', async () => {
    const tees = [{ name: 'Red', courseRating: null, slope: null, unit: 'meters', lengths: null }];
    expect((await add({ tees })).body.tees).toEqual([{ ...tees[0], colour: null, gender: null, par: null }]);
  });

  it.each([
    ['listed twice', [TEE, { ...TEE, name: 'BLUE' }], { 'tees.1.name': ['This tee is listed twice.'] }],
    [
      'with 17 lengths',
      [{ ...TEE, lengths: Array(17).fill(400) }],
      { 'tees.0.lengths': ['A length is needed for each of the 18 holes, or for none.'] },
    ],
    ['rated as a nine', [{ ...TEE, courseRating: 35.4 }], { 'tees.0.courseRating': ['Must be 50 or more.'] }],
    ['of the par of a nine', [{ ...TEE, par: 36 }], { 'tees.0.par': ['Must be 54 or more.'] }],
    ['of a colour that there is none of', [{ ...TEE, colour: 'navy' }], { 'tees.0.colour': ['The value is not one of those allowed.'] }],
  ])('are refused when one is %s', async (_, tees, errors) => {
    expect(await add({ tees })).toMatchObject({ status: 422, body: { errors } });
  });
});
