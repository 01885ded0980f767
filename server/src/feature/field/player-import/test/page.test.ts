import { describe, expect, it } from 'vitest';
import type { BySides } from '../fact.ts';
import { previewAlone, readAlone } from './read-alone.ts';

/** Cells as they are pasted: rows by line breaks, columns by bars. */
const cells = (...rows: string[]): string => rows.map((row) => row.replaceAll('|', '\t')).join('\n');
const people = async (...rows: string[]) => (await readAlone(cells(...rows))).people;
const inSides = async (text: string, bySides: BySides, how = {}) => {
  const { preview, sheet } = await previewAlone(text, { bySides, how });
  return {
    people: preview?.rows.map(({ cells: { name, handicapCourse = '', side = '' } }) => [name, handicapCourse, side].join(' · ').trim()),
    several: sheet?.several,
  };
};

describe('a title between rows', () => {
  it('of a flight may stand over several cells, down the page or across it', async () => {
    const down = ['STT|Golfer|HDC', 'FLIGHT 1|HỐ 1A|7:00', '1|Nguyễn An|12', 'FLIGHT 2|HỐ 4A|7:10', '1|Trần Bình|13'];
    const across = ['FLIGHT 1|HỐ 1A|7:00||FLIGHT 2|HỐ 4A|7:10', 'STT|Golfer|HDC||STT|Golfer|HDC', '1|Nguyễn An|12||1|Trần Bình|13'];
    const right = ['Nguyễn An · m · HDC 12 · fl 1 · 07:00 · 1A', 'Trần Bình · m · HDC 13 · fl 2 · 07:10 · 4A'];
    expect([await people(...down), await people(...across)]).toEqual([right, right]);
  });

  it.each([
    ['DANH SÁCH DỰ BỊ', 'waiting'],
    ['Danh sách chờ:', 'waiting'],
    ['WAITING LIST (2)', 'waiting'],
    ['Reserves', 'waiting'],
    ['KHÁCH MỜI', 'guest'],
    ['Rút lui', 'cancelled'],
    ['WITHDRAWN', 'cancelled'],
  ])('puts those below it aside until a person wants them: %s', async (title, reason) => {
    const list = cells('STT|Họ và tên|HDC', '1|Nguyễn An|12', '', `${title}||`, '1|Trần Bình|13');
    const seen = await readAlone(list);
    expect([seen.people, seen.named]).toEqual([['Nguyễn An · m · HDC 12'], [`Trần Bình: ${reason}`]]);
    expect((await readAlone(list, { withHidden: true })).people).toHaveLength(2);
  });

  it('that says something else brings those below it back', async () => {
    const list = ['STT|Họ và tên|HDC', 'DỰ BỊ||', '1|Trần Bình|13', 'DANH SÁCH CHÍNH THỨC||', '1|Nguyễn An|12'];
    expect(await people(...list)).toEqual(['Nguyễn An · m · HDC 12']);
  });
});

describe('several people in a row', () => {
  it('may be a captain and players with numbers, in one row of headings or in two', async () => {
    const one = cells('Team Name|Captain|Captain HDC|Player 2|Player 2 HDC', 'Sông Đà|Nguyễn An|12|Trần Bình|13');
    const two = cells('Đội|Golfer 1||Golfer 2|', '|Họ tên|HDC|Họ tên|HDC', 'Sông Đà|Nguyễn An|12|Trần Bình|13');
    const right = ['Nguyễn An · 12 · Sông Đà', 'Trần Bình · 13 · Sông Đà'];
    expect([(await inSides(one, true)).people, (await inSides(two, true)).people]).toEqual([right, right]);
  });

  it('may be columns of teams or of flights, with handicaps of their own', async () => {
    const teams = cells('ĐỘI A|HDC|ĐỘI B|HDC', 'Nguyễn Văn An|12|Trần Bình|13', 'Lê Cường|14|Phạm Dũng|15');
    expect((await inSides(teams, 'teams')).people).toEqual([
      'Nguyễn Văn An · 12 · ĐỘI A',
      'Lê Cường · 14 · ĐỘI A',
      'Trần Bình · 13 · ĐỘI B',
      'Phạm Dũng · 15 · ĐỘI B',
    ]);
    expect(await people('FLIGHT 1|FLIGHT 2', 'Nguyễn Văn An|Trần Bình', 'Lê Cường|Phạm Dũng')).toEqual([
      'Nguyễn Văn An · m · fl 1',
      'Lê Cường · m · fl 1',
      'Trần Bình · m · fl 2',
      'Phạm Dũng · m · fl 2',
    ]);
  });

  it('may be two names in a cell: read so where something else stands in pairs, else offered', async () => {
    const rows = ['Họ và tên|HDC', 'Nguyễn An / Trần Bình|12 / 8', 'Lê Cường & Phạm Dũng|14 & 15'];
    expect((await inSides(cells(...rows), false)).people?.map((of) => of.split(' · ')[1])).toEqual(['12', '14', '8', '15']);
    const bare = cells('Họ và tên|CLB', 'Nguyễn An / Trần Bình|Hà Nội', 'Lê Cường / Phạm Dũng|Huế');
    const offered = await inSides(bare, false);
    expect([offered.people?.length, offered.several]).toEqual([2, { by: 'cells', isRead: false, example: 'Nguyễn An / Trần Bình' }]);
    expect((await inSides(bare, false, { people: 'several' })).people).toHaveLength(4);
    expect((await inSides(cells(...rows), false, { people: 'one' })).people).toHaveLength(2);
  });

  it('are sides of four where sides play, numbered where no column names them', async () => {
    const list = cells('STT|Golfer', '1|Nguyễn An, Trần Bình, Lê Cường, Phạm Dũng', '2|Vũ Em, Đỗ Gấm, Bùi Hà, Ngô Khoa');
    expect((await inSides(list, true)).people?.filter((of) => of.endsWith('· 2'))).toHaveLength(4);
  });

  it('may be whom somebody plays with, who has no row of their own', async () => {
    const list = cells('Họ và tên|HDC|Đánh cùng', 'Nguyễn An|12|Trần Bình', 'Lê Cường|14|Phạm Dũng', 'Phạm Dũng|15|Lê Cường');
    expect((await inSides(list, true)).people).toEqual([
      'Nguyễn An · 12 · 1',
      'Trần Bình ·  · 1',
      'Lê Cường · 14 · 2',
      'Phạm Dũng · 15 · 2',
    ]);
  });
});

