/** The keys by which the two Vietnamese input methods write a mark: a tone behind the letter, or the shape of the letter itself. */
const MARKS: Readonly<Record<string, readonly [telex: string, vni: string]>> = {
  ...{ '\u0301': ['s', '1'], '\u0300': ['f', '2'], '\u0309': ['r', '3'], '\u0303': ['x', '4'], '\u0323': ['j', '5'] },
  ...{ '\u0302': ['=', '6'], '\u031b': ['w', '7'], '\u0306': ['w', '8'] },
};
const [TELEX, VNI] = [0, 1] as const;
const PLAIN = /^[\x20-\x7e]*$/;
/** Letters and digits, and the signs of numbers. */
const CODE = /^[A-Za-z0-9 .\-/#+]*$/;
/** What tags look like: a few letters and a number. */
const TAG = /^[a-z]{0,3}\d+[a-z]?$/i;

function keysOf(text: string, method: typeof TELEX | typeof VNI, isBareW: boolean): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (/[đĐ]/.test(letter)) return letter === 'đ' ? (method === TELEX ? 'dd' : 'd9') : method === TELEX ? 'DD' : 'D9';
    const [base = '', ...marks] = letter.normalize('NFD');
    const keys = marks.map((mark) => MARKS[mark]?.[method] ?? mark).map((key) => (key === '=' ? base : key));
    const written = /\p{Lu}/u.test(letter) ? keys.map((key) => key.toUpperCase()) : keys;
    // a w alone is ư too
    const isAlone = isBareW && method === TELEX && /u/i.test(base) && keys[0] === 'w';
    return (isAlone ? '' : base) + written.join('');
  }).join('');
}

/** The keys that may have made a text, a number behind a letter first; the text itself, if no input method made a letter of it. */
export function typedKeys(text: string): string[] {
  if (PLAIN.test(text)) return [text];
  const [vni, bare, telex] = [keysOf(text, VNI, false), keysOf(text, TELEX, true), keysOf(text, TELEX, false)];
  return [...new Set(TAG.test(vni) ? [vni, bare, telex] : [bare, telex, vni])];
}

/**
 * A code as it was meant: one of those that are known, whatever an input method made of its keys; else what the keys say. Null: it has
 * letters that no code has.
 *
 * @example codeOf('ƯD', ['WD']) // 'WD'
 * @example codeOf('Á') // 'A1'
 */
export function codeOf(typed: string, known: readonly string[] = []): string | null {
  const keys = /\s/.test(typed.trim()) && !PLAIN.test(typed) ? [] : typedKeys(typed.trim());
  const found = keys.flatMap((read) => known.filter((one) => one.toLowerCase() === read.toLowerCase()))[0];
  const [first] = keys;
  return found ?? (first !== undefined && CODE.test(first) ? first : null);
}
