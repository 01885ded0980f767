import type { Person } from '../../access/principal.ts';
import { AppError } from '../../errors.ts';
import { createQueue } from '../../queue.ts';
import type { Deps } from '../../route.ts';
import { type Attempt, countAttempt, forgetFailures, takeBackAttempt } from './attempt-store.ts';
import { type Account, findAccount, loginName, rememberAddress } from './login-store.ts';
import { passwordMatches } from './password.ts';

/** A comparison takes 19 MB and a core for 10 ms: four at once, and the hundred behind them wait a quarter of a second. */
const COMPARISONS = { atOnce: 4, inAll: 100 };
const BUSY_SECONDS = 2;

type Given = { username: string; password: string; address: string };
/** The person whose password it is; else the account that was tried, if there is one. */
export type LoginResult = { person: Person } | { tried: Person | null };

/** Compares passwords: a few at a time, and never more of them than the limits of failed attempts allow. */
export function createLogin({ db, clock }: Pick<Deps, 'db' | 'clock'>): (given: Given) => Promise<LoginResult> {
  const comparisons = createQueue(COMPARISONS, () => new AppError('unavailable', { retryAfterSeconds: BUSY_SECONDS }));

  const isRight = (attempt: Attempt, account: Account | null, password: string): Promise<boolean> =>
    comparisons
      .run(() => passwordMatches(account?.passwordHash ?? null, password))
      .catch(async (error: unknown) => {
        await takeBackAttempt(db, attempt);
        throw error;
      });

  return async ({ username, password, address }) => {
    const login = loginName(username);
    const account = await findAccount(db, login, address);
    const attempt = { login, address, isKnownAddress: account?.isKnownAddress ?? false };
    const seconds = await countAttempt(db, attempt, clock());
    if (seconds > 0) throw new AppError('too-many-attempts', { params: { seconds }, retryAfterSeconds: seconds });
    if (!(await isRight(attempt, account, password)) || !account) return { tried: account?.person ?? null };
    await takeBackAttempt(db, attempt);
    await forgetFailures(db, attempt, clock());
    await rememberAddress(db, account.person.id, address, clock());
    return { person: account.person };
  };
}