describe('a heading', () => {
  it.each([
    ['Handicap hiện tại', '12', 'HDC 12'],
    ['HDC mới nhất', '12', 'HDC 12'],
    ['Ngày sinh của bạn', '25/04/1975', '25/04/1975'],
    ['Your mobile number', '0912345678', '0912 345 678'],
    ['Số điện thoại liên lạc', '0912345678', '0912 345 678'],
  ])('with more words is a guess that its values bear out: %s', async (heading, value, text) => {
    const { sheet } = await previewAlone(cells(`Họ và tên|${heading}`, `Nguyễn An|${value}`));
    expect(sheet?.columns[1]).toMatchObject({ guess: true, unread: false });
    expect(await people(`Họ và tên|${heading}`, `Nguyễn An|${value}`)).toEqual([`Nguyễn An · m · ${text}`]);
  });

  it.each([
    ['Tên caddie', 'Hoa'],
    ['SĐT người thân', '0912345678'],
    ['Handicap của vợ', '12'],
    ['Handicap hiện tại', 'chưa biết'],
  ])('of something else is no guess: %s', async (heading, value) => {
    expect((await readAlone(cells(`Họ và tên|${heading}`, `Nguyễn An|${value}`))).unread).toEqual([heading]);
  });

  it('may stand below two others', async () => {
    const list = ['THÔNG TIN||', '|Golfer|', 'STT|Họ và tên|HDC', '1|Nguyễn An|12'];
    expect(await people(...list)).toEqual(['Nguyễn An · m · HDC 12']);
    expect(await people('Flight|Golfer||', '|Thông tin||Handicap', '|Họ và tên|SĐT|HDC', '1|Nguyễn An|0912345678|12')).toEqual([
      'Nguyễn An · m · HDC 12 · fl 1 · 0912 345 678',
    ]);
  });

  it.each(['Họ và tên (Full name)', 'Họ và tên\nFull name', 'Full name / Họ và tên', '(Họ và tên)'])(
    'may be in two languages: %j',
    async (heading) => {
      const list = `"${heading}"\tHDC\nNguyễn An\t12`;
      expect((await readAlone(list)).people).toEqual(['Nguyễn An · m · HDC 12']);
    },
  );
});

describe('lines of a chat', () => {
  it.each([
    ['Danh sách:\n1/ Nguyễn Văn An (12)\n2/ Trần Bình (24)'],
    ['1. Nguyễn Văn An - 12\n2. Trần Bình - 24'],
    ['1) Nguyễn Văn An 12\n2) Trần Bình 24'],
    ['- Nguyễn Văn An: HDC 12\n- Trần Bình: HDC 24'],
    ['12 Nguyễn Văn An\n24 Trần Bình'],
    ['#1 Nguyễn Văn An, hdc 12\n#2 Trần Bình, hdc 24'],
    ['Nguyễn Văn An\t12\nTrần Bình\t24'],
  ])('are read whatever parts them: %j', async (text) => {
    expect((await readAlone(text)).people).toEqual(['Nguyễn Văn An · m · HDC 12', 'Trần Bình · m · HDC 24']);
  });

  it('have handicap and phone in any order, line by line', async () => {
    const text =
      '1. Nguyễn Văn An - 0912 000 001 - 12\n2. Trần Bình, 24, 0912000002\n3. 0912000003 Lê Cường (8)\n4. Phạm Dũng, đi muộn, 18';
    expect((await readAlone(text)).people).toEqual([
      'Nguyễn Văn An · m · HDC 12 · 0912 000 001',
      'Trần Bình · m · HDC 24 · 0912 000 002',
      'Lê Cường · m · HDC 8 · 0912 000 003',
      'Phạm Dũng · m · HDC 18 · đi muộn',
    ]);
    expect((await previewAlone(text)).sheet?.isHeadless).toBe(true);
  });

  it('that nobody can be read of are pointed at', async () => {
    expect((await readAlone('Chào cả nhà\nHẹn gặp sáng mai')).asked).toEqual(['headings: Chào cả nhà']);
  });
});
