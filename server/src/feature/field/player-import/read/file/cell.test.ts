import { describe, expect, it } from 'vitest';
import { workbookParts, zip } from '../../sample/workbook-file.ts';
import { sheetsOfFile } from '../list-file.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

type Parts = { cells: string; formats?: readonly string[]; workbook?: string; styles?: string };

/** The texts of one row of cells, with a style for each format. */
async function row({ cells, formats = [], workbook = '', styles = '' }: Parts): Promise<string[]> {
  const numbers = formats.map((format, at) => `<numFmt numFmtId="${170 + at}" formatCode="${format}"/>`).join('');
  const xfs = formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('');
  const base = workbookParts({ rows: [] });
  const parts = {
    ...base,
    'xl/workbook.xml': (base['xl/workbook.xml'] ?? '').replace('<sheets>', `${workbook}<sheets>`),
    'xl/styles.xml': `<styleSheet ${MAIN} ${styles}><numFmts>${numbers}</numFmts><cellXfs><xf numFmtId="0"/>${xfs}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData><row>${cells}</row></sheetData></worksheet>`,
  };
  const file = Buffer.from(zip(new Map(Object.entries(parts).map(([path, xml]) => [path, Buffer.from(xml)]))));
  return (await sheetsOfFile(file))[0]?.rows[0] ?? [];
}

const cell = (value: string | number, attributes = '') => `<c ${attributes}><v>${value}</v></c>`;

describe('a cell of a workbook', () => {
  it.each([
    ['hh:mm', 46361.31284722222, '07:30'],
    ['hh:mm', 0.3125, '07:30'],
    ['hh:mm', 0.29166666, '07:00'],
    ['[h]:mm', 1.3125, '31:30'],
    ['dd/mm/yyyy', 29295.000347222223, '15/03/1980'],
    ['m/d/yyyy', 33615, '12/01/1992'],
    ['dd/mm/yyyy hh:mm', 46361.3125, '05/12/2026 07:30'],
    ['0000000000', 912345678, '0912345678'],
    ['+0.0;-0.0;0', 8, '+8.0'],
    ['+0.0;-0.0;0', -3, '-3.0'],
    ['General', '12.3999999999999999997', '12.4'],
  ])('says what its format %s shows', async (format, value, shown) => {
    expect(await row({ cells: cell(value, 's="1"'), formats: [format] })).toEqual([shown]);
  });

  it.each([
    ['a day', cell('2026-12-05', 't="d"'), '05/12/2026'],
    ['a time', cell('07:30:00', 't="d"'), '07:30'],
    ['a time with its letter', cell('T07:30:00.000Z', 't="d"'), '07:30'],
    ['a day with a time', cell('2026-12-05T07:30:30', 't="d"'), '05/12/2026 07:30'],
    ['a switch', cell(1, 't="b"'), 'TRUE'],
    ['a switch that is off', cell('false', 't="b"'), 'FALSE'],
    ['a zero', cell('0'), '0'],
    ['a zero with decimals', cell('0.0'), '0'],
    ['a zero of a power', cell('0E0'), '0'],
    ['a text with an apostrophe', '<c t="inlineStr"><is><t>\'0912345678</t></is></c>', '0912345678'],
    [
      'a text in parts, with how it sounds',
      '<c t="inlineStr"><is><r><t>山田</t></r><r><t> 太郎</t></r><rPh><t>ヤマダ</t></rPh></is></c>',
      '山田 太郎',
    ],
    ['a text without a type', '<c t="str"><f>A1</f><v>An</v></c>', 'An'],
  ])('holds %s', async (_, xml, text) => {
    expect(await row({ cells: xml })).toEqual([text]);
  });

  it('is unknown if its formula has never been calculated', async () => {
    const formula = (value: string, type = '') => `<c ${type}><f>B1+1</f>${value}</c>`;
    expect(await row({ cells: formula('') + formula('<v></v>') + formula('<v>0</v>') })).toEqual(['#CALC?', '#CALC?', '0']);
    const left = '<calcPr fullCalcOnLoad="1"/>';
    expect(await row({ cells: formula('<v>0</v>') + formula('<v>12</v>'), workbook: left })).toEqual(['#CALC?', '12']);
    expect(await row({ cells: formula('<v></v>', 't="str"') + cell(1) })).toEqual(['', '1']);
  });

  it('is read under styles whose first tag is longer than a page', async () => {
    const names = Array.from({ length: 90 }, (_, at) => `xmlns:n${at}="http://schemas.example.org/a/long/name/of/a/space/${at}"`);
    expect(await row({ cells: cell(12), styles: names.join(' ') })).toEqual(['12']);
  });

  it('counts days from 1904 if the workbook does', async () => {
    expect(
      await row({ cells: cell(0, 's="1"') + cell(27833, 's="1"'), formats: ['dd/mm/yyyy'], workbook: '<workbookPr date1904="true"/>' }),
    ).toEqual(['00:00', '15/03/1980']);
  });
});

