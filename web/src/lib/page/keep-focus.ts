import { lastOf } from '@fairway/golf';

/** Where the focus was: what it was in, the closest first, and its line of a list with those behind and before it. */
type Stop = {
  readonly element: HTMLElement;
  readonly around: readonly Element[];
  readonly lines: readonly HTMLElement[];
  readonly part: Element | null;
  readonly path: string;
};

/** More than a long form has: what opened it is still known at its end. */
const MOST_STOPS = 100;
/** What the focus moves within. */
const PART = 'main, dialog, [role="dialog"], [role="menu"]';
/** A line of a list. */
const LINE = 'li, article, tr:not([aria-hidden])';
/** Where the focus lands if what had it is gone: what says so of itself, else the heading; of a whole screen its own, not that of its frame. */
const LANDINGS = ['[data-landing]', '#screen', 'h1, h2, h3, h4'];
let stops: Stop[] = [];
/** The person took the focus away: by Tab out of the page, or by a press on nothing. */
let isAway = false;

/**
 * The focus of the keyboard is never lost to what goes away under it. A button that waits gets it back; a dialog, a menu or a toast that goes
 * gives it back to what had it before, unless something has taken it. In the place of a line that goes, the next line has it, and a line that
 * stays keeps it; else what the place names (`data-landing`), or its heading. It is never given to a control because of where that stands:
 * the next Enter would write.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    isAway = false;
    if (target instanceof HTMLElement) stops = [...stops.slice(1 - MOST_STOPS), stopAt(target)];
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') isAway = true;
    else if (document.activeElement !== document.body) isAway = false;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const { activeElement } = document;
    isAway = activeElement === document.body || !(target instanceof Node && activeElement?.contains(target));
  });
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && !(isAway && lastOf(stops)?.part?.isConnected)) placeAgain();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function stopAt(element: HTMLElement): Stop {
  const around: Element[] = [];
  for (let one = element.parentElement; one?.closest(PART); one = one.parentElement) around.push(one);
  return { element, around, lines: linesFrom(element.closest(LINE)), part: element.closest(PART), path: location.pathname };
}

/** This line, then those behind it, then those before it, the closest first. */
function linesFrom(line: Element | null): readonly HTMLElement[] {
  const all = [...(line?.parentElement?.children ?? [])].filter((one) => one instanceof HTMLElement && one.matches(LINE)) as HTMLElement[];
  const at = all.indexOf(line as HTMLElement);
  return [...all.slice(Math.max(0, at)), ...all.slice(0, Math.max(0, at)).reverse()];
}

/** After a step to another screen nothing is placed: that screen begins at its top. */
function placeAgain(): void {
  if (lastOf(stops)?.path !== location.pathname) return;
  for (const stop of [...stops].reverse()) {
    const place = placeOf(stop);
    if (place === undefined) continue;
    if (place.tabIndex < 0) place.tabIndex = -1; // what is no control can have the focus, and Tab does not stop there
    place.focus({ preventScroll: true });
    return;
  }
}

/** It is seen, and no part of a text that is being written: an editor draws again what another hand touches. */
const isLanding = (place: HTMLElement): boolean => !place.isContentEditable && place.getClientRects().length > 0;

/** The element itself, or what stands for the place where it was. */
function placeOf({ element, around, lines, part }: Stop): HTMLElement | undefined {
  if (element.isConnected) return element;
  const line = lines.find((one) => one.isConnected);
  if (line !== undefined) return line.querySelector<HTMLElement>(':scope > th') ?? line; // a row of a table is named by its head
  // a whole screen may have been drawn anew
  const left = [...around.filter((one) => one.isConnected), ...(part?.tagName === 'MAIN' ? document.querySelectorAll('main') : [])];
  for (const one of left)
    for (const landing of LANDINGS) {
      const target = [...one.querySelectorAll<HTMLElement>(landing)].find(isLanding);
      if (target !== undefined) return target;
    }
  return undefined;
}
