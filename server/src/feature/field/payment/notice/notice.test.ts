import { createHmac } from 'node:crypto';
import type { NoticeProvider } from '@fairway/api/choice/field/payment';
import { describe, expect, it } from 'vitest';
import { readNotices } from './notice.ts';

type Sent = { body: string; heads?: Record<string, string>; key: string; now?: string };
const read = (provider: NoticeProvider, { body, heads = {}, key, now = '2026-11-23T16:59:00Z' }: Sent) =>
  readNotices(provider, { body: Buffer.from(body), heads, now: new Date(now) }, key);

const SEPAY_BODY =
  '{"id":92704,"gateway":"Vietcombank","transactionDate":"2026-11-23 23:58:41","accountNumber":"0123499999","code":null,"content":"MBVCB.1.FW7K2Q9.CT tu 1","transferType":"in","transferAmount":2500000,"accumulated":19077000,"subAccount":null,"referenceCode":"MBVCB.1","description":""}';
const SEPAY: Sent = {
  ...{ body: SEPAY_BODY, key: 'fairway-test', now: new Date((1_795_453_121 + 60) * 1000).toISOString() },
  heads: {
    'x-sepay-timestamp': '1795453121',
    'x-sepay-signature': 'sha256=20db1c46458929ffd51057710139274336a21e2488d8051b5b7d79c0472c9bb3',
  },
};
const signedBySepay = (body: string): Sent => ({
  ...{ body, key: 'fairway-test', now: SEPAY.now ?? '' },
  heads: {
    'x-sepay-timestamp': '1795453121',
    'x-sepay-signature': `sha256=${createHmac('sha256', 'fairway-test').update(`1795453121.${body}`).digest('hex')}`,
  },
});

/** The sample of payOS' own page. */
const PAYOS_DATA = {
  ...{ orderCode: 123, amount: 3000, description: 'VQRIO123', accountNumber: '12345678', reference: 'TF230204212323' },
  ...{ transactionDateTime: '2023-02-04 18:25:00', currency: 'VND', paymentLinkId: '124c33293c43417ab7879e14c8d9eb18', code: '00' },
  ...{ desc: 'Thành công', counterAccountBankId: '', counterAccountBankName: '', counterAccountName: '', counterAccountNumber: '' },
  ...{ virtualAccountName: '', virtualAccountNumber: '' },
};
const payos = (data: object, signature = '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03'): Sent => ({
  body: JSON.stringify({ code: '00', desc: 'success', success: true, data, signature }),
  key: '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675',
});

const CASSO_DATA = {
  ...{ id: 7, reference: 'FT26327001', description: 'FW7K2Q9 giải/thu', amount: 2_500_000, runningBalance: 9 },
  ...{ transactionDateTime: '2026-11-23 23:58:41', accountNumber: '0123456789', bankName: 'B' },
  ...{ counterAccountName: 'NGUYEN VAN A', counterAccountNumber: '19000012345' },
};
/** Its keys in the order of the alphabet, as they are signed. */
const CASSO_SIGNED =
  '{"data":{"accountNumber":"0123456789","amount":2500000,"bankName":"B","counterAccountName":"NGUYEN VAN A","counterAccountNumber":"19000012345","description":"FW7K2Q9 giải/thu","id":7,"reference":"FT26327001","runningBalance":9,"transactionDateTime":"2026-11-23 23:58:41"},"error":0}';
const CASSO_AT = String(Date.parse('2026-11-23T16:58:50Z'));
const casso = (signed: string, data: object = CASSO_DATA): Sent => ({
  ...{ body: JSON.stringify({ error: 0, data }), key: 'key of the club' },
  heads: {
    'x-casso-signature': `t=${CASSO_AT},v1=${createHmac('sha512', 'key of the club').update(`${CASSO_AT}.${signed}`).digest('hex')}`,
  },
});
const oldCasso = (data: unknown, token = 'key of the club'): Sent => ({
  ...{ body: JSON.stringify({ error: 0, data }), key: 'key of the club', heads: { 'secure-token': token } },
});
const OLD_LINE = {
  id: 5,
  tid: 'FT1',
  description: 'FW7K2Q9',
  amount: 2_500_000,
  when: '2026-11-23 08:00:00',
  bank_sub_acc_id: '0123456789',
};

