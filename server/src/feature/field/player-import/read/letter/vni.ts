/** The VNI fonts: a tone is a sign behind its letter. ơ, ư, đ and the tones of i are signs of their own. */
const ALONE: Readonly<Record<string, string>> = { ô: 'ơ', ö: 'ư', ñ: 'đ', æ: 'ỉ', ó: 'ĩ', ò: 'ị', î: 'ỵ' };
const TONES: Readonly<Record<string, string>> = { ù: '\u0301', ø: '\u0300', û: '\u0309', õ: '\u0303', ï: '\u0323' };
const ROOF: Readonly<Record<string, string>> = { â: '', á: '\u0301', à: '\u0300', å: '\u0309', ã: '\u0303', ä: '\u0323' };
const BREVE: Readonly<Record<string, string>> = { ê: '', é: '\u0301', è: '\u0300', ú: '\u0309', ü: '\u0303', ë: '\u0323' };

export function fromVni(text: string): string {
  let letters = '';
  for (const sign of text.normalize('NFC')) {
    const small = sign.toLowerCase();
    const before = letters.at(-1) ?? '';
    const base = before.toLowerCase();
    const marks = TONES[small] !== undefined && /[aeoơuưy]/.test(base) ? TONES[small] : marksOf(base, small);
    if (marks !== null) letters = letters.slice(0, -1) + (before + marks).normalize('NFC');
    else letters += ALONE[small] === undefined ? sign : small === sign ? ALONE[small] : ALONE[small].toUpperCase();
  }
  return letters;
}

/** The roof of â, ê, ô and the breve of ă, with a tone. */
function marksOf(base: string, sign: string): string | null {
  if (/[aeo]/.test(base) && ROOF[sign] !== undefined) return `\u0302${ROOF[sign]}`;
  return base === 'a' && BREVE[sign] !== undefined ? `\u0306${BREVE[sign]}` : null;
}
