import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of thirty-two letters or more' });
const ask = (route: Parameters<typeof test.ask>[1], body?: unknown) => test.ask('editor', route, body);
const done = async (route: Parameters<typeof test.ask>[1], body?: unknown) => {
  const answer = await ask(route, body);
  expect([answer.status, answer.body.message]).toEqual([answer.status < 300 ? answer.status : 200, undefined]);
  return answer.body;
};
const golfers = () => `/api/sites/${test.siteId}/golfers` as const;
const proposals = () => `/api/sites/${test.siteId}/golfer-proposals` as const;
const add = (values: object) => done(`POST ${golfers()}`, { gender: 'm', ...values });
/** A tournament of that month with these people. */
const event = (month: number, players: object[], settings: object = {}) =>
  seedEvent(test.db, test.clubId, { settings: { name: `Giải tháng ${month}`, date: `2026-0${month}-10`, ...settings }, players });
const open = async (query = '') => {
  const { items } = await done(`GET ${proposals()}${query}`);
  const placeOf = ({ row }: { row: { date: string; name: string } }) => `${row.date} ${row.name}`;
  return items.sort((one: never, other: never) => (placeOf(one) < placeOf(other) ? -1 : 1));
};
const takeAll = (kind: string) => done(`POST ${proposals()}/all`, { kind });

describe('the register of a site', () => {
  it('keeps every field, in the order of given names, and is searched without diacritics and by numbers', async () => {
    const fields = {
      ...{ name: 'Nguyễn Văn Ánh', gender: 'm', birthday: '1980-05-01', birthYear: null, vga: '38632', handicapIndex: 12.4 },
      ...{ handicapDate: '2026-03-01', phone: '0912345678', otherPhone: '0987654321', email: 'anh@golf.example', note: 'Chơi sáng' },
    };
    const made = await add(fields);
    expect(made).toEqual({
      ...{ ...fields, id: expect.any(String), siteId: test.siteId, version: 1, memberships: [], tournaments: 0, lastPlayed: null },
      ...{ removalAskedAt: null, anonymisedAt: null },
    });
    await add({ name: 'Lê Bình' });
    const names = async (query: string) => (await done(`GET ${golfers()}?${query}`)).items.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Nguyễn Văn Ánh', 'Lê Bình']);
    expect(await names('search=anh%20nguyen')).toEqual(['Nguyễn Văn Ánh']);
    expect(await names('search=38632')).toEqual(['Nguyễn Văn Ánh']);
    await done(`PATCH /api/golfers/${made.id}`, { version: 1, name: 'Nguyễn Văn Út' });
    expect(await names('search=anh')).toEqual(['Nguyễn Văn Út']);
    expect((await ask(`PATCH /api/golfers/${made.id}`, { version: 1, name: 'X' })).body).toMatchObject({
      code: 'stale-version',
      current: { version: 2 },
    });
  });

  it('keeps memberships of several clubs, and refuses a club of another site', async () => {
    const { id } = await add({ name: 'Trần An' });
    const one = { clubId: test.clubId, number: 'M 12', kind: 'Trọn đời', from: '2020-01-01', to: null };
    const { version } = await done(`PUT /api/golfers/${id}/memberships`, { version: 1, memberships: [one, { clubId: test.otherClubId }] });
    const { memberships } = await done(`GET /api/golfers/${id}`);
    expect(memberships).toMatchObject([
      { clubName: 'Marsh', number: null, from: null },
      { ...one, clubName: 'Phoenix' },
    ]);
    const { items } = await done(`GET ${golfers()}?clubId=${test.otherClubId}`);
    expect(items).toHaveLength(1);
    const foreign = await ask(`PUT /api/golfers/${id}/memberships`, { version, memberships: [{ clubId: test.strangersClubId }] });
    expect(foreign.status).toBe(404);
  });

  it('has one birth, a day for each handicap, and no membership twice or that ends before it begins', async () => {
    test.setNow(new Date('2026-05-01T03:00:00Z'));
    const made = await add({ name: 'Trần An', birthday: '1980-05-01', birthYear: 1980, handicapIndex: 12 });
    expect(made).toMatchObject({ birthYear: null, handicapDate: '2026-05-01' });
    const change = (values: object) => ask(`PATCH /api/golfers/${made.id}`, { version: 1, ...values });
    expect(Object.keys((await change({ birthYear: 1979 })).body.errors)).toEqual(['birthYear']);
    test.setNow(new Date('2026-06-01T03:00:00Z'));
    expect((await change({ handicapIndex: 11 })).body).toMatchObject({ handicapIndex: 11, handicapDate: '2026-06-01' });
    const one = { clubId: test.clubId, number: 'M 12', from: '2020-01-01', to: '2020-12-31' };
    const refused = async (memberships: object[]) =>
      Object.keys((await ask(`PUT /api/golfers/${made.id}/memberships`, { version: 2, memberships })).body.errors ?? {});
    expect(await refused([{ ...one, to: '2019-12-31' }])).toEqual(['memberships.0.to']);
    expect(await refused([one, { ...one, from: '2020-12-31', to: null }])).toEqual(['memberships.1.clubId']);
    expect(await refused([one, { ...one, from: '2021-01-01', to: null }])).toEqual([]);
  });

  it('says in the log what was done, and nothing that stood in a field', async () => {
    const { id } = await add({ name: 'Trần An', phone: '0912345678' });
    await done(`PATCH /api/golfers/${id}`, { version: 1, phone: '0987654321' });
    const lines = await test.db.select().from(activity).where(eq(activity.subjectId, id));
    expect(lines.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['created', null, null],
      ['updated', null, null],
    ]);
  });

  it('deletes only who has never played and was never taken for somebody', async () => {
    const [{ id }, other] = [await add({ name: 'Trần An' }), await add({ name: 'Lê Bình' })];
    const { playerIds } = await event(3, [{ name: 'Trần An' }]);
    await done(`POST /api/golfers/${id}/joins`, { playerIds });
    expect((await ask(`DELETE /api/golfers/${id}`)).body.code).toBe('golfer-has-past');
    expect((await ask(`DELETE /api/golfers/${other.id}`)).status).toBe(204);
  });
});

