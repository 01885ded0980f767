import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';

/** What a person's browser gets through a program: `url` is the program's, `asked` what it is asked for where it is a browser's proxy. */
export type Way = { url: string; asked: string | null };
type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer };
export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer; early: boolean };

/** Without a byte: longer than the largest file takes. */
const PATIENCE_MS = 10_000;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Mozilla/5.0' };

function begin({ url, asked }: Way, path: string, { method = 'GET', headers = {}, body }: Sent = {}): ClientRequest {
  const { protocol, hostname, port } = new URL(url);
  const options = { method, hostname, port, path: `${asked ?? ''}${path}`, agent: false, headers: { ...BROWSER, ...headers } };
  const sent = (protocol === 'https:' ? secure : plain)(
    asked === null ? options : { ...options, headers: { ...options.headers, host: new URL(asked).host } },
  );
  sent.on('error', () => {}); // what refuses a body may close before it has read it
  sent.end(body);
  return sent;
}

export async function ask(way: Way, path: string, sent: Sent = {}): Promise<Answer> {
  const asking = begin(way, path, sent);
  asking.setTimeout(PATIENCE_MS, () => asking.destroy(new Error('no answer')));
  let early = false;
  asking.on('information', () => {
    early = true;
  });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer), early };
}

const LIMIT_MS = 4_000;

/** Opens a stream, has a stroke entered, and says how far its news comes. */
export async function streamThrough(
  way: Way,
  path: string,
  enter: () => Promise<number>,
): Promise<'at once' | 'opens, silent' | 'never begins'> {
  const asking = begin(way, path, { headers: { accept: 'text/event-stream' } });
  asking.on('error', () => {});
  const opened = (await Promise.race([once(asking, 'response'), wait(LIMIT_MS)])) as [IncomingMessage] | undefined;
  let heard = '';
  let content: NodeJS.ReadableStream | undefined = opened?.[0];
  if (opened?.[0].headers['content-encoding'] === 'gzip') content = opened[0].pipe(createGunzip());
  content?.on('error', () => {});
  content?.on('data', (chunk) => {
    heard += chunk;
  });
  const version = await enter();
  for (let waited = 0; opened && waited < LIMIT_MS && !heard.includes(`"v":${version}`); waited += 20) await wait(20);
  asking.destroy();
  if (opened?.[0].statusCode !== 200) return 'never begins';
  return heard.includes(`"v":${version}`) ? 'at once' : 'opens, silent';
}

/** How long a board that was looked at may still be shown after a stroke: asked again and again, and after a pause. */
const PAUSES_MS = [3_200, 12_000];

/** The oldest board, in seconds. Only what keeps answers is looked at after a pause. */
export async function oldestThrough(way: Way, path: string, enter: () => Promise<number>, keeps: boolean): Promise<number> {
  const version = async (): Promise<number> =>
    JSON.parse((await ask(way, path, { headers: { 'accept-encoding': 'identity' } })).body.toString()).boardVersion;
  await version();
  const entered = await enter();
  const begun = performance.now();
  let oldest = 0;
  while ((await version()) < entered) {
    oldest = performance.now() - begun;
    await wait(100);
  }
  for (const pause of keeps ? PAUSES_MS : []) {
    await version();
    const later = await enter();
    await wait(pause);
    if ((await version()) < later) oldest = pause;
  }
  return oldest / 1000;
}
