import { moveToPostgres } from '../../server/src/backup/move.ts';
import { commandOf } from '../../server/src/command.ts';
import { readConfig } from '../../server/src/config.ts';
import { secretFile } from '../../server/src/db/pglite/data-folder.ts';
import { StartError } from '../../server/src/error/start-error.ts';
import { tellFailure } from '../kit/failure.ts';

/** `npm run move -- postgresql://…`: the embedded database into an empty PostgreSQL; the data folder stays as it is. */
async function move(): Promise<void> {
  const [, , databaseUrl] = process.argv;
  if (!databaseUrl) throw new StartError(commandOf('move', 'postgresql://user:password@host:5432/database'));
  const { dataDir } = readConfig({ ...process.env, DATABASE_URL: databaseUrl, DEMO: undefined });
  const { rows } = await moveToPostgres(dataDir, databaseUrl);
  console.log(
    `Đã chuyển và đối chiếu ${rows} dòng. ${dataDir} giữ nguyên; từ nay hãy đặt DATABASE_URL, và FAIRWAY_SECRET bằng nội dung của ${secretFile(dataDir)}, khi chạy ${commandOf('start')}.`,
  );
  console.log(
    `Moved and compared ${rows} rows. ${dataDir} stays as it was; from now on set DATABASE_URL, and FAIRWAY_SECRET to what ${secretFile(dataDir)} says, for ${commandOf('start')}.`,
  );
}

await move().catch(tellFailure);
