import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { activity } from '../../../db/schema.ts';
import { type SampleCell, workbookFile } from '../sample/workbook-file.ts';
import { importScene, sendable, sentences, states } from './scene.ts';

const test = await testApp();
const scene = importScene(test);
beforeEach(() => scene.begin());

const HEADING = ['Họ và tên', 'Giới tính', 'Mã VGA', 'Ngày sinh', 'SĐT', 'HDC', 'Bảng', 'Fly', 'Giờ'];
const AN: SampleCell[] = ['Nguyễn Văn An', 'Nam', '38632', '25/04/1975', '0912345678', 12, 'A', 1, '06:30'];
const BINH: SampleCell[] = ['Trần Văn Bình', 'Nam', null, '05/01/1982', null, 14, 'A', 1, '06:30'];
const CUONG: SampleCell[] = ['Lê Văn Cường', 'Nam', null, null, '0933111222', 27.5, 'B', 2, '06:38'];
const DUNG: SampleCell[] = ['Phạm Văn Dũng', 'Nam', null, null, null, 30, 'B', 2, '06:38'];
const LIST = [AN, BINH, CUONG, DUNG];

const preview = async (rows: readonly (readonly SampleCell[])[], headers: Record<string, string> = {}) => {
  const { status, body } = await scene.upload(workbookFile({ rows: [HEADING, ...rows].map((row) => [...row]) }), undefined, headers);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const importList = async (rows: readonly (readonly SampleCell[])[]) => {
  const { status, body } = await scene.apply(sendable(await preview(rows)));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
/** A row with some of its cells replaced. */
const but = (row: readonly SampleCell[], cells: Record<number, SampleCell>) =>
  row.map((cell, at) => (at in cells ? (cells[at] ?? null) : cell));
const [NAME, GENDER, VGA, BIRTHDAY, PHONE, HDC, DIVISION] = [0, 1, 2, 3, 4, 5, 6];
const find = async (name: string) => (await scene.players()).filter((player: { name: string }) => player.name === name);
const importActivities = () => test.db.select().from(activity).where(eq(activity.kind, 'import'));

describe('a preview', () => {
  it('writes nothing', async () => {
    const before = await scene.tournament();
    expect(states(await preview(LIST))).toEqual(['new', 'new', 'new', 'new']);
    expect([await scene.players(), await scene.tournament(), await importActivities()]).toEqual([[], before, []]);
  });

  it('speaks the language of its reader', async () => {
    const body = await preview([but(AN, { [DIVISION]: 'D' }), but(BINH, { [GENDER]: null })], { 'accept-language': 'vi' });
    expect(body.rows[0].problems).toEqual([{ field: 'division', message: 'Dòng 2: Bảng “D” chưa được tạo.' }]);
    expect(body.rows[1].notes).toEqual([{ field: 'gender', message: 'Dòng 3: Chưa có giới tính, ghi là Nam.' }]);
    expect(body.rows[0].cells).toMatchObject({ gender: 'Nam', phone: '0912 345 678' });
  });

  it('answers mended rows with what is left to mend', async () => {
    const [row] = sendable(await preview([but(CUONG, { [DIVISION]: 'D' })]));
    const mended = await scene.check([{ ...row, cells: { ...row?.cells, division: 'B' } }]);
    expect(states(mended.body)).toEqual(['new']);
    expect(mended.body.rows[0].cells.division).toBe('Bảng B');
    expect((await scene.check([{ ...row, cells: { name: 'An', flight: 'FLY 4' } }])).body.rows[0].cells.flight).toBe('4');
  });
});

describe('an import', () => {
  it('writes every new player with his card, raises the board once and logs the counts', async () => {
    const before = await scene.tournament();
    expect(await importList(LIST)).toEqual({ created: 4, changed: 0, same: 0, skipped: 0 });
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
    expect(await importList(LIST)).toEqual({ created: 0, changed: 0, same: 4, skipped: 0 });
    expect([await scene.players(), await scene.tournament()]).toEqual(before);
    expect(await importActivities()).toHaveLength(1);
  });

  it('of an edited file changes what was edited, and nobody else', async () => {
    await importList(LIST);
    const before = new Map((await scene.players()).map((player: { name: string }) => [player.name, player]));
    const edited = [AN, but(BINH, { [HDC]: 15.5, 8: '07:00' }), CUONG, DUNG];
    const body = await preview(edited);
    expect(states(body)).toEqual(['same', 'changed', 'same', 'same']);
    expect(body.rows[1].changes).toEqual([
      { field: 'handicapCourse', from: '14', to: '15.5' },
      { field: 'teeTime', from: '06:30', to: '07:00' },
    ]);
    expect(await importList(edited)).toEqual({ created: 0, changed: 1, same: 3, skipped: 0 });
    const changed = (await scene.players()).filter((player: { name: string; version: number }) => player.version !== 1);
    expect(changed).toMatchObject([
      { name: 'Trần Văn Bình', handicapCourse: 15.5, birthday: '1982-01-05', cards: [{ teeTime: '07:00', flight: '1' }] },
    ]);
    for (const player of await scene.players()) if (player.version === 1) expect(player).toEqual(before.get(player.name));
    const [, logged] = await importActivities();
    expect(logged).toMatchObject({
      before: { changed: [{ handicapCourse: 140, teeTime: '06:30' }] },
      after: { changed: [{ handicapCourse: 155, teeTime: '07:00' }] },
    });
  });

  it('lets players stay who are not in the new file, and an empty cell change nothing', async () => {
    await importList(LIST);
    const body = await importList([but(AN, { [BIRTHDAY]: null, [HDC]: 'chưa có', [PHONE]: '-', 7: null })]);
    expect(body).toEqual({ created: 0, changed: 0, same: 1, skipped: 0 });
    expect(await scene.players()).toHaveLength(4);
  });

  it('refuses a wrong row, writes none of the others, and takes them when it is skipped', async () => {
    const rows = sendable(await preview([AN, but(BINH, { [DIVISION]: 'D' })]));
    const refused = await scene.apply(rows);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'import-wrong-rows', message: '1 rows are still wrong. Mend or skip them.' },
    });
    expect(refused.body.errors).toEqual({ 'rows.3.division': ['Assign to non-existent division: “D”.'] });
    expect(await scene.players()).toEqual([]);
    const taken = await scene.apply(rows.map((row) => ({ ...row, skip: row.row === 3 })));
    expect(taken.body).toEqual({ created: 1, changed: 0, same: 0, skipped: 1 });
  });

  it('refuses a row number that comes twice', async () => {
    const row = { row: 2, cells: { name: 'Nguyễn Văn An' } };
    expect((await scene.apply([row, row])).body.errors).toEqual({ rows: ['The value has the wrong format.'] });
  });

  it('judges the rows again when it writes: a division that was deleted since the preview is missed', async () => {
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

  it('keeps a name that looks like a formula as the text that it is', async () => {
    const names = ['=1+1', '+84', '-2', '@SUM(A1)', '＝1'].map((sign) => `${sign} Nguyễn`);
    await importList(names.map((name) => but(AN, { [NAME]: name, [VGA]: null, [BIRTHDAY]: null, [PHONE]: null })));
    expect((await scene.players()).map((player: { name: string }) => player.name).sort()).toEqual([...names].sort());
  });
});

describe('the same player', () => {
  beforeEach(() => importList(LIST));

  it('has the same VGA digits, whatever his name', async () => {
    const body = await preview([but(AN, { [NAME]: 'Nguyễn Văn Ân', [VGA]: 'VGA 38632' })]);
    expect(body.rows[0]).toMatchObject({ state: 'changed', changes: [{ field: 'name', from: 'Nguyễn Văn An', to: 'Nguyễn Văn Ân' }] });
    expect(body.rows[0].notes[0].message).toBe('Row 2: The same VGA number as “Nguyễn Văn An”: the name will change.');
  });

  it.each([
    ['birthday', but(BINH, { [HDC]: 20 })],
    ['birthday, in other letters of case', but(BINH, { [NAME]: 'TRẦN VĂN BÌNH', [HDC]: 20 })],
    ['phone', but(CUONG, { [HDC]: 28, [PHONE]: '933111222' })],
    ['birth year', but(BINH, { [BIRTHDAY]: '1982', [HDC]: 20 })],
  ])('has the same name and the same %s', async (_, row) => {
    expect(states(await preview([row]))).toEqual(['changed']);
  });

  it('is another when a mark tells the names apart', async () => {
    expect(states(await preview([but(BINH, { [NAME]: 'Trần Văn Binh' })]))).toEqual(['new']);
  });

  it('is asked for when only the name is the same and the row would change something', async () => {
    const body = await preview([but(DUNG, { [HDC]: 31 })]);
    expect(body.rows[0]).toMatchObject({
      state: 'wrong',
      asks: true,
      candidates: [{ name: 'Phạm Văn Dũng', detail: 'Bảng B · Handicap 30 · Flight 2' }],
    });
    expect(sentences(body)).toEqual([
      'Row 2: There is already a player named “Phạm Văn Dũng”. Choose to update that one or to add a new one.',
    ]);
  });

  it('is the one that a person chose, or a new one', async () => {
    const [row] = sendable(await preview([but(DUNG, { [HDC]: 31 })]));
    const [dung] = await find('Phạm Văn Dũng');
    expect((await scene.apply([{ ...row, player: dung.id, version: dung.version }])).body).toMatchObject({ changed: 1 });
    expect((await scene.apply([{ ...row, player: 'new', cells: { ...row?.cells, handicapCourse: '33' } }])).body).toMatchObject({
      created: 1,
    });
    expect((await find('Phạm Văn Dũng')).map((player: { handicapCourse: number }) => player.handicapCourse).sort()).toEqual([31, 33]);
  });

  it('is asked for again when the chosen one is gone', async () => {
    const [row] = sendable(await preview([but(DUNG, { [HDC]: 31 })]));
    const [dung] = await find('Phạm Văn Dũng');
    await test.ask('editor', `DELETE ${scene.path}/players/${dung.id}`);
    const { body } = await scene.check([{ ...row, player: dung.id }]);
    expect(body.rows[0]).toMatchObject({
      state: 'wrong',
      asks: true,
      problems: [{ message: 'Row 2: The chosen player is no longer in the tournament. Choose again.' }],
    });
  });

  it('cannot be somebody whose VGA number is another’s', async () => {
    const [row] = sendable(await preview([but(DUNG, { [HDC]: 31 })]));
    const [dung] = await find('Phạm Văn Dũng');
    const { body } = await scene.check([{ ...row, player: dung.id, cells: { ...row?.cells, vga: '38632' } }]);
    expect(sentences(body)).toEqual(['Row 2: The VGA number 38632 is the one of “Nguyễn Văn An”.']);
    expect((await scene.check([{ ...row, player: 'new', cells: { ...row?.cells, vga: '38632' } }])).body.rows[0].state).toBe('wrong');
  });

  it('cannot stand in two rows of a file', async () => {
    const twice = ['Row 3: The same player as in row 2.'];
    expect(sentences(await preview([AN, but(AN, { [NAME]: 'Nguyễn An', [HDC]: 13 })]))).toEqual(twice);
    expect(sentences(await preview([but(BINH, { [HDC]: 15 }), but(BINH, { [HDC]: 16 })]))).toEqual(twice);
  });
});

describe('a name that a new file has twice', () => {
  const namesake = but(DUNG, { [HDC]: 33, 7: 5 });

  it('is asked about, and may be two people', async () => {
    const body = await preview([DUNG, namesake]);
    expect(states(body)).toEqual(['new', 'wrong']);
    expect(body.rows[1]).toMatchObject({ asks: true, candidates: [] });
    expect(sentences(body)).toEqual([
      'Row 3: The same name as in row 2. If they are two people, choose “add a new one”; if not, skip this row.',
    ]);
    const [one, other] = sendable(body);
    expect((await scene.apply([{ ...one }, { ...other, player: 'new' }])).body).toMatchObject({ created: 2 });
  });

  it('is two people without a question where VGA number, birthday or phone differ', async () => {
    expect(states(await preview([AN, but(AN, { [VGA]: '55472', [BIRTHDAY]: '01/01/1990', [PHONE]: '0987654321' })]))).toEqual([
      'new',
      'new',
    ]);
  });

  it('is the same player twice where one of them is the same', async () => {
    expect(sentences(await preview([BINH, but(BINH, { [HDC]: 15 })]))).toEqual(['Row 3: The same player as in row 2.']);
    expect(sentences(await preview([AN, but(AN, { [NAME]: 'Hoàng Văn Em' })]))).toEqual(['Row 3: The same player as in row 2.']);
  });

  it('stays two people when the file is imported again', async () => {
    const [one, other] = sendable(await preview([DUNG, namesake]));
    await scene.apply([{ ...one }, { ...other, player: 'new' }]);
    expect(states(await preview([DUNG, namesake]))).toEqual(['same', 'same']);
  });
});

describe('the division of a row', () => {
  it('must take the handicap and the gender', async () => {
    await scene.begin({}, [
      { name: 'Bảng A', gender: 'm', handicapCourseFrom: 0, handicapCourseTo: 25 },
      { name: 'Bảng Nữ', gender: 'f' },
    ]);
    const body = await preview([but(AN, { [HDC]: 26 }), but(BINH, { [GENDER]: 'Nữ' })]);
    expect(body.rows.map(({ problems }: { problems: unknown }) => problems)).toEqual([
      [{ field: 'handicapCourse', message: 'Row 2: Handicap course must be within the division’s range 0–25.' }],
      [{ field: 'gender', message: 'Row 3: Gender must align with the division.' }],
    ]);
  });

  it('is found by the handicap when the row names none, as the cap counts it', async () => {
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
      { field: 'division', message: 'Row 5: No division fits; the player stays outside the divisions.' },
    ]);
    await scene.apply(sendable(body));
    expect((await scene.players()).filter(({ divisionId }: { divisionId: string | null }) => divisionId === null)).toHaveLength(2);
  });

  it('stays empty where the tournament does not assign', async () => {
    await scene.begin({ autoAssignToDivisions: false });
    await importList([but(AN, { [DIVISION]: null })]);
    expect((await scene.players())[0].divisionId).toBeNull();
  });

  it('follows a changed handicap, as an edit by hand does', async () => {
    await importList([AN]);
    const body = await preview([but(AN, { [HDC]: 30, [DIVISION]: null })]);
    expect(body.rows[0].changes).toEqual([
      { field: 'handicapCourse', from: '12', to: '30' },
      { field: 'division', from: 'Bảng A', to: 'Bảng B' },
    ]);
    expect(states(await preview([but(AN, { [HDC]: 30 })]))).toEqual(['wrong']);
  });
});

