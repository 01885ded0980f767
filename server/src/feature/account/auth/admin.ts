import { SHORTEST_PASSWORD, text, USERNAME, visibleText } from '@fairway/api';
import { eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account/site.ts';
import { StartError } from '../../../error/start-error.ts';
import { uniqueError } from '../../../http/errors.ts';
import { recordActivity } from '../../../write/action.ts';
import { createLink } from './link/link.ts';
import { hashPassword, NO_PASSWORD } from './password.ts';
import { isEasyPassword } from './password-rule.ts';
import { userKeys } from './store.ts';

const EASY = 'Mật khẩu này dễ đoán. Hãy chọn mật khẩu khác. / This password is easy to guess. Please choose another one.';

const newAdmin = z.object({
  username: text.regex(
    USERNAME,
    'Tên đăng nhập là một từ không quá 60 ký tự, không có @. / The user name is one word of at most 60 letters, without @.',
  ),
  name: text.min(1, 'Thiếu họ tên. / The name is missing.').max(200, 'Họ tên không quá 200 ký tự. / The name has at most 200 letters.'),
  password: z
    .string()
    .min(
      SHORTEST_PASSWORD,
      `Mật khẩu cần ít nhất ${SHORTEST_PASSWORD} ký tự. / The password needs at least ${SHORTEST_PASSWORD} characters.`,
    )
    .max(200, 'Mật khẩu không quá 200 ký tự. / The password has at most 200 characters.')
    /** null: they choose one by a link. */
    .nullable(),
});

type AdminConfig = Pick<Config, 'publicUrl' | 'adminUsername' | 'adminPassword'>;

/**
 * Makes the super administrator that the settings name, while nobody can log in. Returns the link by which they choose a password, if the
 * settings have none: another one at each start, until a password is chosen.
 */
export async function prepareFirstAdmin(db: Database, config: AdminConfig, clock: () => Date): Promise<string | null> {
  const { adminUsername: username, adminPassword: password } = config;
  if (username === undefined || (await db.$count(users, ne(users.passwordHash, NO_PASSWORD))) > 0) return null;
  if (!(await isAdmin(db, username))) {
    await createAdmin(db, { username, name: username, password: password ?? null });
    if (password !== undefined) return null;
  }
  const [admin] = await db.select({ id: users.id }).from(users).where(sameUsername(username));
  return (await createLink(db, { config, clock }, admin?.id ?? '', 'password')).url;
}

/** Whether there is a super administrator of this user name; a StartError when another user has the name. */
export async function isAdmin(db: Database, username: string): Promise<boolean> {
  const [user] = await db.select({ isSuperAdmin: users.isSuperAdmin }).from(users).where(sameUsername(username));
  if (user && !user.isSuperAdmin) throw nameTaken(username);
  return user !== undefined;
}

const sameUsername = (username: string) => eq(sql`lower(${users.username})`, visibleText(username).toLowerCase());

/** Makes a super administrator of no site; a StartError says what is wrong with the arguments. */
export async function createAdmin(db: Database, values: z.input<typeof newAdmin>): Promise<void> {
  const parsed = newAdmin.safeParse(values);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { username, name, password } = parsed.data;
  if (password !== null && isEasyPassword(password, [username, name])) throw new StartError(EASY);
  const passwordHash = password === null ? NO_PASSWORD : await hashPassword(password);
  await db
    .transaction(async (tx) => {
      const [created] = await tx
        .insert(users)
        .values({ username, name, ...userKeys({ username, name }), passwordHash, isSuperAdmin: true, right: 2 })
        .returning({ id: users.id });
      const action = { kind: 'created', subjectType: 'user', subjectId: created?.id ?? null, after: { username, name } } as const;
      await recordActivity(tx, { principal: null, siteId: null }, action);
    })
    .catch((error: unknown) => {
      throw uniqueError(error, { username }) ? nameTaken(username) : error;
    });
}

const nameTaken = (username: string) =>
  new StartError(`Tên đăng nhập ${username} đã có người dùng. / The user name ${username} is somebody's already.`);
