import { fold } from '../../player-import/read/fold.ts';

/** What the columns of a statement are about. `amount` has a sign, or `side` says it. */
export const STATEMENT_FIELDS = {
  day: [
    'ngay giao dich',
    'ngay gd',
    'transaction date',
    'trans date',
    'tnx date',
    'ngay phat sinh',
    'ngay gio giao dich',
    'ngay gio gd',
    'thoi gian giao dich',
    'thoi gian',
    'ngay gio',
    'ngay',
    'date',
    'ngay hach toan',
    'ngay ghi so',
    'posting date',
    'booking date',
    'ngay hieu luc',
    'ngay gia tri',
    'effective date',
    'value date',
    'ngay yeu cau',
    'ngay thuc hien',
    'requesting date',
  ],
  time: ['gio', 'gio giao dich', 'time'],
  reference: [
    ...['so tham chieu', 'ma tham chieu', 'reference', 'reference no', 'reference number', 'ref', 'ref no'],
    ...['ma giao dich', 'ma gd', 'so giao dich', 'so gd', 'transaction id', 'transaction no', 'transaction number', 'so but toan'],
    ...['so ct', 'so chung tu', 'doc no', 'document no', 'chung tu', 'so ft', 'trace'],
  ],
  in: [
    ...['ghi co', 'so tien ghi co', 'gui vao', 'so tien gui vao', 'phat sinh co', 'ps co', 'so tien phat sinh co', 'tien vao'],
    ...['so tien vao', 'co', 'so tien co', 'credit', 'credit amount', 'deposit', 'deposits', 'money in', 'so tien thu', 'thu', 'nhan'],
    ...['gui', 'nop', 'so phat sinh co', 'phat sinh tang', 'amount in', 'paid in', 'inflow'],
  ],
  out: [
    ...['ghi no', 'so tien ghi no', 'rut ra', 'so tien rut ra', 'phat sinh no', 'ps no', 'so tien phat sinh no', 'tien ra'],
    ...['so tien ra', 'no', 'so tien no', 'debit', 'debit amount', 'withdrawal', 'withdrawals', 'money out', 'so tien chi', 'chi'],
    ...['rut', 'so phat sinh no', 'phat sinh giam', 'amount out', 'paid out', 'outflow'],
  ],
  amount: ['so tien', 'so tien giao dich', 'so tien gd', 'amount', 'transaction amount', 'gia tri', 'phat sinh'],
  side: ['loai', 'loai giao dich', 'no co', 'ghi no co', 'dau', 'd c', 'c d', 'dr cr', 'debit credit', 'credit debit', 'type'],
  fee: ['phi', 'phi giao dich', 'fee', 'fees'],
  tax: ['thue', 'vat', 'thue gtgt', 'tax'],
  balance: [
    ...['so du', 'so du cuoi', 'so du sau giao dich', 'so du sau gd', 'so du luy ke', 'so du tai khoan', 'so du cuoi giao dich'],
    ...['balance', 'running balance', 'account balance', 'ledger balance'],
  ],
  text: [
    ...['noi dung', 'noi dung giao dich', 'noi dung chuyen khoan', 'noi dung chi tiet', 'dien giai', 'mo ta', 'mo ta giao dich'],
    ...['chi tiet', 'chi tiet giao dich', 'description', 'transaction description', 'details', 'transaction details', 'detail'],
    ...['remark', 'remarks', 'transaction remark', 'narrative', 'particulars', 'ghi chu'],
  ],
  currency: ['loai tien', 'tien te', 'currency', 'ccy'],
  payerName: [
    ...['ten doi tac', 'ten doi ung', 'ten tai khoan doi ung', 'ten nguoi chuyen', 'nguoi chuyen', 'ten nguoi gui', 'nguoi gui'],
    ...['don vi thu huong', 'ten nguoi nhan chuyen', 'ten nguoi thu huong', 'counterparty', 'counterparty name', 'offset name'],
  ],
  payerAccount: [
    ...['tai khoan doi tac', 'tai khoan doi ung', 'so tai khoan doi ung', 'so tai khoan doi tac', 'tk doi ung', 'so tk doi ung'],
    ...['counterparty account', 'counter account', 'corresponsive account', 'offset account'],
  ],
} as const satisfies Record<string, readonly string[]>;
export type StatementField = keyof typeof STATEMENT_FIELDS;

const FIELDS: ReadonlyMap<string, { field: StatementField; rank: number }> = new Map(
  (Object.entries(STATEMENT_FIELDS) as [StatementField, readonly string[]][]).flatMap(([field, words]) =>
    words.map((word, rank) => [word, { field, rank }] as const),
  ),
);
export const STATEMENT_WORDS: readonly string[] = [...FIELDS.keys()];

/** What a heading has beside its word: (1), (VND), đồng. */
const ASIDE = /^\d{1,2} | (?:vnd|dong|d|\d{1,2})$/g;

const SIDES: readonly StatementField[] = ['in', 'out'];

export type Meaning = { field: StatementField; rank: number };
/** Behind a column of amounts that says so. */
const SIGNED: Meaning = { field: 'amount', rank: STATEMENT_FIELDS.amount.length };
const meaningOf = (heading: string): Meaning | undefined => FIELDS.get(fold(heading).replace(ASIDE, ''));

/**
 * What a heading means, in either of its languages: “Nợ/Debit”, “Ngày giao dịch\nTransaction date”, “Số tiền ghi có (VND)”. Two columns in one, as
 * “Ngày giao dịch\nSố CT”, have two meanings, and their cells a line for each. In and out in one column have signs.
 */
export function headingMeanings(heading: string): Meaning[] {
  const whole = meaningOf(heading);
  if (whole !== undefined) return [whole];
  const parts = heading.split(/[\n/(|]+/).flatMap((part) => meaningOf(part) ?? []);
  const own = parts.filter(({ field }, at) => parts.findIndex((one) => one.field === field) === at);
  return SIDES.every((side) => own.some(({ field }) => field === side)) ? [SIGNED] : own;
}
