import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

/** A narrow face: long Vietnamese names stand on small cards with every letter. */
const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const FACES = { regular: 'DejaVuSansCondensed', bold: 'DejaVuSansCondensed-Bold' } as const;
export type Face = keyof typeof FACES;

/** Where systems keep their fonts. */
const SYSTEM_FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  '/System/Library/Fonts',
  '/Library/Fonts',
  'C:\\Windows\\Fonts',
];
/** A plain face before a bold or a slanted one. */
const ODD = /bold|italic|oblique|light|thin|black|mono/i;

/** Letters in the font that has them. */
export type Run = { text: string; font: fontkit.Font };
export type Fonts = {
  /** A text in runs of one font each; null: it has letters that no font has. Signs that are no letters and in no font are left out. */
  runs(text: string, face: Face): Run[] | null;
};

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu;

/** Our own fonts; for other letters, such as Korean ones, the first font of these folders that has them. */
export function openFonts(folders: readonly string[]): Fonts {
  const own = { regular: openFont(fontFile(FACES.regular)), bold: openFont(fontFile(FACES.bold)) };
  const others = otherFonts(folders);
  const fontOf = (letter: string, face: fontkit.Font): fontkit.Font | null => {
    const code = letter.codePointAt(0) ?? 0;
    if (face.hasGlyphForCodePoint(code)) return face;
    return LETTER.test(letter) ? others(code) : null;
  };
  return {
    runs: (text, face) => {
      const font = own[face];
      const runs: Run[] = [];
      for (const letter of text.normalize('NFC').replace(INVISIBLE, '')) {
        const found = fontOf(letter, font);
        if (found === null && LETTER.test(letter)) return null;
        const last = runs.at(-1);
        if (last && last.font === found) last.text += letter;
        else if (found !== null) runs.push({ text: letter, font: found });
      }
      return runs;
    },
  };
}

/** Looks through the fonts of the machine when a letter asks for it, and keeps those that had one. */
function otherFonts(folders: readonly string[]): (code: number) => fontkit.Font | null {
  const used: fontkit.Font[] = [];
  const known = new Map<number, fontkit.Font | null>();
  let files: string[] | undefined;
  const search = (code: number): fontkit.Font | null => {
    files ??= fontFiles(folders);
    for (const file of files) {
      const font = openIfFont(file);
      if (!font?.hasGlyphForCodePoint(code)) continue;
      used.push(font);
      return font;
    }
    return null;
  };
  return (code) => {
    const found = known.get(code) ?? used.find((font) => font.hasGlyphForCodePoint(code)) ?? (known.has(code) ? null : search(code));
    known.set(code, found);
    return found;
  };
}

function fontFiles(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => globSync('**/*.{ttf,otf,ttc,TTF,OTF,TTC}', { cwd: folder }).map((file) => join(folder, file)));
  return files.sort((one, other) => Number(ODD.test(one)) - Number(ODD.test(other)));
}

export const systemFolders = (configured: string | undefined): string[] =>
  configured === undefined ? SYSTEM_FOLDERS : [configured, ...SYSTEM_FOLDERS];

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
