/// <reference path="./fontkit.d.ts" />
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

const THAI = '@expo-google-fonts/noto-sans-thai';
const OWN = '@expo-google-fonts/be-vietnam-pro';
/** The letters of every screen, then fonts for those that it does not have: Thai ones, and those of many other alphabets. */
const FACES = {
  regular: [
    `${OWN}/400Regular/BeVietnamPro_400Regular`,
    `${THAI}/400Regular/NotoSansThai_400Regular`,
    'dejavu-fonts-ttf/ttf/DejaVuSansCondensed',
  ],
  bold: [
    `${OWN}/600SemiBold/BeVietnamPro_600SemiBold`,
    `${THAI}/600SemiBold/NotoSansThai_600SemiBold`,
    'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold',
  ],
} as const;
export type Face = keyof typeof FACES;
const filesOf = (face: Face): string[] => FACES[face].map((path) => fileURLToPath(import.meta.resolve(`${path}.ttf`)));
const OWN_FILES = { regular: filesOf('regular'), bold: filesOf('bold') };

/** A plain face before a bold or a slanted one. */
const ODD = /bold|italic|oblique|light|thin|black|mono/i;

/** Letters in the font that has them. */
export type Run = { text: string; font: fontkit.Font };
export type Fonts = {
  /** A text in runs of one font each; null: it has letters that no font has. Signs that are no letters and in no font are left out. */
  runs(text: string, face: Face): Run[] | null;
};
/** Opens the fonts for one document: a font that was written into one no longer knows the letters of all its signs. */
export type Shelf = { open(): Fonts };

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** The ring of a Thai “am” stands below the mark of the tone: fontkit does not part the vowel, as shapers of text do. */
const THAI_AM = /([\u0E48-\u0E4B]*)\u0E33/g;
/** A sign that people see as one, such as a golfer made of a person, a joiner and ♂: without one of its parts it is left out whole. */
const SIGN = /\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\p{EMod}|\p{Variation_Selector}|\u200D\p{Extended_Pictographic})*/gu;
const TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER_TO_RIGHT = /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu;

/** Our own fonts; for other letters, such as Korean ones, the first font of these folders that has them. */
export function fontShelf(folders: readonly string[]): Shelf {
  const homes = fontHomes(folders);
  return {
    open: () => {
      const opened = new Map<string, fontkit.Font>();
      const open = (file: string): fontkit.Font => {
        const font = opened.get(file) ?? openFont(file);
        opened.set(file, font);
        return font;
      };
      const fontOf = (letter: string, face: Face): fontkit.Font | null => {
        const code = letter.codePointAt(0) ?? 0;
        const own = OWN_FILES[face].find((file) => open(file).hasGlyphForCodePoint(code));
        const home = own ?? (LETTER.test(letter) ? homes(code) : null);
        return home === null ? null : open(home);
      };
      return { runs: (text, face) => runsOf(text, (letter) => fontOf(letter, face)) };
    },
  };
}

function runsOf(text: string, fontOf: (letter: string) => fontkit.Font | null): Run[] | null {
  const runs: Run[] = [];
  const whole = text.normalize('NFC').replace(SIGN, (sign) => (isWhole(sign, fontOf) ? sign : ''));
  for (const letter of whole.replace(INVISIBLE, '').replace(THAI_AM, '\u0E4D$1\u0E32')) {
    const font = fontOf(letter);
    if (font === null && LETTER.test(letter)) return null;
    const last = runs.at(-1);
    if (last && last.font === font) last.text += letter;
    else if (font !== null) runs.push({ text: letter, font });
  }
  return TO_LEFT.test(text) ? inSight(runs) : runs;
}

/** Words that are read from right to left stand so too, with what stands between them; fontkit turns the letters of each. */
function inSight(runs: readonly Run[]): Run[] {
  const turned: Run[] = [];
  for (let from = 0; from < runs.length; ) {
    const otherWay = runs.findIndex(({ text }, nth) => nth >= from && LETTER_TO_RIGHT.test(text));
    const part = runs.slice(from, otherWay < 0 ? runs.length : otherWay);
    const [first, last] = [part.findIndex(({ text }) => TO_LEFT.test(text)), part.findLastIndex(({ text }) => TO_LEFT.test(text))];
    if (first >= 0) turned.push(...part.slice(0, first), ...part.slice(first, last + 1).toReversed(), ...part.slice(last + 1));
    else turned.push(...part);
    if (otherWay >= 0) turned.push(runs[otherWay] as Run);
    from += part.length + 1;
  }
  return turned;
}

const isWhole = (sign: string, fontOf: (letter: string) => unknown): boolean =>
  Array.from(sign.replace(INVISIBLE, '')).every((part) => fontOf(part) !== null);

/** Whether a reader can tell what a text says: no letter is missing, and signs are not all that there is. */
export function isPrintable(fonts: Fonts, text: string, face: Face): boolean {
  const runs = fonts.runs(text, face);
  return runs !== null && (text.trim() === '' || runs.some((run) => run.text.trim() !== ''));
}

/** The file of a font that has a letter; the machine is searched when a letter first asks for it. */
function fontHomes(folders: readonly string[]): (code: number) => string | null {
  const homes = new Map<number, string | null>();
  let files: string[] | undefined;
  const search = (code: number): string | null => {
    files ??= fontFiles(folders);
    const used = [...new Set(homes.values())].filter((file) => file !== null);
    return [...used, ...files].find((file) => openIfFont(file)?.hasGlyphForCodePoint(code)) ?? null;
  };
  return (code) => {
    const home = homes.has(code) ? (homes.get(code) ?? null) : search(code);
    homes.set(code, home);
    return home;
  };
}

function fontFiles(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => globSync('**/*.{ttf,otf,ttc,TTF,OTF,TTC}', { cwd: folder }).map((file) => join(folder, file)));
  return files.sort((one, other) => Number(ODD.test(one)) - Number(ODD.test(other)));
}

/** A collection (.ttc) has several fonts; its first one has the letters of all. */
function openFont(file: string): fontkit.Font {
  const opened = fontkit.openSync(file);
  const font = 'fonts' in opened ? opened.fonts[0] : opened;
  if (font === undefined) throw new Error(`no font in ${file}`);
  return font;
}

/** A machine may have fonts that are broken or of a kind that cannot be embedded. */
function openIfFont(file: string): fontkit.Font | null {
  try {
    return openFont(file);
  } catch {
    return null;
  }
}
