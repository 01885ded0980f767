import { once } from 'node:events';
import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { buildApp } from './app.ts';
import { backUpBeforeUpdate } from './backup/before-update.ts';
import { openDoor } from './backup/door.ts';
import { commandOf } from './command.ts';
import { type Config, readConfig } from './config.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { isDamage, unusable } from './db/pglite/data-folder.ts';
import { endOnDiskFailure } from './db/pglite/disk-failure.ts';
import { postgresRefusal } from './db/postgres/refusal.ts';
import { users } from './db/schema/account/site.ts';
import { DEMO_PASSWORD, DEMO_USERS, fillDemo, holdsDemo } from './demo/demo.ts';
import { demoWarning } from './demo/reach.ts';
import { StartError } from './error/start-error.ts';
import { prepareFirstAdmin } from './feature/account/auth/admin.ts';
import { encryptSecrets } from './feature/account/auth/second-factor.ts';
import { fillUserKeys } from './feature/account/auth/store.ts';
import { settingTroubles } from './feature/account/system/setting-trouble.ts';
import { listen } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { createLog } from './log.ts';
import { openEncryption, type SiteEncryption } from './secret/site-encryption.ts';
import { isWebBuilt } from './web-build.ts';
import { onStopSignal } from './work/stop.ts';

/** The only file that acts when it is imported: opens the database, listens, and stops cleanly on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const door: Listening = { port: config.port, host: config.host, name: 'PORT' };
  const httpDoor: Listening = { port: config.tls?.httpPort ?? 0, host: config.host, name: 'HTTP_PORT' };
  await requirePort(door); // before a database is made that nobody will use
  if (config.tls !== undefined) await requirePort(httpDoor);
  const log = createLog(config);
  const metrics = createMetrics();
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    report: (error) => {
      metrics.countError(error);
      log.warn({ err: error }, 'a connection to the database broke');
    },
    fail: endOnDiskFailure(config.dataDir, log),
  });
  const { encryption, isDemo } = await prepare(database, config).catch(async (error: unknown) => {
    await database.close().catch(() => {}); // or the next start would say that this one broke off
    throw isDamage(error) && !config.databaseUrl ? unusable(config.dataDir, error) : postgresRefusal(error);
  });
  for (const trouble of settingTroubles(config, encryption.trouble)) log.warn(trouble, 'a setting is wrong');
  const adminLink = await prepareFirstAdmin(database.db, config, () => new Date());
  if (!(await isWebBuilt())) {
    await database.close();
    process.exit(1); // Vite has said why
  }
  const app = await buildApp({ database, config, log, metrics, encryption });
  let backupDoor: { close(): void } | undefined;
  app.addHook('preClose', async () => backupDoor?.close());
  const stop = onStopSignal(app, database, (code) => process.exit(code));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await listen(app, config).catch((error: unknown) => {
    throw cannotListen(door, error);
  });
  if (!config.databaseUrl)
    backupDoor = await openDoor(config.dataDir, app.backups, (error) => app.log.error({ err: error }, 'backup failed'));
  await app.tls?.open().catch((error: unknown) => {
    throw cannotListen(httpDoor, error);
  });
  database.ready();
  process.stdout.write(`Fairway: ${config.publicUrl}\n`);
  if (!config.publicUrl.startsWith('https:')) process.stdout.write(NO_HTTPS);
  if (isDemo) process.stdout.write(demoLogins() + demoWarning(config));
  else if (await holdsDemo(database.db)) process.stdout.write(DEMO_LEFT);
  else if (adminLink !== null) process.stdout.write(firstLogin(adminLink));
  else if ((await database.db.$count(users)) === 0) process.stdout.write(nobody(commandOf('admin')));
}

/** What caddies' phones cannot do without https: no browser lets a page be kept or the screen stay on there. */
const NO_HTTPS =
  'Địa chỉ chưa có https: điện thoại của caddie vẫn giữ và gửi điểm, nhưng không mở lại được trang khi mất sóng.\n' +
  'Without https caddies’ phones keep and send strokes, but cannot open the page again without coverage. See PUBLIC_URL.\n';

async function prepare(database: OpenDatabase, config: Config): Promise<{ encryption: SiteEncryption; isDemo: boolean }> {
  await database.migrate(() => backUpBeforeUpdate(database, config, new Date()));
  const encryption = await openEncryption(database.db, config);
  await fillUserKeys(database.db);
  await encryptSecrets(database.db, encryption);
  return { encryption, isDemo: config.demo && (await prepareDemo(database.db)) };
}

/** Fills an empty database; true: it has the demo, from now or from an earlier start. */
async function prepareDemo(db: Database): Promise<boolean> {
  const begun = Date.now();
  if (await fillDemo(db, new Date())) process.stdout.write(`Đã tạo dữ liệu mẫu. / Filled the demo in ${Date.now() - begun} ms.\n`);
  return holdsDemo(db);
}

async function requirePort({ port, host, name }: Listening): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw cannotListen({ port, host, name }, error);
  }
  probe.close();
  await once(probe, 'close');
}

type Listening = { port: number; host: string; name: 'PORT' | 'HTTP_PORT' };

/** What to do about an address that this process may not listen on. */
function cannotListen({ port, host, name }: Listening, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Cổng ${port} đang được dùng. Hãy dừng chương trình đó, hoặc đặt ${name} khác.\nPort ${port} is in use. Stop the other program, or set another ${name}.`,
    );
  if (code === 'EACCES')
    return new StartError(
      `Không được phép dùng cổng ${port}. Hãy đặt ${name} từ 1024 trở lên, hoặc cho phép bằng deploy/fairway@443.conf.\nPort ${port} is not allowed for this user. Set ${name} to 1024 or more, or allow it with deploy/fairway@443.conf.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`Máy này không có địa chỉ ${host}. Hãy sửa HOST.\nThis machine has no address ${host}. Correct HOST.`);
  return error;
}

/** The demo was filled at an earlier start, and its people can still log in. */
const DEMO_LEFT =
  'CẢNH BÁO: cơ sở dữ liệu này còn dữ liệu mẫu, mà ai cũng biết mật khẩu của nó. Nếu dùng thật, hãy đặt một DATA_DIR mới, hoặc đổi mật khẩu của những người dùng đó.\n' +
  'WARNING: this database still holds the demo, whose passwords everybody knows. For real use set a new DATA_DIR, or change the passwords of its people.\n';

const nobody = (command: string) =>
  `Chưa có ai đăng nhập được. Hãy chạy ${command} (nếu dùng cơ sở dữ liệu nhúng, dừng máy chủ trước).\nNobody can log in yet. Type ${command} (stop the server first, if its database is the embedded one).\n`;

const firstLogin = (link: string) =>
  `Mở link này để chọn mật khẩu của quản trị viên đầu tiên. / Open this link to choose the first administrator's password:\n  ${link}\n`;

const demoLogins = () =>
  [
    'Đăng nhập thử / Demo logins:',
    ...DEMO_USERS.map(({ username, role }) => `  ${username.padEnd(8)} ${DEMO_PASSWORD}   ${role}`),
    '',
  ].join('\n');

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`); // with its causes
  process.exit(1);
});
