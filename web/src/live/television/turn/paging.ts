/** How long a page of the television stays. */
export const PAGE_MS = 12_000;

/** The items in pages of at most `size`; no items, no page. */
export function pagesOf<T>(items: readonly T[], size: number): T[][] {
  const pages: T[][] = [];
  for (let from = 0; from < items.length; from += Math.max(1, size)) pages.push(items.slice(from, from + Math.max(1, size)));
  return pages;
}

/** How many rows fit below each other, at least one. */
export const rowsThatFit = (height: number, rowHeight: number): number => Math.max(1, Math.floor(height / rowHeight));

/** The page to show after `turns` page turns, also if the number of pages has changed. */
export const pageAt = (turns: number, pages: number): number => (pages === 0 ? 0 : turns % pages);
