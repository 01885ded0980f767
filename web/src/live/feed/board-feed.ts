import type { PublicBoard } from '@fairway/api';
import { foldBoard } from '@fairway/api/rule/play/board-change';
import { backoffMs, keepStream, type Listen, type Poke } from './stream.ts';

/**
 * The result of a request for the board; it rejects without a usable answer. `ageMs`: for how long the answer may have been out of date,
 * because the server has lost its database, or a cache in between its server.
 */
export type Loaded =
  | { kind: 'fresh'; board: PublicBoard; etag: string | null; ageMs: number }
  | { kind: 'same'; ageMs: number }
  | { kind: 'missing' };

/**
 * `live`: pokes arrive. `reconnecting`: the board is requested now and then. `offline`: the last request failed, or was answered with an
 * old board.
 */
export type Connection = 'live' | 'reconnecting' | 'offline';

export type FeedState = {
  /** The last known board; kept while there is no connection. */
  board: PublicBoard | null;
  /** `missing`: there is no such public tournament. `failed`: nothing to show yet, and the last request failed. */
  phase: 'loading' | 'shown' | 'missing' | 'failed';
  connection: Connection;
  /** When the server last confirmed this board, in milliseconds; null: never. */
  confirmedAt: number | null;
};

/** The outside world, so that a test can replace it. */
export type Outside = {
  load: (etag: string | null) => Promise<Loaded>;
  /** When the page can draw a board. */
  ready: (board: PublicBoard) => Promise<void>;
  listen: Listen;
  now: () => number;
  random: () => number;
};

export type BoardFeed = {
  setVisible: (visible: boolean) => void;
  setOnline: (online: boolean) => void;
  retry: () => void;
  stop: () => void;
};

/** A poke reaches every viewer at once; their requests are spread over this time. */
export const JITTER_MS = 250;
export const REFRESH_MS = 60_000;
/** Without a stream there are no pokes. */
export const POLL_MS = 15_000;
/** A version seen in an answer must arrive as a poke within this time, or the stream is dead. */
export const DEAF_MS = 5000;
const LONGEST_RETRY_MS = 15_000;
/** A cache in between may well give a board of a few seconds ago; one that is older than this is not current. */
export const OLD_MS = 60_000;
/** How soon to ask again when the answer is older than the poke: a cache in between may give an old one. */
const STALE_RETRY_MS = 200;

export const FIRST_STATE: FeedState = { board: null, phase: 'loading', connection: 'reconnecting', confirmedAt: null };

/**
 * Keeps a board current: takes what a poke says of it, and asks for it when that is not enough, when the page is visible again, and every
 * minute anyway. A stream pokes as soon as it opens, so that a reconnect repairs whatever was missed. A version never goes down.
 */
