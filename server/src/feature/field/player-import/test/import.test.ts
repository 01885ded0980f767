import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendable, states } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { activity } from '../../../../db/schema/account/activity.ts';
import { AN, BINH, BIRTHDAY, but, CUONG, DIVISION, DUNG, GENDER, HDC, LIST, listScene, NAME, PHONE, VGA } from './list.ts';

const test = await testApp();
const { find, importList, preview, scene } = listScene(test);
beforeEach(() => scene.begin());
const importActivities = () => test.db.select().from(activity).where(eq(activity.kind, 'import')).orderBy(activity.at);

describe('a preview', () => {
  it('writes nothing', async () => {
    const before = await scene.tournament();
    expect(states(await preview(LIST))).toEqual(['new', 'new', 'new', 'new']);
    expect([await scene.players(), await scene.tournament(), await importActivities()]).toEqual([[], before, []]);
  });

  it('is in the language of its reader', async () => {
    const body = await preview([but(AN, { [DIVISION]: 'D' }), but(BINH, { [GENDER]: null })], { 'accept-language': 'vi' });
    expect(body.rows[0].problems).toEqual([{ field: 'division', message: 'Dòng 2: Chưa tạo bảng đấu: D.' }]);
    expect(body.rows[1].notes).toEqual([{ field: 'gender', message: 'Dòng 3: Chưa có giới tính, ghi là Nam.' }]);
    expect(body.rows[0].cells).toMatchObject({ gender: 'Nam', phone: '0912 345 678' });
  });

  it('answers fixed rows with what is left to fix', async () => {
    const [row] = sendable(await preview([but(CUONG, { [DIVISION]: 'D' })]));
    const fixed = await scene.check([{ ...row, cells: { ...row?.cells, division: 'B' } }]);
    expect(states(fixed.body)).toEqual(['new']);
    expect(fixed.body.rows[0].cells.division).toBe('Bảng B');
    expect((await scene.check([{ ...row, cells: { name: 'An', flight: 'FLY 4' } }])).body.rows[0].cells.flight).toBe('4');
  });

  it('tells every row of a bag tag that another row, or a player who is not in the list, has too', async () => {
    const rows = sendable(await preview([AN, BINH, CUONG]));
    const tagged = (tags: readonly string[]) => rows.map((row, at) => ({ ...row, cells: { ...row.cells, bagTag: tags[at] ?? '' } }));
    const told = (body: { rows: { notes: { field: string; message: string }[] }[] }) =>
      body.rows.map(({ notes }) => notes.filter(({ field }) => field === 'bagTag').map(({ message }) => message));
    expect(told((await scene.check(tagged(['T7', 't7', 'T8']))).body)).toEqual([
      ['Row 2: Bag tag T7 also belongs to: Trần Văn Bình.'],
      ['Row 3: Bag tag t7 also belongs to: Nguyễn Văn An.'],
      [],
    ]);
    await scene.apply(tagged(['T7', 'T8', 'T9']));
    expect(told((await scene.check(tagged(['', '', 'T8']).slice(2))).body)).toEqual([[expect.stringContaining('Trần Văn Bình')]]);
  });
});

describe('a flight of more players than one takes', () => {
  const flights = async () => {
    const { rounds } = await scene.tournament();
    const path = `${scene.path}/rounds/${rounds[0].id}/flights` as const;
    return { path, flight: (await test.ask('editor', `GET ${path}`)).body.flights[0] };
  };
  const of = (flight: string, numbers: readonly number[]) =>
    numbers.map((nth) => ({ row: nth, cells: { name: `Golfer ${nth}`, gender: 'Nam', division: 'A', handicapCourse: '9', flight } }));
  const remarks = (body: { rows: { notes: { field: string; message: string }[] }[] }) =>
    body.rows.map(({ notes }) => notes.filter(({ field }) => field === 'flight').map(({ message }) => message));

  it('is said of a list that would make it, counting those who are there, and of nobody who is', async () => {
    const rows = of('3', [1, 2, 3, 4, 5, 6, 7]);
    const { body } = await scene.check(rows);
    expect(remarks(body)).toEqual(
      rows.map(({ row }) => [
        `Row ${row}: Flight 3 would have 7 players, and a flight takes at most 5. Change the flight here, or import and divide it on the page Flights.`,
      ]),
    );
    await scene.apply(sendable(body));
    expect(remarks((await scene.check(rows)).body).flat()).toEqual([]);
    expect(remarks((await scene.check(of('FLY 3', [8]))).body)).toEqual([[expect.stringContaining('would have 8 players')]]);
    expect(remarks((await scene.check(of('4', [7]))).body)).toEqual([[]]);
  });

  it('takes a tee time and gives players away afterwards, but takes none', async () => {
    await scene.apply(of('3', [1, 2, 3, 4, 5, 6, 7]));
    await scene.apply(of('', [8]));
    const [other] = (await find('Golfer 8')).map(({ id }: { id: string }) => id);
    const write = async (change: (ids: string[]) => string[]) => {
      const { path, flight } = await flights();
      const { version, players, ...fields } = flight;
      const ids = players.map(({ playerId }: { playerId: string }) => playerId);
      const wanted = { ...fields, teeTime: '07:10', seen: { version, playerIds: ids }, playerIds: change(ids) };
      return (await test.ask('editor', `PUT ${path}`, { flights: [wanted], removed: [] })).status;
    };
    expect(await write((ids) => ids)).toBe(200);
    expect(await write((ids) => ids.slice(1))).toBe(200);
    expect(await write((ids) => [...ids, other])).toBe(422);
    expect((await flights()).flight).toMatchObject({ teeTime: '07:10', players: { length: 6 } });
  });
});

