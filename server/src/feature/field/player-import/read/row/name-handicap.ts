/** A handicap that stands behind a name: “(H'cap 12.5)”, “- hcp 20”, “HDC 18”, “(24)”, “- 24”. */
type NamedHandicap = { name: string; handicap: string; isIndex: boolean };

const LABEL = "h['’]?(?:andi)?cap|hdcp?|hcp|cap|hc|ch|index|hi|handicap index|hcp index|핸디|ハンディ";
const NUMBER = '[+-]?\\d{1,2}(?:[.,]\\d)?';
const LABELLED = new RegExp(`^(.*?[\\p{L}.)])[\\s,;:/([–-]+(${LABEL})[\\s.:=-]*(${NUMBER})\\s*[)\\]]?$`, 'isu');
const SET_OFF = new RegExp(`^(.*?\\p{L}[.)]?)\\s*(?:[([]\\s*(?:h\\s*)?|[–—/,:-]\\s*)(${NUMBER})\\s*[)\\]/–—-]?$`, 'isu');
const HIGHEST = 54;
const LONGEST_NAME = 200;

/** Null: the name says none. A number alone, in brackets or behind a sign, counts only if the list has no other handicap. */
export function namedHandicap(text: string, mayBeBare: boolean): NamedHandicap | null {
  if (text.length > LONGEST_NAME) return null;
  const labelled = LABELLED.exec(text);
  if (labelled) return told(labelled[1] ?? '', labelled[3] ?? '', /^(?:.*index|hi)$/i.test(labelled[2] ?? ''));
  const bare = mayBeBare ? SET_OFF.exec(text) : null;
  return bare ? told(bare[1] ?? '', bare[2] ?? '', false) : null;
}

const told = (name: string, handicap: string, isIndex: boolean): NamedHandicap | null =>
  Math.abs(Number(handicap.replace(',', '.'))) > HIGHEST ? null : { name: name.trim(), handicap, isIndex };
