type Row = { readonly id: string; readonly admission?: string };
/** What a phone has on its disk: rows by the name of their store. It outlives every page. */
export type Disk = Readonly<Record<'admission' | 'entry', Map<string, Row>>>;
export const emptyDisk = (): Disk => ({ admission: new Map(), entry: new Map() });

const COMMIT_MS = 5;

/**
 * In place of the package `idb` on a browser’s IndexedDB: what is written is there when it has been committed, a moment later and whole,
 * or never if the page dies before. Reads wait for the writes before them.
 */
export function idbOf(disk: Disk, setTimeout: (work: () => void, ms: number) => unknown) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Result): Promise<Result> => {
    const done = last.then(() => new Promise<Result>((resolve) => setTimeout(() => resolve(work()), COMMIT_MS)));
    last = done;
    return done;
  };
  type Store = keyof Disk;
  const database = {
    getAll: (store: Store) => inTurn(() => structuredClone([...disk[store].values()])),
    getAllFromIndex: (store: Store, index: 'admission', of: string) =>
      inTurn(() => structuredClone([...disk[store].values()].filter((row) => row[index] === of))),
    put: (store: Store, row: Row) => inTurn(() => void disk[store].set(row.id, structuredClone(row))),
    delete: (store: Store, id: string) => inTurn(() => void disk[store].delete(id)),
    transaction: (store: Store) => {
      const changes: (() => void)[] = [];
      const done = inTurn(() => {
        for (const change of changes) change();
      });
      const change = (work: () => void): Promise<void> => {
        changes.push(work);
        return done;
      };
      const put = (row: Row) => {
        const copy = structuredClone(row);
        return change(() => void disk[store].set(row.id, copy));
      };
      return { store: { put, delete: (id: string) => change(() => void disk[store].delete(id)) }, done };
    },
  };
  return { openDB: async () => database };
}
