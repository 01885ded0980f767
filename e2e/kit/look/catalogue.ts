import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { foreignWords } from '../../../docs/glossary.ts';

const FOLDER = new URL('../../../api/src/word/vi/', import.meta.url);
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

/** Names in the demo and in stories: courses, tees, companies, logins, telephones, people. */
const DATA = new Set(
  `acb android bangkok bank black champion chrome club country admin editor hđ iphone linux manager marsh masters medal phoenix quanly reader red resort safari setup site siteless star thuky vietnam
  vinfast vinpearl vnc white`.split(/\s+/),
);

/** The code of an entry may be of letters alone. */
const isCode = (word: string): boolean => /^fw[a-z]{5}$/.test(word);

/**
 * No text that a person reads or hears may be a key in place of its sentence, whether the catalogue has that key or not, nor, on a Vietnamese
 * screen, a word of another language that the glossary does not keep; what says that it is in another language is not looked at.
 */
export async function expectSentences(page: Page): Promise<void> {
  const { language, texts } = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    const labels = [...document.querySelectorAll(spoken.map((name) => `[${name}]:not([aria-hidden=true])`).join())];
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const texts = [document.title, ...labels.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))];
    // the chosen one of a list, and what a browser says of a form that has no sentences of its own
    texts.push(...fields.filter((field) => field.ariaHasPopup === 'listbox').map((field) => field.value));
    texts.push(...fields.filter(({ form }) => form?.noValidate === false).map((field) => field.validationMessage));
    const isOwn = (element: Element) => element.closest('[lang]') === document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: around, textContent } = walker.currentNode;
      if (around?.checkVisibility() && isOwn(around) && around.closest('code, kbd') === null) texts.push(textContent ?? '');
    }
    return { language: document.documentElement.lang, texts };
  });
  const tokens = texts.flatMap((text) => text.match(/[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)*/gu) ?? []);
  expect.soft(tokens.filter(isKey)).toEqual([]);
  if (language === 'vi')
    expect
      .soft(
        [...new Set(texts.flatMap(foreignWords))].filter((word) => !DATA.has(word) && !isCode(word)),
        new URL(page.url()).pathname,
      )
      .toEqual([]);
}
