import { flushSync } from 'react-dom';

/** Follows how the browser prints. It counts and draws the pages right after the event: what changes has to stand on the page by then. */
export function followPrint(note: (isPrinting: boolean) => void): () => void {
  const onEvent = ({ type }: Event) => flushSync(() => note(type === 'beforeprint'));
  window.addEventListener('beforeprint', onEvent);
  window.addEventListener('afterprint', onEvent);
  return () => {
    window.removeEventListener('beforeprint', onEvent);
    window.removeEventListener('afterprint', onEvent);
  };
}

const SCHEME = 'data-mantine-color-scheme';
/** Until the page has been printed: the colours of paper, and nothing that has to be tapped open. */
function forPaper(root: HTMLElement): () => void {
  const scheme = root.getAttribute(SCHEME);
  if (scheme !== null) root.setAttribute(SCHEME, 'light');
  const folded = [...root.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of folded) details.open = true;
  return () => {
    if (scheme !== null) root.setAttribute(SCHEME, scheme);
    for (const details of folded) details.open = false;
  };
}

/** Whatever prints the page, a browser’s menu too, prints it whole and light. */
export function printWhole(): void {
  let goBack = () => {};
  followPrint((isPrinting) => {
    goBack();
    goBack = isPrinting ? forPaper(document.documentElement) : () => {};
  });
}
