/** A sign for who sees, and its words for who hears. */
export const Spoken = ({ sign, words }: { sign: string | number; words: string }) => (
  <>
    <span aria-hidden="true">{sign}</span>
    <span className="for-listeners">{words}</span>
  </>
);
