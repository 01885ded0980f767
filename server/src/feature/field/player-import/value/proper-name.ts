/** Written in front of a name or behind it: they say nothing about how the name itself is written. */
const TITLE = /^(?:mr|mrs|ms|miss|dr|jr|sr)\.?$/i;
const NUMERAL = /^(?:ii|iii|iv)$/i;
/** “(VIP)”, “[BTC]”. */
const BRACKETED = /^[([].*[)\]]$/;

const wordsOf = (name: string) => name.normalize('NFC').match(/[([][^)\]]*[)\]]|[^\s([]+/g) ?? [];

/** Whether a list has the name in capitals: there case says nothing. */
export function isInCapitals(name: string): boolean {
  const own = wordsOf(name).filter((word) => !TITLE.test(word) && !BRACKETED.test(word));
  return own.some((word) => /\p{Lu}{2}/u.test(word)) && own.every((word) => !/\p{Ll}/u.test(word));
}

/** “NGUYỄN THỊ HÀ” as people write it, “Nguyễn Thị Hà”. What stands in brackets stays. */
export const properName = (name: string): string => wordsOf(name).map(properWord).join(' ');

function properWord(word: string): string {
  if (BRACKETED.test(word) || NUMERAL.test(word)) return word;
  // “O'Brien”, “Anne-Marie”, “K'Rô”, “J.P.”
  return word.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
