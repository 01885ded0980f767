import type { IncomingHttpHeaders } from 'node:http';
import { inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account/site.ts';
import { passwordMatches } from '../feature/account/auth/password.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo.ts';

/** Addresses that only this machine reaches. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** The setting by which others than this machine reach the server, as it is written; null: none does. */
export function reachedBy({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string | null {
  if (!LOOPBACK.test(host)) return `HOST=${host}`;
  return LOOPBACK.test(new URL(publicUrl).hostname) ? null : `PUBLIC_URL=${publicUrl}`;
}

/** Whether a proxy asks for somebody else. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined);

/** What is said at the start when others can reach the demo, whose passwords everybody knows; else nothing. */
export function demoWarning(config: Pick<Config, 'host' | 'publicUrl'>): string {
  const setting = reachedBy(config);
  if (setting === null) return '';
  return [
    `CẢNH BÁO: máy khác vào được bản dùng thử này (${setting}), mà ai cũng biết mật khẩu của nó. Nếu dùng thật, hãy đặt DEMO=off với một DATA_DIR mới.`,
    `WARNING: other computers can reach this demo (${setting}), and everybody knows its passwords. For real use set DEMO=off and a new DATA_DIR.`,
    '',
  ].join('\n');
}

/** Whether somebody of the demo still logs in with the password that everybody knows. */
export async function hasKnownPassword(db: Database): Promise<boolean> {
  const usernames = DEMO_USERS.map(({ username }) => username);
  const people = await db.select({ passwordHash: users.passwordHash }).from(users).where(inArray(users.username, usernames));
  for (const { passwordHash } of people) if (await passwordMatches(passwordHash, DEMO_PASSWORD)) return true;
  return false;
}
