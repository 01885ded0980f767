import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { users } from './db/schema/site.ts';
import { DEMO_PASSWORD, DEMO_USERS, fillDemo, holdsDemo } from './demo/demo.ts';
import { endOnDiskFailure } from './disk-failure.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';
import { onStopSignal } from './stop.ts';

/** The only file that acts when it is imported: opens the database, listens, and stops cleanly on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    report: (error) => log.warn({ err: error }, 'a connection to the database broke'),
    fail: endOnDiskFailure(config.dataDir, log),
  });
  await database.migrate();
  const isDemo = config.demo && (await prepareDemo(database.db));
  const app = await buildApp({ database, config, log });
  const stop = onStopSignal(app, database, (code) => process.exit(code));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw isTaken(error) ? new StartError(portTaken(config.port)) : error;
  });
  process.stdout.write(`Fairway: ${config.publicUrl}\n`);
  if (isDemo) process.stdout.write(demoLogins());
  else if ((await database.db.$count(users)) === 0) process.stdout.write(NOBODY);
}

/** Fills an empty database; true: it has the demo, from now or from an earlier start. */
async function prepareDemo(db: Database): Promise<boolean> {
  const begun = Date.now();
  if (await fillDemo(db, new Date())) process.stdout.write(`Đã tạo dữ liệu mẫu. / Filled the demo in ${Date.now() - begun} ms.\n`);
  return holdsDemo(db);
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const portTaken = (port: number) =>
  `Cổng ${port} đang được dùng. Hãy dừng chương trình đó, hoặc đặt PORT khác.\nPort ${port} is in use. Stop the other program, or set another PORT.`;

const NOBODY =
  'Chưa có ai đăng nhập được. Hãy chạy npm run admin (nếu dùng cơ sở dữ liệu nhúng, dừng máy chủ trước).\nNobody can log in yet. Type npm run admin (stop the server first, if its database is the embedded one).\n';

const demoLogins = () =>
  [
    'Đăng nhập thử / Demo logins:',
    ...DEMO_USERS.map(({ username, role }) => `  ${username.padEnd(8)} ${DEMO_PASSWORD}   ${role}`),
    '',
  ].join('\n');

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
