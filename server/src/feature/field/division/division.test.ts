import type { Division } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { createDivision, createPlayer, createTournament } from '../../../../test/kit/create.ts';

const test = await testApp();
const list = async (tournamentId: string) => (await test.ask('reader', `GET /api/divisions?tournamentId=${tournamentId}`)).body;
const patch = (id: string, body: object) => test.ask('manager', `PATCH /api/divisions/${id}`, body);

/** A 0–15, B 16–28, C 29–36, and ladies. */
const divided = async () => {
  const { id } = await createTournament(test);
  const ranges = [
    ['A', 'm', 0, 15],
    ['B', 'm', 16, 28],
    ['C', 'm', 29, 36],
    ['Nữ', 'f', 0, 36],
  ] as const;
  const divisions: Record<string, Division> = {};
  for (const [name, gender, handicapCourseFrom, handicapCourseTo] of ranges)
    divisions[name] = await createDivision(test, id, { name: `Bảng ${name}`, gender, handicapCourseFrom, handicapCourseTo });
  return { id, a: divisions.A?.id ?? '', b: divisions.B?.id ?? '', women: divisions.Nữ?.id ?? '' };
};

describe('a division', () => {
  it('is added after the others with every field that is given', async () => {
    const { id } = await createTournament(test);
    await createDivision(test, id);
    const given = {
      name: 'Bảng A',
      gender: 'm' as const,
      handicapCourseFrom: 0,
      handicapCourseTo: 15,
      handicapIndexFrom: -1.5,
      handicapIndexTo: 14.4,
      cut: 40,
      note: 'Tee xanh',
      calculateHandicapDay: 'peoria' as const,
      dayHandicapRule: { factor: 0.9 },
      allowance: 95,
      handicapLimits: null,
      capAbove: 24,
      capCountsAs: null,
    };
    const created = await createDivision(test, id, given);
    expect(created).toEqual({ ...given, id: expect.any(String), tournamentId: id, position: 2, playerCount: 0, version: 1 });
    expect((await list(id)).items[1]).toEqual(created);
  });

  it.each([
    ['a cap that raises handicaps', { capAbove: 24, capCountsAs: 30 }, 'capCountsAs'],
    ['limits the wrong way round', { handicapLimits: { m: { min: 20, max: 10 }, f: { min: null, max: null } } }, 'handicapLimits.m.max'],
    [
      'a Peoria from 30 to 10',
      { calculateHandicapDay: 'peoria' as const, dayHandicapRule: { floor: 30, ceiling: 10 } },
      'dayHandicapRule.ceiling',
    ],
    ['the name All for one gender', { name: 'All', gender: 'f' as const }, 'gender'],
  ])('is refused with %s', async (_, given, field) => {
    const { id } = await createTournament(test);
    const body = { tournamentId: id, name: 'A', gender: 'a', ...given };
    const { status, body: answer } = await test.ask('manager', 'POST /api/divisions', body);
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
    expect((await list(id)).items).toEqual([]);
  });

  it('is refused if its range is the wrong way round', async () => {
    const { id } = await createTournament(test);
    const { status, body } = await test.ask('manager', 'POST /api/divisions', {
      tournamentId: id,
      name: 'A',
      gender: 'a',
      handicapCourseFrom: 20,
      handicapCourseTo: 10,
    });
    expect([status, body.errors]).toEqual([422, { handicapCourseFrom: ['“From” must not be above “to”.'] }]);
  });

  it('is refused if another division has its name, in whatever case', async () => {
    const { id } = await divided();
    const { status, body } = await test.ask('manager', 'POST /api/divisions', { tournamentId: id, name: 'BảNG a', gender: 'a' });
    expect([status, body.errors]).toEqual([422, { name: ['“BảNG a” is already taken. Please use another value.'] }]);
  });

  it('is changed by a person who saw its last version', async () => {
    const { a } = await divided();
    const changed = (await patch(a, { version: 1, handicapCourseTo: 18.5, note: 'x' })).body;
    expect(changed).toMatchObject({ handicapCourseTo: 18.5, handicapCourseFrom: 0, version: 2 });
    const { status, body } = await patch(a, { version: 1, note: 'y' });
    expect([status, body.code, body.current]).toEqual([409, 'stale-version', changed]);
  });

  it('can be moved among the others', async () => {
    const { id, a } = await divided();
    await patch(a, { version: 1, position: 3 });
    const { items } = await list(id);
    expect(items.map(({ name, position }: Division) => [name, position])).toEqual([
      ['Bảng B', 1],
      ['Bảng C', 2],
      ['Bảng A', 3],
      ['Bảng Nữ', 4],
    ]);
  });

  it('does not change its gender while a player is in it', async () => {
    const { id, a } = await divided();
    await createPlayer(test, id, { handicapCourse: 10 });
    const { status, body } = await patch(a, { version: 1, gender: 'f' });
    expect([status, body.errors]).toEqual([422, { gender: ['Gender must align with the division.'] }]);
  });

  it('is not deleted while a player is in it', async () => {
    const { id, a, b } = await divided();
    await createPlayer(test, id, { handicapCourse: 10 });
    const { status, body } = await test.ask('manager', `DELETE /api/divisions/${a}`);
    expect([status, body.message]).toEqual([409, 'This division has 1 player. Please move them to another one before deleting it.']);
    expect((await test.ask('manager', `DELETE /api/divisions/${b}`)).status).toBe(204);
    expect((await list(id)).items.map(({ position }: Division) => position)).toEqual([1, 2, 3]);
  });
});

