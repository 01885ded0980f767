import { type RefObject, useLayoutEffect } from 'react';

/** How much smaller a text becomes at a time, and how often at most: a third of its size holds four times the letters. */
const SMALLER = 0.93;
const MOST_TIMES = 16;

/**
 * Makes each text marked `data-fit` in the frame as small as its own box needs: no name is cut, and no row grows beyond the height that the
 * pages count on. Measured again when `about` changes, when the frame or what stands in it does, and once the letters have loaded.
 */
export function useFitted(frame: RefObject<HTMLElement | null>, about: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` says what the texts are
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const fit = () => fitTexts([...element.querySelectorAll<HTMLElement>('[data-fit]')]);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    const arrivals = new MutationObserver(fit); // a part whose script came later
    arrivals.observe(element, { childList: true, subtree: true });
    fit();
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      arrivals.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [frame, about]);
}

/** All of them step by step together: the page is laid out once a step, not once a name. */
function fitTexts(texts: readonly HTMLElement[]): void {
  for (const text of texts) text.style.fontSize = '';
  let tooLarge = texts.filter(overflows).map((text) => ({ text, px: Number.parseFloat(getComputedStyle(text).fontSize) }));
  for (let nth = 1; tooLarge.length > 0 && nth <= MOST_TIMES; nth++) {
    for (const { text, px } of tooLarge) text.style.fontSize = `${px * SMALLER ** nth}px`;
    tooLarge = tooLarge.filter(({ text }) => overflows(text));
  }
}

/** Heights are rounded: one pixel is none. */
const overflows = (text: HTMLElement): boolean => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
