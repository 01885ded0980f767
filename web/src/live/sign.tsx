import { signWords } from '../feature/leaderboard/sign-words.ts';
import type { Say } from './words.ts';

/** A sign for who sees, and its words for who hears. */
export const Spoken = ({ sign, words }: { sign: string; words: string }) => (
  <>
    <span aria-hidden="true">{sign}</span>
    <span className="for-listeners">{words}</span>
  </>
);

/** A place or a score to par. */
export function Sign({ t, text }: { t: Say; text: string }) {
  const words = signWords(text, t);
  return words === null ? text : <Spoken sign={text} words={words} />;
}
