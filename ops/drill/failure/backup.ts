import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../scripts/kit/command.ts';
import { startServer } from '../../../server/test/engine/process.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { type Audit, audit } from '../kit/audit.ts';
import { playFault } from '../kit/fault.ts';
import { type Drill, entriesBroken, type Outcome } from '../kit/outcome.ts';
import { type Environment, onPostgres } from '../kit/place.ts';

const BEFORE_MS = 5_000;
const AFTER_MS = 2_000;

type Ended = { code: number | null; output: string };

/** A command as a person types it, without the installation before it. */
async function command(word: 'backup' | 'restore' | 'move', env: Environment, ...args: string[]): Promise<Ended> {
  const script = join(root, 'scripts', 'program', `${word}.ts`);
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number | null, output: (out + error).trim().split('\n').at(-1) ?? '' };
}

const failed = (word: string, { code, output }: Ended): string[] => (code === 0 ? [] : [`${word} ended with ${code}: ${output}`]);

/** The public boards of all tournaments, byte by byte. */
async function boards(env: Environment, { events }: Filled): Promise<string[]> {
  const server = await startServer(env);
  try {
    return await Promise.all(events.map(async ({ id }) => (await fetch(`${server.url}/api/live/tournaments/${id}`)).text()));
  } finally {
    await server.stop();
  }
}

const differing = (one: readonly string[], other: readonly string[]): string[] => {
  const count = one.filter((board, at) => board !== other[at]).length;
  return count === 0 ? [] : [`${count} boards differ`];
};

/** What the other place must have as well. */
const elsewhereBroken = (result: Audit): string[] => entriesBroken(result).map((sentence) => `in the new place ${sentence}`);

/** A backup under load, restored into the other engine: what was acknowledged before it began must be there. */
const playBackup = (folder: string, from: Environment, to: Environment): Promise<Outcome> =>
  playFault(from, { seconds: 30 }, async ({ load }) => {
    const file = join(folder, 'under-load.gz');
    await wait(BEFORE_MS);
    const before = load.acknowledged();
    load.answeredMs().length = 0;
    const made = await command('backup', from, file);
    const longest = Math.max(0, ...load.answeredMs());
    await wait(AFTER_MS);
    await load.stop();
    const restored = await command('restore', to, file);
    const result = await audit(to, before);
    const note = `these before it began, of ${load.acknowledged().size} in all · an entry waited ${Math.round(longest)} ms at most meanwhile`;
    const broken = [...failed('the backup', made), ...failed('the restore', restored), ...elsewhereBroken(result)];
    return { load: 'a backup meanwhile', ...result, note, broken };
  });

/** An embedded club becomes one on PostgreSQL; a second time is refused, and the old one stays as it was. */
const playMove = (from: Environment, to: Environment): Promise<Outcome> =>
  playFault(from, { seconds: 30 }, async ({ server, filled, load }) => {
    await wait(BEFORE_MS);
    await load.stop();
    await server.stop();
    const moved = await command('move', from, to.DATABASE_URL ?? '');
    const again = await command('move', from, to.DATABASE_URL ?? '');
    const [old, fresh] = [await boards(from, filled), await boards(to, filled)];
    const result = await audit(to, load.acknowledged());
    const broken = [
      ...failed('the move', moved),
      ...(again.code === 0 ? ['a second move into the same database was not refused'] : []),
      ...differing(old, fresh),
      ...elsewhereBroken(result),
    ];
    return { load: 'then moved', ...result, note: `${fresh.length} boards compared, a second move refused`, broken };
  });

const withBoth = (work: (folder: string, embedded: Environment, postgres: Environment) => Promise<Outcome>): Promise<Outcome> =>
  withFolder((folder) => onPostgres((postgres) => work(folder, { DATA_DIR: join(folder, 'data') }, postgres)));

export const backups: readonly Drill[] = [
  { name: 'backup, embedded to postgres', play: () => withBoth((folder, embedded, postgres) => playBackup(folder, embedded, postgres)) },
  { name: 'backup, postgres to embedded', play: () => withBoth((folder, embedded, postgres) => playBackup(folder, postgres, embedded)) },
  { name: 'move, embedded to postgres', play: () => withBoth((_, embedded, postgres) => playMove(embedded, postgres)) },
];
