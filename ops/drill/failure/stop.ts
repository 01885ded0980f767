import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../../server/test/engine/process.ts';
import { written } from '../../../server/test/kit/busy-day.ts';
import { cardOver, type EntryBody, type Event, wholeCard } from '../../../server/test/kit/event.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { entriesRequest } from '../../bench/entries.ts';
import { type Connection, openConnection } from '../../bench/kit/connection.ts';
import { audit } from '../kit/audit.ts';
import { type Drill, entriesBroken, type Outcome } from '../kit/outcome.ts';
import { type Environment, fill, onEmbedded, portOf } from '../kit/place.ts';

const WRITERS = 30;
const FIELDS = 6;
const BEFORE_MS = 3_000;
/** After this long systemd would kill it. */
const STOP_LIMIT_MS = 15_000;

/** `unanswered`: the first entry of each request that was sent and not answered. */
type Written = { acknowledged: Set<string>; answered: number; unanswered: string[] };

/** A connection that was silent for longer may be closed at any moment: a careful client does not send on it. */
const FRESH_MS = 250;

/** Sends card after card on a connection, as long as there is a server. It takes “connection: close” for what it says. */
async function write(port: number, { token }: Filled, cards: readonly [Event, EntryBody[]][], into: Written): Promise<void> {
  let connection: Connection | null = null;
  let answeredAt = 0;
  for (const [{ roundPath }, entries] of cards) {
    if (connection && performance.now() - answeredAt > FRESH_MS) {
      connection.close();
      connection = null;
    }
    connection ??= await openConnection(port).catch(() => null);
    if (!connection) return; // it no longer listens: nothing was sent
    const answer = await connection.send(entriesRequest(roundPath, token, entries)).catch(() => null);
    if (!answer) into.unanswered.push(entries[0]?.id ?? '');
    else into.answered++;
    answeredAt = performance.now();
    if (answer?.status === 200) for (const { id } of entries) into.acknowledged.add(id);
    if (!answer || /\r\nconnection: close/i.test(answer.head)) {
      connection.close();
      connection = null;
    }
  }
  connection?.close();
}

async function play(env: Environment): Promise<Outcome> {
  const filled = await fill(env, FIELDS);
  const server = await startServer(env);
  const cards = filled.events.flatMap((event) => event.playerIds.map((id): [Event, EntryBody[]] => [event, wholeCard(id, cardOver())]));
  const sent: Written = { acknowledged: new Set(), answered: 0, unanswered: [] };
  const port = portOf(server);
  const own = (nth: number) => cards.filter((_, at) => at % WRITERS === nth);
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, nth) => write(port, filled, own(nth), sent)));
  await wait(BEFORE_MS);
  const begun = performance.now();
  const code = await server.stop();
  const tookMs = performance.now() - begun;
  await writers;
  const result = await audit(env, sent.acknowledged);
  // a request that the server never read, on a connection that nobody had accepted yet, left nothing behind: it met a closed door
  const stored = new Set((await written(env)).ids);
  const cut = sent.unanswered.filter((id) => stored.has(id)).length;
  const broken = [
    ...(cut > 0 ? [`${cut} requests were cut without an answer`] : []),
    ...(code === 0 ? [] : [`it ended with ${code}`]),
    ...(tookMs < STOP_LIMIT_MS ? [] : [`it took ${Math.round(tookMs / 1000)} s`]),
    ...entriesBroken(result),
  ];
  const note = `${sent.answered} answered, ${cut} cut, ${sent.unanswered.length - cut} met a closed door, ended with ${code} after ${(tookMs / 1000).toFixed(1)} s`;
  return { load: `${WRITERS} writers, SIGTERM`, ...result, note, broken };
}

/** A server that is told to stop in the middle of work. */
export const stopUnderLoad: Drill = { name: 'stop under load', play: () => onEmbedded(play) };
