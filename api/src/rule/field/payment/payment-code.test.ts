import { describe, expect, it } from 'vitest';
import { PAYMENT_CODES, paymentCode, paymentCodesIn, transferNote } from './payment-code.ts';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Every so many codes: a prime number, so that each sign stands in each place. */
const codes = Array.from({ length: Math.ceil(PAYMENT_CODES / 997) }, (_, at) => paymentCode(at * 997));

describe('the code of an entry', () => {
  it.each(['FW7K2Q9', 'FW8M3R4', 'FWA2B3R', 'FWH5JTN', 'FWM9NPU', 'FWQ4RS3', 'FWT6UVE', 'FWW8XYS', 'FWZ3C7P', 'FWD2EKD'])(
    'may be %s',
    (code) => {
      expect(paymentCodesIn(code)).toEqual([code]);
    },
  );

  it.each(['FW7K2QA', 'FW7K2Q8', 'FWK72Q9', 'FW7K2Q', 'FW7K2O9', 'F7K2Q99'])('is not %s', (code) => {
    expect(paymentCodesIn(code)).toEqual([]);
  });

  it('has a number, and each number another code', () => {
    expect([paymentCode(0).slice(0, 6), paymentCode(PAYMENT_CODES - 1).slice(0, 6)]).toEqual(['FW2222', 'FWZZZZ']);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('finds every single wrong sign', () => {
    const unseen = codes.flatMap((code) =>
      [2, 3, 4, 5, 6].flatMap((at) =>
        [...SIGNS]
          .filter((sign) => sign !== code[at])
          .map((sign) => code.slice(0, at) + sign + code.slice(at + 1))
          .filter((wrong) => paymentCodesIn(wrong).length > 0),
      ),
    );
    expect(unseen).toEqual([]);
  });

  it('finds every exchange of neighbours', () => {
    const exchanged = (code: string, at: number) => code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
    const unseen = codes.flatMap((code) =>
      [0, 1, 2, 3, 4, 5].map((at) => exchanged(code, at)).filter((wrong) => wrong !== code && paymentCodesIn(wrong).length > 0),
    );
    expect(unseen).toEqual([]);
  });

  it.each([
    ['MBVCB.3278907687.FW7K2Q9 GIAI MUA THU.CT tu 0000000001 NGUYEN VAN A', ['FW7K2Q9']],
    ['fw8m3r4 giai mua thu', ['FW8M3R4']],
    ['FWA2 B3R', ['FWA2B3R']],
    ['MBVCB.3278907687.FW7\nK2Q9 GIA\nI MUA THU', ['FW7K2Q9']],
    ['FW-7K2Q-9', ['FW7K2Q9']],
    ['GD 174242-071126 00:02:11 FWW8XYS-CT tu 19000000008', ['FWW8XYS']],
    ['6218BFTVGL256UBX.FW Z3C7P', ['FWZ3C7P']],
    ['FWH5JTN FWM9NPU FWQ4RS3 3 nguoi', ['FWH5JTN', 'FWM9NPU', 'FWQ4RS3']],
    ['FWH5JTNFWM9NPU', ['FWH5JTN', 'FWM9NPU']],
    ['GOLFWFW7K2Q9X', ['FW7K2Q9']],
    ['FW7K2Q9 fw7k2q9', ['FW7K2Q9']],
    ['Nộp phí FW7K2Q9 giải mùa thu', ['FW7K2Q9']],
    ['NGUYEN VAN E chuyen tien', []],
    ['', []],
  ])('is found in “%s”', (note, found) => {
    expect(paymentCodesIn(note)).toEqual(found);
  });

  it.each([
    ['Giải Mùa Thu – CLB Đà Nẵng', 'FW7K2Q9 GIAI MUA THU CLB'],
    ['*Giải* 2026', 'FW7K2Q9 GIAI 2026'],
    ['', 'FW7K2Q9'],
  ])('stands first in a note of at most 25 signs: %s', (text, note) => {
    expect(transferNote('FW7K2Q9', text)).toBe(note);
  });
});
