import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What of a font's own rules for setting letters the screens need: pairs of letters and digits of one width. Names are kept composed. */
const FEATURES = ['kern', 'tnum'];
const KEPT = fileURLToPath(new URL('../node_modules/.cache/fairway/font', import.meta.url));
const URL_OF_FONT = /url\("([^"]+)"\)/;
/** Raise it when the same font and letters should be cut otherwise. */
const WAY = 1;

/** The code points of a `unicode-range`, as `U+20-7E, U+A0`. */
export const codePointsOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  });

/** The file of the font, in any format, with only the letters of `range`, as WOFF2. Once cut it is kept: a build waits for it once. */
export async function cutFont(file: string, range: string): Promise<string> {
  const font = await readFile(file);
  const hash = createHash('sha256').update(font).update(`${WAY} ${range} ${FEATURES}`).digest('hex').slice(0, 16);
  const path = join(KEPT, hash, `${basename(file, extname(file))}.woff2`);
  if (await readFile(path).catch(() => null)) return path;
  // without hints for the screens of before 2010, which were half of the font
  const cut = await subsetFont(font, String.fromCodePoint(...codePointsOf(range)), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await mkdir(dirname(path), { recursive: true });
  // whole or not there: another build may look for it
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, cut);
  await rename(unfinished, path);
  return path;
}

type Declaration = { readonly prop: string; value: string };
type FontFace = { readonly nodes?: readonly object[] };

const declarationOf = ({ nodes = [] }: FontFace, prop: string): Declaration | undefined =>
  (nodes as readonly Declaration[]).find((node) => node.prop === prop);

/**
 * For PostCSS: a `@font-face` whose font is in a package brings only the letters of its `unicode-range`, so that the range says both when a
 * browser loads it and what is in it.
 */
export const cutFonts = {
  postcssPlugin: 'cut-fonts',
  AtRule: {
    async 'font-face'(rule: FontFace): Promise<void> {
      const [src, range] = [declarationOf(rule, 'src'), declarationOf(rule, 'unicode-range')];
      const name = URL_OF_FONT.exec(src?.value ?? '')?.[1];
      if (!src || !range || !name?.startsWith('@')) return;
      const path = await cutFont(fileURLToPath(import.meta.resolve(name)), range.value);
      src.value = `url("${path}") format("woff2")`;
    },
  },
};
