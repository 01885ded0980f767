import { PREFIX } from '../../lib/prefix.ts';

let isAsked = false;

/** While somebody types who they are, the browser fetches what the office begins with: it is there when they are in. */
export async function fetchOffice(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const page = await fetch(`${PREFIX}/tournaments`).then(
    (answer) => answer.text(),
    () => '',
  );
  for (const [, href = ''] of page.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href, crossOrigin: 'anonymous' }));
}