const NOBODY = { name: null, digits: null };
const FROM_A = { name: 'NGUYEN VAN A', digits: '2345' };
const READ = [
  ['SePay', 'sepay', SEPAY, ['92704', '0123499999', '2026-11-23', '23:58', 2_500_000, 'MBVCB.1', 'MBVCB.1.FW7K2Q9.CT tu 1', NOBODY]],
  [
    'money out at SePay',
    'sepay',
    signedBySepay(SEPAY_BODY.replace('"in"', '"out"')),
    ['92704', '0123499999', '2026-11-23', '23:58', -2_500_000, 'MBVCB.1', 'MBVCB.1.FW7K2Q9.CT tu 1', NOBODY],
  ],
  [
    'payOS, its own sample',
    'payos',
    payos(PAYOS_DATA),
    ['TF230204212323', '12345678', '2023-02-04', '18:25', 3000, 'TF230204212323', 'VQRIO123', NOBODY],
  ],
  ['Casso', 'casso', casso(CASSO_SIGNED), ['7', '0123456789', '2026-11-23', '23:58', 2_500_000, 'FT26327001', 'FW7K2Q9 giải/thu', FROM_A]],
  [
    'Casso, signed as PHP writes',
    'casso',
    casso(CASSO_SIGNED.replace('giải/thu', 'gi\\u1ea3i\\/thu')),
    ['7', '0123456789', '2026-11-23', '23:58', 2_500_000, 'FT26327001', 'FW7K2Q9 giải/thu', FROM_A],
  ],
  [
    'an older account at Casso',
    'casso',
    oldCasso([OLD_LINE]),
    ['5', '0123456789', '2026-11-23', '08:00', 2_500_000, 'FT1', 'FW7K2Q9', NOBODY],
  ],
] as const;

describe('a notice of a payment', () => {
  it.each(READ)('is read: %s', (_, provider, sent, [id, account, day, time, amount, reference, text, payer]) => {
    expect(read(provider, sent)).toEqual([{ id, account, day, time, amount, reference, text, payer }]);
  });

  it('has all lines that one of Casso says, and no test', () => {
    const notices = read('casso', oldCasso([OLD_LINE, { ...OLD_LINE, id: 0 }, { ...OLD_LINE, id: 6, amount: -1000 }]));
    expect(Array.isArray(notices) && notices.map(({ id, amount }) => [id, amount])).toEqual([
      ['5', 2_500_000],
      ['6', -1000],
    ]);
    expect(read('casso', oldCasso([{ ...OLD_LINE, id: 0 }]))).toBe('test');
  });

  it('is read without what the database cannot keep', () => {
    const body = SEPAY_BODY.replace('MBVCB.1.FW7K2Q9', 'MBVCB\\u0000.1.FW7K2Q9');
    expect(read('sepay', signedBySepay(body))).toMatchObject([{ text: 'MBVCB.1.FW7K2Q9.CT tu 1' }]);
  });

  it('of payOS is signed with null as empty, and with its signature in any case', () => {
    const signature = '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03'.toUpperCase();
    expect(Array.isArray(read('payos', payos({ ...PAYOS_DATA, counterAccountName: null }, signature)))).toBe(true);
  });

  it.each([
    ['another amount', 'sepay', { ...SEPAY, body: SEPAY_BODY.replace('2500000', '25000000') }],
    ['another time', 'sepay', { ...SEPAY, heads: { ...SEPAY.heads, 'x-sepay-timestamp': '1795453122' } }],
    ['another key', 'sepay', { ...SEPAY, key: 'other' }],
    ['no key', 'sepay', { ...SEPAY, key: '' }],
    ['no heads', 'sepay', { ...SEPAY, heads: {} }],
    ['a signature that is cut', 'sepay', { ...SEPAY, heads: { ...SEPAY.heads, 'x-sepay-signature': 'sha256=20db' } }],
    ['another amount', 'payos', payos({ ...PAYOS_DATA, amount: 3_000_000 })],
    ['another field', 'payos', payos({ ...PAYOS_DATA, more: 1 })],
    ['no data', 'payos', payos([])],
    ['nothing', 'payos', { body: '', key: 'k' }],
    ['another text', 'casso', casso(CASSO_SIGNED, { ...CASSO_DATA, description: 'FW8M3R4' })],
    ['another token', 'casso', oldCasso([OLD_LINE], 'other')],
    ['no heads', 'casso', { ...oldCasso([OLD_LINE]), heads: {} }],
  ] as const)('is forged with %s: %s', (_, provider, sent) => {
    expect(read(provider, sent)).toBe('forged');
  });

  it('is refused when it was signed more than five minutes ago, or will be', () => {
    for (const now of ['2026-11-23T17:04:00Z', '2026-11-23T16:53:00Z']) expect(read('casso', { ...casso(CASSO_SIGNED), now })).toBe('old');
    expect(read('sepay', { ...SEPAY, now: '2026-11-24T16:59:00Z' })).toBe('old');
  });

  it.each([
    ['an amount with decimals', SEPAY_BODY.replace('2500000', '2500000.5')],
    ['an amount as a text', SEPAY_BODY.replace('2500000', '"2.500.000"')],
    ['a day far from now', SEPAY_BODY.replace('2026-11-23 23:58:41', '9999-12-31 23:58:41')],
    ['more than there is', SEPAY_BODY.replace('2500000', '9000000000000000')],
    ['a day that is none', SEPAY_BODY.replace('2026-11-23 23:58:41', '2026-13-23 23:58:41')],
    ['no day', SEPAY_BODY.replace('2026-11-23 23:58:41', 'hôm qua')],
    ['no JSON', '<html>'],
  ])('is not read with %s', (_, body) => {
    expect(read('sepay', signedBySepay(body))).toBe('unreadable');
  });
});
