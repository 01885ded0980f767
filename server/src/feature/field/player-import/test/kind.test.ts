import { describe, expect, it } from 'vitest';
import { type SampleSheet, workbookFile } from '../sample/workbook-file.ts';
import { readAlone } from './read-alone.ts';

/** Cells as they are pasted: rows by line breaks, columns by bars. */
const cells = (...rows: string[]): string => rows.map((row) => row.replaceAll('|', '\t')).join('\n');
const people = async (text: string | Buffer, how = {}, divisions: string[] = []) => (await readAlone(text, how, divisions)).people;
const workbook = (...rows: SampleSheet['rows']) => workbookFile({ rows });

describe('a list in another language', () => {
  it('is read: Japanese', async () => {
    const seen = await readAlone(
      cells(
        '組|スタート時間|氏名|性別|ハンディ|電話番号|備考',
        '1|7:30|山田 太郎|男|18|090-1234-5678|幹事',
        '||鈴木 花子|女|24||',
        '2|7:37|佐藤 健|男|12||キャンセル',
      ),
    );
    expect(seen).toMatchObject({
      people: ['山田 太郎 · m · HDC 18 · fl 1 · 07:30 · +819012345678 · 幹事', '鈴木 花子 · f · HDC 24 · fl 1 · 07:30'],
      named: ['佐藤 健: cancelled'],
    });
  });

  it('is read: Thai, whose years are 543 ahead', async () => {
    const list = cells('ลำดับ|ชื่อ|นามสกุล|เพศ|แฮนดิแคป|กลุ่ม|เวลา|โทรศัพท์|วันเกิด', '1|สมหญิง|รักดี|หญิง|24|1|07:30|081-234-5678|25/04/2518');
    expect(await people(list)).toEqual(['สมหญิง รักดี · f · HDC 24 · fl 1 · 07:30 · 25/04/1975 · +66812345678']);
  });

  it('is read: Chinese', async () => {
    const list = cells('序号|姓名|性别|差点|开球时间|手机|备注', '1|王小明|男|18|7:30|13812345678|');
    expect(await people(list)).toEqual(['王小明 · m · HDC 18 · fl 1 · 07:30 · +8613812345678']);
  });

  it('is read: Korean, with a phone as it is dialled from abroad', async () => {
    expect(await people(cells('조|이름|핸디|연락처', '1|홍길동|18|010-1234-5678'))).toEqual(['홍길동 · m · HDC 18 · fl 1 · +821012345678']);
  });

  it('has headings in two languages', async () => {
    expect(await people(cells('Họ và tên / Name|HDC (Handicap)', 'Nguyễn An|12'))).toEqual(['Nguyễn An · m · HDC 12']);
  });
});

describe('a heading row', () => {
  it('has a name and something else: one known word in a row of golfers is none', async () => {
    const seen = await readAlone(cells('Jane|Golfer|jane@example.com', 'John|Smith|john@example.com'));
    expect(seen).toMatchObject({ people: [], asked: ['headings: Jane | Golfer | jane@example.com'] });
  });

  const FOREIGN = cells('Vorname|Nachname|Vorgabe', 'Hans|Maier|12', 'Uwe|Kunz|13');

  it('that nobody knows is asked for, with the first rows', async () => {
    expect(await readAlone(FOREIGN)).toMatchObject({ people: [], asked: ['headings: Vorname | Nachname | Vorgabe'] });
  });

  it('is the one that a person points at, and its columns mean what they say', async () => {
    const columns = { B: 'name', C: 'handicapCourse' } as const;
    expect(await readAlone(FOREIGN, { headingRow: 1, columns })).toMatchObject({
      people: ['Maier · m · HDC 12', 'Kunz · m · HDC 13'],
      unread: ['Vorname'],
    });
  });

  it('may be missing, if a person says so', async () => {
    expect(await people(cells('Hans|12', 'Uwe|13'), { headingRow: -1, columns: { A: 'name', B: 'handicapCourse' } })).toEqual([
      'Hans · m · HDC 12',
      'Uwe · m · HDC 13',
    ]);
  });
});

