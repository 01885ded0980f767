import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, openConnection } from '../bench/connection.ts';
import { entriesRequest } from '../bench/entries.ts';
import { withFolder } from '../bench/folder.ts';
import { cardOver, type EntryBody, type Event, wholeCard } from '../server/test/event.ts';
import type { Filled } from '../server/test/filled.ts';
import { startServer } from '../server/test/process.ts';
import { audit } from './audit.ts';
import { type Drill, entriesBroken, type Outcome } from './outcome.ts';
import { fill } from './place.ts';

const WRITERS = 30;
const FIELDS = 6;
const BEFORE_MS = 3_000;
/** After this long systemd would kill it. */
const STOP_LIMIT_MS = 15_000;

type Written = { acknowledged: Set<string>; answered: number; cut: number };

/** Sends card after card on a connection, as long as there is a server. It takes “connection: close” for what it says. */
async function write(port: number, { token }: Filled, cards: readonly [Event, EntryBody[]][], into: Written): Promise<void> {
  let connection: Connection | null = null;
  for (const [{ roundPath }, entries] of cards) {
    connection ??= await openConnection(port).catch(() => null);
    if (!connection) return; // it no longer listens: nothing was sent
    const answer = await connection.send(entriesRequest(roundPath, token, entries)).catch(() => null);
    if (!answer) into.cut++;
    else into.answered++;
    if (answer?.status === 200) for (const { id } of entries) into.acknowledged.add(id);
    if (!answer || /\r\nconnection: close/i.test(answer.head)) {
      connection.close();
      connection = null;
    }
  }
  connection?.close();
}

async function play(env: Record<string, string>): Promise<Outcome> {
  const filled = await fill(env, FIELDS);
  const server = await startServer(env);
  const cards = filled.events.flatMap((event) => event.playerIds.map((id): [Event, EntryBody[]] => [event, wholeCard(id, cardOver())]));
  const written: Written = { acknowledged: new Set(), answered: 0, cut: 0 };
  const port = Number(new URL(server.url).port);
  const own = (nth: number) => cards.filter((_, at) => at % WRITERS === nth);
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, nth) => write(port, filled, own(nth), written)));
  await wait(BEFORE_MS);
  const begun = performance.now();
  const code = await server.stop();
  const tookMs = performance.now() - begun;
  await writers;
  const found = await audit(env, written.acknowledged);
  const broken = [
    ...(written.cut > 0 ? [`${written.cut} requests were cut without an answer`] : []),
    ...(code === 0 ? [] : [`it ended with ${code}`]),
    ...(tookMs < STOP_LIMIT_MS ? [] : [`it took ${Math.round(tookMs / 1000)} s`]),
    ...entriesBroken(found),
  ];
  const note = `${written.answered} answered, ${written.cut} cut, ended with ${code} after ${(tookMs / 1000).toFixed(1)} s`;
  return { load: `${WRITERS} writers, SIGTERM`, ...found, note, broken };
}

/** A server that is told to stop in the middle of work. */
export const stopUnderLoad: Drill = { name: 'stop under load', play: () => withFolder((folder) => play({ DATA_DIR: folder })) };
