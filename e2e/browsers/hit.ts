import { setTimeout as wait } from 'node:timers/promises';
import { type Driver, until } from './driver.ts';

/** Runs in the page, in old syntax: what of the first screenful is not hit at its own middle, and what a window of this width cuts off. */
function findMissed(): string[] {
  const named = (one: Element) =>
    `${one.tagName} “${(one.getAttribute('aria-label') || (one as HTMLElement).innerText || one.className || '').trim().slice(0, 40)}”`;
  const middle = (one: Element): readonly [number, number] => {
    const { left, top, width, height } = one.getClientRects()[0] as DOMRect;
    return [left + width / 2, top + height / 2];
  };
  const above = (one: Element | null): Element[] => (one === null ? [] : [one, ...above(one.parentElement)]);
  /** Without the box’s scrollbars. */
  const holds = (box: Element, [x, y]: readonly [number, number]) => {
    const { left, top } = box.getBoundingClientRect();
    const [fromLeft, fromTop] = [x - left - box.clientLeft, y - top - box.clientTop];
    return fromLeft >= 0 && fromLeft < box.clientWidth && fromTop >= 0 && fromTop < box.clientHeight;
  };
  const isSeen = (one: Element) => {
    const { visibility, pointerEvents, opacity } = getComputedStyle(one);
    const [x, y] = middle(one);
    const isSmall = one.getBoundingClientRect().width < 4;
    const { clientWidth, clientHeight } = document.documentElement;
    const isInWindow = x >= 1 && y >= 1 && x < clientWidth - 1 && y < clientHeight - 1;
    const isFolded = one.closest('details:not([open])') !== null && one.closest('summary') === null;
    if (visibility !== 'visible' || opacity === '0' || isSmall || isFolded || !isInWindow) return false;
    if (pointerEvents === 'none' && one.matches(':disabled, [data-disabled], [aria-disabled=true]')) return false;
    return above(one.parentElement).every((box) => getComputedStyle(box).overflow === 'visible' || holds(box, [x, y]));
  };
  const isHit = (one: Element, hit: Element | null) => {
    if (hit === null) return false;
    const label = hit.closest('label');
    return one.contains(hit) || (label !== null && label.control === one);
  };
  const hitOf = (one: Element) => {
    const [x, y] = middle(one);
    return document.elementFromPoint(x, y);
  };
  /** A bar that stays as the page scrolls, or the scrollbar of a box, may lie over a thing: it is scrolled then. */
  const stays = (hit: Element | null, one: Element) =>
    above(one.parentElement).some((box) => box === hit && getComputedStyle(box).overflow !== 'visible') ||
    above(hit).some((box) => /fixed|sticky/.test(getComputedStyle(box).position) && !box.contains(one));
  const pressed = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch]';
  const tried = Array.from(document.querySelectorAll(pressed)).filter(
    (one) => one.getClientRects().length > 0 && !one.matches(':disabled') && isSeen(one),
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  const missed = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  for (const one of tried) {
    const hit = hitOf(one);
    if (isHit(one, hit)) continue;
    if (stays(hit, one)) {
      one.scrollIntoView({ block: 'center' });
      const again = isHit(one, hitOf(one));
      window.scrollTo(0, 0);
      if (again) continue;
    }
    missed.push(`${named(one)} lies under ${hit ? named(hit) : 'nothing'}`);
  }
  return missed;
}

const READY = `document.readyState === 'complete' && document.querySelector('h1, [role=heading], main')
  && !document.querySelector('[aria-busy=true], .mantine-Skeleton-root, .skeleton') && document.body.innerText.trim().length > 20`;
const SETTLES_MS = 300;

/** What is wrong with the first screenful that is open: what is not hit where it is shown, what is too wide, and errors of the page. */
export async function faultsOf(page: Driver): Promise<string[]> {
  await until(page, 'the screen is ready', READY);
  let missed: string[] = [];
  for (let times = 0; times < 5; times++) {
    await wait(SETTLES_MS);
    missed = (await page.read(`(${findMissed})()`)) as string[];
    if (missed.length === 0) break;
  }
  return [...missed, ...((await page.read('window.pageTrouble')) as string[])];
}
