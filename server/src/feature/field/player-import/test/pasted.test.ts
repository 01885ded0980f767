import { beforeEach, describe, expect, it } from 'vitest';
import { column, importFixture, states } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { separatedSheet } from '../read/file/separated.ts';

const scene = importFixture(await testApp());
beforeEach(() => scene.begin());

describe('pasted cells', () => {
  it.each([
    ['tabs', 'a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd'], ['']]],
    ['a cell with a line break', '"FLY 3\n06h30."\tAn\n', [['FLY 3\n06h30.', 'An'], ['']]],
    ['quotation marks in a quoted cell', '"An ""Tí"" Nguyễn"\t1', [['An "Tí" Nguyễn', '1']]],
    ['a quotation mark inside a word', 'An 5" x\t"b', [['An 5" x', '"b']]],
    [
      'semicolons, which leave commas alone',
      'Tên;HDC, cap\nAn;27,5',
      [
        ['Tên', 'HDC, cap'],
        ['An', '27,5'],
      ],
    ],
    [
      'commas',
      'Tên,HDC\n"Bình, Trần; Tí",13',
      [
        ['Tên', 'HDC'],
        ['Bình, Trần; Tí', '13'],
      ],
    ],
    ['a tab in a quoted cell', '"a\tb"\tc', [['a b', 'c']]],
    ['empty cells', '\t\ta\t\n', [['', '', 'a', ''], ['']]],
  ])('are read with %s', (_, text, rows) => {
    expect(separatedSheet(text).rows).toEqual(rows);
  });

  it('are previewed like a file', async () => {
    const text = 'Giải CLB\t\t\nFLY\tHọ và tên\tHDC\nFLY 1\n06h30.\n'.replace(
      'FLY 1\n06h30.',
      '"FLY 1\n06h30."\tNguyễn Văn An\t27,5\n\tTrần Văn Bình\t30',
    );
    const { status, body } = await scene.paste(text);
    expect([status, body.sheet, states(body)]).toEqual([200, null, ['new', 'new']]);
    expect([column(body, 'flight'), column(body, 'teeTime')]).toEqual([
      ['1', '1'],
      ['06:30', '06:30'],
    ]);
    expect(body.rows[0].row).toBe(3);
  });

  it.each([
    [
      ['Hố XP', 'Start'],
      ['1', 'A'],
      ['10', 'B'],
    ],
    [
      ['Start', 'Hố XP'],
      ['A', '1'],
      ['B', '10'],
    ],
    [
      ['Hố XP', 'Start'],
      ['1', '1A'],
      ['10', '10b'],
    ],
    [
      ['Hố xuất phát', 'Xuất phát'],
      ['Hố 1', 'A'],
      ['Hố 10', 'B'],
    ],
    [
      ['A/B', 'Hố'],
      ['A', '1'],
      ['B', '10'],
    ],
    [
      ['Hố', 'Side'],
      ['1', 'A'],
      ['10', 'B'],
    ],
    [['Start'], ['1A'], ['10B']],
  ])('have the hole in one column and its A or B in another, in any order: %j', async (headings, one, other) => {
    const lines = [
      ['Họ và tên', 'Fly', ...headings],
      ['Nguyễn Văn An', '1', ...one],
      ['Trần Văn Bình', '2', ...other],
    ];
    const { body } = await scene.paste(lines.map((line) => line.join('\t')).join('\n'));
    expect([column(body, 'startingHole'), states(body)]).toEqual([
      ['1A', '10B'],
      ['new', 'new'],
    ]);
    expect(body.columns.filter(({ unread }: { unread: boolean }) => unread)).toEqual([]);
  });

  it('with a hole and a time have both: “Start” is a time if its values are', async () => {
    const { body } = await scene.paste('Họ và tên\tFly\tHố XP\tStart\nNguyễn Văn An\t1\t10\t06:30');
    expect(body.rows[0].cells).toMatchObject({ startingHole: '10', teeTime: '06:30' });
  });

  it('whose two starts disagree are wrong: nobody guesses a hole', async () => {
    const { body } = await scene.paste('Họ và tên\tFly\tHố XP\tStart\nNguyễn Văn An\t1\t1\t10A');
    expect(body.rows[0]).toMatchObject({ state: 'wrong', problems: [{ field: 'startingHole' }] });
  });

  it.each([
    ['nothing', '', 'validation'],
    ['one line of text', 'Nguyễn Văn An', 'import-no-header'],
    ['a heading alone', 'Họ và tên\tHDC', 'import-empty'],
    ['200,000 headings', `Họ và tên\t${'HDC\t'.repeat(200_000)}`, 'import-too-much'],
    ['a heading further right than a sheet has columns', `Họ và tên${'\t'.repeat(702)}HDC\nAn`, 'import-too-much'],
    ['more cells than a workbook may have', `Họ và tên\n${`${'1\t'.repeat(600)}\n`.repeat(300)}`, 'import-too-much'],
    ['2,001 rows', `Họ và tên\n${'Nguyễn\n'.repeat(2001)}`, 'import-too-many-rows'],
  ])('are refused with a sentence: %s', async (_, text, code) => {
    expect(await scene.paste(text)).toMatchObject({ status: 422, body: { code } });
  });

  it('of two megabytes of quotation marks are answered, not read for ever', async () => {
    expect((await scene.paste(`Họ và tên\n${'"x""'.repeat(400_000)}`)).status).toBeLessThan(500);
  });
});
