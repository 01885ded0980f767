import type { PublicBoard } from '@fairway/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BoardFeed, type FeedState, FIRST_STATE, JITTER_MS, type Loaded, OLD_MS, REFRESH_MS, watchBoard } from './board-feed.ts';
import { DEAF_MS } from './hearing.ts';
import type { Poke, StreamEvents } from './stream.ts';

const boardOf = (boardVersion: number): PublicBoard => ({
  tournamentId: '3f0c6c1e-0000-4000-8000-000000000001',
  name: 'Giải thử',
  date: '2026-04-25',
  lastDate: '2026-04-25',
  time: null,
  location: null,
  clubName: 'CLB Thử',
  clubLogo: null,
  sponsors: [],
  timeZone: 'Asia/Ho_Chi_Minh',
  state: 'open',
  phase: 'playing',
  format: 'stroke-play-net',
  formatName: null,
  calculateHandicapDay: 'none',
  boardVersion,
  bases: ['net', 'gross'],
  handicapPending: false,
  sealed: false,
  countedHoles: null,
  divisions: [],
  rounds: [],
  lines: [],
  sides: null,
  winners: null,
  hidden: [],
  ceremony: null,
  luckyDraw: false,
  sideAwards: [],
  distanceUnit: 'meters',
  ledger: null,
  matches: null,
});

/** What a server says to those who have the board before. */
const newsOf = (before: number, after: number): Poke => ({
  v: after,
  from: `"${before}"`,
  etag: `"${after}"`,
  change: { board: { boardVersion: after }, lines: {}, order: [0, []] },
});

/** A server with one version that answers like the real one, a stream that the test controls, and what the viewer saw. */
function watch(random = 0.5) {
  const server = {
    version: 1,
    ageMs: 0,
    pollMs: 3000,
    phase: 'playing' as PublicBoard['phase'],
    answer: 'usual' as 'usual' | 'missing' | 'fails',
    asked: [] as (string | null)[],
  };
  const streams: (StreamEvents & { closed: boolean })[] = [];
  const seen: FeedState[] = [FIRST_STATE];
  const load = async (etag: string | null): Promise<Loaded> => {
    server.asked.push(etag);
    if (server.answer === 'fails') throw new Error('no answer');
    if (server.answer === 'missing') return { kind: 'missing' };
    const { ageMs, pollMs, phase } = server;
    if (etag === `"${server.version}"`) return { kind: 'same', ageMs, pollMs };
    return { kind: 'fresh', board: { ...boardOf(server.version), phase }, etag: `"${server.version}"`, ageMs, pollMs };
  };
  const listen = (events: StreamEvents) => {
    const stream = { ...events, closed: false };
    streams.push(stream);
    return () => {
      stream.closed = true;
    };
  };
  const failsToDraw = { times: 0 };
  const ready = async () => {
    if (failsToDraw.times-- > 0) throw new TypeError('Failed to fetch');
  };
  const outside = { load, ready, listen, now: () => Date.now(), random: () => random };
  const feed: BoardFeed = watchBoard(outside, (state) => seen.push(state));
  const last = () => seen.at(-1) ?? FIRST_STATE;
  const stream = () => streams.at(-1) as (typeof streams)[number];
  /** Like the server: a stream that opens sends the version at once. */
  const connect = () => {
    stream().opened();
    stream().poked({ v: server.version });
  };
  return { server, failsToDraw, streams, seen, feed, last, stream, connect, version: () => last().board?.boardVersion ?? null };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A viewer without problems: board shown, stream open, the minute begun. */
async function watchLive() {
  const viewer = watch();
  await pass(0);
  viewer.connect();
  viewer.server.asked.length = 0;
  return viewer;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a board that is opened', () => {
  test('is requested at once, and only once if the stream sends the same version', async () => {
    const viewer = watch();
    await pass(0);
    expect(viewer.last()).toMatchObject({ phase: 'shown', connection: 'reconnecting', confirmedAt: Date.now() });
    viewer.connect();
    expect(viewer.last().connection).toBe('live');
    await pass(JITTER_MS);
    expect(viewer.server.asked).toEqual([null]);
  });

  test('is requested again by its ETag when the stream opens with a higher version', async () => {
    const viewer = watch();
    await pass(0);
    viewer.server.version = 2;
    viewer.connect();
    await pass(JITTER_MS);
    expect(viewer.version()).toBe(2);
    expect(viewer.server.asked).toEqual([null, '"1"']);
  });

  test('is shown as missing if it does not exist, and is requested every minute', async () => {
    const viewer = watch();
    viewer.server.answer = 'missing';
    await pass(0);
    expect(viewer.last()).toMatchObject({ phase: 'missing', board: null });
    expect(viewer.stream().closed).toBe(true);
    viewer.server.answer = 'usual';
    await pass(REFRESH_MS);
    expect(viewer.last().phase).toBe('shown');
    expect(viewer.streams).toHaveLength(2);
  });

  test('fails if it cannot be reached, tries again by itself, and at once on request', async () => {
    const viewer = watch();
    viewer.server.answer = 'fails';
    await pass(0);
    expect(viewer.last()).toMatchObject({ phase: 'failed', connection: 'offline' });
    await pass(1000);
    expect(viewer.server.asked).toHaveLength(2);
    viewer.server.answer = 'usual';
    viewer.feed.retry();
    await pass(0);
    expect(viewer.last().phase).toBe('shown');
  });
});

