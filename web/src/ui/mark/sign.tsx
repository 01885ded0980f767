import { type SignOf, signOf } from './sign-of.ts';

/** The words of a sign: of a feature, which has them in its catalogue as `sign`. */
export type SignWords = (key: SignOf['key'], values: SignOf['values']) => string;

/** A place or a score to par: the sign for who sees, its words for who hears. */
export function Sign({ text, words }: { text: string; words: SignWords }) {
  const label = signOf(text);
  if (label === null) return text;
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className="for-listeners">{words(label.key, label.values)}</span>
    </>
  );
}