describe('warnings', () => {
  it('list the handicaps that fit no division, and those that fit two', async () => {
    const { id, b } = await divided();
    await patch(b, { version: 1, handicapCourseFrom: 14, handicapCourseTo: 27 });
    expect((await list(id)).warnings).toEqual([
      { kind: 'gap', gender: 'm', from: 28, to: 28 },
      { kind: 'overlap', gender: 'm', from: 14, to: 15, divisions: ['Bảng A', 'Bảng B'] },
    ]);
  });

  it('list 36 if “above 36 counts as 35” and no division goes to 36', async () => {
    const { id } = await createTournament(test, { capAbove: 36, capCountsAs: 35 });
    await createDivision(test, id, { name: 'Nhóm A', handicapCourseFrom: 0, handicapCourseTo: 25 });
    await createDivision(test, id, { name: 'Nhóm B', handicapCourseFrom: 26, handicapCourseTo: 35 });
    const person = await createPlayer(test, id, { name: 'Vũ Văn Ba', handicapCourse: 36 });
    expect(person.divisionId).toBeNull();
    expect((await list(id)).warnings).toEqual([
      { kind: 'gap', gender: 'm', from: 36, to: 36 },
      { kind: 'gap', gender: 'f', from: 36, to: 36 },
      { kind: 'unassigned', playerId: person.id, name: 'Vũ Văn Ba', handicap: 36 },
    ]);
  });

  it('list the players who no longer fit their division after its range has changed', async () => {
    const { id, a, b } = await divided();
    const { id: playerId, name } = await createPlayer(test, id, { handicapCourse: 15 });
    await patch(a, { version: 1, handicapCourseTo: 14 });
    await patch(b, { version: 1, handicapCourseFrom: 15 });
    expect((await list(id)).warnings).toEqual([{ kind: 'out-of-range', playerId, name, handicap: 15, division: 'Bảng A' }]);
  });

  it('do not appear without a division', async () => {
    const { id } = await createTournament(test);
    expect(await list(id)).toEqual({ items: [], warnings: [] });
  });
});

describe('assigning', () => {
  it('puts every player without a division into the one that fits, and lists the players who fit none', async () => {
    const { id, a, women } = await divided();
    await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, autoAssignToDivisions: false });
    const man = await createPlayer(test, id, { name: 'Nguyễn Văn An', handicapCourse: 12 });
    const woman = await createPlayer(test, id, { name: 'Trần Thị Bình', gender: 'f', handicapCourse: 12 });
    const guest = await createPlayer(test, id, { name: 'Khách Mời' });
    expect([man.divisionId, woman.divisionId]).toEqual([null, null]);
    const { status, body } = await test.ask('editor', `POST /api/tournaments/${id}/divisions/assign`);
    expect([status, body]).toEqual([200, { assigned: 2, unassigned: [{ playerId: guest.id, name: 'Khách Mời' }] }]);
    const { items } = (await test.ask('reader', `GET /api/tournaments/${id}/players`)).body;
    const divisionOf = Object.fromEntries(items.map((player: { name: string; divisionId: string }) => [player.name, player.divisionId]));
    expect(divisionOf).toEqual({ 'Nguyễn Văn An': a, 'Trần Thị Bình': women, 'Khách Mời': null });
  });

  it('moves those whom a changed range leaves out, where it is asked to; who fits none stays', async () => {
    const { id, a, b } = await divided();
    const moved = await createPlayer(test, id, { name: 'Nguyễn Văn An', handicapCourse: 15 });
    const staying = await createPlayer(test, id, { name: 'Lê Minh Châu', handicapCourse: 10 });
    const stranded = await createPlayer(test, id, { name: 'Phạm Văn Dũng', handicapCourse: 28 });
    await patch(a, { version: 1, handicapCourseTo: 14 });
    await patch(b, { version: 1, handicapCourseFrom: 15, handicapCourseTo: 27 });
    const assign = (query: string) => test.ask('editor', `POST /api/tournaments/${id}/divisions/assign${query}`);
    expect((await assign('')).body).toEqual({ assigned: 0, unassigned: [] });
    const left = [{ playerId: stranded.id, name: 'Phạm Văn Dũng' }];
    expect((await assign('?misplaced=move')).body).toEqual({ assigned: 1, unassigned: left });
    const { items } = (await test.ask('reader', `GET /api/tournaments/${id}/players`)).body;
    const divisionOf = new Map(items.map((player: { id: string; divisionId: string }) => [player.id, player.divisionId]));
    expect([moved, staying, stranded].map((player) => divisionOf.get(player.id))).toEqual([b, a, b]);
  });

  it('needs a division', async () => {
    const { id } = await createTournament(test);
    const { status, body } = await test.ask('editor', `POST /api/tournaments/${id}/divisions/assign`);
    expect([status, body.message]).toEqual([422, 'No division was found.']);
  });
});