describe('a poke', () => {
  test('brings the new board within the jitter', async () => {
    const viewer = await watchLive();
    viewer.server.version = 2;
    viewer.stream().poked({ v: 2 });
    expect(viewer.version()).toBe(1);
    await pass(JITTER_MS);
    expect(viewer.version()).toBe(2);
    expect(viewer.server.asked).toEqual(['"1"']);
  });

  test('that says what changed on the board that is shown is taken at once, and nothing is requested', async () => {
    const viewer = await watchLive();
    viewer.server.version = 2;
    viewer.stream().poked(newsOf(1, 2));
    await pass(0);
    expect(viewer.version()).toBe(2);
    expect(viewer.last()).toMatchObject({ connection: 'live', confirmedAt: Date.now() });
    await pass(REFRESH_MS - 1);
    expect(viewer.server.asked).toEqual([]);
    await pass(1);
    expect(viewer.server.asked).toEqual(['"2"']);
  });

  test('that says what changed on another board leads to a request', async () => {
    const viewer = await watchLive();
    viewer.server.version = 3;
    viewer.stream().poked(newsOf(2, 3));
    await pass(0);
    expect(viewer.version()).toBe(1);
    await pass(JITTER_MS);
    expect(viewer.version()).toBe(3);
    expect(viewer.server.asked).toEqual(['"1"']);
  });

  test('brings it as soon after the clock was set a year ahead', async () => {
    const viewer = await watchLive();
    vi.setSystemTime(Date.now() + 365 * 24 * 3_600_000);
    viewer.server.version = 2;
    viewer.stream().poked({ v: 2 });
    await pass(JITTER_MS);
    expect(viewer.version()).toBe(2);
  });

  test('of a version already shown requests nothing', async () => {
    const viewer = await watchLive();
    viewer.stream().poked({ v: 1 });
    await pass(JITTER_MS);
    expect(viewer.server.asked).toEqual([]);
    expect(viewer.last().confirmedAt).toBe(Date.now() - JITTER_MS);
  });

  test('and nine more in the same moment make one request', async () => {
    const viewer = await watchLive();
    viewer.server.version = 11;
    for (let version = 2; version <= 11; version++) viewer.stream().poked({ v: version });
    await pass(JITTER_MS);
    expect(viewer.version()).toBe(11);
    expect(viewer.server.asked).toHaveLength(1);
  });

  test('that is newer than the answer of a cache leads to requests until the version is there', async () => {
    const viewer = await watchLive();
    viewer.stream().poked({ v: 2 });
    await pass(JITTER_MS + 300);
    expect(viewer.version()).toBe(1);
    viewer.server.version = 2;
    await pass(1000);
    expect(viewer.version()).toBe(2);
  });
});

describe('a board that cannot be drawn', () => {
  test('counts as no answer, and is requested again', async () => {
    const viewer = await watchLive();
    viewer.failsToDraw.times = 1;
    viewer.server.version = 2;
    viewer.stream().poked(newsOf(1, 2));
    await pass(0);
    expect(viewer.last()).toMatchObject({ connection: 'offline' });
    await pass(1000);
    expect(viewer.version()).toBe(2);
  });

  test('nor can one from a change of another form: the board is requested', async () => {
    const viewer = await watchLive();
    viewer.server.version = 2;
    viewer.stream().poked({ ...newsOf(1, 2), change: {} } as unknown as Poke);
    await pass(1000);
    expect(viewer.version()).toBe(2);
  });
});

describe('a version', () => {
  test('never goes down, whatever an answer says', async () => {
    const viewer = await watchLive();
    viewer.server.version = 5;
    viewer.stream().poked({ v: 5 });
    await pass(JITTER_MS);
    viewer.server.version = 3;
    await pass(REFRESH_MS);
    viewer.stream().poked({ v: 4 });
    await pass(REFRESH_MS);
    const versions = viewer.seen.map(({ board }) => board?.boardVersion ?? 0);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(viewer.version()).toBe(5);
  });
});

