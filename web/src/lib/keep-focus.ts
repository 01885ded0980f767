import { lastOf } from '@fairway/golf';

/** Where the focus was, and what it was in, the closest first. */
type Stop = {
  readonly element: HTMLElement;
  readonly around: readonly Element[];
  readonly part: Element | null;
  readonly nth: number;
  readonly path: string;
};

/** More than a long form has: what opened it is still known at its end. */
const MOST_STOPS = 100;
/** What the focus moves within. */
const PART = 'main, dialog, [role="dialog"]';
const FOCUSABLE = ['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea', 'summary', '[tabindex="0"]']
  .map((one) => `${one}:not(:disabled)`)
  .join();
let stops: Stop[] = [];
let isLeaving = false;

/**
 * The focus of the keyboard is never lost to what goes away under it. A button that waits gets it back; a dialog that goes gives it back to
 * what opened it; in the place of a line that goes, the next one has it.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    isLeaving = false;
    if (target instanceof HTMLElement) stops = [...stops.slice(1 - MOST_STOPS), stopAt(target)];
  });
  // whoever leaves the page by Tab has not lost the focus
  document.addEventListener('keydown', ({ key }) => {
    isLeaving = key === 'Tab';
  });
  document.addEventListener('pointerdown', () => {
    stops = [];
  });
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && !isLeaving) placeAgain();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function stopAt(element: HTMLElement): Stop {
  const around: Element[] = [];
  for (let one = element.parentElement; one?.closest(PART); one = one.parentElement) around.push(one);
  const part = element.closest(PART);
  return { element, around, part, nth: part === null ? 0 : focusableIn(part).indexOf(element), path: location.pathname };
}

/** After a step to another screen nothing is placed: that screen begins at its top. */
function placeAgain(): void {
  if (lastOf(stops)?.path !== location.pathname) return;
  for (const stop of [...stops].reverse()) {
    const place = placeOf(stop);
    if (place === undefined) continue;
    place.focus({ preventScroll: true });
    return;
  }
}

/** The element itself, or what stands in its place, close to where it was. What is all of a screen may still load below. */
function placeOf({ element, around, part: was, nth }: Stop): HTMLElement | undefined {
  if (element.isConnected) return element;
  const left = around.find((one) => one.isConnected) ?? (was?.tagName === 'MAIN' ? document.querySelector('main') : null);
  const part = left?.closest(PART);
  if (!left || !part) return undefined;
  const next = focusableIn(part)
    .slice(nth)
    .find((one) => left.contains(one));
  return next ?? (left.tagName === 'MAIN' && left === was ? undefined : lastOf(focusableIn(left)));
}

const focusableIn = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.getClientRects().length > 0);
