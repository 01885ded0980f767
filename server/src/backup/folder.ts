import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Backups that this program named: by their time in UTC, so that their order by name is that by time. */
const OURS = /^fairway-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz$/;
/** One that was never finished. */
const UNFINISHED = /^(fairway-.+\.jsonl\.gz)\.part$/;

export const backupName = (now: Date): string => `fairway-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;

export type KeptBackup = { name: string; made: Date; bytes: number };

/** The backups of a folder that this program named, oldest first; a folder that is not there has none. */
export async function findBackups(folder: string): Promise<KeptBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => OURS.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const [, day, hour, minute, second] = OURS.exec(name) ?? [];
      return { name, made: new Date(`${day}T${hour}:${minute}:${second}Z`), bytes: (await stat(join(folder, name))).size };
    }),
  );
}

/** Deletes what is older than the newest `keep`, and older parts that were never finished; files of other names stay. */
export async function deleteOldBackups(folder: string, keep: number): Promise<void> {
  const kept = await findBackups(folder);
  const newest = kept.at(-1)?.name ?? '';
  const parts = (await readdir(folder)).filter(
    (name) => (UNFINISHED.exec(name)?.[1] ?? '~') < newest && OURS.test(name.slice(0, -'.part'.length)),
  );
  const old = kept.slice(0, -keep).map(({ name }) => name);
  for (const name of [...old, ...parts]) await rm(join(folder, name), { force: true });
}