describe('an import', () => {
  it('writes every new player with their card, raises the board version once and logs the counts', async () => {
    const before = await scene.tournament();
    expect(await importList(LIST)).toMatchObject({ created: 4, changed: 0, same: 0, skipped: 0 });
    const [an] = await find('Nguyễn Văn An');
    expect(an).toMatchObject({ gender: 'm', vga: '38632', birthday: '1975-04-25', phone: '+84912345678', handicapCourse: 12, version: 1 });
    expect(an.cards).toEqual([expect.objectContaining({ flight: '1', teeTime: '06:30', startingHole: null, status: 'ok' })]);
    expect((await scene.tournament()).boardVersion).toBe(before.boardVersion + 1);
    const [logged, ...rest] = await importActivities();
    expect([logged?.after, rest]).toMatchObject([{ counts: { created: 4, changed: 0, same: 0, skipped: 0 } }, []]);
  });

  it('of the same file again changes nothing: all rows are the same, no version rises, nothing is logged', async () => {
    await importList(LIST);
    const before = [await scene.players(), await scene.tournament()];
    const again = await preview(LIST);
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 4, wrong: 0, skipped: 0 });
    expect(await importList(LIST)).toMatchObject({ created: 0, changed: 0, same: 4, skipped: 0 });
    expect([await scene.players(), await scene.tournament()]).toEqual(before);
    expect(await importActivities()).toHaveLength(1);
  });

  it('of an edited file changes what was edited, and nobody else', async () => {
    await importList(LIST);
    const before = new Map((await scene.players()).map((player: { name: string }) => [player.name, player]));
    const edited = [AN, but(BINH, { [HDC]: 15.5, 7: '3', 8: '07:00' }), CUONG, DUNG];
    const body = await preview(edited);
    expect(states(body)).toEqual(['same', 'changed', 'same', 'same']);
    expect(body.rows[1].changes).toEqual([
      { field: 'handicapCourse', from: '14', to: '15.5' },
      { field: 'flight', from: '1', to: '3' },
      { field: 'teeTime', from: '06:30', to: '07:00' },
    ]);
    expect(await importList(edited)).toMatchObject({ created: 0, changed: 1, same: 3, skipped: 0 });
    const changed = (await scene.players()).filter((player: { name: string; version: number }) => player.version !== 1);
    expect(changed).toMatchObject([
      { name: 'Trần Văn Bình', handicapCourse: 15.5, birthday: '1982-01-05', cards: [{ teeTime: '07:00', flight: '3' }] },
    ]);
    for (const player of await scene.players()) if (player.version === 1) expect(player).toEqual(before.get(player.name));
    const [, logged] = await importActivities();
    expect(logged).toMatchObject({
      before: { changed: [{ handicapCourse: 140, flight: '1', teeTime: '06:30' }] },
      after: { changed: [{ handicapCourse: 155, flight: '3', teeTime: '07:00' }] },
    });
  });

  it('keeps players who are not in the new file, and changes nothing for an empty cell', async () => {
    await importList(LIST);
    const body = await importList([but(AN, { [BIRTHDAY]: null, [HDC]: 'chưa có', [PHONE]: '-', 7: null })]);
    expect(body).toMatchObject({ created: 0, changed: 0, same: 1, skipped: 0 });
    expect(await scene.players()).toHaveLength(4);
  });

  it('refuses a wrong row, writes none of the others, and takes the others when the wrong one is skipped', async () => {
    const rows = sendable(await preview([AN, but(BINH, { [DIVISION]: 'D' })]));
    const refused = await scene.apply(rows);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'import-wrong-rows', message: '1 row is still wrong. Fix or skip it.' },
    });
    expect(refused.body.errors).toEqual({ 'rows.3.division': ['Assign to non-existent division: “D”.'] });
    expect(await scene.players()).toEqual([]);
    const taken = await scene.apply(rows.map((row) => ({ ...row, skip: row.row === 3 })));
    expect(taken.body).toMatchObject({ created: 1, changed: 0, same: 0, skipped: 1 });
  });

  it('refuses a row number that comes twice', async () => {
    const row = { row: 2, cells: { name: 'Nguyễn Văn An' } };
    expect((await scene.apply([row, row])).body.errors).toEqual({ rows: ['The value has the wrong format.'] });
  });

  it('judges the rows again when it writes: it notices that a division was deleted since the preview', async () => {
    const rows = sendable(await preview([CUONG]));
    const { items } = (await test.ask('manager', `GET /api/divisions?tournamentId=${scene.path.split('/').at(-1)}`)).body;
    await test.ask('manager', `DELETE /api/divisions/${items[1].id}`);
    expect((await scene.apply(rows)).body.code).toBe('import-wrong-rows');
  });

  it('gives flights and tee times to the first round that is not finished', async () => {
    const course = (await scene.tournament()).rounds[0];
    const body = { date: '2026-04-20', courseName: course.courseName, par: course.par };
    const { rounds } = (await test.ask('manager', `POST ${scene.path}/rounds`, body)).body;
    await test.db.execute(`update round set finished_at = now() where id = '${rounds[0].id}'`);
    await importList([AN]);
    const [an] = await scene.players();
    expect(an.cards.map(({ flight, status }: { flight: string; status: string }) => [flight, status])).toEqual([
      [null, 'NR'],
      ['1', 'ok'],
    ]);
  });

  it('gives flights to the round that a person chose, and compares the list with that round', async () => {
    const course = (await scene.tournament()).rounds[0];
    const more = { date: '2026-04-20', courseName: course.courseName, par: course.par };
    const { rounds } = (await test.ask('manager', `POST ${scene.path}/rounds`, more)).body;
    const body = await preview([AN]);
    expect([body.roundId, body.rounds]).toEqual([
      rounds[0].id,
      rounds.map(({ id, number }: { id: string; number: number }) => ({ id, number })),
    ]);
    const second = { roundId: rounds[1].id };
    expect((await test.ask('editor', `POST ${scene.importPath}`, { rows: sendable(body), ...second })).status).toBe(200);
    const [an] = await scene.players();
    expect(an.cards.map(({ flight }: { flight: string | null }) => flight)).toEqual([null, '1']);
    const judged = async (reading: object) =>
      (await test.ask('editor', `POST ${scene.importPath}/preview`, { rows: sendable(body), ...reading })).body;
    expect([states(await judged(second)), states(await judged({}))]).toEqual([['same'], ['changed']]);
    const unknown = { roundId: '00000000-0000-4000-8000-000000000000' };
    expect((await judged(unknown)).code).toBe('not-found');
  });

  it('keeps a name that looks like a formula as text', async () => {
    const names = ['=1+1', '+84', '-2', '@SUM(A1)', '＝1'].map((sign) => `${sign} Nguyễn`);
    await importList(names.map((name) => but(AN, { [NAME]: name, [VGA]: null, [BIRTHDAY]: null, [PHONE]: null })));
    expect((await scene.players()).map((player: { name: string }) => player.name).sort()).toEqual([...names].sort());
  });
});

