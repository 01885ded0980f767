import { setTimeout as wait } from 'node:timers/promises';
import { POKE_INTERVAL_MS } from '../../server/src/work/live.ts';
import { startPostgres } from '../../server/test/engine/postgres-server.ts';
import { cardOver, type EntryBody, type Event, stroke, wholeCard } from '../../server/test/kit/event.ts';
import { entriesRequest } from './entries.ts';
import { type Child, startChild } from './kit/child.ts';
import { type Connection, header, openConnection, request } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { alternate } from './kit/measure.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';
import { newsOf, openStreams, type Streams } from './kit/stream.ts';

/** Tournaments under way at once, and the players of each. */
type Morning = { readonly tournaments: number; readonly players: number };
const MORNINGS: readonly Morning[] = [
  { tournaments: 20, players: 144 },
  { tournaments: 1, players: 144 },
  { tournaments: 1, players: 1_500 },
];
const ROUNDS = 5;
/** Of a round, and before the first. */
const [STROKES, WARM_UP] = [10, 20];
/** Every card has its first holes; these are entered while it is timed. */
export const HOLES_LEFT = [16, 17, 18];

/**
 * The server's thread for a stroke, for telling it to somebody who watches the board, and for the board that is read then, beside the
 * same stroke in a tournament whose board nobody reads; and for that one beside a bare upsert of its row. Where there are several
 * tournaments they take turns. One tells of its strokes every so many milliseconds: strokes come as often, whether the board is read or not, since
 * a thread that has rested takes twice as long for the same.
 */
export async function benchStrokes(): Promise<void> {
  await withFolder((folder) => benchOn(['PGlite', '≤ 2', '≤ 3'], folder));
  // what is acknowledged is on the disk, as with the embedded database
  const postgres = await startPostgres([]);
  await benchOn(['PostgreSQL', '≤ 2.5', '≤ 4'], '', postgres.databaseUrl('postgres')).finally(postgres.stop);
}

type Engine = readonly [name: string, goal: string, goalOfLarge: string];

async function benchOn(engine: Engine, dataDir: string, databaseUrl?: string): Promise<void> {
  const product = startChild<Product>('./product.ts');
  try {
    const port = await product.ask('start', dataDir, databaseUrl);
    for (const morning of MORNINGS) await benchMorning(product, port, engine, morning);
  } finally {
    await product.end();
  }
}

async function benchMorning(product: Child<Product>, port: number, [engine, goal, goalOfLarge]: Engine, morning: Morning): Promise<void> {
  const { token, userId, events } = await product.ask('fill', morning.tournaments + 1, morning.players);
  const cards = (event: Event) => event.playerIds.map((playerId) => wholeCard(playerId, cardOver()).slice(0, -HOLES_LEFT.length));
  for (const event of events) await product.ask('upsert', [{ roundId: event.roundId, userId, cards: cards(event) }]);
  const connection = await openConnection(port);
  const unread = events.slice(-1);
  const [readTurn, unreadTurn, bareTurn] = [turns(events.slice(0, -1)), turns(unread), turns(unread)];

  /** Answers the version of the board with the stroke. */
  const enter = async ({ event, entry }: Turn): Promise<number> => {
    const { status, body } = await connection.send(entriesRequest(event.roundPath, token, [entry]));
    if (status !== 200) throw new Error(`a stroke was not taken: ${status} ${body}`);
    return JSON.parse(body.toString()).boardVersion;
  };
  const watched = new Map<Event, Watched>();
  for (const event of events.slice(0, -1)) {
    const stream = await openStreams(port, `/api/live/tournaments/${event.id}/events`, 1);
    watched.set(event, { stream, version: await readBoard(connection, event) });
  }
  const withBoard = async () => {
    const turn = readTurn();
    const { stream, version } = watched.get(turn.event) as Watched;
    const arrival = stream.allHave(...newsOf(version + 1));
    watched.set(turn.event, { stream, version: await enter(turn) });
    await arrival;
    await readBoard(connection, turn.event);
  };
  const alone = () => enter(unreadTurn());
  const bare = async () => {
    const { event, entry } = bareTurn();
    await product.ask('upsert', [{ roundId: event.roundId, userId, cards: [[entry]] }]);
  };
  for (const work of [withBoard, alone, bare]) await repeat(work, WARM_UP);
  const inRhythm = (work: () => Promise<unknown>) => () =>
    cpuOf(product, () => Promise.all([work(), wait(POKE_INTERVAL_MS / morning.tournaments)]));
  const name = `${morning.tournaments} × ${morning.players}, ${engine}`;
  const board = await alternate(inRhythm(withBoard), inRhythm(alone), ROUNDS);
  const ofBoard = { value: board.ratio, to: 'the stroke alone', goal: morning.players > 144 ? goalOfLarge : goal };
  print(`a stroke and its board: ${name}`, board.subject, 'ms of CPU', ofBoard);
  const stroke = await alternate(
    () => cpuOf(product, alone),
    () => cpuOf(product, bare),
    ROUNDS,
  );
  print(`the stroke alone: ${name}`, stroke.subject, 'ms of CPU', { value: stroke.ratio, to: 'a bare upsert of its row' });
  for (const { stream } of watched.values()) stream.close();
  connection.close();
}

/** A tournament whose board somebody watches, and its version. */
type Watched = { readonly stream: Streams; readonly version: number };

export type Turn = { readonly event: Event; readonly entry: EntryBody };

/** Tournament after tournament, in each player after player, and then the next hole. */
export function turns(events: readonly Event[]): () => Turn {
  let turn = 0;
  return () => {
    const nth = Math.floor(turn / events.length);
    const event = events[turn++ % events.length] as Event;
    const playerId = event.playerIds[nth % event.playerIds.length];
    const hole = HOLES_LEFT[Math.floor(nth / event.playerIds.length)];
    if (playerId === undefined || hole === undefined) throw new Error('more strokes than holes');
    return { event, entry: stroke(playerId, hole, 4) };
  };
}

/** Answers its version. */
export async function readBoard(connection: Connection, { id }: Event): Promise<number> {
  const { status, head } = await connection.send(request(`GET /api/live/tournaments/${id}`, { 'accept-encoding': 'br' }));
  if (status !== 200) throw new Error(`no board: ${status}`);
  return Number(/"(\d+)-/.exec(header(head, 'etag') ?? '')?.[1]);
}

/** Milliseconds of the product's thread for one piece of work, over a round of them. */
export async function cpuOf(product: Child<Product>, work: () => Promise<unknown>): Promise<number> {
  const before = await product.ask('cpu');
  await repeat(work, STROKES);
  return ((await product.ask('cpu')) - before) / STROKES;
}

export async function repeat(work: () => Promise<unknown>, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth++) await work();
}
