import { describe, expect, it } from 'vitest';
import { sheetsOfCells, sheetsOfFile } from '../../player-import/read/list-file.ts';
import { type Merge, plainSheet, type Sheet } from '../../player-import/read/sheet.ts';
import { STATEMENT_WORDS } from './heading.ts';
import { StatementRefused } from './refused.ts';
import { tableStatement } from './table.ts';

const ACCOUNT = '0123456789';
const read = (rows: string[][], more: Partial<Sheet> = {}) => tableStatement([{ ...plainSheet(rows), ...more }], [ACCOUNT]);
const amounts = (rows: string[][], more: Partial<Sheet> = {}) => read(rows, more).lines.map(({ day, amount }) => [day, amount]);
const refusal = (ask: () => unknown) => {
  try {
    ask();
  } catch (error) {
    return error instanceof StatementRefused && [error.problem, error.row];
  }
};

const RIGHT = [
  ['2026-11-02', 2_500_000],
  ['2026-11-13', -33_000],
];
const HEAD = ['Ngày giao dịch', 'Ghi nợ', 'Ghi có', 'Số dư', 'Nội dung'];
const LINES = [
  ['02/11/2026', '', '2,500,000', '14,500,000', 'FW7K2Q9'],
  ['13/11/2026', '33,000', '', '14,467,000', 'PHI'],
];
const merge = (top: number, left: number, bottom: number, right: number): Merge => ({ top, left, bottom, right });