describe('a name', () => {
  it.each([
    ['Họ|Tên', 'Nguyễn Văn|An', 'Nguyễn Văn An'],
    ['Tên|Họ', 'An|Nguyễn Văn', 'Nguyễn Văn An'],
    ['First Name|Last Name', 'Van An|Nguyen', 'Nguyen Van An'],
    ['First Name|Last Name', 'Jane|Golfer', 'Jane Golfer'],
    ['Surname|Given name', 'Kim|Min Ho', 'Kim Min Ho'],
    ['Surname|Given names', 'van der Berg|Jan', 'Jan van der Berg'],
    ['성|이름', '홍|길동', '홍길동'],
  ])('in two columns, %s, is put together as people say it: %s', async (headings, row, name) => {
    expect(await people(cells(`${headings}|HDC`, `${row}|12`))).toEqual([`${name} · m · HDC 12`]);
  });

  it.each([
    ['Nguyen, Van An', 'Nguyen Van An'],
    ['Smith, John', 'John Smith'],
    ['Kim, Mr. Min Ho', 'Mr. Kim Min Ho'],
    ['Sammy Davis, Jr.', 'Sammy Davis, Jr.'],
  ])('with a comma is put in order: %s', async (written, name) => {
    expect(await people(cells('Name|HDC', `${written}|12`))).toEqual([`${name} · m · HDC 12`]);
  });

  it('may have a number, and is no title then', async () => {
    const names = ['Hùng 76', 'Tuấn 1982', 'Khách 1', 'An', 'Bình 2', 'Hồ', 'Sĩ'];
    expect(await people(cells('Họ và tên|HDC', ...names.map((name) => `${name}|`)))).toEqual(names.map((name) => `${name} · m`));
  });

  it.each([
    ["Nguyễn An (H'cap 12.5)", 'Nguyễn An · m · HDC 12.5'],
    ['Nguyễn An - hcp 20', 'Nguyễn An · m · HDC 20'],
    ['Nguyễn An (HI 11,2)', 'Nguyễn An · m · HI 11.2'],
    ['Nguyễn An (24)', 'Nguyễn An · m · HDC 24'],
    ['Nguyễn An [H 15]', 'Nguyễn An · m · HDC 15'],
    ['Nguyễn An -12-', 'Nguyễn An · m · HDC 12'],
    ['Nguyễn An /18', 'Nguyễn An · m · HDC 18'],
    ['Nguyễn An, 20', 'Nguyễn An · m · HDC 20'],
    ['Nguyễn An (1982)', 'Nguyễn An (1982) · m'],
  ])('gives the handicap that stands behind it: %s', async (name, person) => {
    expect(await people(cells('Flight|Họ và tên', `1|${name}`))).toEqual([person.replace(/( · m)(.*)/, '$1$2 · fl 1')]);
  });

  it('keeps a number in brackets if the list has handicaps', async () => {
    expect(await people(cells('Họ và tên|HDC', 'Nguyễn An (2)|', 'Lê Bình|12'))).toEqual(['Nguyễn An (2) · m', 'Lê Bình · m · HDC 12']);
  });

  it.each(['Nguyễn Văn An, Trần Văn Bình', 'Nguyễn Văn An - Trần Văn Bình'])('of two people in one cell is told: %s', async (names) => {
    const { said } = await readAlone(cells('STT|Họ và tên', `1|${names}`));
    expect(said).toEqual([`Row 2: Two names may stand in this cell: “${names}”.`]);
  });

  it('that only keeps a place free is nobody', async () => {
    expect(await people(cells('Flight|Player', '1|John Smith', '1|TBA', '1|(trống)'))).toEqual(['John Smith · m · fl 1']);
  });
});

describe('a gender', () => {
  it('may be a mark in a column of men or of women', async () => {
    const marked = (columns: string) => people(cells(`Họ và tên|${columns}`, 'Nguyễn An|x|', 'Trần Bình||x'));
    for (const columns of ['Nam|Nữ', 'M|F', '♂|♀']) expect(await marked(columns)).toEqual(['Nguyễn An · m', 'Trần Bình · f']);
  });

  it('may be a sign', async () => {
    expect(await people(cells('Player|Sex', 'John Smith|♂', 'Mary Jones|♀'))).toEqual(['John Smith · m', 'Mary Jones · f']);
  });

  it.each(['Kim Min Ho, Mrs.', 'นางสาวสมหญิง รักดี', 'น.ส.สมหญิง รักดี', 'นางมาลี ดี'])(
    'is in a title before or behind the name: %s',
    async (name) => {
      expect((await people(cells('Name|HDC', `${name}|20`)))[0]).toContain(' · f · ');
    },
  );
});

