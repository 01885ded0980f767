import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { readSession } from '../lib/session.ts';
import { confirm } from './confirm.tsx';

/**
 * While there is something unsaved, leaving the page asks first; a session that has ended does not. `text`: what becomes of it.
 * `saved` lets the step after a save pass at once, before the page has been drawn again.
 */
export function useUnsaved(unsaved: boolean, text?: string, saved?: RefObject<boolean>): void {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && saved?.current !== true && readSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm({ title: t('leaveTitle'), text: text ?? t('leaveText'), action: t('leave'), cancel: t('stay') }).then((leave) =>
      leave ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, t, text]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
