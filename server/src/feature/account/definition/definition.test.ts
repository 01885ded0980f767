import type { DefinitionKind, Tournament } from '@fairway/api';
import { STABLEFORD } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { createTournament } from '../../../../test/kit/create.ts';
import { activity } from '../../../db/schema/account/activity.ts';

const test = await testApp();
const RULES = {
  format: { points: { ...STABLEFORD, holeInOne: 5 } },
  tiebreak: { gross: ['higher'], net: ['countback', 'lower'], points: [] },
  countback: [{ last: 3 }, { holes: [18] }],
  play: { play: 'scramble', partners: 4, drives: 3 },
} as const;
/** The field of a tournament that names the definition of a site. */
const FIELD = { format: 'format', tiebreak: 'tiebreak', countback: 'countback', play: 'ownPlay' } as const;
const ON_TOURNAMENT = { ...RULES, play: { partners: 4, drives: 3 } } as const;
const KINDS = Object.keys(RULES) as DefinitionKind[];
const add = (kind: DefinitionKind, given: object = {}, who: Person = 'manager') =>
  test.ask(who, `POST /api/${kind}s`, { name: 'Của CLB', rule: RULES[kind], ...given });
const list = async (kind: DefinitionKind, who: Person = 'reader', query = '') =>
  (await test.ask(who, `GET /api/${kind}s${query}`)).body.items;
const ownOf = async (kind: DefinitionKind, who: Person = 'reader', query = '') =>
  (await list(kind, who, query)).filter(({ siteId }: { siteId: string | null }) => siteId !== null);
const change = (kind: DefinitionKind, id: string, body: object) =>
  test.ask('manager', `PATCH /api/${kind}s/${id}`, { version: 1, ...body });
const uses = async (kind: DefinitionKind, who: Person = 'reader') =>
  (await test.ask(who, `GET /api/definitions/uses?kind=${kind}`)).body.items;

describe.each(KINDS)('a %s of a site', (kind) => {
  it('is listed after the built-in ones, for that site alone', async () => {
    const { body } = await add(kind);
    expect(body).toMatchObject({ siteId: test.siteId, name: 'Của CLB', description: '', rule: RULES[kind], version: 1 });
    expect((await list(kind)).at(-1)).toEqual(body);
    expect(await ownOf(kind, 'stranger')).toEqual([]);
    expect(await ownOf(kind, 'admin', `?clubId=${test.otherClubId}`)).toEqual([body]);
  });

  it('has a name that no other of the site has, however it is written', async () => {
    await add(kind);
    expect((await add(kind, { name: 'CUA CLB' })).body.errors).toHaveProperty('name');
    const { body: second } = await add(kind, { name: 'Khác' });
    expect((await change(kind, second.id, { name: 'Của clb' })).status).toBe(422);
    expect((await change(kind, second.id, { name: 'KHÁC' })).body).toMatchObject({ name: 'KHÁC', version: 2 });
    expect((await add(kind, {}, 'stranger')).status).toBe(200);
  });

  it('has no name of a built-in one, in either language', async () => {
    for (const language of ['vi', 'en']) {
      const { body } = await test.ask('reader', `GET /api/${kind}s`, undefined, { 'accept-language': language });
      const { status, body: refused } = await add(kind, { name: body.items[0].name.toUpperCase() });
      expect([status, Object.keys(refused.errors)]).toEqual([422, ['name']]);
    }
  });

  it('is made by a super administrator for the site of a club, which they must name', async () => {
    expect((await add(kind, {}, 'admin')).body.errors).toHaveProperty('clubId');
    expect((await add(kind, { clubId: test.clubId }, 'admin')).body.siteId).toBe(test.siteId);
  });

  it('is refused to a person without a site', async () => {
    expect((await add(kind, {}, 'siteless')).status).toBe(422);
  });

  it('changes for tournaments to come, and deletes; a tournament that has it keeps its copy', async () => {
    const { body: own } = await add(kind);
    const created = await createTournament(test, { [FIELD[kind]]: own.id });
    const rule = {
      format: { basis: 'gross', maximum: null },
      tiebreak: { gross: [], net: [], points: [] },
      countback: [{ last: 1 }],
      play: { play: 'shamble' },
    }[kind];
    expect((await change(kind, own.id, { rule })).body).toMatchObject({ rule, version: 2 });
    expect((await test.ask('manager', `DELETE /api/${kind}s/${own.id}`)).status).toBe(204);
    const { body: kept } = await test.ask('reader', `GET /api/tournaments/${created.id}`);
    expect([kept[FIELD[kind]], kept[`${FIELD[kind]}Name`], kept[`${kind}Rule`]]).toEqual([own.id, 'Của CLB', ON_TOURNAMENT[kind]]);
    expect(await ownOf(kind)).toEqual([]);
  });

  it('says in how many tournaments of the site it is used, and names the newest', async () => {
    const { body: own } = await add(kind);
    const first = await createTournament(test, { name: 'Xuân', date: '2026-03-01', [FIELD[kind]]: own.id });
    const second = await createTournament(test, { name: 'Hè', date: '2026-06-01', [FIELD[kind]]: own.id });
    const built = await createTournament(test, { name: 'Thu' });
    expect(await uses(kind)).toEqual([
      {
        definition: own.id,
        count: 2,
        newest: [
          { id: second.id, name: 'Hè' },
          { id: first.id, name: 'Xuân' },
        ],
      },
      { definition: built[kind], count: 1, newest: [{ id: built.id, name: 'Thu' }] },
    ]);
    expect(await uses(kind, 'stranger')).toEqual([]);
    expect(await uses(kind, 'siteless')).toEqual([]);
  });

  it('is not a built-in one: those are found by nobody who wants to change them', async () => {
    const [first] = await list(kind);
    expect((await change(kind, first.id, { name: 'Khác' })).status).toBe(404);
    expect((await test.ask('admin', `DELETE /api/${kind}s/${first.id}`)).status).toBe(404);
  });
});