describe('the gender of a new player whose row does not tell', () => {
  it.each([
    ['a woman in a division for women', 'Bảng Nữ', 'Lê Ngọc Mai', 'Female'],
    ['a woman by the middle name Thị', 'Bảng A', 'Lê Thị Mai', 'Female'],
    ['a man otherwise', 'Bảng A', 'Lê Văn Minh', 'Male'],
  ])('is %s, and is said', async (_, division, name, gender) => {
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

describe('a player whom somebody else edits between the preview and the import', () => {
  const edit = async (name: string, fields: Record<string, unknown>) => {
    const [player] = await find(name);
    const { status } = await test.ask('manager', `PATCH ${scene.path}/players/${player.id}`, { version: player.version, ...fields });
    expect(status).toBe(200);
  };

  it('is not overwritten: his row is named, nothing is written, and a new look settles it', async () => {
    await importList(LIST);
    const rows = sendable(await preview([but(AN, { [HDC]: 13 }), but(BINH, { [HDC]: 15 })]));
    await edit('Nguyễn Văn An', { handicapCourse: 9 });
    const before = [await scene.players(), await scene.tournament()];
    const { status, body } = await scene.apply(rows);
    expect([status, body.code]).toEqual([409, 'import-stale']);
    expect(body.message).toMatch(/changed, added or deleted: Nguyễn Văn An\. Nothing was written\./);
    expect(body.errors).toEqual({
      'rows.2': [expect.stringContaining('Somebody else has changed or added “Nguyễn Văn An” since you saw the preview.')],
    });
    expect([await scene.players(), await scene.tournament()]).toEqual(before);
    const again = (await scene.check(rows)).body;
    expect(again.rows[0].changes).toEqual([{ field: 'handicapCourse', from: '9', to: '13' }]);
    expect((await scene.apply(sendable(again))).body).toMatchObject({ changed: 2 });
  });

  it('is not overwritten either when his start was moved', async () => {
    await importList(LIST);
    const rows = sendable(await preview([but(AN, { [HDC]: 13 })]));
    const { rounds } = await scene.tournament();
    await edit('Nguyễn Văn An', { card: { roundId: rounds[0].id, flight: '7' } });
    expect((await scene.apply(rows)).body.code).toBe('import-stale');
    expect((await find('Nguyễn Văn An'))[0].cards[0].flight).toBe('7');
  });

  it('does not stand in the way where the row would change nothing', async () => {
    await importList(LIST);
    const rows = sendable(await preview([AN, but(BINH, { [HDC]: 15 })]));
    await edit('Nguyễn Văn An', { note: 'đến muộn' });
    expect((await scene.apply(rows)).body).toMatchObject({ changed: 1, same: 1 });
    expect((await find('Nguyễn Văn An'))[0].note).toBe('đến muộn');
  });

  it('is not made again when he was deleted meanwhile', async () => {
    await importList(LIST);
    const rows = sendable(await preview([but(AN, { [HDC]: 13 }), but(BINH, { [HDC]: 15 })]));
    const [{ id }] = await find('Nguyễn Văn An');
    await test.ask('editor', `DELETE ${scene.path}/players/${id}`);
    const { status, body } = await scene.apply(rows);
    expect([status, body.code]).toEqual([409, 'import-stale']);
    expect(body.errors).toEqual({
      'rows.2': ['Somebody else has deleted “Nguyễn Văn An” since you saw the preview. Please look at this row again.'],
    });
    expect(await find('Nguyễn Văn An')).toEqual([]);
    const again = (await scene.check(rows)).body;
    expect(states(again)).toEqual(['new', 'changed']);
    expect((await scene.apply(sendable(again))).body).toMatchObject({ created: 1, changed: 1 });
  });

  it('counts also when he was added meanwhile, by hand or by another list', async () => {
    const rows = sendable(await preview([but(AN, { [HDC]: 13 })]));
    await importList([AN]);
    expect((await scene.apply(rows)).body.code).toBe('import-stale');
    expect((await find('Nguyễn Văn An'))[0].handicapCourse).toBe(12);
  });
});