describe('the table of a statement', () => {
  it.each<[string, string[][], Partial<Sheet>]>([
    [
      'with two columns in one',
      [
        ['Ngày GD/\nTNX Date\nSố CT', 'Nợ', 'Có'],
        ['02/11/2026\nFT1', '', '2.500.000'],
        ['13/11/2026\nFT2', '33.000', ''],
      ],
      {},
    ],
    [
      'with numbered headings',
      [
        ['(1) Ngày', '(2) Nợ', '(3) Có'],
        ['02/11/2026', '', '2.500.000'],
        ['13/11/2026', '33.000', ''],
      ],
      {},
    ],
    [
      'with days as Excel counts them',
      [
        ['Ngày', 'Nợ', 'Có'],
        ['46328.3368', '', '2500000'],
        ['46339', '33000', ''],
      ],
      {},
    ],
    ['in English', [['Transaction Date', 'Withdrawal', 'Deposit', 'Running balance', 'Details'], ...LINES], {}],
    ['in both languages', [['Ngày hiệu lực\nEffective date', 'Nợ/Debit', 'Có/Credit', 'Số dư/Balance', 'Mô tả'], ...LINES], {}],
    ['with units in its headings', [['Ngày GD', 'Số tiền ghi nợ (VND)', 'Số tiền ghi có (VND)', 'Số dư (VND)', 'Diễn giải'], ...LINES], {}],
    [
      'with headings in two rows',
      [['Ngày', 'Số tiền', '', 'Số dư', 'Nội dung'], ['', 'Nợ', 'Có', '', ''], ...LINES],
      { merges: [merge(0, 1, 0, 2)] },
    ],
    [
      'below two days, of which the first is of the transfer',
      [['Ngày hạch toán', ...HEAD], ...LINES.map((row) => ['30/11/2026', ...row])],
      {},
    ],
    [
      'with columns that are merged across',
      [
        ['Ngày', '', 'Chi', 'Thu'],
        ['02/11/2026', '', '', '2.500.000'],
        ['', '13/11/2026', '33.000', ''],
      ],
      { merges: [merge(0, 0, 0, 1)] },
    ],
    [
      'with a column that says the side',
      [
        ['Ngày', 'Loại', 'Số tiền'],
        ['02-11-2026', 'Ghi có', '2.500.000'],
        ['13-11-2026', 'Ghi nợ', '33.000'],
      ],
      {},
    ],
    [
      'with one column of signs',
      [
        ['Date', 'Amount'],
        ['2026-11-02T08:05:00', '2,500,000'],
        ['2026-11-13', '(33,000)'],
      ],
      {},
    ],
    [
      'with the month first, as its days show',
      [HEAD, ...LINES.map(([day = '', ...row]) => [day.replace(/^(..).(..)/, '$2/$1'), ...row])],
      {},
    ],
    ['with named months and short years', [HEAD, ...LINES.map(([day = '', ...row]) => [day.replace('/11/2026', '-Nov-26'), ...row])], {}],
    [
      'with its opening balance in a row of its own',
      [HEAD, ['Số dư đầu kỳ', '', '', '12,000,000'], ...LINES, ['Số dư cuối kỳ', '', '', '14,467,000']],
      {},
    ],
    [
      'with one column for both sides, with signs',
      [
        ['Ngày', 'Ghi nợ/Ghi có'],
        ['02/11/2026', '+2.500.000,00'],
        ['13/11/2026', '-33.000,00'],
      ],
      {},
    ],
    [
      'with one column for both sides, with signs behind',
      [
        ['Date', 'Debit/Credit'],
        ['02.11.2026', '2.500.000,00+'],
        ['13.11.2026', '33.000,00-'],
      ],
      {},
    ],
    ['with how many came in and went out below', [HEAD, ...LINES, ['Tổng số giao dịch', '1', '1']], {}],
    [
      'with the month first, as its period shows',
      [
        ['Period: 11/01/2026 - 11/30/2026'],
        ['Date', 'Withdrawal', 'Deposit'],
        ['11/02/2026', '', '2,500,000'],
        ['11/13/2026', '33,000', ''],
      ],
      {},
    ],
    [
      'with a sum on each page',
      [HEAD, LINES[0] ?? [], ['Cộng trang', '', '2,500,000'], HEAD, LINES[1] ?? [], ['Cộng trang', '33,000', '']],
      {},
    ],
  ])('is read %s', (_, rows, more) => {
    expect(amounts(rows, more)).toEqual(RIGHT);
  });

  it('takes the reference out of two columns in one', () => {
    const { lines } = read([
      ['Ngày/Số CT', 'Có'],
      ['02/11/2026\n5078 - 12345', '5'],
    ]);
    expect(lines.map(({ day, reference }) => [day, reference])).toEqual([['2026-11-02', '5078-12345']]);
  });

  it('has notes that go on in rows of their own', () => {
    const { lines } = read([HEAD, ['02/11/2026', '', '2,500,000', '', 'MBVCB.FW7'], ['', '', '', '', 'K2Q9 GIAI'], ['Người lập biểu']]);
    expect(lines.map(({ text }) => text)).toEqual(['MBVCB.FW7K2Q9 GIAI']);
  });

  it('has a fee within the debit where the balances say so', () => {
    const rows = [
      ['Ngày', 'Nợ', 'Có', 'Phí', 'Số dư'],
      ['02/11/2026', '', '5,000', '', '5,000'],
      ['03/11/2026', '1,000', '', '100', '4,000'],
    ];
    expect(amounts(rows)).toEqual([
      ['2026-11-02', 5000],
      ['2026-11-03', -1000],
    ]);
  });

  it('is of the account that it names, and else of the only one that it may be of', () => {
    const accountOf = (head: string[][], accounts: string[]) => {
      const { account, lines } = tableStatement([plainSheet([...head, HEAD, ...LINES])], accounts);
      return [account, lines[0]?.account];
    };
    expect(accountOf([['Số tài khoản', '222333444']], [ACCOUNT, '222333444'])).toEqual(['222333444', '222333444']);
    expect(accountOf([], [ACCOUNT])).toEqual([null, ACCOUNT]);
    expect(refusal(() => accountOf([], [ACCOUNT, '222333444']))).toEqual(['which-account', null]);
  });

  it('is on every page of a print', () => {
    const pages = LINES.map((row) => plainSheet([HEAD, row]));
    expect(tableStatement(pages, [ACCOUNT]).lines.length).toBe(2);
    expect(
      refusal(() =>
        tableStatement(
          [
            plainSheet([HEAD, ...LINES]),
            plainSheet([
              ['Ngày', 'Số tiền'],
              ['02/11/2026', '+1'],
            ]),
          ],
          [ACCOUNT],
        ),
      ),
    ).toEqual(['two-tables', 1]);
  });

  it('may be pasted, or a CSV file in the encodings of Vietnam', async () => {
    const text = [
      'Ngày giao dịch;Số tiền;Số dư;Nội dung',
      '02/11/2026;+2,500,000;14,500,000;Nộp',
      '13/11/2026;-33,000;14,467,000;Phí',
    ].join('\n');
    expect(tableStatement(sheetsOfCells(text, STATEMENT_WORDS), [ACCOUNT]).lines.map(({ day, amount }) => [day, amount])).toEqual(RIGHT);
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(tableStatement(await sheetsOfFile(wide, STATEMENT_WORDS), [ACCOUNT]).lines.map(({ day, amount }) => [day, amount])).toEqual(
      RIGHT,
    );
  });

  it('tells whether the balances prove it', () => {
    expect(read([HEAD, ...LINES])).toMatchObject({ isChained: true, opening: 12_000_000, closing: 14_467_000, account: null });
    expect(
      read([
        ['Ngày', 'Thu'],
        ['02/11/2026', '5'],
      ]),
    ).toMatchObject({ isChained: false, opening: null, closing: null });
  });
});

