import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/open.ts';
import { makeBackup } from './file.ts';
import { backupName } from './folder.ts';

const KEPT = 3;
const OWN = 'fairway-before-';

/**
 * Makes a backup of the data of an earlier release, before this one changes them, in the folder of backups: `fairway-before-0.2.0-<time>-<database>`.
 * The last three of this database stay, beside those of every day. Throws where it cannot be made: then nothing is changed.
 */
export async function backUpBeforeUpdate(database: OpenDatabase, config: Config, now: Date): Promise<void> {
  const usual = backupName(config, now);
  const name = usual.replace('fairway-', `${OWN}${packageJson.version}-`);
  const { file } = await makeBackup(database, join(config.backupDir, name), now);
  const ofDatabase = /-[0-9a-f]{8}\.jsonl\.gz$/.exec(usual)?.[0] ?? usual;
  const kept = (await readdir(config.backupDir)).filter((other) => other.startsWith(OWN) && other.endsWith(ofDatabase));
  for (const old of kept.sort((one, other) => timeIn(one).localeCompare(timeIn(other))).slice(0, -KEPT))
    await rm(join(config.backupDir, old), { force: true });
  process.stdout.write(
    `Đã sao lưu trước khi nâng cấp dữ liệu cho phiên bản ${packageJson.version}: ${file}\n` +
      `Made a backup before migrating the data to release ${packageJson.version}: ${file}\n`,
  );
}

/** The order of names is that of the releases. */
const timeIn = (name: string): string => /\d{4}-\d\d-\d\dT[\d-]+Z/.exec(name)?.[0] ?? '';
