import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '../../../server/test/engine/process.ts';
import { openStreams } from '../../bench/kit/stream.ts';
import { playFault } from '../kit/fault.ts';
import { type Drill, type Outcome, Skip } from '../kit/outcome.ts';
import { type Environment, onEmbedded, portOf } from '../kit/place.ts';
import { unitStart } from '../unit.ts';

const MEGABYTE = 1024 * 1024;
const PER_SECOND = 20;
const WATCHERS = 200;
const SAMPLE_MS = 2_000;
const MOST_GROWTH = 1.1;
const IDLE_AFTER_MS = 30_000;
const MOST_IDLE_MB = 250;

/** The resident memory of a process, as the system counts it. */
export function residentBytes({ pid }: RunningServer): number {
  if (process.platform !== 'linux') throw new Skip('memory is read from /proc, which only Linux has');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

export const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Memory is that of a server as systemd starts it. */
export function startAsUnit(settings: Record<string, string>): Promise<RunningServer> {
  const { options, env } = unitStart();
  return startServer({ ...env, ...settings }, options);
}

/** The first quarter warms up: five of twenty minutes. After it, the last tenth may not be a tenth above the first. */
const playSteady = (env: Environment, minutes: number): Promise<Outcome> =>
  playFault(env, { perSecond: PER_SECOND, seconds: minutes * 60, start: startAsUnit }, async ({ server, filled: { events } }) => {
    const streams = await openStreams(portOf(server), `/api/live/tournaments/${events[0]?.id}/events`, WATCHERS);
    const samples: number[] = [];
    for (const end = performance.now() + minutes * 60_000; performance.now() < end; await wait(SAMPLE_MS))
      samples.push(residentBytes(server));
    streams.close();
    const warm = samples.slice(Math.floor(samples.length / 4));
    const tenth = Math.max(1, Math.floor(warm.length / 10));
    const [first, last] = [mean(warm.slice(0, tenth)), mean(warm.slice(-tenth))];
    return {
      load: `${WATCHERS} watchers, ${minutes} min`,
      note: `RSS ${megabytes(samples[0] ?? 0)} at first, ${megabytes(first)} warm, ${megabytes(last)} at the end, ${megabytes(Math.max(...samples))} at most`,
      broken: last > first * MOST_GROWTH ? ['memory grew by more than a tenth'] : [],
    };
  });

/** A club's own machine between tournaments: the demo, and nobody there. */
async function playIdle(env: Environment): Promise<Outcome> {
  const server = await startAsUnit({ ...env, DEMO: 'on' });
  await server.stop();
  const again = await startAsUnit({ ...env, DEMO: 'on' });
  await wait(IDLE_AFTER_MS);
  const resident = residentBytes(again);
  await again.stop();
  const broken = resident > MOST_IDLE_MB * MEGABYTE ? [`more than ${MOST_IDLE_MB} MB`] : [];
  return { load: 'the demo, nobody there, started for the second time', note: `RSS ${megabytes(resident)}`, broken };
}

export const steadyMemory: Drill = {
  name: 'memory under steady load',
  play: ({ minutes }) => onEmbedded((env) => playSteady(env, minutes ?? 20)),
};
export const idleMemory: Drill = { name: 'memory of an idle club', play: () => onEmbedded(playIdle) };