describe('further lists in a sheet', () => {
  it('beside the first with the same headings are read too, with or without an empty column between', async () => {
    const all = ['Nguyễn An · m · HDC 12', 'Lê Cường · m · HDC 15', 'Phạm Dũng · m · HDC 16', 'Bùi Em · m · HDC 17'];
    const apart = cells('Họ và tên|HDC||Họ và tên|HDC', 'Nguyễn An|12||Phạm Dũng|16', 'Lê Cường|15||Bùi Em|17');
    const lower = cells('Họ và tên|HDC||', 'Nguyễn An|12||Họ và tên|HDC', 'Lê Cường|15||Phạm Dũng|16', '|||Bùi Em|17');
    const close = cells('STT|Họ tên|HDC|STT|Họ tên|HDC', '1|Nguyễn An|12|3|Phạm Dũng|16', '2|Lê Cường|15|4|Bùi Em|17');
    expect([await people(apart), await people(lower), await people(close)]).toEqual([all, all, all]);
  });

  it('beside the first may have names alone, and is asked about', async () => {
    const list = cells('No|Name|HCP||Name', '1|John Smith|12||Tom Brown', '2|Jack White|13||Bill Green');
    expect((await readAlone(list)).asked).toEqual(['other lists: Tom Brown, Bill Green']);
  });

  it('below the first have the title above them', async () => {
    const list = cells('BẢNG A', 'STT|Họ và tên|HDC', '1|Nguyễn An|12', 'BẢNG B', 'STT|HDC|Họ và tên', '1|24|Lê Cường');
    expect(await people(list, { others: 'read' }, ['Bảng A', 'Bảng B'])).toEqual([
      'Nguyễn An · m · HDC 12 · Bảng A',
      'Lê Cường · m · HDC 24 · Bảng B',
    ]);
  });

  const TWO = cells('Họ và tên|HDC||Tên|VHD', 'Nguyễn An|12||Trần Bình|14.1', 'Lê Cường|15||Phạm Dũng|16.2');

  it('with other headings are asked about', async () => {
    const first = ['Nguyễn An · m · HDC 12', 'Lê Cường · m · HDC 15'];
    expect(await readAlone(TWO)).toMatchObject({ people: first, asked: ['other lists: Trần Bình, Phạm Dũng'] });
    expect(await readAlone(TWO, { others: 'leave' })).toMatchObject({ people: first, asked: [] });
    expect(await people(TWO, { others: 'read' })).toEqual([...first, 'Trần Bình · m · HI 14.1', 'Phạm Dũng · m · HI 16.2']);
  });

  it('below the first may have their columns in another order', async () => {
    const list = cells('STT|Họ và tên|HDC', '1|Nguyễn An|12', '', 'CA CHIỀU', 'STT|HDC|Họ và tên', '1|16|Phạm Dũng');
    expect(await people(list, { others: 'read' })).toEqual(['Nguyễn An · m · HDC 12', 'Phạm Dũng · m · HDC 16']);
  });

  it('in sheets with the same headings are read together, and name their division', async () => {
    const rows = (...names: string[]) => [['Họ và tên', 'HDC'], ...names.map((name) => [name, 12])];
    const file = workbookFile({ name: 'Bảng A', rows: rows('Nguyễn An', 'Trần Bình') }, { name: 'Bảng B', rows: rows('Lê Cường') });
    expect(await people(file)).toEqual([
      'Nguyễn An · m · HDC 12 · Bảng A',
      'Trần Bình · m · HDC 12 · Bảng A',
      'Lê Cường · m · HDC 12 · Bảng B',
    ]);
  });

  it('of which one is a copy are not: nobody comes in twice', async () => {
    const rows = [
      ['Họ và tên', 'HDC'],
      ['Nguyễn An', 12],
      ['Trần Bình', 14],
    ];
    expect(await people(workbookFile({ name: 'Danh sách', rows }, { name: 'Danh sách (cũ)', rows }))).toHaveLength(2);
  });
});