const OPEN = ['office', 'table', 'text', 'number', 'style'].map((name) => `xmlns:${name}="${name}"`).join(' ');

/** The texts of one row of an OpenDocument. */
async function openRow(cells: string, styles = ''): Promise<string[]> {
  const xml = `<office:document-content ${OPEN}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A"><table:table-row>${cells}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
  const type = Buffer.from('application/vnd.oasis.opendocument.spreadsheet');
  const file = zip(
    new Map([
      ['mimetype', type],
      ['content.xml', Buffer.from(xml)],
    ]),
  );
  return (await sheetsOfFile(Buffer.from(file)))[0]?.rows[0] ?? [];
}
const open = (attributes: string, text = '') => `<table:table-cell ${attributes}>${text && `<text:p>${text}</text:p>`}</table:table-cell>`;

describe('a cell of an OpenDocument', () => {
  it.each([
    ['PT13H05M00S', '13:05'],
    ['PT013H05M00S', '13:05'],
    ['PT7H30M', '07:30'],
    ['PT7.5H', '07:30'],
    ['PT450M', '07:30'],
    ['PT27000S', '07:30'],
    ['P0DT07H30M00S', '07:30'],
  ])('has the time %s', async (duration, time) => {
    expect(await openRow(open(`office:value-type="time" office:time-value="${duration}"`))).toEqual([time]);
  });

  it.each([
    ['a value that its text hides', open('office:value-type="float" office:value="0"', 'scratch'), '0'],
    ['a value without a text', open('office:value-type="float" office:value="0"'), '0'],
    ['a value with zeros before it', open('office:value-type="float" office:value="912345678"', '0912345678'), '0912345678'],
    ['a value with decimals that are not shown', open('office:value-type="float" office:value="12.46666"', '12,5'), '12,5'],
    ['a switch', open('office:value-type="boolean" office:boolean-value="True"', 'WAHR'), 'TRUE'],
    ['a day', open('office:value-type="date" office:date-value="1980-03-15"', '15.03.80'), '15/03/1980'],
    [
      'a day with a time of which the time is shown',
      open('office:value-type="date" office:date-value="2026-12-05T07:30:30"', '07:30'),
      '07:30',
    ],
    ['a flight of which a program made a day', open('office:value-type="date" office:date-value="0001-01-01"', '1-1'), '1-1'],
    ['a text in an attribute', open('office:value-type="string" office:string-value="An"'), 'An'],
    ['a formula that was never calculated', open('table:formula="of:=[.A1]"'), '#CALC?'],
  ])('has %s', async (_, xml, text) => {
    expect(await openRow(xml)).toEqual([text]);
  });

  it('is shown by its format', async () => {
    const phone =
      '<number:number-style style:name="N1"><number:number number:decimal-places="0" number:min-integer-digits="10"/></number:number-style><style:style style:name="ce1" style:data-style-name="N1"/>';
    expect(await openRow(open('table:style-name="ce1" office:value-type="float" office:value="912345678"', '912345678'), phone)).toEqual([
      '0912345678',
    ]);
  });
});

describe('a cell of other files', () => {
  const text = async (file: string) => (await sheetsOfFile(Buffer.from(file)))[0]?.rows.flat();

  it('is shown by its format: XML of Excel 2003, also by that of its column', async () => {
    const style =
      '<Style ss:ID="s1"><NumberFormat ss:Format="0000000000"/></Style><Style ss:ID="s2"><NumberFormat ss:Format="Short Time"/></Style>';
    const data = (type: string, value: string, id = '') =>
      `<Cell${id && ` ss:StyleID="${id}"`}><Data ss:Type="${type}">${value}</Data></Cell>`;
    const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles>${style}</Styles><Worksheet ss:Name="A"><Table><Column ss:StyleID="s1"/><Row>${data('Number', '912345678')}${data('Number', '0.3125', 's2')}</Row><Row>${data('DateTime', '1899-12-31T07:30:00.000')}${data('Boolean', '1')}</Row></Table></Worksheet></Workbook>`;
    expect(await text(xml)).toEqual(['0912345678', '07:30', '07:30', 'TRUE']);
  });

  it('is shown by its format: a page, whose cells or classes say it', async () => {
    const html = `<html><style>.p {mso-number-format:"0000000000";}</style><table><tr><td class="x p">912345678</td><td style="mso-number-format:'\\@'">0912</td></tr><tr><td style="mso-number-format:000">7</td><td class=p>0912345678</td></tr></table></html>`;
    expect(await text(html)).toEqual(['0912345678', '0912', '007', '0912345678']);
  });
});
