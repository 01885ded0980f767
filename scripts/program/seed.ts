import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { DEMO_PASSWORD, DEMO_USERS, fillDemo } from '../../server/src/demo/demo.ts';
import { StartError } from '../../server/src/error/start-error.ts';
import { tellFailure } from '../kit/failure.ts';

/** `npm run seed`: fills an empty embedded database with the demo, without starting the server. */
async function seed(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl)
    throw new StartError(
      'Dữ liệu mẫu chỉ dùng với cơ sở dữ liệu nhúng: hãy bỏ DATABASE_URL.\nThe demo exists on the embedded database only: unset DATABASE_URL.',
    );
  const database = await openDatabase({ dataDir: config.dataDir });
  try {
    await database.migrate();
    if (!(await fillDemo(database.db, new Date())))
      throw new StartError(`${config.dataDir} đã có dữ liệu, không ghi gì thêm. / ${config.dataDir} is not empty: nothing was written.`);
  } finally {
    await database.close();
  }
  console.log(`Đã tạo dữ liệu mẫu. / The demo is in ${config.dataDir}.`);
  for (const { username } of DEMO_USERS) console.log(`  ${username} / ${DEMO_PASSWORD}`);
}

await seed().catch(tellFailure);
