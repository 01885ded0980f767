import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AUTHORIZATION_SENT } from '@fairway/api/rule/header';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { root } from '../../../scripts/kit/command.ts';
import { startServer } from '../../../server/test/engine/process.ts';
import { type Event, stroke } from '../../../server/test/kit/event.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { fill, portOf } from '../kit/place.ts';
import { programNamed } from '../kit/program.ts';
import { ask, oldestThrough, streamThrough, type Way } from './look.ts';
import { FRONTS, type Front } from './program.ts';

/** What is behind a program: the server, and whoever enters strokes at its own port. */
type Behind = { url: string; filled: Filled; event: Event; enter: () => Promise<number> };

/** A board behind a cache is no older than this while the server answers. */
const OLDEST_SECONDS = 3;

/** A line of the table of `docs/operations.md`: what a person gets through a program. */
async function rowOf(front: Front, behind: Behind, folder: string): Promise<{ row: string; oldest: number }> {
  const { url, filled, event, enter } = behind;
  const board = `/api/live/tournaments/${event.id}`;
  let oldest = 0;
  const cells = await through(front, folder, portOf(behind), async (program) => {
    const way: Way = { url: program, asked: front.isAsked ? url : null };
    oldest = await oldestThrough(way, board, enter, front.keeps === true);
    const login = await loginThrough(way, filled.token);
    return [
      await streamThrough(way, `${board}/events`, enter),
      login,
      await fileThrough(way, filled, login),
      await tagThrough(way, url, [board, '/login']),
      front.isAsked ? 'not tried' : await hintThrough(front, folder),
      oldest <= OLDEST_SECONDS ? `≤ ${OLDEST_SECONDS} s` : `${Math.ceil(oldest)} s`,
    ];
  });
  return { row: `| ${[front.name, front.setting, ...cells].join(' | ')} |`, oldest };
}

/** Starts a program before the server at this port, for the length of some work. */
async function through<Result>(front: Front, folder: string, port: number, work: (url: string) => Promise<Result>): Promise<Result> {
  const proxy = await front.start(mkdtempSync(join(folder, 'front-')), port);
  return work(proxy.url).finally(proxy.stop);
}

async function loginThrough(way: Way, token: string): Promise<string> {
  const { status, body } = await ask(way, '/api/profile', { headers: { authorization: `Bearer ${token}`, [AUTHORIZATION_SENT]: '1' } });
  if (status === 200) return 'passes';
  return JSON.parse(body.toString()).code === 'authorization-dropped' ? 'taken away, said' : `${status}`;
}

/** The largest that Fairway takes, and what a form puts around it. Of blanks: Fairway refuses it, but in its own words. */
async function fileThrough(way: Way, { token, clubId }: Filled, login: string): Promise<string> {
  if (login !== 'passes') return 'needs the login';
  const [head, end] = ['--form\r\ncontent-disposition: form-data; name="file"; filename="a.json"\r\n\r\n', '\r\n--form--\r\n'];
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(UPLOAD_BYTES.tournamentFile, ' '), Buffer.from(end)]);
  const headers = {
    ...{ authorization: `Bearer ${token}`, [AUTHORIZATION_SENT]: '1', 'content-type': 'multipart/form-data; boundary=form' },
    ...{ 'content-length': `${body.length}`, 'accept-encoding': 'identity' },
  };
  const answer = await ask(way, `/api/clubs/${clubId}/tournaments/file`, { method: 'POST', headers, body });
  if (answer.status === 422) return 'passes';
  return `refused (${answer.status})`;
}

/** Whether the tags of a board and of a page are the server's own, and are answered 304; after strokes, once no cache may have the board before. */
async function tagThrough(way: Way, server: string, paths: readonly string[]): Promise<string> {
  const seen = new Set<string>();
  await wait(OLDEST_SECONDS * 1000);
  for (const path of paths) {
    const { headers } = await ask(way, path);
    const encoding = String(headers['content-encoding'] ?? 'identity'); // some ask for another one than the browser
    const own = await ask({ url: server, asked: null }, path, { headers: { 'accept-encoding': encoding } });
    const again = await ask(way, path, { headers: { 'if-none-match': String(headers.etag) } });
    const tag = headers.etag === own.headers.etag ? 'kept' : headers.etag === undefined ? 'lost' : 'changed';
    seen.add(`${tag}, ${again.status}`);
  }
  return [...seen].join('; a page: ');
}

/** Before a server that says early what a page loads; ours does not. */
async function hintThrough(front: Front, folder: string): Promise<string> {
  const hinting = createServer((_, response) => {
    response.writeEarlyHints({ link: '</entry.js>; rel=preload; as=script' });
    setTimeout(() => response.end('page'), 50);
  }).listen(0, '127.0.0.1');
  await once(hinting, 'listening');
  const { port } = hinting.address() as AddressInfo;
  const seen = await through(front, folder, port, (url) => ask({ url, asked: null }, '/')).catch(() => null);
  hinting.closeAllConnections();
  hinting.close();
  if (seen?.status !== 200) return seen === null ? 'break the answer' : `an error (${seen.status})`;
  return seen.early ? 'pass' : 'lost';
}

async function withServer(work: (behind: Behind, folder: string) => Promise<Outcome>): Promise<Outcome> {
  return withFolder(async (folder) => {
    const env = { DATA_DIR: join(folder, 'data') };
    const filled = await fill(env, 1);
    const [event] = filled.events as [Event];
    const server = await startServer({ ...env, TRUST_PROXY: '127.0.0.1' });
    let strokes = 0;
    const enter = async () => {
      const entries = [stroke(event.playerIds[Math.floor(strokes / 18)] ?? '', (strokes++ % 18) + 1, 4)];
      const headers = { authorization: `Bearer ${filled.token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${server.url}${event.roundPath}/entries`, { method: 'POST', headers, body: JSON.stringify({ entries }) });
      return ((await answer.json()) as { boardVersion: number }).boardVersion;
    };
    return work({ url: server.url, filled, event, enter }, folder).finally(server.kill);
  });
}

const playFronts = (command: string, fronts: readonly Front[]): Promise<Outcome> => {
  programNamed(command);
  return withServer(async (behind, folder) => {
    const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
    for (const front of fronts) rows.push(await rowOf(front, behind, folder));
    const table = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
    return {
      load: `${fronts.length} settings`,
      note: `oldest boards ${rows.map(({ oldest }) => oldest.toFixed(1)).join(', ')} s`,
      transcript: rows.map(({ row }) => row),
      broken: rows.flatMap(({ row, oldest }) => [
        ...(table.includes(row) ? [] : [`docs/operations.md does not say ${row}`]),
        ...(oldest <= OLDEST_SECONDS ? [] : [`a board of ${oldest} s: ${row}`]),
      ]),
    };
  });
};

/** What stands between a club and its server, as it comes and as it should be set: `npm run drill -- field proxy`. */
export const fronts: readonly Drill[] = [...Map.groupBy(FRONTS, ({ command }) => command)].map(([command, own]) => ({
  name: `field: proxy, ${command}`,
  play: () => playFronts(command, own),
}));
