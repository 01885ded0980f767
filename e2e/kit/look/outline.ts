import { expect, type Page } from '@playwright/test';

/** The headings of a page are in order: it begins with one of the first level, no level is skipped, and each says something. */
export async function expectOutline(page: Page): Promise<void> {
  const headings = await page.evaluate(readHeadings);
  const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
  const { pathname } = new URL(page.url());
  expect.soft(skipped, `${pathname}: levels that are skipped`).toEqual([]);
  expect.soft(headings.filter(({ level }) => level === 1).length, `${pathname}: headings of the first level`).toBe(1);
  expect
    .soft(
      headings.filter(({ text }) => text === ''),
      `${pathname}: empty headings`,
    )
    .toEqual([]);
  expect.soft(await page.evaluate(unnamedLandmarks), `${pathname}: landmarks of one kind without a name each`).toEqual([]);
}

function readHeadings() {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => heading.getClientRects().length > 0 && heading.closest('[aria-hidden=true]') === null,
  );
  return headings.map((heading) => ({ level: Number(heading.tagName[1]), text: (heading.textContent ?? '').trim().slice(0, 40) }));
}

/** Where a page has several navigations, readers list them by their names. */
function unnamedLandmarks(): string[] {
  return ['main', 'nav', 'aside'].flatMap((kind) => {
    const elements = [...document.querySelectorAll(kind)].filter((one) => one.getClientRects().length > 0);
    const names = elements.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? '');
    return elements.length > 1 && (names.includes('') || new Set(names).size < names.length) ? [`${kind}: ${names.join(', ')}`] : [];
  });
}
