import { describe, expect, it } from 'vitest';
import { isMt940, mt940Statement } from './mt940.ts';
import { StatementRefused } from './refused.ts';

const ACCOUNT = '0123456789';
const GOOD = [
  ':20:STMT20261231',
  `:25:BANKVNVX/${ACCOUNT}`,
  ':28C:1/1',
  ':60F:C261230VND12000000,',
  ':61:2612311231C2500000,NTRFNONREF//FT26365001',
  ':86:MBVCB.327.FW7',
  'K2Q9 GIAI.CT tu 0000000001 NGUYEN VAN A toi 0123456789',
  ':61:2701011231D33000,00NCHGFT26365002',
  ':86:PHI',
  ':61:2612310101RC2500000,NTRFFT27001001',
  ':86:DAO GIAO DICH FT26365001',
  ':61:270102RD1000,NTRFFT27002001',
  ':86:166?00GUTSCHRIFT?20FW8M3?21R4 GIAI?32TRAN THI?33 B',
  ':62F:C270102VND11968000,',
];
const read = (lines: readonly string[]) => mt940Statement(lines.join('\r\n'), [ACCOUNT]);
const refusal = (lines: readonly string[]) => {
  try {
    read(lines);
  } catch (error) {
    return error instanceof StatementRefused && [error.problem, error.row];
  }
};

describe('an MT940 file', () => {
  it('is one with the blocks of SWIFT and without them', () => {
    const text = GOOD.join('\n');
    const files = [text, `{1:F01}{4:\n${text}\n-}`, `\ufeff${text}`, 'Ngày;Số tiền'];
    expect(files.map(isMt940)).toEqual([true, true, true, false]);
  });

  it('is read to the dong: what is taken back goes the other way, and the year of a booking is the nearest to its value date', () => {
    const { lines, ...about } = read(GOOD);
    expect(lines.map(({ day, amount, reference }) => [day, amount, reference])).toEqual([
      ['2026-12-31', 2_500_000, 'FT26365001'],
      ['2026-12-31', -33_000, 'FT26365002'],
      ['2027-01-01', -2_500_000, 'FT27001001'],
      ['2027-01-02', 1000, 'FT27002001'],
    ]);
    expect([about.account, about.opening, about.closing, about.isChained]).toEqual([ACCOUNT, 12_000_000, 11_968_000, true]);
    expect(about.period).toEqual({ from: '2026-12-31', to: '2027-01-02' });
  });

  it('has notes without the breaks of the page, and payers by name and four digits', () => {
    const { lines } = read(GOOD);
    expect([lines[0]?.text, lines[0]?.payer]).toEqual([
      'MBVCB.327.FW7K2Q9 GIAI.CT tu 0000000001 NGUYEN VAN A toi 0123456789',
      { name: 'NGUYEN VAN A', digits: '0001' },
    ]);
    expect([lines[3]?.text, lines[3]?.payer.name]).toEqual(['FW8M3R4 GIAI', 'TRAN THI B']);
  });

  it('keeps a row of a note that begins with a hyphen', () => {
    expect(read(GOOD.with(6, '-2 FW8M3R4')).lines[0]?.text).toBe('MBVCB.327.FW7-2 FW8M3R4');
  });

  it('of several pages goes on where each ended', () => {
    const pages = GOOD.toSpliced(9, 0, ':62M:C270101VND14467000,', '-', ':20:STMT2', `:25:BANKVNVX/${ACCOUNT}`, ':60M:C270101VND14467000,');
    expect(read(pages).lines.length).toBe(4);
    expect(refusal(pages.with(13, ':60M:C270101VND14467001,'))).toEqual(['chain', 14]);
  });

  it.each([
    ['an amount that was edited', GOOD.with(4, ':61:2612311231C2600000,NTRFNONREF//FT26365001'), ['chain', 12]],
    ['its end cut off', GOOD.slice(0, -1), ['cut', 13]],
    ['another currency', GOOD.with(3, ':60F:C261230USD12000000,'), ['currency', 4]],
    ['decimals', GOOD.with(4, ':61:2612311231C2500000,50NTRFNONREF//FT26365001'), ['decimals', 5]],
    ['a line that is damaged', GOOD.with(4, ':61:26123112'), ['row', 5]],
    ['a day that is none', GOOD.with(4, ':61:2613311231C2500000,NTRFNONREF//FT26365001'), ['day', 5]],
    ['another account', GOOD.with(1, ':25:BANKVNVX/999888777'), ['other-account', null]],
    ['no lines', [...GOOD.slice(0, 4), ':62F:C270102VND12000000,'], ['no-lines', null]],
  ] as const)('is refused with %s', (_, lines, expected) => {
    expect(refusal(lines)).toEqual(expected);
  });
});
