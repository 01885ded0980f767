import type { UseFormReturnType } from '@mantine/form';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useKeeping, useKept } from '../../page/kept-typing.ts';
import { AroundForm } from './around-form.ts';

/** What a form held when its person's session ended, and the record that they saw. */
type Draft = { readonly values: object; readonly seen: unknown };

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
  const { title } = useContext(AroundForm);
  const name = JSON.stringify([record?.id ?? title, Object.keys(form.values)]);
  const draft = useKept<Draft>(name);
  useKeeping<Draft>(name, () => (form.isDirty() ? { values: form.values, seen: record?.seen } : undefined));
  const bringBack = useEffectEvent((drafted: Draft) => {
    record?.see(drafted.seen as Seen);
    form.setValues(drafted.values as Values);
  });
  useEffect(() => {
    if (draft !== undefined) bringBack(draft);
  }, [draft]);
}
