import type { UseFormReturnType } from '@mantine/form';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { onSessionChange, readSession } from '../../lib/session.ts';
import { showToast } from '../toast.tsx';
import { isUnsaved } from '../unsaved.ts';
import { AroundForm } from './around-form.ts';

/** What a form held when its person's session ended, and the record that they saw. */
type Draft = { readonly personId: string; readonly place: string; readonly values: object; readonly seen: unknown };

/** In memory only: closing the tab forgets it. */
let kept: Draft | null = null;

type Record<Seen> = {
  /** undefined: a new one. */
  id: string | undefined;
  /** As it was when the form was opened: changes are sent with its version. */
  seen: Seen;
  see: (seen: Seen) => void;
};

/**
 * Keeps what is unsaved in a form when the session ends, and brings it back once the same person has logged in again and opens the form.
 * What others have changed meanwhile is told when it is saved, because the record that was seen comes back too.
 */
export function useDraft<Values extends object, Seen>(form: UseFormReturnType<Values>, record?: Record<Seen>): void {
  const { t } = useTranslation('word');
  const { pathname } = useLocation();
  const { title } = useContext(AroundForm);
  const place = JSON.stringify([pathname, record?.id ?? title, Object.keys(form.values)]);
  const [draft] = useState(() => (kept?.place === place && kept.personId === readSession()?.id ? kept : null));
  const bringBack = useEffectEvent((drafted: Draft) => {
    kept = null;
    record?.see(drafted.seen as Seen);
    form.setValues(drafted.values as Values);
    showToast('warning', t('draftTitle'), t('draftText'));
  });
  const keep = useEffectEvent((personId: string) => {
    if (form.isDirty() && isUnsaved()) kept = { personId, place, values: form.values, seen: record?.seen };
  });
  useEffect(() => {
    if (draft !== null) bringBack(draft);
  }, [draft]);
  useEffect(() => onSessionChange((session, before) => session === null && before !== null && keep(before.id)), []);
}
