import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../scripts/kit/command.ts';
import { type RunningServer, startServer } from '../../../server/test/engine/process.ts';
import { type Event, stroke } from '../../../server/test/kit/event.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { brokenOf, type Check } from '../kit/check.ts';
import { requireNginx, startNginx } from '../kit/nginx.ts';
import { type Drill, type Outcome, Skip } from '../kit/outcome.ts';
import { fill, portOf } from '../kit/place.ts';
import { ask, open, protocolOf } from '../kit/secure-request.ts';

/** More wrong logins than any address may send in a minute. */
const MOST_LOGINS = 200;
/** The cache may answer for a second without asking, and counts whole seconds. */
const STALE_AFTER_MS = 3_000;
/** A buffered stream would say nothing for much longer. */
const POKE_LIMIT_MS = 3_000;

/** What must be true through the proxy. */
function checksOf(url: string, server: RunningServer, { token, events }: Filled): Check[] {
  const [event] = events as [Event];
  const board = `${url}/api/live/tournaments/${event.id}`;
  return [
    { sentence: 'a browser is offered HTTP/2', holds: async () => (await protocolOf(url)) === 'h2' },
    { sentence: 'a file of the web comes from the disk, kept for a year', holds: () => assetIsKept(url) },
    { sentence: 'a poke passes at once', holds: () => pokePasses(url, event, token) },
    { sentence: 'limits count by the address of the client, not by the proxy’s', holds: () => addressesCount(url) },
    { sentence: 'the metrics are not there for the world', holds: async () => (await ask(`${url}/api/metrics`)).status === 404 },
    { sentence: 'a request has the id that nginx gave it', holds: () => idIsKept(url) },
    { sentence: 'a board is kept, once for each encoding', holds: () => boardIsKept(board) },
    { sentence: 'a page of another origin does not get the kept answer', holds: () => originPasses(board) },
    { sentence: 'the board goes on while the server is down, and says its age', holds: () => boardOutlives(board, server) },
  ];
}

async function assetIsKept(url: string): Promise<boolean> {
  const [name] = readdirSync(join(root, 'web', 'dist', 'assets'));
  const { status, headers } = await ask(`${url}/assets/${name}`);
  return status === 200 && headers['cache-control'] === 'public, max-age=31536000, immutable';
}

async function pokePasses(url: string, event: Event, token: string): Promise<boolean> {
  const stream = await open(`${url}/api/live/tournaments/${event.id}/events`);
  let heard = '';
  stream.on('data', (chunk) => {
    heard += chunk;
  });
  const entries = [stroke(event.playerIds[0] ?? '', 1, 4)];
  const headers = { authorization: `Bearer ${token}` };
  const answer = await ask(`${url}${event.roundPath}/entries`, { method: 'POST', headers, body: { entries } });
  const { boardVersion } = JSON.parse(answer.body);
  const begun = performance.now();
  while (!heard.includes(`"v":${boardVersion}`) && performance.now() - begun < POKE_LIMIT_MS) await wait(5);
  stream.destroy();
  return heard.includes(`"v":${boardVersion}`) && stream.headers['content-encoding'] === undefined;
}

/** One address has used up its wrong logins, whatever it writes into its requests; another may still try. */
export async function addressesCount(url: string): Promise<boolean> {
  const xsrf = { cookie: `XSRF-TOKEN=${'x'.repeat(32)}`, 'x-xsrf-token': 'x'.repeat(32) };
  let tries = 0;
  const login = async (localAddress: string, headers: Record<string, string> = {}) => {
    const body = { username: `nobody${tries++}`, password: 'a wrong password' };
    return (await ask(`${url}/api/auth/login`, { method: 'POST', headers: { ...headers, ...xsrf }, body, localAddress })).status;
  };
  for (let nth = 0; nth < MOST_LOGINS; nth++) if ((await login('127.0.0.2')) === 429) break;
  const liar = await login('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' });
  return liar === 429 && (await login('127.0.0.3')) === 422;
}

async function idIsKept(url: string): Promise<boolean> {
  const { headers } = await ask(`${url}/api/formats`, { headers: { 'x-request-id': 'a-liar-wrote-this' } });
  return /^[0-9a-f]{32}$/.test(String(headers['x-request-id']));
}

async function boardIsKept(board: string): Promise<boolean> {
  const answersFor = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    await ask(board, { headers });
    const again = await ask(board, { headers });
    const notModified = await ask(board, { headers: { ...headers, 'if-none-match': String(again.headers.etag) } });
    return [again.headers['x-cache'], again.headers['content-encoding'], notModified.status];
  };
  const answers = [await answersFor('gzip, deflate, br, zstd'), await answersFor('gzip'), await answersFor('identity')];
  const wanted = [
    ['HIT', 'br', 304],
    ['HIT', 'gzip', 304],
    ['HIT', undefined, 304],
  ];
  return JSON.stringify(answers) === JSON.stringify(wanted);
}

async function originPasses(board: string): Promise<boolean> {
  const { headers } = await ask(board, { headers: { origin: 'https://club.example' } });
  return headers['x-cache'] === 'BYPASS' && headers['access-control-allow-origin'] === 'https://club.example';
}

async function boardOutlives(board: string, server: RunningServer): Promise<boolean> {
  const before = await ask(board);
  await server.kill();
  await wait(STALE_AFTER_MS);
  const after = await ask(board);
  return after.status === 200 && after.headers['x-cache'] === 'STALE' && after.headers.age === '31' && after.body === before.body;
}

async function play(folder: string): Promise<Outcome> {
  const env = { DATA_DIR: join(folder, 'data') };
  const filled = await fill(env, 1);
  const server = await startServer({ ...env, TRUST_PROXY: '127.0.0.1', CORS_ORIGINS: 'https://club.example' });
  const nginx = await startNginx(folder, [portOf(server)]);
  const checks = checksOf(nginx.url, server, filled);
  const broken = await brokenOf(checks);
  await nginx.stop();
  await server.kill();
  return { load: `deploy/nginx.conf, ${checks.length} checks`, broken };
}

/** The configuration for nginx that we give away, started as it is. */
export const proxy: Drill = {
  name: 'nginx with TLS',
  play: () => {
    if (readdirSync(join(root, 'web')).every((name) => name !== 'dist')) throw new Skip('the web is not built: npm run build');
    requireNginx();
    return withFolder(play);
  },
};
