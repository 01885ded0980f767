/**
 * A name as lists write it: without the signs that are no part of it, each of those as it stood there, and what of them is worth a note. Without
 * signs it is as it was typed.
 */
type PastedName = { name: string; signs: string[]; notes: string[] };

/** A number that counts the names, or a bullet: “1/”, “2.”, “(3)”, “#4”, “05 -”, “①”, “•”. */
const COUNT =
  /^(?:no\.?\s*)?(?:#\s*\d{1,4}[.)/:]?|\(\d{1,4}\)|\d{1,4}\s*[.)/:]|\d{1,4}\s*[-–—](?=\s*\p{L})|\d{1,3}(?=\s+\p{Lu})|[①-⑳]|[•·▪●○►➢✓✔]|[-–—+*](?=\s*\p{L}))\s*/iu;
/** Nations by the three letters of score boards. */
const NATIONS = new Set(
  (
    'VIE KOR JPN CHN TPE HKG THA USA ENG GBR SCO IRL WAL AUS NZL SGP SIN MAS INA PHI IND FRA GER ESP ITA SWE NOR DEN FIN NED BEL SUI AUT CAN RSA ' +
    'MEX ARG BRA CHI COL LAO CAM MYA BRU SRI PAK BAN NEP RUS UKR POL CZE POR TUR UAE PRK MAC'
  ).split(' '),
);
const CAPTAIN = /^(?:c|cap|captain|đt|đội trưởng|trưởng nhóm|nhóm trưởng|team leader)$/iu;
const AMATEUR = /^(?:a|am|amateur|nghiệp dư)$/iu;
const BEHIND =
  /\s*(?:\(([^()]{1,20})\)|\[([^[\]]{1,20})\]|\s[-–—]\s*(đội trưởng|trưởng nhóm|nhóm trưởng|captain|nghiệp dư|amateur)|([*†‡]+))$/iu;

/** Whether names of a list have “(A)”, “(B)” behind them: there “(C)” is a division too. */
export const hasLetters = (names: readonly string[]): boolean => names.some((name) => /[([][ABD][)\]]\s*$/.test(name));

/** @param isLettered “(C)” is a division, as `hasLetters` says */
export function pastedName(text: string, isLettered = false): PastedName {
  const found: PastedName = { name: text.replace(/\s+/g, ' ').trim(), signs: [], notes: [] };
  const [count = ''] = COUNT.exec(found.name) ?? [];
  const counted = found.name.slice(count.length);
  if (count !== '' && /^\p{L}/u.test(counted)) {
    found.name = counted;
    found.signs.push(count.trim());
  }
  for (let behind = BEHIND.exec(found.name); behind !== null; behind = BEHIND.exec(found.name)) {
    const [whole, round, square, dashed, star] = behind;
    const word = (round ?? square ?? dashed ?? '').trim();
    const isLetter = isLettered && /^[a-d]$/i.test(word);
    const isSign = star !== undefined || (!isLetter && (CAPTAIN.test(word) || NATIONS.has(word) || (AMATEUR.test(word) && word !== 'A')));
    const name = found.name.slice(0, behind.index).trim();
    if (!isSign || name === '') break;
    found.name = name;
    found.signs.push(whole.trim());
    if (word !== '') found.notes.unshift(whole.trim().replace(/^[-–—]\s*/, ''));
  }
  return found.signs.length === 0 ? { ...found, name: text.trim() } : found;
}
