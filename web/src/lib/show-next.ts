/** The place on a page that says what is done next; one a page. */
export const NEXT = { id: 'next-step', tabIndex: -1 } as const;

/** After a deed that changes what is next: the sentence that says so is seen, and has the focus, as the button that was pressed may be gone. */
export function showNext(): void {
  requestAnimationFrame(() => {
    window.scrollTo({ top: 0 });
    document.getElementById(NEXT.id)?.focus({ preventScroll: true });
  });
}
