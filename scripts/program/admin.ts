import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { backUpBeforeUpdate } from '../../server/src/backup/before-update.ts';
import { commandOf } from '../../server/src/command.ts';
import { readConfig } from '../../server/src/config.ts';
import type { Database } from '../../server/src/db/database.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { postgresRefusal } from '../../server/src/db/postgres/refusal.ts';
import { StartError } from '../../server/src/error/start-error.ts';
import { createAdmin, isAdmin } from '../../server/src/feature/account/auth/admin.ts';
import { type ClubOfSite, createFirstClub, findClubsOfSites } from '../../server/src/feature/account/club/first-club.ts';
import { tellFailure } from '../kit/failure.ts';
import { readSecret } from '../kit/secret.ts';

const USAGE = [
  commandOf('admin', '<tên đăng nhập> [họ tên] [--site "tên site" --club "tên CLB"]'),
  commandOf('admin', '<user name> [name] [--site "name of the site" --club "name of the club"]'),
].join('\n');

/**
 * Makes a super administrator, and a first site with a club in which they can make tournaments. Without a terminal to ask on, the names
 * are given as arguments and the password is the first line of what is piped in. What exists already stays as it is.
 */
async function admin(): Promise<void> {
  const { username, name, place } = given();
  const config = readConfig(process.env);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    await database
      .migrate(() => backUpBeforeUpdate(database, config, new Date()))
      .catch((error) => {
        throw postgresRefusal(error);
      });
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
    console.log(
      `Đã có quản trị viên ${username}, mật khẩu giữ nguyên. / ${username} is already a super administrator; the password stays.`,
    );
    return;
  }
  await createAdmin(db, { username, name, password: await askPassword() });
  console.log(`Đã tạo quản trị viên ${username}. / Super administrator ${username} can log in.`);
}

async function askPassword(): Promise<string> {
  if (process.stdin.isTTY) return readSecret('Mật khẩu / Password: ');
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** Asks only where there is no club yet: no tournament can be made without one. */
async function provideClub(db: Database, named: ClubOfSite | null): Promise<void> {
  const clubs = await findClubsOfSites(db);
  const place = named ?? (clubs.length === 0 ? await askPlace() : null);
  if (place && (await createFirstClub(db, place))) {
    console.log(`Đã tạo “${place.club}” thuộc site “${place.site}”. / Made the club “${place.club}” of the site “${place.site}”.`);
  } else if (clubs.length > 0) {
    for (const { site, club } of clubs)
      console.log(`Đã có “${club}” thuộc site “${site}”. / The club “${club}” of the site “${site}” is already there.`);
  } else {
    console.log(`Chưa có CLB nào, chưa thể tạo giải đấu. / There is no club yet, so no tournament can be made.\n${USAGE}`);
  }
}

/** Null: there is no terminal to ask on, or the answer was empty. */
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

await admin().catch(tellFailure);
