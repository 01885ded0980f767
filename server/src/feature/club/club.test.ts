import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { PARS, STROKE_INDEX } from '../../../test/create.ts';

const test = await testApp();
const courses = () => `/api/clubs/${test.clubId}/courses` as const;
const course = { name: 'Champion', par: PARS, strokeIndex: STROKE_INDEX };
const add = (given: object = {}) => test.ask('manager', `POST ${courses()}`, { ...course, ...given });

describe('GET /api/clubs', () => {
  it('lists the clubs of the user’s site by name, every club for a super administrator, none without a site', async () => {
    const names = async (who: 'reader' | 'stranger' | 'admin' | 'siteless') =>
      (await test.ask(who, 'GET /api/clubs')).body.items.map(({ name }: { name: string }) => name);
    expect(await names('reader')).toEqual(['Marsh', 'Phoenix']);
    expect(await names('stranger')).toEqual(['Elsewhere']);
    expect(await names('admin')).toEqual(['Elsewhere', 'Marsh', 'Phoenix']);
    expect(await names('siteless')).toEqual([]);
  });

  it('tells the site and the time zone of each', async () => {
    const { body } = await test.ask('reader', 'GET /api/clubs');
    expect(body.items[1]).toEqual({
      id: test.clubId,
      siteId: test.siteId,
      siteName: 'Site One',
      name: 'Phoenix',
      timeZone: 'Asia/Ho_Chi_Minh',
      logo: null,
    });
  });
});

describe('a course card', () => {
  it('is added with 18 pars; stroke index and tees may be left out', async () => {
    const { status, body } = await add({ strokeIndex: undefined });
    expect(status).toBe(200);
    expect(body).toMatchObject({ clubId: test.clubId, version: 1, name: 'Champion', par: PARS, strokeIndex: null, tees: [] });
    expect((await test.ask('reader', `GET ${courses()}`)).body.items).toEqual([body]);
  });

  it('keeps its tees', async () => {
    const tees = [{ name: 'Blue', courseRating: 71.3, slope: 130, unit: 'yards', lengths: Array(18).fill(400) }];
    expect((await add({ tees })).body.tees).toEqual(tees);
  });

  it.each([
    ['17 pars', PARS.slice(1)],
    ['19 pars', [...PARS, 4]],
    ['a par 2', [2, ...PARS.slice(1)]],
    ['a par 6', [6, ...PARS.slice(1)]],
  ])('with %s is refused with the sentence about pars', async (_, par) => {
    const { status, body } = await add({ par });
    expect(status).toBe(422);
    expect(Object.values(body.errors)).toEqual([['Error when entering par of holes: exactly 18 holes, each with a par from 3 to 5.']]);
  });

  it('with a stroke index twice is refused', async () => {
    const { status, body } = await add({ strokeIndex: [5, ...STROKE_INDEX.slice(1)] });
    expect([status, body.code]).toEqual([422, 'course-stroke-index']);
    expect(body.errors.strokeIndex).toEqual(['The stroke index must have 1 to 18 once each, or be left empty altogether.']);
  });

  it('of a name that the club has already is refused on its name', async () => {
    await add();
    expect(await add()).toMatchObject({
      status: 422,
      body: { errors: { name: ['“Champion” is already taken. Please use another value.'] } },
    });
  });

  it('is changed by who saw its last version, and not by who saw an older one', async () => {
    const created = (await add()).body;
    const patch = (body: object) => test.ask('manager', `PATCH ${courses()}/${created.id}`, body);
    const renamed = await patch({ version: 1, name: 'Champion Course' });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Champion Course', version: 2 } });
    expect(await patch({ version: 1, name: 'Other' })).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: renamed.body },
    });
  });

  it('is not changed to one that cannot be played', async () => {
    const created = (await add()).body;
    const { body } = await test.ask('manager', `PATCH ${courses()}/${created.id}`, { version: 1, strokeIndex: Array(18).fill(1) });
    expect(body.code).toBe('course-stroke-index');
  });

  it('of one club is not found under another', async () => {
    const created = (await add()).body;
    const { status } = await test.ask('manager', `PATCH /api/clubs/${test.otherClubId}/courses/${created.id}`, { version: 1, name: 'x' });
    expect(status).toBe(404);
  });
});
