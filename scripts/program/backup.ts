import { join, resolve } from 'node:path';
import { askServer } from '../../server/src/backup/door.ts';
import { type MadeBackup, makeBackup } from '../../server/src/backup/file.ts';
import { backupName } from '../../server/src/backup/folder.ts';
import { openExisting } from '../../server/src/backup/source.ts';
import { type Config, readConfig } from '../../server/src/config.ts';
import { DirectoryInUse } from '../../server/src/db/pglite/directory-lock.ts';
import { tellFailure } from '../kit/failure.ts';

/** `npm run backup [file]`: the whole database as one file, also while the server runs. */
async function backup(): Promise<void> {
  const config = readConfig(process.env);
  const [, , argument] = process.argv;
  const file = argument === undefined ? join(config.backupDir, backupName(config, new Date())) : resolve(argument);
  const made = await makeOrAsk(config, file);
  for (const { table, rows } of made.tables) console.log(`${String(rows).padStart(9)}  ${table}`);
  const size = `${(made.bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`Đã sao lưu và kiểm tra ${made.rows} dòng, ${size}: ${made.file}`);
  console.log(`Made and checked a backup of ${made.rows} rows, ${size}: ${made.file}`);
}

/** The embedded database belongs to one process: where a server has it, the server makes the backup. */
async function makeOrAsk(config: Config, file: string): Promise<MadeBackup> {
  try {
    const database = await openExisting(config);
    return await makeBackup(database, file, new Date()).finally(database.close);
  } catch (error) {
    const made = error instanceof DirectoryInUse ? await askServer(config.dataDir, file) : null;
    if (made === null) throw error;
    return made;
  }
}

await backup().catch(tellFailure);
