import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '../../../server/test/engine/process.ts';
import { stroke } from '../../../server/test/kit/event.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { newsOf, openStreams, type Streams } from '../../bench/kit/stream.ts';
import { playFault } from '../kit/fault.ts';
import { quantile } from '../kit/load.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { type Environment, fill, onEmbedded, onPostgres, portOf } from '../kit/place.ts';
import { megabytes, residentBytes } from './memory.ts';

/** What is measured, for docs/operations.md: tournaments at once, entered and watched, on one or more processes. */
type Size = { tournaments: number; processes: number; perSecond: number; watchers: number; seconds?: number; together?: number };

const SAMPLE_MS = 5_000;
/** After the first quarter memory may grow by this. */
const MOST_GROWTH = 1.1;
const CLOCK_TICKS_PER_SECOND = 100;

function cpuSeconds({ pid }: RunningServer): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}

const boardEvents = (tournamentId: string) => `/api/live/tournaments/${tournamentId}/events` as const;

/** Each watcher comes from an address of its own, as from a proxy. */
const watch = (server: RunningServer, tournamentId: string, count: number): Promise<Streams> =>
  openStreams(portOf(server), boardEvents(tournamentId), count, (nth) => ({ 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` }));

/** Addresses of watchers are those that a proxy names. */
const startOne = (env: Environment) => startServer({ ...env, TRUST_PROXY: '127.0.0.1' });

async function playSize(env: Environment, size: Size): Promise<Outcome> {
  const { tournaments, processes, perSecond, watchers, seconds = 30, together } = size;
  const servers: RunningServer[] = [];
  /** All as one: each request goes to the next of them. */
  const start = async (): Promise<RunningServer> => {
    const first = await startOne(env);
    servers.push(first);
    while (servers.length < processes) servers.push(await startOne(env));
    let nth = 0;
    return {
      ...first,
      get url() {
        return (servers[nth++ % processes] ?? first).url;
      },
      stop: async () => Math.max(...(await Promise.all(servers.map((server) => server.stop().then((code) => code ?? 1))))),
    };
  };
  return playFault(env, { perSecond, tournaments, together, start }, async ({ server, filled: { events }, load }) => {
    const each = Math.ceil(watchers / tournaments);
    const streams: Streams[] = [];
    for (const [nth, { id }] of events.entries()) streams.push(await watch(servers[nth % processes] ?? server, id, each));
    const before = servers.map(cpuSeconds);
    for (const earlier of [load.answeredMs(), load.readMs()]) earlier.length = 0;
    const resident: number[][] = servers.map(() => []);
    const begun = performance.now();
    for (; performance.now() - begun < seconds * 1000; await wait(SAMPLE_MS))
      for (const [nth, own] of servers.entries()) resident[nth]?.push(residentBytes(own));
    const took = (performance.now() - begun) / 1000;
    const cpu = servers.map((own, at) => `${Math.round((100 * (cpuSeconds(own) - (before[at] ?? 0))) / took)} %`);
    for (const stream of streams) stream.close();
    const grown = resident.map((of) => ({ warm: of[Math.floor(of.length / 4)] ?? 0, end: of.at(-1) ?? 0 }));
    const note = [
      `answers ${sharesOf(load.answeredMs())}`,
      `boards ${sharesOf(load.readMs())}`,
      `CPU ${cpu.join(' + ')}`,
      `RSS ${grown.map(({ warm, end }) => `${megabytes(warm)} warm, ${megabytes(end)} at the end`).join(' + ')}`,
    ].join(' · ');
    const isGrowing = seconds >= 600 && grown.some(({ warm, end }) => end > warm * MOST_GROWTH);
    const broken = isGrowing ? ['memory grew by more than a tenth'] : [];
    return { load: `${watchers} watchers, ${seconds} s`, note, broken };
  });
}

/** The half, 95 and 99 of a hundred. */
const sharesOf = (answeredMs: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${Math.round(quantile(answeredMs, share))} ms`).join(', ');

const CROWD = 5_000;
const POKES = 11;

/** What a process with many watchers of one board needs: memory for each, and time for a poke to reach the last. */
async function playCrowd(env: Environment): Promise<Outcome> {
  const filled: Filled = await fill(env, 1);
  const server = await startOne(env);
  const [event] = filled.events;
  if (!event) throw new Error('no tournament');
  const before = residentBytes(server);
  const streams = await watch(server, event.id, CROWD);
  const perStream = (residentBytes(server) - before) / CROWD / 1024;
  const times: number[] = [];
  for (let poke = 0; poke < POKES; poke++) {
    const entries = [stroke(event.playerIds[poke] ?? '', 1, 4)];
    const arrived = streams.allHave(...newsOf(poke + 2));
    const begun = process.hrtime.bigint();
    const answer = await fetch(`${server.url}${event.roundPath}/entries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${filled.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    });
    await answer.arrayBuffer();
    times.push(Number((await arrived) - begun) / 1e6);
    await wait(500);
  }
  streams.close();
  await server.stop();
  const [median = 0] = times.sort((one, other) => one - other).slice(Math.floor(POKES / 2));
  const note = `${perStream.toFixed(0)} kB a watcher · an entry reaches the last watcher after ${Math.round(median)} ms (median of ${POKES})`;
  return { load: `${CROWD.toLocaleString('en')} watchers of one board, ${availableParallelism()} cores`, note, broken: [] };
}

const CLUB: Size = { tournaments: 1, processes: 1, perSecond: 20, watchers: 200 };
/** Twenty mornings of 144 are three entries a second; ten times as many come at the end, when all cards are handed in. */
const CHAIN: Size = { tournaments: 20, processes: 2, perSecond: 30, watchers: 2_000 };
/** A hundred of them are fifteen a second; five times as many at their peak. */
const FEDERATION: Size = { tournaments: 100, processes: 2, perSecond: 75, watchers: 4_000 };

/** A federation's morning as it is: a stroke of a hundred tournaments every 63 ms, each in a request of its own. */
const MORNING: Size = { tournaments: 100, processes: 2, perSecond: 16, watchers: 5_000, together: 1 };

export const sizes: readonly Drill[] = [
  { name: 'size: club, embedded', play: () => onEmbedded((env) => playSize(env, CLUB)) },
  { name: 'size: chain, postgres', play: () => onPostgres((env) => playSize(env, CHAIN)) },
  { name: 'size: federation, postgres', play: () => onPostgres((env) => playSize(env, FEDERATION)) },
  {
    name: 'size: morning, postgres',
    play: ({ minutes }) => onPostgres((env) => playSize(env, { ...MORNING, seconds: (minutes ?? 10) * 60 })),
  },
  { name: 'size: crowd, embedded', play: () => onEmbedded(playCrowd) },
];
