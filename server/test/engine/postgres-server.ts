import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './port.ts';
import { machineBinaries, postgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  databaseUrl(database: string): string;
  /** The folder of its Unix socket, which costs half of what the same statement costs by TCP; null where the system has none. */
  socketFolder: string | null;
  /** Ends every connection and starts again at the same address, at once or later: a restart as an upgrade of packages does it; by SIGQUIT as after a crash. */
  restart(downMs?: number, how?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** SIGSTOP to each of its processes: its address takes connections, and nothing answers. Linux only. */
  freeze(ms: number): Promise<void>;
  /** SIGKILL: what a power cut is to it. It stays down. */
  kill(): Promise<void>;
  /** `keepIn`: a folder for its data, which are lost otherwise. */
  stop(keepIn?: string): Promise<void>;
}

/** Test data need not survive a power cut. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB'];
const START_LIMIT_MS = 300_000;
/** A socket's address has 104 letters on a Mac, its own name among them; where a folder is longer, TCP does. */
const LONGEST_SOCKET_FOLDER = 80;

/**
 * A PostgreSQL of its own for one run of the tests: on a free port of this machine, in a temporary folder, only for this run. `copied`: with the
 * data of a server that was stopped.
 */
export async function startPostgres(args: readonly string[] = FAST, copied?: string): Promise<PostgresServer> {
  const home = makeHome(copied);
  if (copied === undefined)
    run(home, 'initdb', ['-D', home.data, '--username=fairway', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync']);
  return serve(home, args);
}

/** A copy of a running server that follows it under this name, until `select pg_promote()` makes it take its place. */
export async function startStandby(primary: PostgresServer, name: string, args: readonly string[]): Promise<PostgresServer> {
  const home = makeHome();
  const from = `${primary.databaseUrl('postgres')}?application_name=${name}`;
  run(home, 'pg_basebackup', ['-D', home.data, '-d', from, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']);
  return serve(home, args);
}

/** Whether this machine's PostgreSQL can copy a running server; the packaged one cannot. */
export const canStandBy = (): boolean => machineBinaries() !== undefined;

/** Where one server lives, and the user it runs as. */
type Home = { scratch: string; binaries: string; data: string; as: { uid?: number; gid?: number; cwd: string } };

function makeHome(copied?: string): Home {
  const scratch = mkdtempSync(join(tmpdir(), 'fairway-postgres-'));
  const owner = serverOwner();
  const binaries = postgresBinaries(scratch);
  const data = join(scratch, 'data');
  if (copied === undefined) mkdirSync(data, { mode: 0o700 });
  else cpSync(copied, data, { recursive: true });
  chmodSync(data, 0o700);
  if (owner) giveTo(scratch, owner);
  return { scratch, binaries, data, as: { ...owner, cwd: scratch } };
}

const run = ({ binaries, as }: Home, program: string, args: readonly string[]): void =>
  void execFileSync(join(binaries, program), args, { ...as, stdio: ['ignore', 'ignore', 'inherit'] });

async function serve(home: Home, args: readonly string[]): Promise<PostgresServer> {
  const port = await freePort();
  const socketFolder = process.platform === 'win32' || home.scratch.length > LONGEST_SOCKET_FOLDER ? null : home.scratch;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${socketFolder ?? ''}`, ...args];
  const databaseUrl = (database: string) => `postgresql://fairway@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  const endAtExit = () => {
    server.kill('SIGQUIT');
    rmSync(home.scratch, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endAtExit);
  const stop = async (keepIn?: string) => {
    process.off('exit', endAtExit);
    await end(server, 'SIGINT');
    if (keepIn !== undefined) cpSync(home.data, keepIn, { recursive: true });
    rmSync(home.scratch, { recursive: true, force: true, maxRetries: 5 });
  };
  const start = async () => {
    server = spawn(join(home.binaries, 'postgres'), ['-D', home.data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...home.as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
    });
    if (await answers(databaseUrl('postgres'), server)) return;
    await stop();
    throw new Error(`PostgreSQL of ${home.binaries} did not start:\n${log}`);
  };
  const restart = async (downMs = 0, how: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    await end(server, how);
    await wait(downMs);
    await start();
  };
  const freeze = async (ms: number) => {
    server.kill('SIGSTOP'); // from here on it has no new processes
    const own = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ').map(Number);
    for (const pid of own) process.kill(pid, 'SIGSTOP');
    await wait(ms);
    for (const pid of own) process.kill(pid, 'SIGCONT');
    server.kill('SIGCONT');
  };
  await start();
  return { databaseUrl, socketFolder, restart, freeze, kill: () => end(server, 'SIGKILL'), stop };
}

const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then an unprivileged user of the machine runs it. */
function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const user = users.map((line) => line.split(':')).find((fields) => fields[0] === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new Error('As root the tests run PostgreSQL as the user postgres or nobody, and this machine has neither.');
}

/** What a PostgreSQL of this module reads beside its own files must be its user's. */
export function giveToPostgres(folder: string): void {
  const owner = serverOwner();
  if (owner) giveTo(folder, owner);
}

function giveTo(folder: string, { uid, gid }: Owner): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
}

async function answers(databaseUrl: string, server: ChildProcess): Promise<boolean> {
  for (const begun = Date.now(); Date.now() - begun < START_LIMIT_MS && server.exitCode === null; await wait(50)) {
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      client.end().catch(() => {});
    }
  }
  return false;
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT does not wait for anything. */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  const impatient = setTimeout(() => server.kill('SIGQUIT'), 5000);
  await ended;
  clearTimeout(impatient);
}
