import { describe, expect, it } from 'vitest';
import { readVietQr, transferProblem, vietQr } from './vietqr.ts';

const ENTRY = { bank: '970416', account: '123456789', amount: 2_500_000, note: 'FW7K2Q9' };
const HEAD = '00020101021238530010A0000007270123000697041601091234567890208QRIBFTTA5303704';

/** The examples of NAPAS' own document (1.0, 6.1.2 and 6.1.3), and of a package that others use. */
const OTHERS = [
  [
    'to an account, without an amount',
    '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F',
    { bank: '970416', account: '257678859', amount: null, note: null },
  ],
  [
    'to a card',
    '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52',
    { bank: '970403', account: '9704031101234567', amount: null, note: null },
  ],
  [
    'with a bill number and a purpose',
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    { bank: '970403', account: '0011012345678', amount: 180_000, note: 'thanh toan don hang' },
  ],
  [
    'of a package',
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540410005802VN62150811Chuyen tien6304BBB8',
    { bank: '970416', account: '257678859', amount: 1000, note: 'Chuyen tien' },
  ],
] as const;

describe('a VietQR code', () => {
  it.each([
    [2_500_000, `${HEAD}540725000005802VN62110807FW7K2Q963048CCB`],
    [10_000_000, `${HEAD}5408100000005802VN62110807FW7K2Q96304D233`],
    [12_000_000, `${HEAD}5408120000005802VN62110807FW7K2Q9630460BF`],
    [25_000_000, `${HEAD}5408250000005802VN62110807FW7K2Q963047809`],
    [2500, `${HEAD}540425005802VN62110807FW7K2Q96304B77E`],
  ])('of %d dong says the bank, the account, the amount and the note, and is read back', (amount, payload) => {
    expect(vietQr({ ...ENTRY, amount })).toBe(payload);
    expect(readVietQr(payload)).toEqual({ ...ENTRY, amount });
  });

  it.each([
    ['amount', { amount: 2_500_000.5 }],
    ['amount', { amount: '2.500.000' as unknown as number }],
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 1e13 }],
    ['amount', { amount: Number.NaN }],
    ['note', { note: 'Nộp phí' }],
    ['note', { note: 'FW7K2Q9 GIAI MUA THU 202626' }],
    ['note', { note: '' }],
    ['note', { note: 'FW7K2Q9-1' }],
    ['bank', { bank: 'ACB' }],
    ['account', { account: '0123 456 789' }],
    ['account', { account: '' }],
  ] as const)('is not made where the %s does not fit: %o', (part, change) => {
    expect(transferProblem({ ...ENTRY, ...change })).toBe(part);
    expect(vietQr({ ...ENTRY, ...change })).toBeNull();
  });

  it.each(OTHERS)('of others is read: %s', (_, payload, said) => {
    expect(readVietQr(payload)).toEqual(said);
  });

  it('is read with its tags in another order and a checksum in small letters', () => {
    const turned = `62110807FW7K2Q95802VN${HEAD}540725000006304`;
    expect(readVietQr(`${turned}${sumOf(turned).toLowerCase()}`)).toEqual(ENTRY);
  });

  it.each([
    [
      'with a wrong length within, as NAPAS’ 6.1.1 has it',
      '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5',
    ],
    ['with one wrong sign', `${HEAD}540725000005802VN62110807FW7K2Q863048CCB`],
    ['with the checksum of another', '00020101021238570010A00000072701270006970436011308810004580860208QRIBFTTA53037045802VN6304CD60'],
    ['cut off', `${HEAD}540725000005802VN62110807FW7`],
    ['that is an address', 'https://club.vn'],
    ['that is empty', ''],
  ])('is not read %s', (_, payload) => {
    expect(readVietQr(payload)).toBeNull();
  });

  it('is not read where a length is letters although its checksum is right', () => {
    const damaged = `${HEAD}54AB25000005802VN62110807FW7K2Q96304`;
    expect(readVietQr(damaged + sumOf(damaged))).toBeNull();
  });
});

/** Bit by bit, as the standard says it. */
function sumOf(text: string): string {
  let sum = 0xffff;
  for (const bit of [...text].flatMap((sign) => [...sign.charCodeAt(0).toString(2).padStart(8, '0')])) {
    const isSet = (sum >> 15) ^ Number(bit);
    sum = ((sum << 1) & 0xffff) ^ (isSet ? 0x1021 : 0);
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}
