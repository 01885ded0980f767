import type { Profile } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account/site.ts';
import { AppError } from '../../../error/app-error.ts';
import { countRecoveryCodes } from '../auth/second-factor.ts';
import { requireUser } from '../user/store.ts';

/** What a person sees of themself. */
export async function requireProfile(db: Database, userId: string, byMail: boolean): Promise<Profile> {
  const { siteId: _, hasPassword: __, disabledAt: ___, mail: ____, ...own } = await requireUser(db, userId);
  return { ...own, byMail, recoveryCodesLeft: own.totpSince === null ? null : await countRecoveryCodes(db, userId) };
}

/** What only the server sees: the hash of the password, and the secret of the second factor. */
export async function requireSecrets(db: Database, userId: string) {
  const [row] = await db
    .select({
      passwordHash: users.passwordHash,
      totpSecret: users.totpSecret,
      totpSince: users.totpSince,
      totpRequired: users.totpRequired,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new AppError('not-found');
  return row;
}