describe('a row of a tournament is a golfer', () => {
  it('also of a closed and archived one, which stays as it is', async () => {
    const { id } = await add({ name: 'Trần An' });
    const { playerIds, path, id: tournamentId } = await event(3, [{ name: 'Trần An' }], { state: 'closed', archivedAt: new Date() });
    const read = async () => [
      await test.db.select().from(tournament).where(eq(tournament.id, tournamentId)),
      (await done(`GET ${path}/players`)).items,
      await test.db.$count(activity, eq(activity.tournamentId, tournamentId)),
    ];
    const before = await read();
    const joined = await done(`POST /api/golfers/${id}/joins`, { playerIds });
    expect(await done(`GET ${path}/joins`)).toEqual({ items: [{ playerId: playerIds[0], golferId: id }] });
    expect(joined).toMatchObject({ tournaments: 1, lastPlayed: '2026-03-10', rows: [{ name: 'Trần An', tournamentName: 'Giải tháng 3' }] });
    expect(await read()).toEqual(before);
    const other = await add({ name: 'Lê Bình' });
    expect((await ask(`DELETE /api/golfers/${other.id}/joins/${joined.rows[0].joinId}`)).status).toBe(404);
    const undone = await done(`DELETE /api/golfers/${id}/joins/${joined.rows[0].joinId}`);
    expect(undone).toMatchObject({ tournaments: 0, rows: [] });
    expect(await done(`GET ${path}/joins`)).toEqual({ items: [] });
  });

  it('and no second one of the same tournament, whatever agrees: both cards are shown', async () => {
    const { id } = await add({ name: 'Trần An' });
    const { playerIds } = await event(3, [{ name: 'Trần An' }, { name: 'Tran An' }]);
    const refused = await ask(`POST /api/golfers/${id}/joins`, { playerIds });
    expect([refused.status, refused.body.code]).toEqual([409, 'golfer-twice-in-tournament']);
    expect(refused.body.current).toMatchObject([{ name: 'Trần An' }, { name: 'Tran An' }]);
    await done(`POST /api/golfers/${id}/joins`, { playerIds: playerIds.slice(0, 1) });
    expect((await ask(`POST /api/golfers/${id}/joins`, { playerIds: playerIds.slice(1) })).body.code).toBe('golfer-twice-in-tournament');
  });

  it('of two who say it at once one wins, and the other hears of it', async () => {
    const [one, other] = [await add({ name: 'Trần An' }), await add({ name: 'Trần An' })];
    const { playerIds } = await event(3, [{ name: 'Trần An' }]);
    const answers = await Promise.all([one, other].map(({ id }) => ask(`POST /api/golfers/${id}/joins`, { playerIds })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('player-is-joined');
  });

  it('not of another site, of a rehearsal, or of whoever was anonymised', async () => {
    const { id } = await add({ name: 'Trần An' });
    const foreign = await seedEvent(test.db, test.strangersClubId, { players: [{ name: 'Trần An' }] });
    const rehearsal = await event(4, [{ name: 'Trần An' }], { rehearsal: true, public: false });
    const { path, playerIds } = await event(5, [{ name: 'Trần An' }]);
    await test.ask('manager', `POST ${path}/players/${playerIds[0]}/anonymise`);
    for (const own of [foreign.playerIds, rehearsal.playerIds, playerIds])
      expect((await ask(`POST /api/golfers/${id}/joins`, { playerIds: own })).status).toBe(404);
    expect(await open()).toEqual([]);
  });
});

describe('proposals', () => {
  it('make one register out of three lists: new people of the first, then those who are certain, and a person is asked for the rest', async () => {
    await event(1, [
      { name: 'Nguyễn Văn An', phone: '0912345678', birthYear: 1980 },
      { name: 'Trần Bình', vga: '38632' },
      { name: 'Lê Cường' },
    ]);
    await event(2, [{ name: 'NGUYEN VAN AN', phone: '+84912345678' }, { name: 'Trần Văn Bình', vga: '38632' }, { name: 'Lê Cường' }]);
    await event(3, [{ name: 'Nguyễn Văn An', birthYear: 1952, phone: '0912345678' }, { name: 'Phạm Dũng' }]);
    expect(await takeAll('new')).toEqual({ joined: 4, created: 4 });
    expect((await open()).map(({ row, kind, asks }: never) => [(row as { name: string }).name, kind, asks])).toEqual([
      ['Lê Cường', 'name', false],
      ['NGUYEN VAN AN', 'certain', false],
      ['Trần Văn Bình', 'number', false],
      ['Nguyễn Văn An', 'name', true],
    ]);
    expect(await takeAll('certain')).toEqual({ joined: 1, created: 0 });
    expect(await takeAll('name')).toEqual({ joined: 1, created: 0 });
    const left = await open();
    expect(left.map((one: { candidates: object[] }) => one.candidates[0])).toMatchObject([
      { agrees: ['vga'], differs: ['name'] },
      { agrees: ['name', 'phone'], differs: ['birthYear'] },
    ]);
    const items = [
      { playerId: left[0].row.playerId, golferId: left[0].candidates[0].id },
      { playerId: left[1].row.playerId, golferId: null },
    ];
    expect(await done(`POST ${proposals()}`, { items })).toEqual({ joined: 2, created: 1 });
    expect(await done(`GET ${proposals()}`)).toEqual({ items: [], open: 0, next: null });
    expect((await done(`GET ${golfers()}`)).total).toBe(5);
  });

  it('ask where two rows of a tournament may be one golfer, one golfer is two in the register, or a family has one phone', async () => {
    await add({ name: 'Lê Cường', phone: '0912345678' });
    await event(1, [
      { name: 'Lê Cường', phone: '0912345678' },
      { name: 'Le Cuong', phone: '0912345678' },
    ]);
    expect((await open()).map(({ kind, asks }: never) => [kind, asks])).toEqual(Array(2).fill(['certain', true]));
    expect(await takeAll('certain')).toEqual({ joined: 0, created: 0 });
    await event(3, [{ name: 'Lê Hà', phone: '0912345678' }], { name: 'Cùng điện thoại' });
    expect((await open()).at(-1)).toMatchObject({ row: { name: 'Lê Hà' }, kind: 'number', asks: true });
    await add({ name: 'Phạm Dũng' });
    await add({ name: 'Phạm Dũng' });
    const { id } = await event(2, [{ name: 'Phạm Dũng' }]);
    expect(await open(`?tournamentId=${id}`)).toMatchObject([{ kind: 'name', asks: true, candidates: [{}, {}] }]);
  });

  it('are read page after page, also of one kind', async () => {
    await add({ name: 'Golfer 7' });
    await event(
      1,
      Array.from({ length: 60 }, (_, nth) => ({ name: `Golfer ${nth}`, handicapIndex: 100 })),
    );
    const first = await done(`GET ${proposals()}`);
    expect([first.items.length, first.open]).toEqual([50, 60]);
    expect(await done(`GET ${proposals()}?after=${first.next}`)).toMatchObject({ next: null, items: { length: 10 } });
    expect(await done(`GET ${proposals()}?kind=name`)).toMatchObject({ next: null, items: [{ row: { name: 'Golfer 7' } }] });
  });
});

describe('two golfers who are one', () => {
  /** A, B and C with a row of a tournament each. */
  async function three() {
    const people = [await add({ name: 'An' }), await add({ name: 'Văn An' }), await add({ name: 'Nguyễn Văn An' })];
    for (const [nth, { id }] of people.entries())
      await done(`POST /api/golfers/${id}/joins`, { playerIds: (await event(nth + 1, [{ name: `An ${nth}` }])).playerIds });
    return people.map(({ id }) => id) as [string, string, string];
  }
  const rows = async (id: string) => (await done(`GET /api/golfers/${id}`)).rows.map(({ name }: { name: string }) => name);
  const merge = (id: string, intoId: string) => done(`POST /api/golfers/${id}/merge`, { intoId });

  it('are one in the list, with all rows, and both again when it is taken back', async () => {
    const [a, b] = await three();
    expect(await merge(a, b)).toMatchObject({ id: b, tournaments: 2, merged: [{ id: a, name: 'An' }] });
    expect((await done(`GET ${golfers()}`)).items.map(({ id }: { id: string }) => id)).not.toContain(a);
    expect(await done(`POST /api/golfers/${a}/unmerge`, { answers: [] })).toMatchObject({ id: a, rows: [{ name: 'An 0' }] });
    expect([await rows(a), await rows(b)]).toEqual([['An 0'], ['An 1']]);
    expect((await ask(`POST /api/golfers/${a}/unmerge`, { answers: [] })).body.code).toBe('golfer-not-merged');
  });

  it('also through a chain whose first part is taken back: what came since is asked for, a line each', async () => {
    const [a, b, c] = await three();
    await merge(a, b);
    await merge(b, c);
    expect(await rows(c)).toEqual(['An 2', 'An 1', 'An 0']);
    const late = await event(4, [{ name: 'Ai đây' }, { name: 'Không phải' }]);
    await done(`POST /api/golfers/${c}/joins`, { playerIds: late.playerIds.slice(0, 1) });
    const version = (await done(`GET /api/golfers/${c}`)).version;
    await done(`PUT /api/golfers/${c}/memberships`, { version, memberships: [{ clubId: test.clubId, number: '7' }] });
    const { addedSince } = await done(`GET /api/golfers/${a}/merge`);
    expect(addedSince).toMatchObject([
      { kind: 'join', name: 'Giải tháng 4' },
      { kind: 'membership', name: 'Phoenix' },
    ]);
    const unanswered = await ask(`POST /api/golfers/${a}/unmerge`, { answers: [] });
    expect([unanswered.status, unanswered.body.code, unanswered.body.current.addedSince]).toEqual([409, 'golfer-added-since', addedSince]);
    const answers = [
      { id: addedSince[0].id, goes: true },
      { id: addedSince[1].id, goes: false },
    ];
    await done(`POST /api/golfers/${a}/unmerge`, { answers });
    expect([await rows(a), await rows(c)]).toEqual([
      ['Ai đây', 'An 0'],
      ['An 2', 'An 1'],
    ]);
    expect((await done(`GET /api/golfers/${c}`)).memberships).toHaveLength(1);
    // the second part stands
    expect((await done(`GET /api/golfers/${b}/merge`)).intoId).toBe(c);
  });

  it('is taken back exactly: fields, consents and memberships that came since go with whom they are of, and what was there before stays', async () => {
    const [a, b] = await three();
    const change = async (id: string, values: object) =>
      done(`PATCH /api/golfers/${id}`, { version: (await done(`GET /api/golfers/${id}`)).version, ...values });
    await change(a, { phone: '0911000001' });
    await change(b, { phone: '0911000002', handicapIndex: 20, handicapDate: '2025-01-01' });
    const asWas = await done(`GET /api/golfers/${b}`);
    await merge(a, b);
    await change(b, { phone: '0911000003', handicapIndex: 11, handicapDate: '2026-02-01', note: 'Tập sáng' });
    await done(`POST /api/golfers/${b}/consents`, { purpose: 'page' });
    expect((await done(`GET ${golfers()}?search=0911000001`)).items).toMatchObject([{ id: b }]);
    const { addedSince } = await done(`GET /api/golfers/${a}/merge`);
    expect(addedSince.map(({ kind, field, name, date }: never) => [kind, field, name, date])).toEqual([
      ['field', 'phone', '0911000003', null],
      ['field', 'note', 'Tập sáng', null],
      ['field', 'handicapIndex', '11', '2026-02-01'],
      ['consent', null, 'page', expect.any(String)],
    ]);
    const answers = addedSince.map(({ id, field }: { id: string; field: string }) => ({ id, goes: field !== 'note' }));
    expect(await done(`POST /api/golfers/${a}/unmerge`, { answers })).toMatchObject({
      ...{ phone: '0911000003', handicapIndex: 11, handicapDate: '2026-02-01', note: null },
      consents: [{ purpose: 'page' }],
    });
    expect(await done(`GET /api/golfers/${b}`)).toEqual({ ...asWas, note: 'Tập sáng', version: expect.any(Number) });
  });

  it('asks too of what was taken off meanwhile, of either one: rows, memberships, consents and fields come back, or stay off', async () => {
    for (const goes of [true, false]) {
      const [a, b, c] = await three();
      const read = (id: string) => done(`GET /api/golfers/${id}`);
      const put = async (id: string, memberships: object[]) =>
        done(`PUT /api/golfers/${id}/memberships`, { version: (await read(id)).version, memberships });
      for (const id of [a, b]) {
        await put(id, [{ clubId: test.clubId, number: id === a ? '7' : '8' }]);
        await done(`POST /api/golfers/${id}/consents`, { purpose: 'page' });
      }
      await done(`PATCH /api/golfers/${b}`, { version: (await read(b)).version, phone: '0911000002' });
      const asWere = await Promise.all([a, b].map(read));
      await merge(a, b);
      await merge(b, c);
      const own = await read(c);
      for (const { joinId, name } of own.rows) if (name !== 'An 2') await done(`DELETE /api/golfers/${c}/joins/${joinId}`);
      await put(c, []);
      await done(`DELETE /api/golfers/${c}/consents/page`);
      await done(`PATCH /api/golfers/${b}`, { version: (await read(b)).version, phone: null });
      expect((await done(`GET ${golfers()}?clubId=${test.clubId}`)).items.map(({ id }: { id: string }) => id)).not.toContain(c);
      const { addedSince } = await done(`GET /api/golfers/${a}/merge`);
      expect(addedSince.map(({ kind, goneFrom }: { kind: string; goneFrom: string }) => `${kind} of ${goneFrom}`).sort()).toEqual([
        ...['consent of An', 'consent of Văn An', 'field of Văn An', 'join of An', 'join of Văn An'],
        ...['membership of An', 'membership of Văn An'],
      ]);
      await done(`POST /api/golfers/${a}/unmerge`, { answers: addedSince.map(({ id }: { id: string }) => ({ id, goes })) });
      await done(`POST /api/golfers/${b}/unmerge`, {
        answers: (await done(`GET /api/golfers/${b}/merge`)).addedSince.map(({ id }: { id: string }) => ({ id, goes })),
      });
      const left = (await Promise.all([a, b].map(read))).map((one) => ({ ...one, version: 0 }));
      const off = { memberships: [], consents: [], rows: [], news: [], tournaments: 0, lastPlayed: null };
      const gone = asWere.map((one, nth) => ({ ...one, ...off, ...(nth === 1 && { phone: null }) }));
      expect(left).toEqual((goes ? asWere : gone).map((one) => ({ ...one, version: 0 })));
    }
  });

  it('leaves the same, whichever of two merges is taken back first', async () => {
    const left = [];
    for (const isFirstFirst of [true, false]) {
      const [a, b, c] = await three();
      const write = async (note: string) =>
        done(`PATCH /api/golfers/${c}`, { version: (await done(`GET /api/golfers/${c}`)).version, note });
      const undo = async (id: string, goes: boolean) => {
        const { addedSince } = await done(`GET /api/golfers/${id}/merge`);
        await done(`POST /api/golfers/${id}/unmerge`, { answers: addedSince.map((one: { id: string }) => ({ id: one.id, goes })) });
      };
      await merge(a, c);
      await write('Một');
      await merge(b, c);
      await write('Hai');
      const undone = [() => undo(a, false), () => undo(b, true)];
      for (const one of isFirstFirst ? undone : undone.reverse()) await one();
      left.push(await Promise.all([a, b, c].map(async (id) => (await done(`GET /api/golfers/${id}`)).note)));
    }
    expect(left).toEqual(Array(2).fill([null, 'Hai', 'Một']));
  });

  it('never where they would be two rows of one tournament, nor in a circle, nor twice', async () => {
    const [a, b, c] = await three();
    const { playerIds } = await event(5, [{ name: 'Một' }, { name: 'Hai' }]);
    await done(`POST /api/golfers/${a}/joins`, { playerIds: playerIds.slice(0, 1) });
    await done(`POST /api/golfers/${b}/joins`, { playerIds: playerIds.slice(1) });
    const refused = await ask(`POST /api/golfers/${a}/merge`, { intoId: b });
    expect([refused.body.code, refused.body.current.length]).toEqual(['golfer-twice-in-tournament', 2]);
    await merge(a, c);
    expect((await ask(`POST /api/golfers/${c}/merge`, { intoId: a })).body.code).toBe('golfer-is-same');
    expect((await ask(`POST /api/golfers/${a}/merge`, { intoId: b })).body.code).toBe('golfer-is-merged');
  });
});

describe('an import', () => {
  it('says who of the list is in the register or asked to be kept out, joins who is for certain, and says how many rows are nobody yet', async () => {
    await add({ name: 'Nguyễn Văn An', vga: '38632' });
    await add({ name: 'Trần Bình' });
    const out = await add({ name: 'Vũ Dũng', phone: '0909000111' });
    expect((await test.ask('manager', `POST /api/golfers/${out.id}/removal`, { keepOut: true })).status).toBe(200);
    const { path } = await event(4, [], { autoAssignToDivisions: false });
    await test.ask('manager', 'POST /api/divisions', { tournamentId: path.split('/').at(-1), name: 'A', gender: 'a' });
    const cells = [
      { name: 'NGUYEN VAN AN', vga: '38632' },
      { name: 'Trần Bình' },
      { name: 'Lê Cường' },
      { name: 'Vũ Dũng', phone: '+84 909 000 111' },
    ];
    const rows = cells.map((own, nth) => ({ row: nth + 2, cells: { ...own, gender: 'Nam', division: 'A', handicapCourse: '12' } }));
    const preview = await done(`POST ${path}/players/import/preview`, { rows });
    expect(preview.register).toEqual({ certain: 1, asks: 1, new: 1, keptOut: 1 });
    expect(await done(`POST ${path}/players/import`, { rows })).toMatchObject({ created: 4, joined: 1, unjoined: 2 });
    // who is joined already stays so, and of two rows that are one golfer neither is
    const again = {
      row: 2,
      cells: { name: 'Nguyễn Văn An', vga: '38632', gender: 'Nam', division: 'A', handicapCourse: '12', phone: '0911222333' },
    };
    expect((await done(`POST ${path}/players/import/preview`, { rows: [again] })).register).toEqual({
      certain: 1,
      asks: 0,
      new: 0,
      keptOut: 0,
    });
    const { path: other } = await event(5, [], { autoAssignToDivisions: false });
    const twins = [
      again,
      { row: 3, cells: { name: 'Nguyễn Văn An', vga: '038632', gender: 'Nam', handicapCourse: '12', phone: '0911222444' } },
    ];
    expect((await done(`POST ${other}/players/import/preview`, { rows: twins })).register).toEqual({
      certain: 0,
      asks: 2,
      new: 0,
      keptOut: 0,
    });
  });
});
