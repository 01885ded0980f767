import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/open.ts';
import { createAdmin } from '../server/src/feature/auth/admin.ts';
import { StartError } from '../server/src/start-error.ts';
import { readSecret } from './secret.ts';

/** `npm run admin -- <username> [name]`: makes a super administrator. The password is asked for, or is the first line of what is piped in. */
async function admin(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [username, ...name] = positionals;
  if (!username) throw new StartError('npm run admin -- <tên đăng nhập / user name> [họ tên / name]');
  const config = readConfig(process.env);
  const password = await askPassword();
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    await database.migrate();
    await createAdmin(database.db, { username, name: name.join(' ') || username, password });
  } finally {
    await database.close();
  }
  console.log(`Đã tạo quản trị viên. / The super administrator ${username} may log in.`);
}

async function askPassword(): Promise<string> {
  if (process.stdin.isTTY) return readSecret('Mật khẩu / Password: ');
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

await admin().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