describe('without a poke', () => {
  test('the board is still requested every minute', async () => {
    const viewer = await watchLive();
    await pass(3 * REFRESH_MS);
    expect(viewer.server.asked).toHaveLength(3);
    expect(Date.now() - (viewer.last().confirmedAt ?? 0)).toBeLessThan(JITTER_MS);
  });

  test('a lost stream is shown, opened again, and bridged by more frequent requests', async () => {
    const viewer = await watchLive();
    viewer.stream().lost();
    expect(viewer.last().connection).toBe('reconnecting');
    await pass(3000);
    expect(viewer.server.asked).toHaveLength(1);
    expect(viewer.streams).toHaveLength(2);
    viewer.server.version = 2;
    viewer.connect();
    await pass(JITTER_MS);
    expect(viewer.last()).toMatchObject({ connection: 'live' });
    expect(viewer.version()).toBe(2);
  });

  test('a board without a stream is requested as often as the server says while a round is played, at moments of its own', async () => {
    const asked = async (random: number, of: Partial<ReturnType<typeof watch>['server']> = {}) => {
      const viewer = watch(random);
      Object.assign(viewer.server, of);
      await pass(60_000);
      viewer.feed.stop();
      return viewer.server.asked.length - 1;
    };
    expect([await asked(0), await asked(0.5), await asked(1)]).toEqual([26, 20, 16]);
    expect(await asked(0.5, { pollMs: 6000 })).toBe(10);
    expect(await asked(0.5, { phase: 'upcoming' })).toBe(4);
  });

  test('a stream that opens and stays silent is not called live, and is opened anew after longer and longer', async () => {
    const viewer = watch();
    await pass(0);
    viewer.stream().opened();
    expect(viewer.last().connection).toBe('reconnecting');
    const reopened = async (ms: number) => {
      const before = viewer.streams.length;
      await pass(ms - 1);
      expect(viewer.streams).toHaveLength(before);
      await pass(1);
      expect(viewer.streams).toHaveLength(before + 1);
      viewer.stream().opened();
    };
    for (const ms of [DEAF_MS, 2 * DEAF_MS, 4 * DEAF_MS]) await reopened(ms);
    expect(viewer.server.asked.length).toBeGreaterThan(10);
    viewer.connect();
    expect(viewer.last().connection).toBe('live');
  });

  test('a stream that swallows pokes is noticed and no longer called live until it sends again', async () => {
    const viewer = await watchLive();
    viewer.server.version = 2;
    await pass(REFRESH_MS);
    expect(viewer.version()).toBe(2);
    await pass(DEAF_MS);
    expect(viewer.streams).toHaveLength(2);
    viewer.stream().opened();
    await pass(JITTER_MS);
    expect(viewer.last().connection).toBe('reconnecting');
    viewer.server.version = 3;
    await pass(viewer.server.pollMs);
    expect(viewer.version()).toBe(3);
    viewer.stream().poked({ v: 3 });
    expect(viewer.last().connection).toBe('live');
  });
});

describe('a failing connection', () => {
  test('keeps the last known board and the moment it was confirmed', async () => {
    const viewer = await watchLive();
    const confirmedAt = viewer.last().confirmedAt;
    viewer.server.answer = 'fails';
    await pass(REFRESH_MS);
    expect(viewer.last()).toMatchObject({ phase: 'shown', connection: 'offline', confirmedAt });
    expect(viewer.version()).toBe(1);
    viewer.server.answer = 'usual';
    await pass(1000);
    expect(viewer.last().connection).toBe('live');
  });

  test('of the server to its database is told by the age of its answer', async () => {
    const viewer = await watchLive();
    viewer.server.ageMs = OLD_MS;
    await pass(REFRESH_MS);
    const askedAt = Date.now();
    expect(viewer.last()).toMatchObject({ phase: 'shown', connection: 'offline', confirmedAt: askedAt - OLD_MS });
    viewer.server.ageMs = 0;
    await pass(viewer.server.pollMs);
    expect(viewer.last()).toMatchObject({ connection: 'live', confirmedAt: askedAt + viewer.server.pollMs });
  });

  test('is noticed at once through the browser, and fixed at once', async () => {
    const viewer = await watchLive();
    viewer.feed.setOnline(false);
    expect(viewer.last().connection).toBe('offline');
    viewer.server.version = 2;
    viewer.feed.setOnline(true);
    await pass(0);
    expect(viewer.version()).toBe(2);
  });

  test('is retried later each time, but at least every fifteen seconds', async () => {
    const viewer = await watchLive();
    viewer.server.answer = 'fails';
    await pass(REFRESH_MS);
    viewer.server.asked.length = 0;
    await pass(120_000);
    expect(viewer.server.asked.length).toBeGreaterThan(8);
    expect(viewer.server.asked.length).toBeLessThan(16);
  });
});

describe('a page out of sight', () => {
  test('has no stream and requests nothing; when it is visible again, it is current at once', async () => {
    const viewer = await watchLive();
    viewer.feed.setVisible(false);
    expect(viewer.stream().closed).toBe(true);
    await pass(10 * REFRESH_MS);
    expect(viewer.server.asked).toEqual([]);
    viewer.server.version = 7;
    viewer.feed.setVisible(true);
    await pass(0);
    expect(viewer.version()).toBe(7);
    expect(viewer.streams).toHaveLength(2);
  });

  test('stops all updates once the board was left', async () => {
    const viewer = await watchLive();
    const seen = viewer.seen.length;
    viewer.feed.stop();
    viewer.server.version = 2;
    await pass(REFRESH_MS);
    expect(viewer.seen).toHaveLength(seen);
    expect(viewer.stream().closed).toBe(true);
  });
});
