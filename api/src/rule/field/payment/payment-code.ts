/** Those of a code, without what looks alike; 31, a prime number, so that the check sign finds each slip. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PREFIX = 'FW';
/** Of the places of the four signs. */
const WEIGHTS = [3, 5, 7, 11] as const;
const CONSTANT = 17;

/** How many codes there are. */
export const PAYMENT_CODES = SIGNS.length ** WEIGHTS.length;
export const PAYMENT_CODE_LENGTH = PREFIX.length + WEIGHTS.length + 1;

/**
 * What names an entry in the note of a transfer: FW, four signs, and one that finds every single wrong sign and every exchange of neighbours.
 *
 * @param number from 0 to below `PAYMENT_CODES`
 */
export function paymentCode(number: number): string {
  const places = WEIGHTS.map((_, at) => Math.floor(number / SIGNS.length ** (WEIGHTS.length - 1 - at)) % SIGNS.length);
  return PREFIX + [...places, checkPlace(places)].map((place) => SIGNS[place]).join('');
}

const checkPlace = (places: readonly number[]): number =>
  WEIGHTS.reduce((sum, weight, at) => sum + weight * (places[at] ?? 0), CONSTANT) % SIGNS.length;

/** Capitals and digits alone, as codes are looked for: banks take out hyphens, put in blanks, change the case. */
export const noteSigns = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The codes in the note of a transfer, also where they are glued to other words, in their order, each once. */
export function paymentCodesIn(note: string): string[] {
  const signs = noteSigns(note);
  const codes = new Set<string>();
  for (let at = signs.indexOf(PREFIX); at >= 0; at = signs.indexOf(PREFIX, at + 1)) {
    const code = signs.slice(at, at + PAYMENT_CODE_LENGTH);
    if (isPaymentCode(code)) codes.add(code);
  }
  return [...codes];
}

function isPaymentCode(code: string): boolean {
  const places = [...code.slice(PREFIX.length)].map((sign) => SIGNS.indexOf(sign));
  return places.length === WEIGHTS.length + 1 && !places.includes(-1) && checkPlace(places) === places.at(-1);
}

const LONGEST_NOTE = 25;

/** The note of a transfer: the code, and behind it as much of a text as a VietQR code has room for. */
export function transferNote(code: string, text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/[đĐ]/g, 'D')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ');
  return `${code} ${words.trim()}`.slice(0, LONGEST_NOTE).trim();
}
