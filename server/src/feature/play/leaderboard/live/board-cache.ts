import { troubleOf } from '../../../../db/trouble.ts';
import type { Snapshot } from './snapshot.ts';

/** Beyond this number a new board pushes out the oldest one. */
const MOST_BOARDS = 200;
/** While the database does not answer, it is asked this often for a board; everyone else gets the last one at once. */
const RETRY_MS = 2_000;
/** How long an id that names no tournament is remembered, and how many of them. */
const UNKNOWN_MS = 10_000;
const MOST_UNKNOWN = 10_000;

type KeptBoard = {
  snapshot: Snapshot | null;
  /** The version that was announced to watchers: nothing older may be answered. */
  atLeast: number;
  /** How often notices may have been missed; the board is certain when it was loaded after the last time. */
  invalidations: number;
  certain: boolean;
  /** Since when the board may be out of date, in milliseconds; null: it is not. */
  agingSince: number | null;
  /** When the last load failed; null: it did not. */
  failedAt: number | null;
  loading: Promise<void> | null;
};

/** A board, and for how long it may have been out of date: more than 0 only while the database does not answer. */
export type Latest = { snapshot: Snapshot; ageMs: number };

export type BoardCache = {
  /** The board, at least as new as every poke and as `version`; null: no such tournament. An unchanged board costs nothing. */
  get(tournamentId: string, version?: number): Promise<Snapshot | null>;
  /** For readers who prefer an old board to none: while the database does not answer, they get the last known one. */
  latest(tournamentId: string): Promise<Latest | null>;
  /** Whether a board is there, current or not: then a request for it costs at most what its readers cost together. */
  has(tournamentId: string): boolean;
  /** The board, if it is there and current. */
  peek(tournamentId: string): Snapshot | null;
  poked(tournamentId: string, version: number): void;
  /** Forgets a board. While it is being loaded, it still answers those who asked before, and is not kept. */
  forget(tournamentId: string): void;
  /** Changes may have been missed: every board must be loaded again before it counts as current. */
  invalidateAll(): void;
  /** The versions that are kept. */
  versions(): Map<string, number>;
};

/** Keeps the newest board of each tournament. Each version is loaded once, however many ask at the same time. */
export function createBoardCache(load: (tournamentId: string) => Promise<Snapshot | null>, now = Date.now): BoardCache {
  const boards = new Map<string, KeptBoard>();
  /** Ids that name no tournament, and until when that is remembered. */
  const unknown = new Map<string, number>();

  const keep = (tournamentId: string): KeptBoard => {
    const entry: KeptBoard = {
      snapshot: null,
      atLeast: 0,
      invalidations: 0,
      certain: false,
      agingSince: null,
      failedAt: null,
      loading: null,
    };
    boards.set(tournamentId, entry);
    return entry;
  };
  const drop = (tournamentId: string, entry: KeptBoard): void => {
    if (boards.get(tournamentId) === entry) boards.delete(tournamentId);
  };
  /** Only a board pushes out another: whoever asks for ids at random takes no board from anybody. */
  const moveToEnd = (tournamentId: string, entry: KeptBoard): void => {
    if (boards.get(tournamentId) !== entry) return;
    boards.delete(tournamentId);
    dropOldest(boards, MOST_BOARDS);
    boards.set(tournamentId, entry);
  };
  const rememberUnknown = (tournamentId: string, entry: KeptBoard): void => {
    drop(tournamentId, entry);
    dropOldest(unknown, MOST_UNKNOWN);
    unknown.set(tournamentId, now() + UNKNOWN_MS);
  };
  const isUnknown = (tournamentId: string): boolean => (unknown.get(tournamentId) ?? 0) > now();

  const startLoading = (tournamentId: string, entry: KeptBoard): Promise<void> => {
    const { atLeast: demanded, invalidations } = entry;
    const loading = load(tournamentId)
      .then((snapshot) => {
        entry.snapshot = snapshot;
        entry.certain = entry.invalidations === invalidations;
        // A notice of a version that the database does not have must not make every request load again.
        if (entry.atLeast === demanded) entry.atLeast = snapshot?.version ?? 0;
        entry.failedAt = null;
        if (isFresh(entry, 0)) entry.agingSince = null;
        if (snapshot === null) rememberUnknown(tournamentId, entry);
        else moveToEnd(tournamentId, entry);
      })
      .catch((error: unknown) => {
        entry.failedAt = now();
        if (entry.snapshot === null) drop(tournamentId, entry);
        throw error;
      })
      .finally(() => {
        entry.loading = null;
      });
    entry.loading = loading;
    return loading;
  };

  const refresh = async (tournamentId: string, version: number): Promise<Snapshot | null> => {
    const entry = boards.get(tournamentId) ?? keep(tournamentId);
    // A load that began before this request may have missed the version; one that begins now cannot.
    await entry.loading?.catch(() => null);
    if (!isFresh(entry, version)) await (entry.loading ?? startLoading(tournamentId, entry));
    return entry.snapshot;
  };

  const peek = (tournamentId: string, version = 0): Snapshot | null => {
    const entry = boards.get(tournamentId);
    return entry?.snapshot && isFresh(entry, version) ? entry.snapshot : null;
  };

  const get = async (tournamentId: string, version = 0): Promise<Snapshot | null> =>
    peek(tournamentId, version) ?? (isUnknown(tournamentId) ? null : refresh(tournamentId, version));

  const latest = async (tournamentId: string): Promise<Latest | null> => {
    const entry = boards.get(tournamentId);
    const last = entry?.snapshot && { snapshot: entry.snapshot, ageMs: Math.max(1, now() - (entry.agingSince ?? now())) };
    const isWaitedFor = entry !== undefined && entry.failedAt !== null && (entry.loading !== null || now() - entry.failedAt < RETRY_MS);
    if (last && isWaitedFor && !isFresh(entry, 0)) return last;
    try {
      const snapshot = await get(tournamentId);
      return snapshot && { snapshot, ageMs: 0 };
    } catch (error) {
      if (last && troubleOf(error) !== null && boards.get(tournamentId) === entry) return last;
      throw error;
    }
  };

  return {
    get,
    latest,
    has: (tournamentId) => (boards.get(tournamentId)?.snapshot ?? null) !== null,
    peek,
    poked: (tournamentId, version) => {
      unknown.delete(tournamentId);
      const entry = boards.get(tournamentId);
      if (!entry) return;
      entry.atLeast = Math.max(entry.atLeast, version);
      if (!isFresh(entry, 0)) entry.agingSince ??= now();
    },
    forget: (tournamentId) => {
      unknown.delete(tournamentId);
      boards.delete(tournamentId);
    },
    invalidateAll: () => {
      unknown.clear();
      for (const entry of boards.values()) {
        entry.invalidations++;
        entry.certain = false;
        entry.agingSince ??= now();
      }
    },
    versions: () => new Map([...boards].map(([id, { snapshot }]) => [id, snapshot?.version ?? 0])),
  };
}

const isFresh = ({ snapshot, certain, atLeast }: KeptBoard, version: number): boolean =>
  snapshot !== null && certain && snapshot.version >= atLeast && snapshot.version >= version;

function dropOldest(map: Map<string, unknown>, most: number): void {
  const oldest = map.size >= most ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}
