import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { doorFile } from '../db/pglite/data-folder.ts';
import { StartError } from '../error/start-error.ts';
import type { Backups } from './backups.ts';
import type { MadeBackup } from './file.ts';

/** Where the server of a data folder listens for `npm run backup`, and the key that it wants: for whoever may read the folder. */
type Door = { url: string; key: string };
type Answer = { made: MadeBackup } | { refused: string };

/**
 * Only one process has the embedded database, so that process makes its backup. It listens for this on a port of its own of this machine
 * alone: nothing that is reachable from outside knows of it.
 */
export async function openDoor(dataDir: string, backups: Backups, report: (error: unknown) => void): Promise<{ close(): void }> {
  const key = randomBytes(32).toString('base64url');
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || !hasKey(request, key)) return response.writeHead(403).end();
    const file = await bodyOf(request).catch(() => null);
    if (file === null) return; // whoever asked is gone
    const answer = await answerTo(file, backups, report);
    response.writeHead('made' in answer ? 200 : 409, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const door: Door = { url: `http://127.0.0.1:${port}`, key };
  rmSync(doorFile(dataDir), { force: true }); // a new file has the mode that is asked for
  writeFileSync(doorFile(dataDir), JSON.stringify(door), { mode: 0o600 });
  return {
    close: () => {
      rmSync(doorFile(dataDir), { force: true });
      server.close();
      server.closeAllConnections();
    },
  };
}

/** In the same time whatever is sent. */
function hasKey({ headers }: IncomingMessage, key: string): boolean {
  const [sent, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

const LONGEST_PATH = 8192;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text = (text + piece).slice(0, LONGEST_PATH);
  return text;
}

async function answerTo(file: string, backups: Backups, report: (error: unknown) => void): Promise<Answer> {
  try {
    return { made: await backups.make(file) };
  } catch (error) {
    if (error instanceof StartError) return { refused: error.message };
    report(error);
    return { refused: FAILED };
  }
}

const FAILED = 'Không tạo được bản sao lưu: xem nhật ký của máy chủ.\nThe backup could not be made: see the log of the server.';

/** Asks the server that has this data folder for a backup; null: there is no such server. */
export async function askServer(dataDir: string, file: string): Promise<MadeBackup | null> {
  const door = readDoor(dataDir);
  if (!door) return null;
  const answer = await fetch(door.url, { method: 'POST', headers: { authorization: `Bearer ${door.key}` }, body: file }).catch(() => null);
  if (!answer || answer.status === 403) return null;
  const reply = (await answer.json()) as Answer;
  if ('refused' in reply) throw new StartError(reply.refused);
  return reply.made;
}

function readDoor(dataDir: string): Door | null {
  try {
    return JSON.parse(readFileSync(doorFile(dataDir), 'utf8'));
  } catch {
    return null;
  }
}
