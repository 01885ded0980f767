import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { StartError } from '../error/start-error.ts';
import { createSchedule } from '../work/schedule.ts';
import type { ChildAnswer, Task } from './child.ts';
import { BackupBusy, type MadeBackup } from './file.ts';
import { backupName, deleteOldBackups, findBackups, type KeptBackup } from './folder.ts';
import { copyEmbedded, type Source } from './source.ts';

type BackupSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'backupDir' | 'backupEveryHours' | 'backupKeep'>;
type Needs = { database: OpenDatabase; config: BackupSettings; clock: () => Date; report: (error: unknown) => void };

/** The last attempt that failed, until one succeeds. */
type BackupFailure = { at: Date; error: unknown };

/** The backups of a running server: those that it makes by itself, and those that it is asked for. */
export type Backups = {
  make(file: string): Promise<MadeBackup>;
  /** Begins one under the usual name in the folder of backups, and returns the name; how it ends is in the status, and told to `onMade`. */
  begin(onMade?: (made: MadeBackup) => Promise<void>): string;
  /** Makes one if the last is older than the setting says, and deletes old ones; a failure is in the status. */
  makeIfDue(): Promise<void>;
  status(): Promise<{ last: KeptBackup | null; failure: BackupFailure | null; runningSince: Date | null }>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** How often it looks whether a backup is due: the machine may have slept, and another process may share the folder. */
const LOOK_EVERY_MS = 10 * 60_000;
/** A backup that takes longer hangs: it is ended, so that the next one can begin. */
const LONGEST_BACKUP_MS = 60 * 60_000;

export function createBackups({ database, config, clock, report }: Needs): Backups {
  let failure: BackupFailure | null = null;
  let running: { since: Date; ended: Promise<unknown> } | null = null;
  const stopping = new AbortController();

  const make = async (file: string) => {
    if (running) throw new BackupBusy();
    const made = makeInChild(
      { database, config, signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(LONGEST_BACKUP_MS)]) },
      file,
      clock(),
    );
    running = { since: clock(), ended: made.catch(() => {}) };
    return made.finally(() => {
      running = null;
    });
  };

  /** Under its usual name, in place of the oldest that are kept. */
  const makeKept = async (name = backupName(config, clock())) => {
    const made = await make(join(config.backupDir, name));
    failure = null;
    await deleteOldBackups(config, config.backupKeep, clock());
    return made;
  };

  const begin: Backups['begin'] = (onMade) => {
    if (running) throw new BackupBusy();
    const name = backupName(config, clock());
    const failed = (error: unknown) => {
      if (stopping.signal.aborted) return;
      report(error);
      failure = { at: clock(), error };
    };
    void makeKept(name)
      .then((made) => onMade?.(made), failed)
      .catch(report);
    return name;
  };

  const makeDue = async () => {
    const everyMs = (config.backupEveryHours ?? 0) * 3_600_000;
    const last = (await findBackups(config, clock()).catch(() => [])).at(-1); // a folder that cannot be read: the backup says why
    if (last && clock().getTime() - last.made.getTime() < everyMs) return;
    await makeKept();
  };

  const makeIfDue = () =>
    makeDue().catch((error: unknown) => {
      if (error instanceof BackupBusy || stopping.signal.aborted) return;
      if (failure === null) report(error); // once, not every ten minutes
      failure = { at: clock(), error };
    });

  const schedule = createSchedule(makeIfDue, { firstAfterMs: 0, everyMs: LOOK_EVERY_MS }, report);

  return {
    make,
    begin,
    makeIfDue,
    status: async () => {
      const backups = await findBackups(config, clock()).catch((error: unknown) => ({ at: clock(), error }));
      const runningSince = running?.since ?? null;
      if (!Array.isArray(backups)) return { last: null, failure: failure ?? backups, runningSince };
      return { last: backups.at(-1) ?? null, failure, runningSince };
    },
    start: async () => {
      if (config.backupEveryHours !== null) await schedule.start();
    },
    stop: async () => {
      stopping.abort();
      await schedule.stop();
      await running?.ended;
    },
  };
}

type ChildNeeds = Pick<Needs, 'database' | 'config'> & { signal: AbortSignal };

async function makeInChild({ database, config, signal }: ChildNeeds, file: string, now: Date): Promise<MadeBackup> {
  const source: Source = config.databaseUrl
    ? { databaseUrl: config.databaseUrl }
    : { folder: await copyEmbedded(database.db, config.dataDir) };
  let answer: ChildAnswer | null = null;
  try {
    answer = await askChild({ source, file, now: now.toISOString() }, signal);
    if ('made' in answer) return answer.made;
    if ('busy' in answer) throw new BackupBusy(answer.busy.part);
    throw 'refused' in answer ? new StartError(answer.refused) : new Error(answer.failed);
  } finally {
    if (answer === null || 'failed' in answer) await rm(`${file}.part`, { force: true }).catch(() => {}); // of a child that was stopped
    if ('folder' in source) await rm(source.folder, { recursive: true, force: true });
  }
}

async function askChild(task: Task, signal: AbortSignal): Promise<ChildAnswer> {
  const child = fork(new URL('./child.ts', import.meta.url), { signal, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = once(child, 'exit');
  ended.catch(() => {}); // it ends after its answer as well
  child.send(task);
  const answer = await Promise.race([once(child, 'message') as Promise<[ChildAnswer]>, ended]);
  await ended.catch(() => {});
  const [message] = answer;
  return typeof message === 'object' && message !== null
    ? message
    : { failed: `the process that makes the backup ended with ${answer.join(' ')}` };
}
