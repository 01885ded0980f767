import type { Snapshot } from './snapshot.ts';

/** Beyond this number a new board pushes out the oldest one. */
const MOST_BOARDS = 200;

type Kept = {
  snapshot: Snapshot | null;
  /** The version that was announced to watchers: nothing older may be answered. */
  atLeast: number;
  loading: Promise<void> | null;
};

export type BoardCache = {
  /** The board, at least as new as every poke and as `version`; null: no such tournament. An unchanged board costs nothing. */
  get(tournamentId: string, version?: number): Promise<Snapshot | null>;
  /** The board, if it is there and current. */
  peek(tournamentId: string): Snapshot | null;
  poked(tournamentId: string, version: number): void;
  /** Forgets one board, or all. A board that is being loaded still answers those who asked before, and is not kept. */
  forget(tournamentId: string | null): void;
  /** The versions that are kept. */
  versions(): Map<string, number>;
};

/** Keeps the newest board of each tournament. Each version is loaded once, however many ask at the same time. */
export function createBoardCache(load: (tournamentId: string) => Promise<Snapshot | null>): BoardCache {
  const boards = new Map<string, Kept>();

  const keep = (tournamentId: string): Kept => {
    const oldest = boards.size >= MOST_BOARDS ? boards.keys().next().value : undefined;
    if (oldest !== undefined) boards.delete(oldest);
    const kept: Kept = { snapshot: null, atLeast: 0, loading: null };
    boards.set(tournamentId, kept);
    return kept;
  };

  const startLoading = (tournamentId: string, kept: Kept): Promise<void> => {
    const demanded = kept.atLeast;
    const loading = load(tournamentId)
      .then((snapshot) => {
        kept.snapshot = snapshot;
        // A notice of a version that the database does not have must not make every request load again.
        if (kept.atLeast === demanded) kept.atLeast = snapshot?.version ?? 0;
        if (snapshot === null && boards.get(tournamentId) === kept) boards.delete(tournamentId);
      })
      .finally(() => {
        kept.loading = null;
      });
    kept.loading = loading;
    return loading;
  };

  const refresh = async (tournamentId: string, version: number): Promise<Snapshot | null> => {
    const kept = boards.get(tournamentId) ?? keep(tournamentId);
    // A load that began before this request may have missed the version; one that begins now cannot.
    await kept.loading?.catch(() => null);
    if (!isFresh(kept, version)) await (kept.loading ?? startLoading(tournamentId, kept));
    return kept.snapshot;
  };

  const peek = (tournamentId: string, version = 0): Snapshot | null => {
    const kept = boards.get(tournamentId);
    return kept?.snapshot && isFresh(kept, version) ? kept.snapshot : null;
  };

  return {
    get: async (tournamentId, version = 0) => peek(tournamentId, version) ?? refresh(tournamentId, version),
    peek,
    poked: (tournamentId, version) => {
      const kept = boards.get(tournamentId);
      if (kept) kept.atLeast = Math.max(kept.atLeast, version);
    },
    forget: (tournamentId) => (tournamentId === null ? boards.clear() : boards.delete(tournamentId)),
    versions: () => new Map([...boards].map(([id, { snapshot }]) => [id, snapshot?.version ?? 0])),
  };
}

const isFresh = ({ snapshot, atLeast }: Kept, version: number): boolean =>
  snapshot !== null && snapshot.version >= atLeast && snapshot.version >= version;
