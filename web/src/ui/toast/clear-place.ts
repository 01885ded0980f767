export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Between what lies on top and what it leaves clear. */
const GAP_PX = 8;

/** How far a box at the lower edge rises so that it covers none of these. */
export function riseAbove(box: Box, obstacles: readonly Box[]): number {
  let rise = 0;
  for (const { left, right, top, bottom } of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = right <= box.left || left >= box.right;
    const isAboveOrBelow = bottom <= box.top - rise || top >= box.bottom - rise;
    if (!isBeside && !isAboveOrBelow) rise = box.bottom - top + GAP_PX;
  }
  return rise;
}

/** Looks again in every frame, until it is ended: what toasts must not cover moves, comes and goes as the page does. */
export function keepClear(area: HTMLElement): () => void {
  let frame = 0;
  const boxesOf = (selector: string): Box[] =>
    [...document.querySelectorAll(selector)].filter((one) => !area.contains(one)).map((one) => one.getBoundingClientRect());
  const seen = window.visualViewport;
  const keyboard = (): Box[] =>
    seen === null ? [] : [{ left: 0, right: innerWidth, top: seen.offsetTop + seen.height, bottom: innerHeight }];
  const place = () => {
    // where it would be without its rise, which a box on the screen follows a frame later
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = area;
    const atRest = { left, right: left + offsetWidth, top, bottom: top + offsetHeight };
    const bars = [...boxesOf('[data-docked]'), ...keyboard()];
    const withFocus = riseAbove(atRest, [...bars, ...boxesOf(':focus')]);
    area.style.translate = `0 ${-(withFocus < top ? withFocus : riseAbove(atRest, bars))}px`;
    frame = requestAnimationFrame(place);
  };
  place();
  return () => cancelAnimationFrame(frame);
}
