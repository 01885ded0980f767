/** The place on a page that says what is done next; one a page. */
export const NEXT = { id: 'next-step', tabIndex: -1 } as const;

/** How long what was done may take to be read again. */
const MOST_FRAMES = 120;

/** After a deed that changes what is next: the sentence that says so is seen, and has the focus, as the button that was pressed may be gone. */
export function showNext(frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(NEXT.id);
    if (place === null) return frames > 0 ? showNext(frames - 1) : undefined;
    window.scrollTo({ top: 0 });
    place.focus({ preventScroll: true });
  });
}
