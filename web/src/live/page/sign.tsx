import { Spoken } from '../../light/spoken.tsx';
import { signOf } from '../../ui/mark/sign-of.ts';
import type { Say } from '../words.ts';

/** A place or a score to par in words; null: it reads as it stands. */
export function signWords(sign: string, t: Say): string | null {
  const label = signOf(sign);
  return label && t(`sign.${label.key}`, label.values);
}

/** A place or a score to par. */
export function Sign({ t, text }: { t: Say; text: string }) {
  const words = signWords(text, t);
  return words === null ? text : <Spoken sign={text} words={words} />;
}