describe('the division of a row', () => {
  it('must fit the handicap and the gender', async () => {
    await scene.begin({}, [
      { name: 'Bảng A', gender: 'm', handicapCourseFrom: 0, handicapCourseTo: 25 },
      { name: 'Bảng Nữ', gender: 'f' },
    ]);
    const body = await preview([but(AN, { [HDC]: 26 }), but(BINH, { [GENDER]: 'Nữ' })]);
    expect(body.rows.map(({ problems }: { problems: unknown }) => problems)).toEqual([
      [{ field: 'handicapCourse', message: 'Row 2: Course Handicap must be within the division’s range: 0 to 25.' }],
      [{ field: 'gender', message: 'Row 3: Gender must align with the division.' }],
    ]);
  });

  it('is found by the capped handicap when the row names none', async () => {
    const rows = [12, 26, 37, 36, 'chưa có'].map((hdc, at) => but(DUNG, { [NAME]: `Phạm Văn ${at}`, [HDC]: hdc, [DIVISION]: null }));
    const body = await preview(rows);
    expect(body.rows.map(({ supplied }: { supplied: { division?: string } }) => supplied.division)).toEqual([
      'Bảng A',
      'Bảng B',
      'Bảng B',
      undefined,
      undefined,
    ]);
    expect(body.rows[3].notes).toEqual([
      { field: 'division', message: 'Row 5: No division fits; the player stays outside the divisions.', kind: 'look' },
    ]);
    await scene.apply(sendable(body));
    expect((await scene.players()).filter(({ divisionId }: { divisionId: string | null }) => divisionId === null)).toHaveLength(2);
  });

  it('stays empty if the tournament does not assign', async () => {
    await scene.begin({ autoAssignToDivisions: false });
    await importList([but(AN, { [DIVISION]: null })]);
    expect((await scene.players())[0].divisionId).toBeNull();
  });

  it('follows a changed handicap, as an edit by hand does', async () => {
    const free = but(AN, { [DIVISION]: null });
    await importList([free]);
    const body = await preview([but(free, { [HDC]: 30 })]);
    expect(body.rows[0].changes).toEqual([
      { field: 'handicapCourse', from: '12', to: '30' },
      { field: 'division', from: 'Bảng A', to: 'Bảng B' },
    ]);
    expect(body.rows[0].notes).toEqual([{ field: 'division', message: 'Row 2: Moved from Bảng A to Bảng B by handicap and gender.' }]);
    expect(states(await preview([but(AN, { [HDC]: 30 })]))).toEqual(['wrong']);
  });

  it('is kept when a list has named it: a changed handicap that does not fit is wrong, and moves nobody', async () => {
    await importList([AN]);
    const body = await preview([but(AN, { [HDC]: 30, [DIVISION]: null })]);
    expect(states(body)).toEqual(['wrong']);
    expect(body.rows[0].problems[0].field).toBe('handicapCourse');
  });

  it('is kept from then on when a list names the division that a player is in already, and the row says so', async () => {
    await importList([but(AN, { [DIVISION]: null })]);
    const pinned = async () => (await find('Nguyễn Văn An'))[0].divisionPinned;
    expect(await pinned()).toBe(false);
    expect((await preview([AN])).rows[0].notes[0].message).toBe(
      'Row 2: Stays in Bảng A as the list says: it is no longer moved automatically.',
    );
    await importList([AN]);
    expect(await pinned()).toBe(true);
    expect(states(await preview([AN]))).toEqual(['same']);
  });

  it('is told when the list moves a player, and when no division fits any more', async () => {
    await importList([AN]);
    const moved = await preview([but(AN, { [HDC]: 30, [DIVISION]: 'B' })]);
    expect(moved.rows[0].notes).toEqual([{ field: 'division', message: 'Row 2: Moved from Bảng A to Bảng B.' }]);
    await scene.begin();
    await importList([but(AN, { [DIVISION]: null })]);
    const out = await preview([but(AN, { [HDC]: 36, [DIVISION]: null })]);
    expect(out.rows[0].changes).toContainEqual({ field: 'division', from: 'Bảng A', to: '' });
    expect(out.rows[0].notes[0].message).toContain('No longer fits Bảng A and no other division');
  });
});

describe('the gender of a new player whose row has none', () => {
  it.each([
    ['a woman in a division for women', 'Bảng Nữ', 'Lê Ngọc Mai', 'Female'],
    ['a woman by the middle name Thị', 'Bảng A', 'Lê Thị Mai', 'Female'],
    ['a man otherwise', 'Bảng A', 'Lê Văn Minh', 'Male'],
  ])('is %s, with a remark', async (_, division, name, gender) => {
    await scene.begin({}, [
      { name: 'Bảng A', gender: 'a' },
      { name: 'Bảng Nữ', gender: 'f' },
    ]);
    const { rows } = await preview([but(AN, { [NAME]: name, [GENDER]: null, [DIVISION]: division })]);
    expect([rows[0].supplied.gender, rows[0].notes[0].message]).toEqual([
      gender,
      `Row 2: No gender given; taken as ${gender.toLowerCase()}.`,
    ]);
  });

  it('of a known player stays as it is', async () => {
    await importList([but(AN, { [GENDER]: 'Nữ' })]);
    expect(states(await preview([but(AN, { [GENDER]: null })]))).toEqual(['same']);
  });
});
