import { type RefObject, useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { sayFrom } from '../../i18n/words.ts';
import { askBeforeLeaving } from '../../lib/page/leaving.ts';
import { readSession } from '../../lib/session.ts';
import { confirm } from '../dialog/confirm.tsx';

/** What is unsaved on the screen: the ids of its parts. */
const parts = new Set<string>();

export const isUnsaved = (): boolean => parts.size > 0;

/** For a person who leaves on purpose: nothing of it is kept. */
export const giveUpUnsaved = (): void => parts.clear();

/** Asks before something unsaved is left. `text`: what becomes of it; `title`: what it is, if it is no change. */
export function confirmLeave(text?: string, title?: string): Promise<boolean> {
  const t = sayFrom('word');
  return confirm({ title: title ?? t('leaveTitle'), text: text ?? t('leaveText'), action: t('leave'), cancel: t('stay') });
}

/**
 * While there is something unsaved, leaving the page asks first; a session that has ended does not. `text` and `title` as above.
 * `saved` lets the step after a save pass at once, before the page has been drawn again.
 */
export function useUnsaved(unsaved: boolean, text?: string, saved?: RefObject<boolean>, title?: string): void {
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && saved?.current !== true && readSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirmLeave(text, title).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, text, title]);
  useEffect(() => {
    if (!unsaved) return;
    const end = askBeforeLeaving();
    parts.add(id);
    return () => {
      end();
      parts.delete(id);
    };
  }, [unsaved, id]);
}
