import { ownName } from '../../../../lib/prefix.ts';

/** The people whose entries wait in this browser: distinguished by id, since two users may have the same name. */
export type Author = { readonly id: string; readonly name: string };

const ENTRY = ownName('golf_entry');
const NAME = ownName('golf_author');

/** The key prefix of every entry that this user typed here for the round. */
export const prefixOf = (roundId: string, authorId: string): string => `${ENTRY}:${roundId}:${authorId}`;

/** So that others can see who has to log in again; the entries are sent even without it. */
export function rememberName(storage: Pick<Storage, 'setItem'>, { id, name }: Author): void {
  try {
    storage.setItem(`${NAME}:${id}`, name);
  } catch {
    // A full or forbidden storage: the name is shown as unknown.
  }
}

type Reading = Pick<Storage, 'getItem' | 'key' | 'length'>;

/** How many unsent entries of others are in this browser, and whose; only that is read. */
export function unsentOfOthers(storage: Reading, roundId: string, authorId: string): readonly (Author & { readonly count: number })[] {
  const keys = Array.from({ length: storage.length }, (_, at) => (storage.key(at) ?? '').split(':'));
  const ofOthers = keys.filter(([kind, round, author]) => kind === ENTRY && round === roundId && author !== authorId);
  const byAuthor = Map.groupBy(ofOthers, ([, , author = '']) => author);
  return [...byAuthor].map(([id, entries]) => ({ id, name: storage.getItem(`${NAME}:${id}`) ?? '…', count: entries.length }));
}
