import type { Person } from '../../../access/principal.ts';
import type { Origin } from '../../../access/session-store.ts';
import type { Deps } from '../../../http/route.ts';
import { forgetFailures } from './attempt-store.ts';
import { type Account, beginLogin, findAccount, loginName, rememberAddress } from './login-store.ts';
import type { Passwords } from './passwords.ts';
import { useCode, type WrongCode } from './second-factor.ts';

type Credentials = { username: string; password: string; code?: string | undefined; address: string; origin: Origin };
/** Whose password it is, if the second factor is right too; else what is wrong, and the account that was tried, if there is one. */
type LoginResult = { person: Person; accessToken: string } | { wrong: Wrong; tried: Person | null };
type Wrong = 'wrong-credentials' | 'code-needed' | WrongCode;

/** Compares a password, then the code of the second factor, and begins the session; a wrong one of either counts as a failure. */
export function createLogin(deps: Pick<Deps, 'db' | 'encryption' | 'clock'>, passwords: Passwords) {
  const { db, clock } = deps;
  const judge = async (account: Account | null, { password, code }: Credentials): Promise<Wrong | null> => {
    if (!(await passwords.matches(account?.passwordHash ?? null, password)) || !account) return 'wrong-credentials';
    if (!account.hasSecondFactor) return null;
    if (code === undefined) return 'code-needed';
    return useCode(deps, account.person.id, code);
  };

  return async (credentials: Credentials): Promise<LoginResult> => {
    const { address } = credentials;
    const login = loginName(credentials.username);
    const account = await findAccount(db, login, address);
    const attempt = { login, address, isKnownAddress: account?.isKnownAddress ?? false };
    let wrong: Wrong | null = 'wrong-credentials';
    await passwords.counted(attempt, async () => {
      wrong = await judge(account, credentials);
      return wrong === null || wrong === 'code-needed';
    });
    if (wrong !== null || !account) return { wrong: wrong ?? 'wrong-credentials', tried: account?.person ?? null };
    const accessToken = await beginLogin(db, account, clock(), credentials.origin);
    if (accessToken === null) return { wrong: 'wrong-credentials', tried: account.person };
    await forgetFailures(db, attempt);
    await rememberAddress(db, account.person.id, address, clock());
    return { person: account.person, accessToken };
  };
}
