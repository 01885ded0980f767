import { readFileSync } from 'node:fs';
import { columnLetters } from '@fairway/api/table/workbook';
import { beforeAll, describe, expect, it } from 'vitest';
import { importFixture, sendable } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { samplePath } from '../sample/make.ts';
import { type SampleSheet, workbookFile, workbookParts } from '../sample/workbook-file.ts';
import { evilArchive } from './bomb.ts';

// a refused list writes nothing, so one tournament does
const test = await testApp({}, { emptied: 'once' });
const scene = importFixture(test);
beforeAll(() => scene.begin());

const MB = 1024 * 1024;
const HEADING = ['Họ và tên', 'HDC'];
const list = (count: number): SampleSheet => ({
  rows: [HEADING, ...Array.from({ length: count }, (_, at) => [`Nguyễn Văn ${at}`, at % 26])],
});

/** The error of a refused upload; checks that nothing was written. */
async function refusal(bytes: Buffer): Promise<[number, string, string]> {
  const before = await scene.tournament();
  const { status, body } = await scene.upload(bytes);
  expect(await scene.players()).toEqual([]);
  expect(await scene.tournament()).toEqual(before);
  return [status, body.code, body.message];
}

/** The megabytes that a piece of work needs while it runs. Endless work fails by the time limit that every test has. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await work();
  clearInterval(watch);
  return (most - before) / MB;
}

/** A workbook with one part replaced by another, compressed. */
function withPart(path: string, bytes: Buffer, claims?: number): Buffer {
  const parts = Object.entries(workbookParts(list(3))).map(([name, xml]) => ({ path: name, bytes: Buffer.from(xml) }));
  return evilArchive([...parts.filter((part) => part.path !== path), { path, bytes, ...(claims !== undefined && { claims }) }]);
}

describe('a file that is refused', () => {
  it.each([
    ['a web page', readFileSync(samplePath('not-a-workbook.xlsx'))],
    ['a compound file of another program', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3000)])],
    ['nothing', Buffer.alloc(0)],
    ['an archive of something else', evilArchive([{ path: 'hello.txt', bytes: Buffer.from('hello') }])],
    ['half a workbook', workbookFile(list(3)).subarray(0, 900)],
    ['a workbook whose sheet is no XML', withPart('xl/worksheets/sheet1.xml', Buffer.from('<worksheet><sheetData><row r="1"'))],
  ])('is not a workbook: %s', async (_, bytes) => {
    expect(await refusal(bytes)).toEqual([
      422,
      'import-not-a-workbook',
      'This file is neither an Excel workbook (.xlsx) nor a CSV file. Save it as .xlsx and try again.',
    ]);
  });

  it('has a password', async () => {
    expect(await refusal(readFileSync(samplePath('with-password.xlsx')))).toEqual([
      422,
      'import-password',
      'This file has a password. Open it in Excel, take the password off, save it and try again.',
    ]);
  });

  it('is of an old Excel, whatever its name says', async () => {
    expect(await refusal(readFileSync(samplePath('old-excel.xls')))).toEqual([
      422,
      'import-old-excel',
      'This file is of an old Excel (.xls). Open it in Excel, save it as .xlsx and try again.',
    ]);
  });

  it('is larger than 5 MB', async () => {
    const bytes = Buffer.concat([workbookFile(list(3)), Buffer.alloc(5 * MB)]);
    expect((await refusal(bytes)).slice(0, 2)).toEqual([422, 'import-too-large']);
  });

  it('has more than 2,000 players, without headings and titles; 2,000 are read', async () => {
    expect((await refusal(workbookFile(list(2001)))).slice(0, 2)).toEqual([422, 'import-too-many-rows']);
    expect((await refusal(workbookFile(list(30_000)))).slice(0, 2)).toEqual([422, 'import-too-many-rows']);
    const { rows } = list(2000);
    const sheet = { rows: [['DANH SÁCH GOLFER'], ...rows, ['Tổng cộng: 2000']] };
    const { status, body } = await scene.upload(workbookFile(sheet));
    expect([status, body.counts.new, body.leftOut.length]).toEqual([200, 2000, 2]);
  });

  it('is not one with other long sheets that are not the list', async () => {
    const members = Array.from({ length: 5000 }, (_, at) => [`Hội viên ${at}`, at % 54]);
    const sheets = [
      { name: 'VHD', rows: [['Tên', 'VHD'], ...members] },
      {
        name: 'Flight',
        rows: [
          ['Fly', ...HEADING],
          [1, 'Nguyễn Văn An', 12],
        ],
      },
    ];
    const { status, body } = await scene.upload(workbookFile(...sheets));
    expect([status, body.sheet, body.counts.new]).toEqual([200, 'Flight', 1]);
  });

  it('has more text than 2,000 players need', async () => {
    const rows = Array.from({ length: 1100 }, (_, at) => [`Nguyễn Văn ${at}`, 12, 'x'.repeat(1990)]);
    expect((await refusal(workbookFile({ rows: [[...HEADING, 'Ghi chú'], ...rows] }))).slice(0, 2)).toEqual([422, 'import-too-much']);
  });

  it('has one row, or no player below its headings', async () => {
    expect((await refusal(workbookFile({ rows: [['a']] }))).slice(0, 2)).toEqual([422, 'import-no-header']);
    expect((await refusal(workbookFile(list(0)))).slice(0, 2)).toEqual([422, 'import-empty']);
  });

  it('is not sent as a file at all', async () => {
    const { status } = await test.ask('editor', `POST ${scene.importPath}/file`, { file: 'x' });
    expect(status).toBe(415);
  });

  it('comes with an invalid choice of columns', async () => {
    const { status, body } = await scene.upload(workbookFile(list(3)), { columns: { A: 'shoe size' } });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['reading.columns.A']]);
  });
});

