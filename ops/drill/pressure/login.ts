import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { users } from '../../../server/src/db/schema/account/site.ts';
import { ATTEMPT_LIMITS } from '../../../server/src/feature/account/auth/attempt-store.ts';
import { hashPassword } from '../../../server/src/feature/account/auth/password.ts';
import { startServer } from '../../../server/test/engine/process.ts';
import { withDatabase } from '../../../server/test/kit/busy-day.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { playFault } from '../kit/fault.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { type Environment, onEmbedded } from '../kit/place.ts';

const AT_ONCE = 300;
const USERNAME = 'owner';
const PASSWORD = 'dung-mat-khau';
const HOME = '203.0.113.7';
const THIEF = '198.51.100.1';
const BEFORE_MS = 3_000;
const CSRF = 'x'.repeat(32);

async function login(url: string, from: string, password: string): Promise<number> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${CSRF}`, 'x-xsrf-token': CSRF, 'x-forwarded-for': from },
    body: JSON.stringify({ username: USERNAME, password }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const countOf = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

const play = (database: Environment): Promise<Outcome> => {
  const env = { ...database, TRUST_PROXY: '127.0.0.1' };
  const start = async (_: Environment, { userId }: Filled) => {
    const passwordHash = await hashPassword(PASSWORD);
    await withDatabase(env, ({ db }) => db.update(users).set({ username: USERNAME, passwordHash }).where(eq(users.id, userId)));
    return startServer(env);
  };
  return playFault(env, { start }, async ({ server, back }) => {
    const enter = (from: string, password: string) => login(server.url, from, password);
    const first = await enter(HOME, PASSWORD); // from here on it is a known address
    await wait(BEFORE_MS);
    const begun = performance.now();
    const guesses = Array.from({ length: AT_ONCE - 1 }, (_, at) => enter(THIEF, `guess ${at}`));
    const stolen = enter(THIEF, PASSWORD);
    const owner = enter(HOME, PASSWORD).then((status) => ({ status, tookMs: performance.now() - begun }));
    const statuses = await Promise.all(guesses);
    const stolenWith = await stolen;
    const { status: during, tookMs } = await owner;
    await back(begun);
    // and one at a time from everywhere, until the account takes no more of it
    const elsewhere: number[] = [];
    for (let at = 0; at <= ATTEMPT_LIMITS.account; at++) elsewhere.push(await enter(`192.0.2.${at}`, 'x'));
    const after = await enter(HOME, PASSWORD);
    const compared = countOf(statuses, 422);
    const note = `${compared} compared, ${countOf(statuses, 429)} × 429, the right one ${stolenWith} · the owner ${during} after ${(tookMs / 1000).toFixed(1)} s, then ${after} while the account is ${elsewhere.at(-1)} elsewhere`;
    const broken = [
      ...(compared <= ATTEMPT_LIMITS.pair ? [] : [`${compared} guesses were compared`]),
      ...(stolenWith === 429 ? [] : [`the right password of a guesser was answered with ${stolenWith}`]),
      ...(elsewhere.at(-1) === 429 ? [] : ['failures elsewhere are not counted']),
      ...(first === 200 && during === 200 && after === 200 ? [] : [`the owner was answered with ${first}, ${during}, ${after}`]),
    ];
    return { load: `${AT_ONCE} logins at once`, note, broken };
  });
};

/** Somebody guesses a password with many logins at once, the right one as the last; its owner logs in at home. */
export const manyLogins: Drill = { name: 'logins at once, embedded', play: () => onEmbedded(play) };