describe('a points table', () => {
  it('needs points for par', async () => {
    const rule = { points: { ...STABLEFORD, from: -5, points: [5, 4, 3] } };
    expect((await add('format', { rule })).body.errors).toEqual({ 'rule.points': ['The table needs points for the par.'] });
    const { body: own } = await add('format');
    expect((await change('format', own.id, { rule })).status).toBe(422);
  });
});

describe('of a site', () => {
  it('a tiebreak may have every tie key, and a countback the last holes of a named nine', async () => {
    const keys = ['gross', 'last-round', 'last-rounds', 'age', 'gender', 'manual', 'countback', 'lower'];
    const rule = { gross: ['manual'], net: keys, points: keys };
    expect((await add('tiebreak', { rule })).body.rule).toEqual(rule);
    const byNine = [{ nine: 'Hồ', last: 9 }, { last: 9 }];
    expect((await add('countback', { rule: byNine })).body.rule).toEqual(byNine);
    expect((await add('countback', { name: 'Sai', rule: [{ nine: 'Hồ', last: 10 }] })).status).toBe(422);
  });
});

describe('a play of a site', () => {
  const made = async (rule: object, name = 'Scramble 3 drive') => (await add('play', { name, rule })).body;
  const THREE = { play: 'scramble', partners: 4, drives: 3 };
  const change = (event: { id: string; version: number }, body: object) =>
    test.ask('manager', `PATCH /api/tournaments/${event.id}`, { version: event.version, ...body });
  const played = ({ play, playRule, ownPlay, ownPlayName }: Tournament) => [play, playRule, ownPlay, ownPlayName];

  it.each([
    ['more balls that count than partners', { play: 'best-balls', partners: 2, counting: 3 }, 'rule.counting'],
    ['a share for some of the partners', { play: 'scramble', partners: 4, weights: [25, 20] }, 'rule.weights'],
    ['tee shots where each plays a ball', { play: 'four-ball', drives: 3 }, 'rule.drives'],
    ['single players', { play: 'single' }, 'rule.play'],
    ['a pair of four', { play: 'four-ball', partners: 4 }, 'rule.partners'],
    ['two balls of a pair', { play: 'four-ball', counting: 2 }, 'rule.counting'],
  ])('is refused with %s', async (_, rule, field) => {
    const { status, body } = await add('play', { rule });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    const own = await made(THREE);
    expect(Object.keys((await test.ask('manager', `PATCH /api/plays/${own.id}`, { version: 1, rule })).body.errors)).toEqual([field]);
  });

  it('stands below the built-in ones, each with its name and what it is, in the language of the request', async () => {
    const [first] = await list('play');
    expect(first).toMatchObject({ id: 'scramble', name: 'Scramble', description: expect.stringContaining('the best ball is chosen') });
    const vi = await test.ask('reader', 'GET /api/plays', undefined, { 'accept-language': 'vi' });
    expect(vi.body.items.map(({ name }: { name: string }) => name)).toContain('Những điểm tốt nhất mỗi hố');
  });

  it('says how the sides of a tournament play, whose numbers may be its own', async () => {
    const own = await made(THREE);
    const event = await createTournament(test, { ownPlay: own.id });
    expect(played(event)).toEqual(['scramble', { partners: 4, drives: 3 }, own.id, 'Scramble 3 drive']);
    const { body } = await change(event, { playRule: { partners: 4, drives: 2 } });
    expect(played(body)).toEqual(['scramble', { partners: 4, drives: 2 }, own.id, 'Scramble 3 drive']);
    const usual = await made({ play: 'four-ball' }, 'Cặp của CLB');
    const { body: other } = await change(body, { ownPlay: usual.id });
    expect(played(other)).toEqual(['four-ball', null, usual.id, 'Cặp của CLB']);
  });

  it('is left for a built-in one, which has no numbers of its own', async () => {
    const own = await made(THREE);
    const event = await createTournament(test, { ownPlay: own.id });
    const { body } = await change(event, { play: 'foursomes' });
    expect(played(body)).toEqual(['foursomes', null, null, null]);
    const { body: again } = await change(body, { ownPlay: own.id });
    expect(played((await change(again, { ownPlay: null })).body)).toEqual(['scramble', { partners: 4, drives: 3 }, null, null]);
  });

  it('stays chosen where it has become the play that is wanted', async () => {
    const own = await made(THREE);
    const event = await createTournament(test, { ownPlay: own.id });
    await test.ask('manager', `PATCH /api/plays/${own.id}`, {
      version: 1,
      name: 'Shamble của CLB',
      rule: { play: 'shamble', counting: 3 },
    });
    const { body } = await change(event, { play: 'shamble', playRule: { counting: 3 } });
    expect(played(body)).toEqual(['shamble', { counting: 3 }, own.id, 'Shamble của CLB']);
  });

  it('is in the log of a new tournament as what it says', async () => {
    const own = await made(THREE);
    const { id } = await createTournament(test, { ownPlay: own.id });
    const [line] = await test.db.select().from(activity).where(eq(activity.subjectId, id));
    expect(line?.after).toMatchObject({ ownPlay: own.id, play: 'scramble', playRule: { partners: 4, drives: 3 } });
  });

  it('is not chosen beside another play, nor by the name of a built-in one, nor by another site', async () => {
    const own = await made(THREE);
    const event = await createTournament(test, {});
    expect((await change(event, { ownPlay: own.id, play: 'four-ball' })).body.errors).toHaveProperty('play');
    expect((await change(event, { ownPlay: 'scramble' })).body.errors).toHaveProperty('ownPlay');
    const theirs = (await add('play', { rule: THREE }, 'stranger')).body;
    expect((await change(event, { ownPlay: theirs.id })).body.errors).toHaveProperty('ownPlay');
    const { body } = await change(event, { ownPlay: own.id });
    expect((await change(body, { ownPlay: own.id, play: 'shamble' })).body.errors).toHaveProperty('play');
  });
});