describe('a bomb', () => {
  const blanks = Buffer.alloc(200 * MB, ' ');

  it.each([
    ['a sheet of 200 MB', () => withPart('xl/worksheets/sheet1.xml', blanks)],
    ['a sheet that claims 100 bytes', () => withPart('xl/worksheets/sheet1.xml', blanks, 100)],
    ['a picture of 200 MB', () => withPart('xl/media/image1.png', blanks)],
    ['one part listed 60,000 times', () => evilArchive([{ path: 'xl/worksheets/sheet1.xml', bytes: Buffer.from('x') }], 60_000)],
    ['parts that share 10 MB', () => evilArchive([{ path: 'xl/worksheets/sheet1.xml', bytes: blanks.subarray(0, 10 * MB) }], 900)],
  ])('is refused without using memory: %s', async (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(5 * MB);
    let answer: unknown;
    const megabytes = await memoryOf(async () => {
      answer = (await refusal(bytes)).slice(0, 2);
    });
    expect(answer).toEqual([422, 'import-bomb']);
    expect(megabytes).toBeLessThan(100);
  });

  it('cannot be made of entities: a document type is refused', async () => {
    const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
    const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "lol">${lol}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&l9;</t></is></c></row></sheetData></worksheet>`;
    expect((await refusal(withPart('xl/worksheets/sheet1.xml', Buffer.from(xml))))[0]).toBe(422);
  });

  it.each([
    ['a dimension of a billion rows', { ...list(3), dimension: 'A1:XFD1000000000' }, 200],
    ['all cells merged into one', { ...list(3), merges: ['A1:XFD1048576'] }, 200],
  ])('is not every odd file; this one is read: %s', async (_, sheet, status) => {
    const answer = await scene.upload(workbookFile(sheet));
    expect([answer.status, answer.body.counts?.new]).toEqual([status, 3]);
  });

  it.each(['XFD1048576', 'A1048576', 'XFD2'])('is a cell at %s, which would fill a sheet with empty cells', async (ref) => {
    const row = ref.replace(/\D/g, '');
    const sheet = workbookParts(list(0))['xl/worksheets/sheet1.xml'] ?? '';
    const far = sheet.replace('</sheetData>', `<row r="${row}"><c r="${ref}"><v>1</v></c></row></sheetData>`);
    expect((await refusal(withPart('xl/worksheets/sheet1.xml', Buffer.from(far)))).slice(0, 2)).toEqual([422, 'import-bomb']);
  });

  it.each([
    ['blanks', ' '.repeat(20 * MB), 'import-bomb'],
    ['a tag that never ends', '<c '.repeat(6 * MB), 'import-not-a-workbook'],
    ['a remark that never ends', `<worksheet><!--${'<a>'.repeat(6 * MB)}`, 'import-not-a-workbook'],
  ])('is a sheet of 20 MB of %s', async (_, xml, code) => {
    expect((await refusal(withPart('xl/worksheets/sheet1.xml', Buffer.from(xml))))[1]).toBe(code);
  });

  const relation = (at: number) =>
    `<Relationship Id="r${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/s${at}.xml"/>`;
  const workbook = (sheets: string) =>
    `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets}</sheets></workbook>`;
  const times = (count: number, text: (at: number) => string) => Array.from({ length: count }, (_, at) => text(at)).join('');
  const STRINGS = 'xl/sharedStrings.xml';
  const SHEET = 'xl/worksheets/sheet1.xml';
  it.each([
    ['200,000 sheets', 'xl/_rels/workbook.xml.rels', () => `<Relationships>${times(100_000, relation)}</Relationships>`],
    [
      'one sheet shown 200 times',
      'xl/workbook.xml',
      () => workbook(times(200, (at) => `<sheet name="s${at}" sheetId="${at}" r:id="rId1"/>`)),
    ],
    ['a million texts', STRINGS, () => `<sst>${'<si><t>a</t></si>'.repeat(1_000_000)}</sst>`],
    ['a text of a million parts', STRINGS, () => `<sst><si>${'<r><t>a</t></r>'.repeat(1_000_000)}</si></sst>`],
    ['a text of 200 MB, written as entities', STRINGS, () => `<sst><si><t>${'&amp;'.repeat(4_000_000)}</t></si></sst>`],
    ['a format that never ends', 'xl/styles.xml', () => `<styleSheet><numFmt numFmtId="164" formatCode="${'['.repeat(MB)}"/></styleSheet>`],
    ['a million styles', 'xl/styles.xml', () => `<styleSheet><cellXfs>${'<xf numFmtId="1"/>'.repeat(1_000_000)}</cellXfs></styleSheet>`],
    ['elements in elements', SHEET, () => `<worksheet><sheetData>${'<a>'.repeat(3_000_000)}</sheetData></worksheet>`],
    [
      '200,000 cells',
      SHEET,
      () =>
        `<worksheet><sheetData>${times(2000, (at) => `<row r="${at + 1}">${times(100, (column) => `<c r="${columnLetters(column)}${at + 1}"><v>1</v></c>`)}</row>`)}</sheetData></worksheet>`,
    ],
  ])('is a small workbook that would be read for long: %s', async (_, path, xml) => {
    expect((await refusal(withPart(path, Buffer.from(xml())))).slice(0, 2)).toEqual([422, 'import-bomb']);
  });

  it('is not a sheet with a million rows that are only formatted', async () => {
    const parts = workbookParts(list(3));
    const rows = Array.from({ length: 900_000 }, (_, at) => `<row r="${at + 10}"/>`).join('');
    const sheet = parts['xl/worksheets/sheet1.xml']?.replace('</sheetData>', `${rows}</sheetData>`) ?? '';
    expect((await scene.upload(withPart('xl/worksheets/sheet1.xml', Buffer.from(sheet)))).body.counts.new).toBe(3);
  });

  it('is a row beyond the last one that Excel has', async () => {
    const sheet = workbookParts(list(0))['xl/worksheets/sheet1.xml'] ?? '';
    const far = sheet.replace('</sheetData>', '<row r="9999999999"><c r="A9999999999"><v>1</v></c></row></sheetData>');
    expect((await refusal(withPart('xl/worksheets/sheet1.xml', Buffer.from(far))))[0]).toBe(422);
  });
});

describe('who may import', () => {
  const file = workbookFile(list(2));
  const routes = ['GET template', 'POST file', 'POST preview', 'POST apply'] as const;
  const call = (route: (typeof routes)[number], who: 'reader' | 'stranger') => {
    if (route === 'GET template') return test.ask(who, `GET ${scene.importPath}/template`);
    if (route === 'POST file') return scene.upload(file, undefined, {}, who);
    const rows = [{ row: 2, cells: { name: 'Nguyễn Văn An' } }];
    return route === 'POST preview' ? test.ask(who, `POST ${scene.importPath}/preview`, { rows }) : scene.apply(rows, who);
  };

  it.each(routes)('is not a user of right 0: %s', async (route) => {
    expect((await call(route, 'reader')).status).toBe(403);
  });

  it.each(routes)('is not another site: %s', async (route) => {
    expect(await call(route, 'stranger')).toMatchObject({ status: 404, body: { code: 'tournament-not-found' } });
  });
});

describe('a tournament that takes no list', () => {
  it('has no division, although the list is shown', async () => {
    await scene.begin({}, []);
    const seen = await scene.upload(workbookFile(list(2)));
    expect([seen.status, seen.body.counts.new]).toEqual([200, 2]);
    const { status, body } = await scene.apply(sendable(seen.body));
    expect([status, body.code, body.message]).toEqual([422, 'no-division', 'No division was found.']);
  });

  it('is closed', async () => {
    await scene.begin();
    await test.db.execute("update tournament set state = 'closed'");
    expect(await scene.upload(workbookFile(list(2)))).toMatchObject({ status: 409, body: { message: 'Tournament has ended.' } });
    expect((await scene.apply([{ row: 2, cells: { name: 'Nguyễn Văn An' } }])).status).toBe(409);
  });
});
