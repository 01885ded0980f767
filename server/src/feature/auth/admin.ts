import { z } from 'zod';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema.ts';
import { uniqueError } from '../../errors.ts';
import { StartError } from '../../start-error.ts';
import { recordActivity } from '../activity/store.ts';
import { hashPassword } from './password.ts';

const SHORTEST_PASSWORD = 10;

const newAdmin = z.object({
  username: z
    .string()
    .trim()
    .normalize('NFC')
    .regex(/^\S{1,60}$/, 'the user name is one word of at most 60 letters'),
  name: z.string().trim().normalize('NFC').min(1, 'the name is missing').max(200, 'the name is too long'),
  password: z
    .string()
    .min(SHORTEST_PASSWORD, `the password needs at least ${SHORTEST_PASSWORD} characters`)
    .max(200, 'the password is too long'),
});

/** A super administrator of no site; a StartError says what is wrong with what was given. */
export async function createAdmin(db: Database, given: z.input<typeof newAdmin>): Promise<void> {
  const parsed = newAdmin.safeParse(given);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join('; '));
  const { username, name, password } = parsed.data;
  const passwordHash = await hashPassword(password);
  await db
    .transaction(async (tx) => {
      const [created] = await tx
        .insert(users)
        .values({ username, name, passwordHash, isSuperAdmin: true, right: 2 })
        .returning({ id: users.id });
      await recordActivity(tx, {
        kind: 'created',
        subjectType: 'user',
        subjectId: created?.id ?? null,
        siteId: null,
        userId: null,
        after: { username, name },
      });
    })
    .catch((error: unknown) => {
      throw uniqueError(error) ? new StartError(`there is a user ${username} already`) : error;
    });
}
