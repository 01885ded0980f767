import { expect, type Page } from '@playwright/test';

type Sight = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly spacing?: string;
  readonly smallestPx?: number;
};

/** The spacing that WCAG 1.4.12 lets readers choose. */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
const SMALLEST_PX = 20;
/** 1280 px enlarged fourfold, as WCAG 1.4.10 has it. */
const NARROWEST = 320;

/** How people with little sight look at a page: enlarged fourfold, with more space, with no small letters, with the phone on its side. */
const SIGHTS: readonly Sight[] = [
  { name: 'a phone on its side', width: 640, height: 320 },
  { name: `${NARROWEST} px, the spacing of WCAG 1.4.12`, width: NARROWEST, height: 844, spacing: SPACING },
  { name: `${NARROWEST} px, no letters below ${SMALLEST_PX} px`, width: NARROWEST, height: 844, smallestPx: SMALLEST_PX },
];

/** No page is wider than its window, however it is looked at: what must be wide scrolls in itself. */
export async function expectReflow(page: Page): Promise<void> {
  for (const { name, width, height, spacing = '', smallestPx = 0 } of SIGHTS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(dress, { spacing, smallestPx });
    const wide = await page.evaluate(widest, width);
    expect.soft(wide, `${new URL(page.url()).pathname} at ${name}`).toEqual([]);
  }
  await page.evaluate(dress, { spacing: '', smallestPx: 0 });
}

/** How wide a page is in a window of 320 px. */
export async function narrowestWidth(page: Page): Promise<number> {
  await page.setViewportSize({ width: NARROWEST, height: 568 });
  await page.evaluate(dress, { spacing: '', smallestPx: 0 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** With a style of the reader's own, and as a browser with a smallest font of `smallestPx`; the dress before it is taken away. */
async function dress({ spacing, smallestPx }: { spacing: string; smallestPx: number }): Promise<void> {
  document.querySelector('style[data-spacing]')?.remove();
  const style = Object.assign(document.createElement('style'), { textContent: spacing });
  style.dataset.spacing = '';
  document.head.append(style);
  for (const element of document.querySelectorAll<HTMLElement>('[data-enlarged]')) {
    element.style.removeProperty('font-size');
    delete element.dataset.enlarged;
  }
  const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const small = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => hasText(element) && Number.parseFloat(getComputedStyle(element).fontSize) < smallestPx,
  );
  for (const element of small) {
    element.dataset.enlarged = '';
    element.style.setProperty('font-size', `${smallestPx}px`, 'important');
  }
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

/** What makes the page wider than its window, and does not scroll in a part of its own. */
function widest(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const isWithin = (element: Element | null): boolean =>
    element !== null && element !== document.body && (scrolls(element) || isWithin(element.parentElement));
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && !isWithin(element.parentElement),
  );
  return [
    `${document.documentElement.scrollWidth} px`,
    ...wide
      .slice(0, 5)
      .map((element) => element.cloneNode(false) as Element)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ];
}