export function watchBoard(outside: Outside, onState: (state: FeedState) => void): BoardFeed {
  let state = FIRST_STATE;
  let etag: string | null = null;
  let failures = 0;
  let staleAnswers = 0;
  let loading = false;
  /** The last answer was an old board. */
  let old = false;
  let active = true;
  let online = true;

  const stream = keepStream(outside.listen, outside.random, { opened, poked: onPoke, lost });
  const hearing = createHearing(stream, () => {
    tell({});
    loadWithin(POLL_MS);
  });
  const nextLoad = createAppointment(loadNow);
  const version = () => state.board?.boardVersion ?? 0;

  function tell(change: Partial<FeedState>): void {
    const connection = !online || failures > 0 || old ? 'offline' : hearing.hears() ? 'live' : 'reconnecting';
    const next = { ...state, ...change, connection } as const;
    const isSame = (Object.keys(next) as (keyof FeedState)[]).every((key) => next[key] === state[key]);
    state = next;
    if (active && !isSame) onState(state);
  }

  function loadWithin(ms: number): void {
    if (active && !loading) nextLoad.within(ms);
  }

  function opened(): void {
    tell({});
    if (failures > 0) loadWithin(outside.random() * JITTER_MS);
  }
  function lost(): void {
    tell({});
    loadWithin(POLL_MS);
  }
  function onPoke(poke: Poke): void {
    const poked = hearing.heard(poke.v);
    const folded = foldIn(poke);
    if (folded) return void take(folded);
    const isConfirmed = poked === version() && failures === 0 && !old;
    tell(isConfirmed ? { confirmedAt: outside.now() } : {});
    if (isConfirmed) {
      nextLoad.cancel();
      loadWithin(REFRESH_MS);
    } else if (poked > version()) loadWithin(outside.random() * JITTER_MS);
  }

  /** The answer that a poke saves asking for: it says what changed on the board that is shown. */
  function foldIn(poke: Poke): Promise<Loaded> | null {
    const { board } = state;
    if (loading || !board || !poke.change || poke.from !== etag) return null;
    const { change, etag: next } = poke;
    return Promise.resolve().then(() => ({ kind: 'fresh', board: foldBoard(board, change), etag: next, ageMs: 0 }));
  }

  async function loadNow(): Promise<void> {
    if (!loading) await take(outside.load(etag));
  }
  async function drawn(loaded: Loaded): Promise<Loaded> {
    if (loaded.kind === 'fresh') await outside.ready(loaded.board);
    return loaded;
  }
  async function take(answer: Promise<Loaded>): Promise<void> {
    nextLoad.cancel();
    loading = true;
    const loaded = await answer.then(drawn).catch(() => null);
    loading = false;
    if (!active) return;
    if (loaded === null) onFailure();
    else if (loaded.kind === 'missing') onMissing();
    else onAnswer(loaded);
  }

  function onFailure(): void {
    const delay = backoffMs(failures++, outside.random, LONGEST_RETRY_MS);
    tell(state.board === null && state.phase !== 'missing' ? { phase: 'failed' } : {});
    loadWithin(delay);
  }
  function onMissing(): void {
    failures = 0;
    old = false;
    etag = null;
    stream.close();
    tell({ board: null, phase: 'missing', confirmedAt: null });
    loadWithin(REFRESH_MS);
  }
  function onAnswer(loaded: Exclude<Loaded, { kind: 'missing' }>): void {
    failures = 0;
    old = loaded.ageMs >= OLD_MS;
    const confirmedAt = outside.now() - loaded.ageMs;
    if (state.phase === 'missing') stream.open();
    const isStale = loaded.kind === 'fresh' && loaded.board.boardVersion < version();
    if (loaded.kind === 'fresh' && !isStale) {
      etag = loaded.etag;
      tell({ board: loaded.board, phase: 'shown', confirmedAt });
    } else {
      tell(isStale ? {} : { confirmedAt });
    }
    if (version() > hearing.poked()) hearing.expect(version());
    appointNext(isStale);
  }
  function appointNext(isStale: boolean): void {
    if (isStale || hearing.poked() > version()) loadWithin(Math.min(STALE_RETRY_MS * 2 ** staleAnswers++, LONGEST_RETRY_MS));
    else {
      staleAnswers = 0;
      loadWithin(hearing.hears() && !old ? REFRESH_MS : POLL_MS);
    }
  }

  function wake(): void {
    active = true;
    nextLoad.cancel();
    if (state.phase !== 'missing') stream.open();
    tell({});
    loadWithin(0);
  }
  function sleep(): void {
    active = false;
    stream.close();
    nextLoad.cancel();
    hearing.stop();
  }

  stream.open();
  loadWithin(0);
  return {
    setVisible: (visible) => (visible ? wake() : sleep()),
    setOnline: (isOnline) => {
      online = isOnline;
      if (isOnline && active) wake();
      else tell({});
    },
    retry: () => {
      if (active) wake();
    },
    stop: sleep,
  };
}

/** Does something once, within the shortest of the times that are asked for, whatever becomes of the clock meanwhile. */
function createAppointment(keep: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  return {
    within(ms: number): void {
      if (performance.now() + ms >= dueAt) return;
      clearTimeout(timer);
      dueAt = performance.now() + ms;
      timer = setTimeout(keep, ms);
    },
    cancel(): void {
      clearTimeout(timer);
      dueAt = Number.POSITIVE_INFINITY;
    },
  };
}

/**
 * Whether pokes arrive. A proxy that swallows events, or an unnoticed dead connection, looks open and sends nothing: a stream that misses a version
 * is opened anew, and deaf until it sends again.
 */
function createHearing(stream: ReturnType<typeof keepStream>, onDeaf: () => void) {
  let poked = 0;
  let isDeaf = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    hears: () => stream.isOpen() && !isDeaf,
    /** The highest version poked. */
    poked: () => poked,
    heard(version: number): number {
      isDeaf = false;
      poked = Math.max(poked, version);
      return poked;
    },
    expect(version: number): void {
      if (!stream.isOpen()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (poked >= version || !stream.isOpen()) return;
        isDeaf = true;
        stream.reopen();
        onDeaf();
      }, DEAF_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
