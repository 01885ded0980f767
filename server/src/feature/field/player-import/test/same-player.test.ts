import type { ImportRowPreview } from '@fairway/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendable, sentences, states } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import type { SampleCell } from '../sample/workbook-file.ts';
import { AN, BINH, BIRTHDAY, but, CUONG, DIVISION, DUNG, FLIGHT, HDC, LIST, listScene, NAME, PHONE, TIME, VGA } from './list.ts';

const test = await testApp();
const { find, importList, preview, scene } = listScene(test);
beforeEach(() => scene.begin());

describe('the same player', () => {
  beforeEach(() => importList(LIST));

  it('has the same VGA digits, whatever the name', async () => {
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

  it('is another one when the names differ in a diacritic', async () => {
    expect(states(await preview([but(BINH, { [NAME]: 'Trần Văn Binh' })]))).toEqual(['new']);
  });

  it('is a question when only the name is the same and the row would change something', async () => {
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

  it('is proposed for all rows at once where only the name is the same and nothing tells the two apart', async () => {
    const [dung] = await find('Phạm Văn Dũng');
    const body = await preview([but(DUNG, { [HDC]: 31 }), but(AN, { [VGA]: null, [BIRTHDAY]: '01/01/1990', [PHONE]: null })]);
    expect(body.rows.map(({ asks, sameName }: ImportRowPreview) => [asks, sameName])).toEqual([
      [true, dung.id],
      [true, null],
    ]);
    const [row] = sendable(body);
    expect((await scene.check([{ ...row, player: dung.id }])).body.rows[0]).toMatchObject({ state: 'changed', sameName: null });
  });

  it('is not proposed to two rows', async () => {
    const body = await preview([but(DUNG, { [HDC]: 31 }), but(DUNG, { [HDC]: 33 })]);
    expect(body.rows.map(({ sameName }: ImportRowPreview) => sameName)).toEqual([null, null]);
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

  it('is a question again when the chosen one is gone', async () => {
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

  it('cannot be a player with a different VGA number', async () => {
    const [row] = sendable(await preview([but(DUNG, { [HDC]: 31 })]));
    const [dung] = await find('Phạm Văn Dũng');
    const { body } = await scene.check([{ ...row, player: dung.id, cells: { ...row?.cells, vga: '38632' } }]);
    expect(sentences(body)).toEqual(['Row 2: The VGA number 38632 is already taken by “Nguyễn Văn An”.']);
    expect((await scene.check([{ ...row, player: 'new', cells: { ...row?.cells, vga: '38632' } }])).body.rows[0].state).toBe('wrong');
  });

  it('cannot stand in two rows of a file', async () => {
    const byVga = await preview([AN, but(AN, { [NAME]: 'Nguyễn An', [HDC]: 13 })]);
    expect(sentences(byVga)).toEqual(['Row 3: The same player as in row 2: the same VGA number.']);
    const byBirthday = await preview([but(BINH, { [HDC]: 15 }), but(BINH, { [HDC]: 16 })]);
    expect(sentences(byBirthday)).toEqual(['Row 3: The same player as in row 2: the same name and birthday.']);
    const byPhone = await preview([but(CUONG, { [HDC]: 28 }), but(CUONG, { [HDC]: 29 })]);
    const message = 'Row 2: Appears again in row 3: the later row is suggested. Skip this row, or skip that one.';
    expect(byPhone.rows[0].problems).toEqual([{ field: 'name', also: ['phone'], message }]);
  });
});

describe('a name in capitals', () => {
  const CAPITALS = but(DUNG, { [NAME]: 'PHẠM VĂN DŨNG' });

  it('is offered as people write it', async () => {
    const body = await preview([CAPITALS, AN]);
    expect(body.rows.map(({ properName }: ImportRowPreview) => properName)).toEqual(['Phạm Văn Dũng', null]);
  });

  it('changes nobody whose name has the same letters', async () => {
    await importList([DUNG]);
    const body = await preview([CAPITALS]);
    expect([states(body), body.rows[0].properName]).toEqual([['same'], null]);
  });
});

describe('a name that a new file has twice', () => {
  const namesake = but(DUNG, { [HDC]: 33, 7: 5 });

  it('is a question, and may be two people', async () => {
    const body = await preview([DUNG, namesake]);
    expect(states(body)).toEqual(['new', 'wrong']);
    expect(body.rows[1]).toMatchObject({ asks: true, candidates: [] });
    expect(sentences(body)).toEqual([
      'Row 3: The same name as in row 2. If they are two people, choose “add a new one”; if not, skip this row.',
    ]);
    const [one, other] = sendable(body);
    expect((await scene.apply([{ ...one }, { ...other, player: 'new' }])).body).toMatchObject({ created: 2 });
  });

  it('is two people without a question if VGA number, birthday or phone differ', async () => {
    expect(states(await preview([AN, but(AN, { [VGA]: '55472', [BIRTHDAY]: '01/01/1990', [PHONE]: '0987654321' })]))).toEqual([
      'new',
      'new',
    ]);
  });

  it('is the same player twice if one of them is the same', async () => {
    const [byBirthday] = sentences(await preview([BINH, but(BINH, { [HDC]: 15 })]));
    expect(byBirthday).toBe('Row 3: The same player as in row 2: the same name and birthday.');
    const [byVga] = sentences(await preview([AN, but(AN, { [NAME]: 'Hoàng Văn Em' })]));
    expect(byVga).toBe('Row 3: The same player as in row 2: the same VGA number.');
  });

  it.each([
    ['phone', CUONG],
    ['VGA number', but(AN, { [PHONE]: null, [BIRTHDAY]: null })],
  ])('is an answer given again if the %s is the same: the later row is proposed', async (_, row) => {
    const body = await preview([row, DUNG, but(row, { [HDC]: 13, [DIVISION]: 'A' })]);
    expect(states(body)).toEqual(['wrong', 'new', 'new']);
    expect(sentences(body)).toEqual(['Row 2: Appears again in row 4: the later row is suggested. Skip this row, or skip that one.']);
    const sent = body.rows.map((one: ImportRowPreview, at: number) => ({
      ...sendable(body)[at],
      isAnswer: one.isAnswer,
      skip: one.twice !== null,
    }));
    const again = (await scene.check(sent)).body;
    expect([states(again), again.rows[0].isAnswer]).toEqual([['skipped', 'new', 'new'], true]);
    expect((await scene.apply(sendable(again))).body).toMatchObject({ created: 2, skipped: 1 });
    expect((await find(row[NAME] as string)).map((player: { handicapCourse: number }) => player.handicapCourse)).toEqual([13]);
  });

  it('stays two people when the file is imported again', async () => {
    const [one, other] = sendable(await preview([DUNG, namesake]));
    await scene.apply([{ ...one }, { ...other, player: 'new' }]);
    expect(states(await preview([DUNG, namesake]))).toEqual(['same', 'same']);
  });
});

describe('a player who is edited between the preview and the import', () => {
  const edit = async (name: string, fields: Record<string, unknown>) => {
    const [player] = await find(name);
    const { status } = await test.ask('manager', `PATCH ${scene.path}/players/${player.id}`, { version: player.version, ...fields });
    expect(status).toBe(200);
  };

  it('is not overwritten: the error lists the row, nothing is written, and a new preview solves it', async () => {
    await importList(LIST);
    const rows = sendable(await preview([but(AN, { [HDC]: 13 }), but(BINH, { [HDC]: 15 })]));
    await edit('Nguyễn Văn An', { handicapCourse: 9 });
    const before = [await scene.players(), await scene.tournament()];
    const { status, body } = await scene.apply(rows);
    expect([status, body.code]).toEqual([409, 'import-stale']);
    expect(body.message).toMatch(/changed, added or deleted: Nguyễn Văn An\. Nothing was written\./);
    expect(body.errors).toEqual({
      'rows.2': [expect.stringContaining('Someone else has changed or added “Nguyễn Văn An” since you saw the preview.')],
    });
    expect([await scene.players(), await scene.tournament()]).toEqual(before);
    const again = (await scene.check(rows)).body;
    expect(again.rows[0].changes).toEqual([{ field: 'handicapCourse', from: '9', to: '13' }]);
    expect((await scene.apply(sendable(again))).body).toMatchObject({ changed: 2 });
  });

  it('is not overwritten either when the start was moved', async () => {
    await importList(LIST);
    const rows = sendable(await preview([but(AN, { [HDC]: 13 })]));
    const { rounds } = await scene.tournament();
    await edit('Nguyễn Văn An', { card: { roundId: rounds[0].id, flight: '7' } });
    expect((await scene.apply(rows)).body.code).toBe('import-stale');
    expect((await find('Nguyễn Văn An'))[0].cards[0].flight).toBe('7');
  });

  it('does not block the import if the row would change nothing', async () => {
    await importList(LIST);
    const rows = sendable(await preview([AN, but(BINH, { [HDC]: 15 })]));
    await edit('Nguyễn Văn An', { note: 'đến muộn' });
    expect((await scene.apply(rows)).body).toMatchObject({ changed: 1, same: 1 });
    expect((await find('Nguyễn Văn An'))[0].note).toBe('đến muộn');
  });

  it('is not created again after a deletion', async () => {
    await importList(LIST);
    const rows = sendable(await preview([but(AN, { [HDC]: 13 }), but(BINH, { [HDC]: 15 })]));
    const [{ id }] = await find('Nguyễn Văn An');
    await test.ask('editor', `DELETE ${scene.path}/players/${id}`);
    const { status, body } = await scene.apply(rows);
    expect([status, body.code]).toEqual([409, 'import-stale']);
    expect(body.errors).toEqual({
      'rows.2': ['Someone else has deleted “Nguyễn Văn An” since you saw the preview. Please look at this row again.'],
    });
    expect(await find('Nguyễn Văn An')).toEqual([]);
    const again = (await scene.check(rows)).body;
    expect(states(again)).toEqual(['new', 'changed']);
    expect((await scene.apply(sendable(again))).body).toMatchObject({ created: 1, changed: 1 });
  });

  it('also counts when they were added meanwhile, by hand or by another list', async () => {
    const rows = sendable(await preview([but(AN, { [HDC]: 13 })]));
    await importList([AN]);
    expect((await scene.apply(rows)).body.code).toBe('import-stale');
    expect((await find('Nguyễn Văn An'))[0].handicapCourse).toBe(12);
  });
});

describe('a list that comes again', () => {
  const HUNG: SampleCell[] = ['Nguyễn Văn Hùng', 'Nam', null, null, null, 12, 'A', 3, '06:46'];
  const OTHER = but(HUNG, { [HDC]: 20, [FLIGHT]: 4, [TIME]: '06:54' });

  /** Answers that every row which asks is a new player. */
  const importAsNew = async (rows: readonly (readonly SampleCell[])[]) => {
    const body = await preview(rows);
    const answered = sendable(body).map((row, at) => ({ ...row, player: body.rows[at].asks ? 'new' : row.player }));
    expect((await scene.apply(answered)).status).toBe(200);
  };

  it('does not ask again about namesakes that were answered, in whatever order they stand', async () => {
    await importAsNew([HUNG, OTHER]);
    expect(states(await preview([HUNG, OTHER]))).toEqual(['same', 'same']);
    expect(states(await preview([OTHER, HUNG]))).toEqual(['same', 'same']);
  });

  it('does not ask about the one who stays when another of the name changes', async () => {
    await importAsNew([HUNG, OTHER]);
    const body = await preview([but(HUNG, { [HDC]: 13 }), OTHER]);
    expect(states(body)).toEqual(['wrong', 'same']);
    expect(body.rows[0].candidates).toHaveLength(1);
  });

  it('gives a row that says less the player whom no other row names more exactly', async () => {
    await importAsNew([HUNG, OTHER]);
    const brief = but(HUNG, { [HDC]: null, [DIVISION]: null, [FLIGHT]: null, [TIME]: null });
    expect(states(await preview([brief, HUNG]))).toEqual(['same', 'same']);
  });

  it.each([
    ['in capitals', but(HUNG, { [NAME]: 'NGUYỄN VĂN HÙNG' })],
    ['in small letters', but(HUNG, { [NAME]: 'nguyễn văn hùng' })],
    ['with the flight in another case', but(HUNG, { [FLIGHT]: '3b' })],
  ])('changes nothing when it is only written %s', async (_, row) => {
    await importList([but(HUNG, { [FLIGHT]: row[FLIGHT] === '3b' ? '3B' : 3 })]);
    const body = await preview([row]);
    expect([body.counts, body.rows[0].changes]).toEqual([{ new: 0, changed: 0, same: 1, wrong: 0, skipped: 0 }, []]);
  });

  it('keeps A or B of a starting hole that it names alone; another hole has none', async () => {
    const text = (hole: string) => `Họ và tên\tHDC\tFly\tHố xuất phát\nNguyễn Văn Hùng\t12\t3\t${hole}`;
    const starting = async (hole: string) => {
      const { body } = await scene.paste(text(hole));
      const rows = sendable(body).map((row) => ({ ...row, player: body.rows[0].sameName }));
      await scene.apply(sendable((await scene.check(rows)).body));
      const [{ cards }] = await find('Nguyễn Văn Hùng');
      return [cards[0].startingHole, cards[0].startingSide];
    };
    expect(await starting('1A')).toEqual([1, 'A']);
    expect((await scene.paste(text('1'))).body.counts).toMatchObject({ same: 1 });
    const newcomer = (await scene.paste(`${text('1')}\nLê Văn Hà\t14\t3\t1`)).body;
    await scene.apply(sendable(newcomer));
    expect((await find('Lê Văn Hà'))[0].cards[0]).toMatchObject({ startingHole: 1, startingSide: 'A' });
    expect(await starting('1B')).toEqual([1, 'B']);
    expect(await starting('10')).toEqual([10, null]);
  });
});

describe('a flight whose time is changed between the preview and the import', () => {
  it('keeps it: the rows that would change it are told, and nothing is written', async () => {
    await importList(LIST);
    const rows = sendable(await preview([but(CUONG, { [NAME]: 'Đỗ Văn Em', [PHONE]: null, [TIME]: '07:00' })]));
    const { rounds } = await scene.tournament();
    const [{ id, version, cards }] = await find('Phạm Văn Dũng');
    const card = { roundId: rounds[0].id, teeTime: '06:50', flightVersion: cards[0].flightVersion };
    await test.ask('manager', `PATCH ${scene.path}/players/${id}`, { version, card });
    const { status, body } = await scene.apply(rows);
    expect([status, body.code]).toEqual([409, 'import-stale']);
    expect(body.errors['rows.2'][0]).toContain('Someone changed the time or start');
    expect((await find('Phạm Văn Dũng'))[0].cards[0].teeTime).toBe('06:50');
  });
});
