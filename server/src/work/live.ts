import type { OpenDatabase } from '../db/database.ts';
import type { Listening, Notice } from '../db/notice/notice.ts';

/** A burst of entries becomes one poke in this time, so that a thousand boards refetch once. */
export const POKE_INTERVAL_MS = 150;
/** A notice is only a hint: this often the versions of watched boards are compared with the database. */
export const CHECK_INTERVAL_MS = 15_000;

export type LiveListener = {
  /** The board of this tournament has reached this version. At most one call in POKE_INTERVAL_MS for each tournament. */
  poke(tournamentId: string, boardVersion: number): void;
  /** Nothing that is remembered of this tournament may be shown any more. */
  invalidate(tournamentId: string): void;
  /** Changes may have been missed: nothing that is remembered is certain until the database has been asked. */
  invalidateAll(): void;
  /** Compares what is remembered with the database. */
  check(): Promise<void>;
  /** The process is stopping. */
  close(): void;
};

export type Live = {
  /** A listener leaves out what does not concern it. */
  subscribe(listener: Partial<LiveListener>): void;
  /** Called after a write in this process: from then on nothing older may be shown, not even for a moment. */
  invalidate(tournamentId: string): void;
  /** Passes on a version that is committed and that no transaction has announced: pokes here and, as often, tells the other processes. */
  tell(notice: Notice): void;
  start(): Promise<void>;
  /** Releases the watchers, so that a server with open streams can stop. */
  stop(): Promise<void>;
};

/** `told`: the announced version, `newest` the newest one since; `hasOwn`: the other processes must hear of one since. */
type Recent = { told: number; newest: number; hasOwn: boolean; timer: NodeJS.Timeout };

/** Passes on changes of boards, in this process and in others: the first poke at once, those that follow closely as one. */
export function createLive(database: OpenDatabase, report: (error: unknown) => void): Live {
  const listeners: Partial<LiveListener>[] = [];
  /** For tournaments poked a moment ago. */
  const recent = new Map<string, Recent>();
  let listening: Listening | undefined;
  let checking: NodeJS.Timeout | undefined;

  const poke = (notice: Notice, isOwn: boolean): void => {
    const { tournamentId, boardVersion } = notice;
    const timer = setTimeout(() => afterPoke(tournamentId), POKE_INTERVAL_MS);
    recent.set(tournamentId, { told: boardVersion, newest: boardVersion, hasOwn: false, timer });
    if (isOwn) listening?.tell(notice);
    for (const listener of listeners) listener.poke?.(tournamentId, boardVersion);
  };
  const afterPoke = (tournamentId: string): void => {
    const state = recent.get(tournamentId);
    recent.delete(tournamentId);
    if (state && state.newest > state.told) poke({ tournamentId, boardVersion: state.newest }, state.hasOwn);
  };
  const hear = (notice: Notice, isOwn: boolean): void => {
    const state = recent.get(notice.tournamentId);
    if (state) {
      state.newest = Math.max(state.newest, notice.boardVersion);
      state.hasOwn ||= isOwn;
    } else poke(notice, isOwn);
  };
  const invalidateAll = (): void => {
    for (const listener of listeners) listener.invalidateAll?.();
  };
  const check = (): void => {
    for (const listener of listeners)
      listener.check?.().catch((error) => {
        report(error);
        listener.invalidateAll?.();
      });
  };

  return {
    subscribe: (listener) => {
      listeners.push(listener);
    },
    invalidate: (tournamentId) => {
      for (const listener of listeners) listener.invalidate?.(tournamentId);
    },
    tell: (notice) => hear(notice, true),
    start: async () => {
      listening = await database.listen({
        notice: (notice) => hear(notice, false),
        lost: invalidateAll,
        back: () => {
          invalidateAll();
          check();
        },
      });
      checking = setInterval(check, CHECK_INTERVAL_MS).unref();
    },
    stop: async () => {
      clearInterval(checking);
      for (const { timer } of recent.values()) clearTimeout(timer);
      recent.clear();
      for (const listener of listeners) listener.close?.();
      await listening?.stop();
    },
  };
}
