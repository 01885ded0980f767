import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { sayFrom } from '../../i18n/words.ts';
import { ownName } from '../../lib/prefix.ts';
import { onSessionChange, readSession } from '../../lib/session.ts';
import { showToast } from '../toast/toast.tsx';
import { isUnsaved } from './unsaved.ts';

/** What a person was typing when their session ended, by place. */
type KeptTyping = { readonly personId: string; readonly places: ReadonlyMap<string, unknown> };

/** In this tab, so that a reload at the login loses nothing; closing the tab forgets it. */
const KEY = ownName('golf_typing');

/** A file is kept in memory alone. */
const written = (_: string, value: unknown): unknown =>
  value instanceof Map ? { $map: [...value] } : value instanceof Blob ? undefined : value;
const revived = (_: string, value: { $map?: [unknown, unknown][] } | null): unknown => (value?.$map ? new Map(value.$map) : value);

let typing: KeptTyping | null = stored();

function stored(): KeptTyping | null {
  try {
    return JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? 'null', revived) as KeptTyping | null;
  } catch {
    return null;
  }
}

function keep(next: KeptTyping | null): void {
  typing = next !== null && next.places.size > 0 ? next : null;
  try {
    if (typing === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(typing, written));
  } catch {
    // without storage it is kept in memory alone
  }
}

/** Only the same person gets it back. */
const keptAt = (place: string): unknown => (typing?.personId === readSession()?.id ? typing?.places.get(place) : undefined);

function keepAt(personId: string, place: string, value: unknown): void {
  keep({ personId, places: new Map([...(typing?.personId === personId ? typing.places : []), [place, value]]) });
}

function forget(place: string): void {
  if (typing?.places.has(place)) keep({ ...typing, places: new Map([...typing.places].filter(([other]) => other !== place)) });
}

const usePlace = (name: string): string => `${useLocation().pathname} ${name}`;

/** What was kept at a place of this screen, once the same person is back; undefined: nothing. */
export function useKept<Value>(name: string): Value | undefined {
  const place = usePlace(name);
  const [back] = useState(() => keptAt(place) as Value | undefined);
  useEffect(() => {
    forget(place);
    if (back !== undefined) showToast('warning', sayFrom('word')('draftTitle'), sayFrom('word')('draftText'));
  }, [place, back]);
  return back;
}

/** Keeps what a place has now, if the session ends while something is unsaved; undefined: nothing is worth it. */
export function useKeeping<Value>(name: string, now: () => Value | undefined): void {
  const place = usePlace(name);
  const keepNow = useEffectEvent((personId: string) => {
    const value = isUnsaved() ? now() : undefined;
    if (value !== undefined) keepAt(personId, place, value);
  });
  useEffect(() => onSessionChange((session, before) => session === null && before !== null && keepNow(before.id)), []);
}

/** A state that is there again after a login: what is typed, and what is open around it. */
export function useKeptState<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const back = useKept<Value>(name);
  const [value, setValue] = useState(back ?? initial);
  useKeeping(name, () => (value === initial ? undefined : value));
  return [value, setValue];
}
