import { useEffect, useRef } from 'react';
import { PREFIX } from '../../../lib/prefix.ts';
import { clock } from './server-clock.ts';

/** How often a television asks whether there is a new version of the program; the answer says what time it is too. */
export const CHECK_MS = 5 * 60_000;

/** Whether a page of the server begins with scripts or styles that this one does not have. A page without any is none of ours. */
export const isNewPage = (html: string, isOwn: (address: string) => boolean): boolean =>
  [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].some(([, address = '']) => !isOwn(address));

/** Says once that there is a new version. Without an answer it asks again later. */
export function watchVersion(isNew: () => Promise<boolean>, onNew: () => void): () => void {
  const ask = () =>
    void isNew().then(
      (isThere) => {
        if (!isThere) return;
        clearInterval(timer);
        onNew();
      },
      () => undefined,
    );
  const timer = setInterval(ask, CHECK_MS);
  ask();
  return () => clearInterval(timer);
}

async function hasNewPage(): Promise<boolean> {
  const response = await fetch(`${PREFIX}/live`, { cache: 'no-store', credentials: 'omit' });
  clock.read(response);
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  return isNewPage(await response.text(), (address) => document.querySelector(`[src="${address}"], [href="${address}"]`) !== null);
}

/** Loads a new version of the program when the page turns, and only while the server answers. */
export function useNewVersion(turn: number, isAnswered: boolean): void {
  const isThere = useRef(false);
  useEffect(
    () =>
      watchVersion(hasNewPage, () => {
        isThere.current = true;
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page that turns is a quiet moment
  useEffect(() => {
    if (isThere.current && isAnswered) location.reload();
  }, [turn]);
}
