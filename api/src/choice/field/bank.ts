/** Banks that take transfers by VietQR: the six digits of each, and the name that people know. */
export const BANKS: Readonly<Record<string, string>> = {
  ...{ 970416: 'ACB', 970425: 'ABBANK', 970405: 'Agribank', 970409: 'Bac A Bank', 970438: 'BaoViet Bank', 970418: 'BIDV' },
  ...{ 970454: 'BVBank', 546034: 'CAKE', 422589: 'CIMB', 970446: 'Co-opBank', 970431: 'Eximbank', 970408: 'GPBank', 970437: 'HDBank' },
  ...{ 970442: 'Hong Leong Bank', 458761: 'HSBC', 970434: 'Indovina Bank', 970452: 'KienlongBank', 970449: 'LPBank', 970422: 'MB' },
  ...{ 970414: 'MBV', 970426: 'MSB', 970428: 'Nam A Bank', 970419: 'NCB', 970448: 'OCB', 970430: 'PGBank', 970439: 'Public Bank' },
  ...{ 970412: 'PVcomBank', 970403: 'Sacombank', 970400: 'Saigonbank', 970429: 'SCB', 970440: 'SeABank', 970443: 'SHB' },
  ...{ 970424: 'Shinhan Bank', 970410: 'Standard Chartered', 970407: 'Techcombank', 963388: 'Timo', 970423: 'TPBank', 970458: 'UOB' },
  ...{ 970444: 'VCBNeo', 970427: 'VietABank', 970433: 'VietBank', 970436: 'Vietcombank', 970415: 'VietinBank', 970441: 'VIB' },
  ...{ 970406: 'Vikki Bank', 970432: 'VPBank', 970421: 'VRB', 970457: 'Woori Bank' },
};

/** By their names. */
export const bankChoices = (): { value: string; label: string }[] =>
  Object.entries(BANKS)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
export const bankName = (bank: string): string => BANKS[bank] ?? bank;

/** An account as it is kept: people write it with blanks, points and small letters. */
export const accountNumber = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '');