describe('a statement of which nothing is taken in', () => {
  it.each<[string, string[][], Partial<Sheet>, unknown]>([
    ['has no table', [['Danh sách'], ['An']], {}, ['no-table', null]],
    ['has no lines', [HEAD], {}, ['no-lines', null]],
    ['is of another account', [['Số tài khoản', '999888777'], HEAD, ...LINES], {}, ['other-account', null]],
    ['is in another currency', [['Loại tiền', 'USD'], HEAD, ...LINES], {}, ['currency', null]],
    [
      'has a line in another currency',
      [
        [...HEAD, 'Loại tiền'],
        [...(LINES[0] ?? []), 'USD'],
      ],
      {},
      ['currency', 2],
    ],
    ['has decimals', [HEAD, ['02/11/2026', '', '2,500,000.50', '', '']], {}, ['decimals', 2]],
    ['has decimals that are not shown', [HEAD, ...LINES], { rounded: new Map([['1:2', '2500000.4']]) }, ['decimals', 2]],
    ['has less than nothing in the column of money in', [HEAD, ['02/11/2026', '', '-2,500,000', '', '']], {}, ['negative', 2]],
    ['has both sides in one line', [HEAD, ['02/11/2026', '1', '1', '', '']], {}, ['two-amounts', 2]],
    ['has a line without an amount', [HEAD, ['02/11/2026', '', '', '', 'x']], {}, ['no-amount', 2]],
    [
      'does not say which side',
      [
        ['Ngày', 'Số tiền'],
        ['02/11/2026', '5'],
      ],
      {},
      ['no-direction', 2],
    ],
    ['has days that contradict each other', [HEAD, ['13/11/2026', '', '1', '', ''], ['11/13/2026', '', '1', '', '']], {}, ['day', 2]],
    ['has a day far from its period', [['Từ ngày 01/11/2026 đến ngày 15/11/2026'], HEAD, ['02/11/2062', '', '1', '', '']], {}, ['day', 3]],
    [
      'follows in time only with the month first',
      [HEAD, ['11/03/2026', '', '1', '', ''], ['12/02/2026', '', '1', '', ''], ['01/04/2027', '', '1', '', '']],
      {},
      ['day-order', 2],
    ],
    [
      'has lines of a second account below',
      [['Số tài khoản', ACCOUNT], HEAD, ...LINES, ['Số tài khoản: 999888777'], ...LINES],
      {},
      ['several-accounts', null],
    ],
    ['names another currency beside its account', [['Tài khoản', ACCOUNT, 'USD'], HEAD, ...LINES], {}, ['currency', null]],
    ['has cells merged over several lines', [HEAD, ...LINES], { merges: [merge(1, 0, 2, 0)] }, ['merged', 2]],
    ['has a sum that is another one', [HEAD, ...LINES, ['Tổng', '33,000', '2,400,000']], {}, ['total', 4]],
    ['has an opening balance that does not lead to the first', [['Số dư đầu kỳ', '1'], HEAD, ...LINES], {}, ['chain', 3]],
    ['has a closing balance that is another one', [['Số dư cuối kỳ', '1'], HEAD, ...LINES], {}, ['chain', 4]],
    ['has a quotation mark that nobody closed', [HEAD, ['02/11/2026', '', '1', '', '"FW7']], {}, ['cut', 2]],
    ['is too long', [HEAD, ...LINES], { isTooLong: true }, ['too-long', null]],
  ])('%s', (_, rows, more, expected) => {
    expect(refusal(() => read(rows, more))).toEqual(expected);
  });
});
