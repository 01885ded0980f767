import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const files = ['live', 'caddie', 'i18n'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|css|ts)$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);

/** What the common lists of ad blockers hide by class or id and stop by address, as words of a name. */
const HIDDEN =
  /(?:^|[-_/.])(?:ads?|adv|advert\w*|banners?|promos?|promotions?|promoted|sponsor\w*|affiliates?|popups?|tracking|analytics)(?:[-_/.]|$)/i;

/** Classes and ids, in styles and in what draws them. */
function namesIn(file: string): string[] {
  const text = readFileSync(at(file), 'utf8');
  if (file.endsWith('.css')) return [...text.matchAll(/[.#]([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const drawn = [...text.matchAll(/\b(?:className|id|htmlFor|aria-labelledby)=(?:"([^"]*)"|\{[^}]*?[`']([^`']*)[`'])/g)];
  return drawn.flatMap(([, plain, made]) => (plain ?? made ?? '').split(/[\s$]+/));
}

describe('what a list of ad blockers looks for', () => {
  test.each(['sponsors', 'tv-sponsor', 'ad-slot', 'top-banner', 'adverts'])('is %s', (name) => expect(name).toMatch(HIDDEN));

  test('is no class, no id and no file of a page that phones load, so that who pays for a tournament is seen there', () => {
    expect(files.filter((file) => HIDDEN.test(file))).toEqual([]);
    expect(files.flatMap(namesIn).filter((name) => HIDDEN.test(name))).toEqual([]);
  });
});