describe('a row for each flight', () => {
  it('is as many golfers as it names', async () => {
    const list = cells('Flight|Golfer 1|HDC 1|Golfer 2|HDC 2', '1|An|12|Bình|13', '2|Cường|14||');
    expect(await people(list)).toEqual(['An · m · HDC 12 · fl 1', 'Cường · m · HDC 14 · fl 2', 'Bình · m · HDC 13 · fl 1']);
  });

  it('gives each golfer the column of their own, if only the names are numbered', async () => {
    const list = cells('Team|Player 1|HCP|Player 2|HCP', 'Eagles|John Smith|12|Mary Jones|20');
    expect(await people(list)).toEqual(['John Smith · m · HDC 12 · fl 1', 'Mary Jones · m · HDC 20 · fl 1']);
  });

  const FLIGHTS = ['An · m · fl 1', 'Em · m · fl 2', 'Bình · m · fl 1', 'Gấm · m · fl 2', 'Cường · m · fl 1'];

  it.each([
    ['columns with letters', cells('Flight|Golfer A|Golfer B|Golfer C', '1|An|Bình|Cường', '2|Em|Gấm|')],
    ['columns under one heading', cells('Flight|Players||', '1|An|Bình|Cường', '2|Em|Gấm|')],
    ['one cell, with dashes', cells('Flight|Players', '1|An - Bình - Cường', '2|Em - Gấm')],
    ['one cell, with line breaks', workbook(['Flight', 'Players'], ['1', 'An\nBình\nCường'], ['2', 'Em\nGấm'])],
  ])('may have its names in %s', async (_, list) => {
    expect(await people(list)).toEqual(FLIGHTS);
  });

  it('is none if its rows say something of one player', async () => {
    const clubs = ['An - VIP - Hà Nội', 'Bình - VIP - Huế'];
    expect(await people(cells('STT|Player', ...clubs.map((club, at) => `${at + 1}|${club}`)))).toHaveLength(2);
    expect(await people(cells('Flight|Player', ...clubs.map((club) => `1|${club}`)))).toHaveLength(2);
    const list = cells('Name|HDC', 'John Smith - VIP - Hà Nội|12');
    expect(await people(list)).toEqual(['John Smith - VIP - Hà Nội · m · HDC 12']);
  });

  it('numbers its flights by itself', async () => {
    expect(await people(cells('Player 1|Player 2', 'An|Bình', 'Cường|'))).toEqual(['An · m · fl 1', 'Cường · m · fl 2', 'Bình · m · fl 1']);
  });
});

describe('a title of a flight', () => {
  it('stands above the headings too, and says its hole', async () => {
    const list = cells('FLIGHT 1 - 6:30 - Hố 1A', 'STT|Họ tên|HDC', '1|An|12', 'FLIGHT 2 - 6:30 - Hố 10A', 'STT|Họ tên|HDC', '1|Bình|13');
    expect(await people(list)).toEqual(['An · m · HDC 12 · fl 1 · 06:30 · 1A', 'Bình · m · HDC 13 · fl 2 · 06:30 · 10A']);
  });

  it.each([
    ['Nhóm 1 - 6h30', 'fl 1 · 06:30'],
    ['Group 1 - 6:30 - Hole 10', 'fl 1 · 06:30 · 10'],
    ['1조 (06:30)', 'fl 1 · 06:30'],
    ['第1組 IN 6:30', 'fl 1 · 06:30 · 10'],
    ['6:30 AM', 'fl 1 · 06:30'],
    ['HOLE 10B', 'fl 1 · 10B'],
  ])('may be a number with a time, or only where and when it starts: %s', async (title, said) => {
    expect(await people(cells('STT|Họ tên|HDC', `${title}||`, '1|An|12'))).toEqual([`An · m · HDC 12 · ${said}`]);
  });

  it('gives its hole to the flights that have numbers of their own', async () => {
    const list = cells('Flight|Họ tên|HDC', 'HỐ 1||', '1|An|12', 'HỐ 10||', '2|Bình|13');
    expect(await people(list)).toEqual(['An · m · HDC 12 · fl 1 · 1', 'Bình · m · HDC 13 · fl 2 · 10']);
  });

  it('may stand below the one of the division', async () => {
    const list = cells('BẢNG A', 'Flight 1', 'STT|Họ tên|HDC', '1|An|12', 'Bảng B', 'Flight 2', 'STT|HDC|Họ tên', '1|24|Bình');
    expect(await people(list, { others: 'read' }, ['Bảng A', 'Bảng B'])).toEqual([
      'An · m · HDC 12 · Bảng A · fl 1',
      'Bình · m · HDC 24 · Bảng B · fl 2',
    ]);
  });

  it('may be one of the headings', async () => {
    const list = cells('Flight 1|Họ tên|HDC', '1|An|12', '2|Bình|13', 'Flight 2|Họ tên|HDC', '1|Cường|14');
    expect(await people(list)).toEqual(['An · m · HDC 12 · fl 1', 'Bình · m · HDC 13 · fl 1', 'Cường · m · HDC 14 · fl 2']);
  });
});

