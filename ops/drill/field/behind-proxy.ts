import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { startServer } from '../../../server/test/engine/process.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { startCaddy } from '../kit/caddy.ts';
import { brokenOf, type Check } from '../kit/check.ts';
import { type RunningProxy, requireNginx, startNginx } from '../kit/nginx.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { fill, portOf } from '../kit/place.ts';
import { programNamed } from '../kit/program.ts';
import { ask } from '../kit/secure-request.ts';
import { addressesCount } from './proxy.ts';

const OURS = 'https://pages.example';
const OTHER = 'https://other.example';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function checksOf(url: string, filled: Filled): Check[] {
  return [
    { sentence: 'a tournament file of exactly the largest size is read', holds: async () => (await send(url, filled, 0)) === '200' },
    {
      sentence: 'one byte more is refused in words',
      holds: async () => (await send(url, filled, 1)) === '422 tournament-file-too-large',
    },
    ...METHODS.map((method) => ({ sentence: `a page of another origin may ${method}`, holds: () => isAllowed(url, method) })),
    { sentence: 'a page of another origin may log in without the cookie', holds: () => mayLogIn(url) },
    { sentence: 'a page of an origin that is not on the list may not', holds: async () => !(await mayLogIn(url, OTHER)) },
    { sentence: 'an invented address changes no limit', holds: () => addressesCount(url) },
  ];
}

/** Sends a tournament's own file, made as long as files may be and longer. */
async function send(url: string, { token, clubId, events }: Filled, more: number): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const own = Buffer.from(await (await fetch(`${url}${events[0]?.path}/file`, { headers })).arrayBuffer());
  const file = Buffer.concat([own, Buffer.alloc(UPLOAD_BYTES.tournamentFile + more - own.length, ' ')]);
  const body = new FormData();
  body.set('file', new Blob([file]), 'tournament.json');
  const answer = await fetch(`${url}/api/clubs/${clubId}/tournaments/file`, { method: 'POST', headers, body });
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code].filter(Boolean).join(' ');
}

async function isAllowed(url: string, method: string): Promise<boolean> {
  const asked = { 'access-control-request-method': method, 'access-control-request-headers': 'authorization' };
  const allowed = async (origin: string) => {
    const { headers } = await ask(`${url}/api/clubs`, { method: 'OPTIONS', headers: { ...asked, origin } });
    return headers['access-control-allow-origin'] === origin && String(headers['access-control-allow-methods']).includes(method);
  };
  return (await allowed(OURS)) && !(await allowed(OTHER));
}

/** A wrong password is looked at only if the page may log in at all. */
async function mayLogIn(url: string, origin = OURS): Promise<boolean> {
  const body = { username: 'nobody', password: 'a wrong password' };
  const answer = await ask(`${url}/api/auth/login`, { method: 'POST', headers: { origin }, body, localAddress: '127.0.0.4' });
  return JSON.parse(answer.body).code === 'wrong-credentials';
}

async function play(start: (folder: string, port: number) => Promise<RunningProxy>, file: string): Promise<Outcome> {
  return withFolder(async (folder) => {
    const env = { DATA_DIR: join(folder, 'data') };
    const filled = await fill(env, 1);
    const server = await startServer({ ...env, TRUST_PROXY: '127.0.0.1', CORS_ORIGINS: OURS });
    const own = join(folder, 'proxy');
    mkdirSync(own);
    const proxy = await start(own, portOf(server));
    const checks = checksOf(proxy.url, filled);
    const broken = await brokenOf(checks);
    await proxy.stop();
    await server.kill();
    return { load: `deploy/${file}, ${checks.length} checks`, broken };
  });
}

/** What both proxies must let pass. */
export const behindProxies: readonly Drill[] = [
  {
    name: 'field: uploads and origins, nginx',
    play: () => {
      requireNginx();
      return play((folder, port) => startNginx(folder, [port]), 'nginx.conf');
    },
  },
  {
    name: 'field: uploads and origins, Caddy',
    play: () => {
      programNamed('caddy');
      return play(startCaddy, 'Caddyfile');
    },
  },
];
