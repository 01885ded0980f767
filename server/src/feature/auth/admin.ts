import { text, visibleText } from '@fairway/api';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema/site.ts';
import { uniqueError } from '../../errors.ts';
import { StartError } from '../../start-error.ts';
import { recordActivity } from '../activity/store.ts';
import { hashPassword } from './password.ts';

const SHORTEST_PASSWORD = 10;

const newAdmin = z.object({
  username: text.regex(/^\S{1,60}$/, 'Tên đăng nhập là một từ, không quá 60 ký tự. / The user name is one word of at most 60 letters.'),
  name: text.min(1, 'Thiếu họ tên. / The name is missing.').max(200, 'Họ tên không quá 200 ký tự. / The name has at most 200 letters.'),
  password: z
    .string()
    .min(
      SHORTEST_PASSWORD,
      `Mật khẩu cần ít nhất ${SHORTEST_PASSWORD} ký tự. / The password needs at least ${SHORTEST_PASSWORD} characters.`,
    )
    .max(200, 'Mật khẩu không quá 200 ký tự. / The password has at most 200 characters.'),
});

/** Whether there is a super administrator of this user name; a StartError when another user has the name. */
export async function isAdmin(db: Database, username: string): Promise<boolean> {
  const [user] = await db
    .select({ isSuperAdmin: users.isSuperAdmin })
    .from(users)
    .where(eq(sql`lower(${users.username})`, visibleText(username).toLowerCase()));
  if (user && !user.isSuperAdmin) throw nameTaken(username);
  return user !== undefined;
}

/** Makes a super administrator of no site; a StartError says what is wrong with the arguments. */
export async function createAdmin(db: Database, given: z.input<typeof newAdmin>): Promise<void> {
  const parsed = newAdmin.safeParse(given);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { username, name, password } = parsed.data;
  const passwordHash = await hashPassword(password);
  await db
    .transaction(async (tx) => {
      const [created] = await tx
        .insert(users)
        .values({ username, name, passwordHash, isSuperAdmin: true, right: 2 })
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
