/** Where the focus was, and what it was in, the closest first. */
type Stop = { readonly element: HTMLElement; readonly around: readonly Element[]; readonly nth: number; readonly path: string };

const MOST_STOPS = 10;
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"])';
let stops: Stop[] = [];

/**
 * The focus of the keyboard is never lost to what goes away under it. A button that waits gets it back; a dialog that goes gives it back to
 * what opened it; in the place of a line that goes, the next one has it.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) stops = [...stops.slice(1 - MOST_STOPS), stopAt(target)];
  });
  // whoever leaves the page by Tab has not lost the focus
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') stops = [];
  });
  document.addEventListener('pointerdown', () => {
    stops = [];
  });
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) placeAgain();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function stopAt(element: HTMLElement): Stop {
  const around: Element[] = [];
  for (let one = element.parentElement; one?.closest('main, [role="dialog"]') && one.tagName !== 'MAIN'; one = one.parentElement) {
    around.push(one);
  }
  const main = element.closest('main');
  return { element, around, nth: main === null ? 0 : focusableIn(main).indexOf(element), path: location.pathname };
}

/** After a step to another screen nothing is placed: that screen begins at its top. */
function placeAgain(): void {
  if (stops.at(-1)?.path !== location.pathname) return;
  for (const stop of stops.toReversed()) {
    const place = placeOf(stop);
    if (place === undefined) continue;
    place.focus({ preventScroll: true });
    return;
  }
}

/** The element itself, or what stands in its place, close to where it was. */
function placeOf({ element, around, nth }: Stop): HTMLElement | undefined {
  if (element.isConnected) return element;
  const left = around.find((one) => one.isConnected);
  const main = left?.closest('main');
  if (left === undefined || !main) return undefined;
  const isLeft = (one: HTMLElement) => left.contains(one);
  return focusableIn(main).slice(nth).find(isLeft) ?? focusableIn(left).at(-1);
}

const focusableIn = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility());
