import { resolve } from 'node:path';
import { restoreFile } from '../../server/src/backup/restore.ts';
import { commandOf } from '../../server/src/command.ts';
import { readConfig } from '../../server/src/config.ts';
import { StartError } from '../../server/src/error/start-error.ts';
import { tellFailure } from '../kit/failure.ts';

/** `npm run restore <file>`: a backup into an empty database, or into a data folder that does not exist yet. */
async function restore(): Promise<void> {
  const config = readConfig(process.env);
  const [, , file] = process.argv;
  if (file === undefined) throw new StartError(commandOf('restore', '<file>'));
  const { head, rows } = await restoreFile(config, resolve(file));
  console.log(`Đã khôi phục và đối chiếu ${rows} dòng, sao lưu lúc ${head.made}. Mọi người cần đăng nhập lại.`);
  console.log(`Restored and compared ${rows} rows of the backup of ${head.made}. Everyone has to log in again.`);
}

await restore().catch(tellFailure);
