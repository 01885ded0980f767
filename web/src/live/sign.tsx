import { signOf } from '../feature/leaderboard/sign-of.ts';
import type { Say } from './words.ts';

/** A sign for who sees, and its words for who hears. */
export const Spoken = ({ sign, words }: { sign: string; words: string }) => (
  <>
    <span aria-hidden="true">{sign}</span>
    <span className="for-listeners">{words}</span>
  </>
);

/** A place or a score to par in words; null: it reads as it stands. */
export function signWords(sign: string, t: Say): string | null {
  const said = signOf(sign);
  return said && t(`sign.${said.key}`, said.values);
}

/** A place or a score to par. */
export function Sign({ t, text }: { t: Say; text: string }) {
  const words = signWords(text, t);
  return words === null ? text : <Spoken sign={text} words={words} />;
}
