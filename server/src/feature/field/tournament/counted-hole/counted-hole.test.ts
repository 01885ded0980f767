import type { DAY_HANDICAPS } from '@fairway/api';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { createDivision, createTournament } from '../../../../../test/kit/create.ts';
import { countedHole } from '../../../../db/schema/result/counted-hole.ts';

const test = await testApp();
const TWELVE = [1, 2, 3, 4, 6, 8, 10, 11, 12, 13, 14, 16];

/** A list of a double Peoria of the tournament, not entered yet, but for what is given. */
const list = (over: object = {}) =>
  expect.objectContaining({ divisionId: null, awardId: null, count: 12, entered: false, published: null, ...over });

const begin = async (calculateHandicapDay: (typeof DAY_HANDICAPS)[number] = 'double-peoria') => {
  const { id, rounds } = await createTournament(test, { calculateHandicapDay });
  const path = `/api/tournaments/${id}/rounds/${rounds[0]?.id}/counted-holes` as const;
  return {
    id,
    state: async () => (await test.ask('reader', `GET ${path}`)).body,
    enter: (holes: unknown, divisionId: string | null = null) => test.ask('manager', `PUT ${path}`, { divisionId, holes }),
    publish: () => test.ask('manager', `POST ${path}/publish`),
  };
};

