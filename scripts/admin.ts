import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config.ts';
import { type Database, openDatabase } from '../server/src/db/open.ts';
import { createAdmin, isAdmin } from '../server/src/feature/auth/admin.ts';
import { type ClubOfSite, createFirstClub, findClubsOfSites } from '../server/src/feature/club/first-club.ts';
import { StartError } from '../server/src/start-error.ts';
import { readSecret } from './secret.ts';

const USAGE = [
  'npm run admin -- <tên đăng nhập> [họ tên] [--site "tên site" --club "tên CLB"]',
  'npm run admin -- <user name> [name] [--site "name of the site" --club "name of the club"]',
].join('\n');

/**
 * Makes a super administrator, and a first site with a club in which he can make tournaments. What a terminal is not there to be asked
 * for is given: the names as arguments, the password as the first line of what is piped in. What is there already stays as it is.
 */
async function admin(): Promise<void> {
  const { username, name, place } = given();
  const config = readConfig(process.env);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    await database.migrate();
    await provideAdmin(database.db, username, name);
    await provideClub(database.db, place);
  } finally {
    await database.close();
  }
}

function given(): { username: string; name: string; place: ClubOfSite | null } {
  const { positionals, values } = parsed();
  const [username, ...name] = positionals;
  const { site, club } = values;
  if (!username || (site === undefined) !== (club === undefined)) throw new StartError(USAGE);
  return { username, name: name.join(' ') || username, place: site === undefined || club === undefined ? null : { site, club } };
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { site: { type: 'string' }, club: { type: 'string' } } });
  } catch {
    throw new StartError(USAGE);
  }
}

async function provideAdmin(db: Database, username: string, name: string): Promise<void> {
  if (await isAdmin(db, username)) {
    console.log(`Đã có quản trị viên ${username}, mật khẩu giữ nguyên. / There is a super administrator ${username}; his password stays.`);
    return;
  }
  await createAdmin(db, { username, name, password: await askPassword() });
  console.log(`Đã tạo quản trị viên ${username}. / The super administrator ${username} may log in.`);
}

async function askPassword(): Promise<string> {
  if (process.stdin.isTTY) return readSecret('Mật khẩu / Password: ');
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** Asks only where there is no club yet: without one nobody can make a tournament. */
async function provideClub(db: Database, named: ClubOfSite | null): Promise<void> {
  const known = await findClubsOfSites(db);
  const place = named ?? (known.length === 0 ? await askPlace() : null);
  if (place && (await createFirstClub(db, place))) {
    console.log(`Đã tạo “${place.club}” thuộc site “${place.site}”. / The club “${place.club}” of the site “${place.site}” was made.`);
  } else if (known.length > 0) {
    for (const { site, club } of known)
      console.log(`Đã có “${club}” thuộc site “${site}”. / There is the club “${club}” of the site “${site}”.`);
  } else {
    console.log(`Chưa có CLB nào, chưa thể tạo giải đấu. / There is no club yet, so nobody can make a tournament.\n${USAGE}`);
  }
}

/** Null: nobody is there to be asked, or he wants none. */
async function askPlace(): Promise<ClubOfSite | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const site = await terminal.question('Tên site đầu tiên, để trống nếu chưa cần / Name of the first site, empty for none yet: ');
    if (site.trim() === '') return null;
    return { site, club: await terminal.question('Tên CLB / Name of the club: ') };
  } finally {
    terminal.close();
  }
}

await admin().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