describe('a start', () => {
  it('that stands only in the first row of each flight is that of the rows below, where no flight has a number', async () => {
    const list = cells('Hole|Time|Player', '1|7:00|An', '||Bình', '10|7:00|Cường', '||Dũng');
    expect(await people(list)).toEqual([
      'An · m · fl 1 · 07:00 · 1',
      'Bình · m · fl 1 · 07:00 · 1',
      'Cường · m · fl 2 · 07:00 · 10',
      'Dũng · m · fl 2 · 07:00 · 10',
    ]);
  });

  it('is not given to whoever has none where most have their own', async () => {
    expect(await people(cells('Time|Player', '7:00|An', '7:08|Bình', '|Cường'))).toContain('Cường · m');
  });

  it('may have its time beside headings in two rows', async () => {
    const list = cells('Time|Hole 1||Hole 10|', '|Player|HCP|Player|HCP', '6:30|An|12|Cường|14');
    expect(await people(list)).toEqual(['An · m · HDC 12 · fl 1 · 06:30 · 1', 'Cường · m · HDC 14 · fl 2 · 06:30 · 10']);
  });
});

describe('the end of a list', () => {
  it.each([
    ['a signature', ['|Trưởng ban tổ chức|', '|Nguyễn Trưởng Ban|'], ['Nguyễn Trưởng Ban: below']],
    ['two side by side', ['||', 'Hà Nội, ngày 29 tháng 11 năm 2026||', '|NGƯỜI LẬP|TRƯỞNG BAN', '|Lê Lập|Trần Trưởng'], ['Lê Lập: below']],
    ['words that nobody knows, without a number', ['||', '|Phê duyệt|', '|Lê Duyệt|'], ['Phê duyệt: below', 'Lê Duyệt: below']],
    ['a total', ['Tổng cộng|2|26'], []],
    ['the chairman of the club', ['|Chủ tịch CLB|', '|Lê Chủ Tịch|'], ['Lê Chủ Tịch: below']],
  ])('makes no golfers, but names who stands there: %s', async (_, below, named) => {
    const seen = await readAlone(cells('STT|Họ và tên|HDC', '1|Nguyễn An|12', '2|Trần Bình|14', ...below));
    expect(seen).toMatchObject({ people: ['Nguyễn An · m · HDC 12', 'Trần Bình · m · HDC 14'], named, said: [] });
  });

  it('is where names stand alone, if all golfers have a handicap', async () => {
    const list = ['Họ và tên|HDC', 'Nguyễn An|12', 'Trần Bình|14', ''];
    expect(await readAlone(cells(...list, 'Phê duyệt|', 'Lê Duyệt|'))).toMatchObject({ named: ['Phê duyệt: below', 'Lê Duyệt: below'] });
    expect(await readAlone(cells(...list, 'Lê Cường|', 'Phạm Dũng|15'))).toMatchObject({ named: [] });
  });

  it('is not a title between two divisions, which those below it belong to', async () => {
    const list = cells('STT|Họ và tên|HDC', 'BẢNG A', '1|Nguyễn An|12', '', 'BẢNG B', '1|Trần Bình|26');
    expect(await people(list, {}, ['Bảng A', 'Bảng B'])).toEqual(['Nguyễn An · m · HDC 12 · Bảng A', 'Trần Bình · m · HDC 26 · Bảng B']);
  });

  it('is no row of a score sheet: par, index and totals are nobody', async () => {
    const holes = '1|2|3|4|5|6|7|8|9|OUT';
    const list = cells(
      `Tên|HDC|${holes}`,
      `PAR||${holes}`,
      `Idx||${holes}`,
      `Nguyễn An|12|${holes}`,
      `Tổng||${holes}`,
      `Course average||${holes}`,
    );
    expect(await readAlone(list)).toMatchObject({ people: ['Nguyễn An · m · HDC 12'], unread: [] });
  });
});