describe('counted holes', () => {
  it.each([
    ['peoria', 6],
    ['double-peoria', 12],
    ['modified-peoria', 6],
    ['new-new-peoria', 9],
    ['new-new-peoria-taiwan', 12],
  ] as const)('of %s are %i', async (day, count) => {
    const { state } = await begin(day);
    expect(await state()).toMatchObject({ lists: [list({ count })] });
  });

  it.each(['modified-system-36', 'callaway', 'system-36', 'none'] as const)('of %s there are none', async (day) => {
    expect(await (await begin(day)).state()).toMatchObject({ lists: [] });
  });

  it('are a list of the tournament’s own, and one of each division with its own Peoria: of any lengths', async () => {
    const { id, state, enter, publish } = await begin('double-peoria');
    const { id: divisionId } = await createDivision(test, id, { name: 'Khách mời', calculateHandicapDay: 'peoria' });
    await createDivision(test, id, { name: 'Callaway', calculateHandicapDay: 'callaway' });
    expect(await state()).toMatchObject({ lists: [list(), list({ divisionId, count: 6 })] });
    expect((await enter(TWELVE, id)).body.code).toBe('counted-holes-not-used');
    await enter(TWELVE);
    expect((await publish()).body.code).toBe('counted-holes-missing');
    expect((await enter(TWELVE, divisionId)).body.message).toMatch(/: 6 holes, /);
    await enter(TWELVE.slice(0, 6), divisionId);
    const published = { entered: true, published: TWELVE.slice(0, 6) };
    expect((await publish()).body).toMatchObject({
      lists: [list({ entered: true, published: TWELVE }), list({ divisionId, count: 6, ...published })],
    });
  });

  it('are appended: what was entered before stays in the record, with its author', async () => {
    const { enter } = await begin();
    await enter(TWELVE);
    await enter(TWELVE.map((hole) => hole + 1));
    const rows = await test.db.select().from(countedHole).orderBy(asc(countedHole.seq));
    expect(rows.map(({ holes }) => holes[0])).toEqual([1, 2]);
    expect(rows.every(({ principalKind, principalId }) => principalKind === 'person' && principalId !== null)).toBe(true);
  });

  it('are secret before they are published, and open to everyone afterwards', async () => {
    const { state, enter, publish } = await begin();
    const entered = await enter([...TWELVE].reverse());
    expect([entered.status, entered.body.lists]).toEqual([200, [list({ entered: true })]]);
    expect(await state()).toMatchObject({ lists: [list({ entered: true })] });
    expect((await publish()).body).toMatchObject({ lists: [list({ entered: true, published: TWELVE })] });
    expect(await state()).toMatchObject({ lists: [list({ entered: true, published: TWELVE })] });
  });

  it.each([
    ['eleven', TWELVE.slice(1)],
    ['thirteen', [...TWELVE, 18]],
    ['one of them twice', [1, 1, ...TWELVE.slice(2)]],
  ])('are refused when %s are given', async (_, holes) => {
    const { enter, state } = await begin();
    const { status, body } = await enter(holes);
    expect([status, body.code]).toEqual([422, 'counted-holes-count']);
    expect(body.message).toBe(
      'The Peoria holes list must have exactly the required number of holes, separated by commas: 12 holes, each once, from 1 to 18.',
    );
    expect(await state()).toMatchObject({ lists: [list()] });
  });

  it('may be entered again until they are published', async () => {
    const { enter, publish } = await begin();
    await enter(TWELVE);
    const others = TWELVE.map((hole) => hole + 1);
    expect((await enter(others)).status).toBe(200);
    expect((await publish()).body.lists[0].published).toEqual(others);
    expect((await enter(TWELVE)).body.code).toBe('counted-holes-published');
    expect((await publish()).body.code).toBe('counted-holes-published');
  });

  it('cannot be published before they are entered, and cannot be used if the tournament needs none', async () => {
    expect((await (await begin()).publish()).body.code).toBe('counted-holes-missing');
    const { enter, publish } = await begin('system-36');
    expect((await enter([])).body.code).toBe('counted-holes-not-used');
    expect((await publish()).body.code).toBe('counted-holes-not-used');
  });

  it('count as not entered once another day handicap needs another number, and count again when it is changed back', async () => {
    const { id, enter, state, publish } = await begin();
    await enter(TWELVE);
    const change = (version: number, calculateHandicapDay: string) =>
      test.ask('manager', `PATCH /api/tournaments/${id}`, { version, calculateHandicapDay });
    await change(1, 'peoria');
    expect(await state()).toMatchObject({ lists: [list({ count: 6 })] });
    expect((await publish()).body.code).toBe('counted-holes-missing');
    await change(2, 'double-peoria');
    expect(await state()).toMatchObject({ lists: [list({ entered: true })] });
  });

  it('that are published stay so when a division needs a list of its own later', async () => {
    const { id, state, enter, publish } = await begin();
    await enter(TWELVE);
    await publish();
    const { id: divisionId } = await createDivision(test, id, { name: 'Khách mời', calculateHandicapDay: 'peoria' });
    expect((await enter(TWELVE.map((hole) => hole + 1))).body.code).toBe('counted-holes-published');
    await enter(TWELVE.slice(0, 6), divisionId);
    await publish();
    expect((await state()).lists.map(({ published }: { published: number[] }) => published)).toEqual([TWELVE, TWELVE.slice(0, 6)]);
  });

  it.each([
    ['a text', 'x'],
    ['hole 19', [19]],
    ['half a hole', [1.5]],
  ])('that are %s are refused in a sentence', async (_, holes) => {
    const { enter } = await begin();
    const { status, body } = await enter(holes);
    expect([status, Object.values(body.errors).flat()[0]]).toEqual([422, expect.not.stringContaining('{')]);
  });

  it('raise the version of the board when they are entered, which everyone sees by the seal, and when they are published', async () => {
    const { id, enter, publish } = await begin();
    const version = async () => (await test.ask('reader', `GET /api/tournaments/${id}`)).body.boardVersion;
    const before = await version();
    await enter(TWELVE);
    expect(await version()).toBe(before + 1);
    await publish();
    expect(await version()).toBe(before + 2);
  });

  it('stand in no answer and no activity before they are published', async () => {
    const { id, enter } = await begin();
    await enter(TWELVE);
    const { rows } = await test.db.execute<{ row: string }>(`select activity::text as row from activity where tournament_id = '${id}'`);
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toMatch(/1\D+2\D+3\D+4\D+6\D+8/);
  });
});
