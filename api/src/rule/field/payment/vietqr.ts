/** What a transfer is to say: the bank by its six digits, the account, whole dong, and the note. */
export type Transfer = { bank: string; account: string; amount: number; note: string };
/** A code of anybody may leave the amount and the note to whoever pays. */
export type TransferRead = Pick<Transfer, 'bank' | 'account'> & { amount: number | null; note: string | null };

/** What a code takes of each part; a note of other signs is changed by banks, or its length is counted in two ways. */
const PARTS = {
  bank: /^\d{6}$/,
  account: /^[A-Z0-9]{4,19}$/,
  amount: /^[1-9]\d{0,12}$/,
  note: /^(?! )[A-Z0-9 ]{1,25}(?<! )$/,
} as const satisfies Record<keyof Transfer, RegExp>;

/** The part of a transfer that no code can hold; null: all can. */
export const transferProblem = (transfer: Transfer): keyof Transfer | null =>
  (Object.keys(PARTS) as (keyof Transfer)[]).find((part) => !PARTS[part].test(String(transfer[part]))) ?? null;

const TO_ACCOUNT = 'QRIBFTTA';
const NAPAS = 'A000000727';

/**
 * The payload of a VietQR code (NAPAS 247 to an account, one payment), a text of tags with their lengths. The note stands in 62-08: banks do not show 62-01.
 * It is read back before it is given away. Null: a part of it does not fit, see `transferProblem`.
 *
 * @example vietQr({ bank: '970416', account: '123456789', amount: 2500000, note: 'FW7K2Q9' })
 */
export function vietQr(transfer: Transfer): string | null {
  if (transferProblem(transfer) !== null) return null;
  const { bank, account, amount, note } = transfer;
  const beneficiary = field('00', bank) + field('01', account);
  const tags = [
    field('00', '01'),
    field('01', '12'),
    field('38', field('00', NAPAS) + field('01', beneficiary) + field('02', TO_ACCOUNT)),
    field('53', '704'),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', note)),
  ];
  const summed = `${tags.join('')}6304`;
  const payload = summed + checksum(summed);
  const read = readVietQr(payload);
  const isSame = read?.bank === bank && read.account === account && read.amount === amount && read.note === note;
  return isSame ? payload : null;
}

/** What a VietQR code says, its tags in any order. Only 38, its 01, and 62 are opened: an amount may look like tags. Null: it is none, damaged, or
 * has letters whose length others count in bytes. */
export function readVietQr(payload: string): TransferRead | null {
  const sum = /^([ -~]*6304)([\dA-F]{4})$/i.exec(payload);
  if (sum === null || checksum(sum[1] ?? '') !== sum[2]?.toUpperCase()) return null;
  const tags = fieldsOf(payload);
  const merchant = fieldsOf(tags?.get('38') ?? '');
  const beneficiary = fieldsOf(merchant?.get('01') ?? '');
  const beside = fieldsOf(tags?.get('62') ?? '');
  const [bank, account, amount] = [beneficiary?.get('00'), beneficiary?.get('01'), tags?.get('54')];
  if (tags?.get('53') !== '704' || merchant?.get('00') !== NAPAS || beside === null || bank === undefined || account === undefined)
    return null;
  if (amount !== undefined && !PARTS.amount.test(amount)) return null;
  return { bank, account, amount: amount === undefined ? null : Number(amount), note: beside.get('08') ?? null };
}

/** A tag with two digits, its length in two digits, its value. */
const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

function fieldsOf(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [head, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (head === undefined || value.length === 0 || value.length !== Number(length) || fields.has(tag)) return null;
    fields.set(tag, value);
    at += 4 + value.length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE of a text in ASCII, four hexadecimal digits in capitals. */
function checksum(text: string): string {
  let sum = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    sum ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}