describe('whoever a list takes out', () => {
  const LIST = cells('Họ và tên|HDC|Ghi chú', 'Nguyễn An|12|HỦY', 'Trần Bình (hủy)|14|', 'Lê Cường|15|Ăn chay', 'Huy|chưa có|');

  it('is named and left out; a golfer called Huy is not', async () => {
    expect(await readAlone(LIST)).toMatchObject({
      people: ['Lê Cường · m · HDC 15 · Ăn chay', 'Huy · m · HDC chưa có'],
      named: ['Nguyễn An: cancelled', 'Trần Bình (hủy): cancelled'],
      said: ['Row 5: “chưa có”: no handicap yet.'],
    });
  });

  it('may stand below a title of their own, or behind the word', async () => {
    const list = cells('STT|Họ và tên|HDC', '1|Nguyễn An|12', '2|Rút: Lê Cường|15', '', 'DANH SÁCH RÚT LUI', '1|Trần Bình|14');
    expect(await readAlone(list)).toMatchObject({
      people: ['Nguyễn An · m · HDC 12'],
      named: ['Rút: Lê Cường: cancelled', 'Trần Bình: cancelled'],
    });
  });

  it('comes in when a person wants it', async () => {
    expect(await people(LIST, { withHidden: true })).toHaveLength(4);
  });
});

describe('days and months', () => {
  const born = (...dates: string[]) => cells('Họ và tên|Ngày sinh', ...dates.map((date, at) => `Golfer ${'ABCDE'[at]}|${date}`));
  const birthdays = async (text: string, how = {}) => (await people(text, how)).map((person) => person.split(' · ').at(-1));

  it('stand in the order that the whole column fits', async () => {
    expect(await birthdays(born('04/25/1975', '04/05/1980'))).toEqual(['25/04/1975', '05/04/1980']);
  });

  it('are asked about once for a column that fits neither', async () => {
    const mixed = born('04/25/1975', '25/04/1975', '04/05/1980');
    expect((await readAlone(mixed)).asked).toEqual(['Column “Ngày sinh” has dates both ways. Which comes first in 04/05/1980?']);
    expect(await birthdays(mixed, { orders: { B: 'mdy' } })).toEqual(['25/04/1975', '25/04/1975', '05/04/1980']);
    expect(await birthdays(mixed, { orders: { B: 'dmy' } })).toEqual(['25/04/1975', '25/04/1975', '04/05/1980']);
  });

  it('may have a year of two digits first, in the whole column', async () => {
    expect(await birthdays(born('80/05/01', '01/05/03'))).toEqual(['01/05/1980', '03/05/2001']);
  });

  it('have a year of two digits of the Thai calendar in a Thai list', async () => {
    expect(await people(cells('ชื่อ-นามสกุล|วันเกิด', 'สมชาย ใจดี|1/5/23'))).toEqual(['สมชาย ใจดี · m · 01/05/1980']);
  });

  it('may be words, or begin with the year', async () => {
    const dates = born('25 Apr 1975', 'April 25, 1975', '25 tháng 4 năm 1975', '1975/4/25', '1975年4月25日');
    expect(await birthdays(dates)).toEqual(Array(5).fill('25/04/1975'));
  });

  const turned = workbook(['Họ và tên', 'Flight'], ['An', { date: '2026-01-01' }], ['Bình', { date: '2026-02-01' }]);

  it('that Excel made of flights are asked about, and taken back', async () => {
    expect((await readAlone(turned)).asked).toEqual(['Excel turned column “Flight” into dates. What was typed for 01/02/2026?']);
    expect(await people(turned, { orders: { B: 'dmy' } })).toEqual(['An · m · fl 1-1', 'Bình · m · fl 1-2']);
    expect(await people(turned, { orders: { B: 'mdy' } })).toEqual(['An · m · fl 1-1', 'Bình · m · fl 2-1']);
  });
});

describe('letters of an old font', () => {
  it.each([
    ['TCVN3', cells('STT|Hä vµ tªn|HDC', '1|NguyÔn V¨n An|12')],
    ['VNI', cells('STT|Hoï vaø teân|HDC', '1|Nguyeãn Vaên An|12')],
    ['TCVN3 under headings of plain letters', cells('No|Name|HDC', '1|NguyÔn V¨n An|12')],
    ['UTF-8 taken for another code page', cells('STT|Há»\u008d vÃ  tÃªn|HDC', '1|Nguyá»…n VÄƒn An|12')],
  ])('are read: %s', async (_, list) => {
    expect(await people(list)).toEqual(['Nguyễn Văn An · m · HDC 12']);
  });

  it('are none in the names of guests from abroad', async () => {
    expect(await people(cells('Name|HDC', 'Jürgen Müller|12', 'Åsa Öberg|13'))).toEqual([
      'Jürgen Müller · m · HDC 12',
      'Åsa Öberg · m · HDC 13',
    ]);
  });
});
