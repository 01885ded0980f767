import type { PublicBoard } from '@fairway/api';
import { foldBoard } from '@fairway/api/rule/play/board-change';
import { createAppointment } from './appointment.ts';
import { createHearing } from './hearing.ts';
import { backoffMs, keepStream, type Listen, type Poke } from './stream.ts';

/**
 * The result of a request for the board; it rejects without a usable answer. `ageMs`: for how long the answer may have been out of date,
 * because the server has lost its database, or a cache in between its server. `pollMs`: how often the server lets a page ask that hears no stream.
 */
export type Loaded =
  | { kind: 'fresh'; board: PublicBoard; etag: string | null; ageMs: number; pollMs?: number }
  | { kind: 'same'; ageMs: number; pollMs?: number }
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
type Outside = {
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
/** Without a stream there are no pokes: so often the board is asked for before and after play, or where the server says nothing. */
const POLL_MS = 15_000;
const LONGEST_RETRY_MS = 15_000;
/** A cache in between gives a board of three seconds ago at most, while its server answers: one that is older than this is not current. */
export const OLD_MS = 10_000;
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
  let pollMs = POLL_MS;
  let active = true;
  let online = true;

  const stream = keepStream(outside.listen, outside.random, { opened, poked: onPoke, lost });
  const hearing = createHearing(stream, () => {
    tell({});
    loadWithin(untilPoll());
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

  /** Pages that hear no stream ask at different moments; while a round is played, as often as the server lets them. */
  const untilPoll = () => (state.board?.phase === 'playing' ? pollMs * (0.75 + outside.random() / 2) : Math.max(POLL_MS, pollMs));

  function loadWithin(ms: number): void {
    if (active && !loading) nextLoad.within(ms);
  }

  function opened(): void {
    hearing.opened();
    tell({});
    if (failures > 0) loadWithin(outside.random() * JITTER_MS);
  }
  function lost(): void {
    tell({});
    loadWithin(untilPoll());
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
    pollMs = loaded.pollMs ?? pollMs;
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
      loadWithin(hearing.hears() && !old ? REFRESH_MS : untilPoll());
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
