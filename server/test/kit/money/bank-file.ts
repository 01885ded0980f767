import writeWorkbook from 'write-excel-file/node';

/** A line as a bank has it: its day, what it moves, and its note. */
export type BankEntry = { day: string; amount: number; note: string };
/** The account and its opening balance; references begin with this number. */
type Head = { account: string; opening: number; from: number };

const grouped = (amount: number, sign: string): string => String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, sign);
const dayText = (iso: string): string => iso.split('-').toReversed().join('/');

function rowsOf(lines: readonly BankEntry[], { opening, from }: Head) {
  let balance = opening;
  return lines.map(({ day, amount, note }, nth) => {
    balance += amount;
    return { day, amount, note, balance, reference: `FT${String(from + nth).padStart(8, '0')}` };
  });
}
const closingOf = (lines: readonly BankEntry[], opening: number): number => lines.reduce((sum, { amount }) => sum + amount, opening);
const sumOf = (lines: readonly BankEntry[], sign: 1 | -1): number => lines.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0);

/** A workbook: in and out apart with commas, the balances at its ends alone, a total below. */
export async function workbookOfBank(lines: readonly BankEntry[], head: Head): Promise<Buffer> {
  const money = (amount: number) => (amount > 0 ? grouped(amount, ',') : '');
  const rows = [
    ['NGAN HANG MAU'],
    ['Số tài khoản:', head.account],
    ['Số dư đầu kỳ:', grouped(head.opening, ',')],
    ['Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Mô tả'],
    ...rowsOf(lines, head).map(({ day, reference, amount, note }) => [dayText(day), reference, money(-amount), money(amount), note]),
    ['Tổng cộng', '', money(sumOf(lines, -1)), money(sumOf(lines, 1))],
    ['Số dư cuối kỳ:', grouped(closingOf(lines, head.opening), ',')],
  ];
  return writeWorkbook(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
}

/** A page that is called a workbook, with a balance in every row. */
export function pageOfBank(lines: readonly BankEntry[], head: Head): Buffer {
  const row = (cells: readonly string[], tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const money = (amount: number) => (amount > 0 ? grouped(amount, ',') : '');
  const body = rowsOf(lines, head).map(({ day, reference, amount, balance, note }) =>
    row([dayText(day), reference, money(-amount), money(amount), grouped(balance, ','), note]),
  );
  const heads = [
    'Ngày giao dịch<br>Transaction date',
    'Số CT<br>Doc no',
    'Ghi nợ<br>Debit',
    'Ghi có<br>Credit',
    'Số dư<br>Balance',
    'Nội dung',
  ];
  return Buffer.from(
    `<html><meta charset="utf-8"><body><table>${row(['Tài khoản', head.account])}</table><table>${row(heads, 'th')}${body.join('')}</table></body></html>`,
  );
}

/** Letters: one column with a sign, points, the newest first. */
export function lettersOfBank(lines: readonly BankEntry[], head: Head): Buffer {
  const rows = rowsOf(lines, head).toReversed();
  const text = rows.map(({ day, reference, amount, balance, note }) =>
    [`${day} 09:00`, reference, `${amount < 0 ? '-' : '+'}${grouped(amount, '.')}`, grouped(balance, '.'), note].join(';'),
  );
  return Buffer.from(['Ngày giao dịch;Mã giao dịch;Số tiền;Số dư;Diễn giải', ...text, ''].join('\n'));
}
