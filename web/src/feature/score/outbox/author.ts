/** Whose entries wait in this browser: told apart by id, since two users may have one name. */
export type Author = { readonly id: string; readonly name: string };

const ENTRY = 'golf_entry';
const NAME = 'golf_author';

/** Begins the key of every entry that this user typed here for the round. */
export const prefixOf = (roundId: string, authorId: string): string => `${ENTRY}:${roundId}:${authorId}`;

/** So that others can be told who has to log in again; without it their entries are sent all the same. */
export function rememberName(storage: Pick<Storage, 'setItem'>, { id, name }: Author): void {
  try {
    storage.setItem(`${NAME}:${id}`, name);
  } catch {
    // A full or forbidden storage: the name is shown as unknown.
  }
}

type Reading = Pick<Storage, 'getItem' | 'key' | 'length'>;

/** How many entries that others typed in this browser are not sent, and whose; nothing else of them is read. */
export function unsentOfOthers(storage: Reading, roundId: string, authorId: string): readonly (Author & { readonly count: number })[] {
  const keys = Array.from({ length: storage.length }, (_, at) => (storage.key(at) ?? '').split(':'));
  const ofOthers = keys.filter(([kind, round, author]) => kind === ENTRY && round === roundId && author !== authorId);
  const byAuthor = Map.groupBy(ofOthers, ([, , author = '']) => author);
  return [...byAuthor].map(([id, found]) => ({ id, name: storage.getItem(`${NAME}:${id}`) ?? '…', count: found.length }));
}
