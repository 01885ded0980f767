import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const FOLDER = new URL('../api/src/word/vi/', import.meta.url);
const catalogues: object[] = [];
for (const file of readdirSync(FOLDER)) catalogues.push((await import(new URL(file, FOLDER).href)).catalogue);

/** The groups of keys in the catalogues: `status` of `status.ok`. */
function groupsOf(catalogue: object, path = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? [`${path}${key}`, ...groupsOf(value, `${path}${key}.`)] : [],
  );
}

/** The namespaces themselves are never shown. */
const GROUPS = new Set(catalogues.flatMap((catalogue) => groupsOf(catalogue)));
/** Keys that are not a word of either language: `nothingFound`. */
const WORDS = new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue).filter((key) => /[a-z][A-Z]/.test(key))));

const isKey = (token: string): boolean => WORDS.has(token) || GROUPS.has(token.slice(0, Math.max(0, token.lastIndexOf('.'))));

/** No text that a person reads or hears may be a key in place of its sentence, whether the catalogue has that key or not. */
export async function expectSentences(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const labels = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())];
    return [document.body.innerText, ...labels.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))];
  });
  const tokens = texts.flatMap((text) => text.match(/[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)*/gu) ?? []);
  expect(tokens.filter(isKey)).toEqual([]);
}
