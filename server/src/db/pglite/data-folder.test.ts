import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../test/engine/port.ts';
import { StartError } from '../../error/start-error.ts';
import { openEmbedded } from './pglite.ts';

const main = join(import.meta.dirname, '..', '..', 'main.ts');
/** Processes start slowly on a busy machine. */

/** A whole database, from which each test spoils a copy. */
const whole = inject('dataFolder');
let dataDir = '';
const inDatabase = (...path: string[]) => join(dataDir, 'database', ...path);
const everyFile = () => readdirSync(dataDir, { recursive: true }).sort();

const INCOMPLETE = /is incomplete \(database.+ is missing\).*Nothing was changed/;
const DAMAGED = /cannot be opened: its files may be damaged/;

/** Starts the real server on the folder; it must end by itself. */
async function start(given: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, DATABASE_URL: '', DEMO: 'on', DATA_DIR: dataDir, PORT: String(await freePort()), ...given };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, output: out + error };
}

/** One sentence in each language, and no words of the engine. */
function expectSentence(output: string, sentence: RegExp): void {
  expect([output.trim().split('\n').length, output]).toEqual([2, expect.stringMatching(sentence)]);
  expect(output).not.toMatch(/\bat .*:\d+:\d+|Error:/);
}

function expectRefusal({ code, output }: { code: number | null; output: string }, sentence: RegExp): void {
  expect(code).toBe(1);
  expectSentence(output, sentence);
}

/** The database alone, as the server opens it. */
async function expectUnopened(folder: string, sentence: RegExp): Promise<void> {
  const refusal = await openEmbedded(folder).catch((error) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expectSentence(refusal.message, sentence);
}

describe.runIf(process.env.TEST_ENGINE === 'pglite')('a data folder', () => {
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'fairway-data-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it.skipIf(process.platform === 'win32')('is read and entered by its owner alone, whatever the engine and the umask say', () => {
    const paths = [whole, ...readdirSync(whole, { recursive: true }).map((path) => join(whole, String(path)))];
    expect(paths.length).toBeGreaterThan(1000);
    expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  });

  it('copied without PG_VERSION ends the server and stays as it is, and no demo takes its place', async () => {
    cpSync(whole, dataDir, { recursive: true });
    rmSync(inDatabase('PG_VERSION'));
    const before = everyFile();
    expectRefusal(await start(), INCOMPLETE);
    expect(everyFile()).toEqual(before);
  });

  it('copied without its control file is refused and stays as it is', async () => {
    cpSync(whole, dataDir, { recursive: true });
    rmSync(inDatabase('global', 'pg_control'));
    const before = everyFile();
    await expectUnopened(dataDir, INCOMPLETE);
    expect(everyFile()).toEqual(before);
  });

  it('with files of another program is refused, and nothing is put beside them', async () => {
    writeFileSync(join(dataDir, 'photo.jpg'), '');
    await expectUnopened(dataDir, /has something else in it \(photo\.jpg\)/);
    expect(readdirSync(dataDir)).toEqual(['photo.jpg']);
  });

  it('that is a file is refused', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    await expectUnopened(join(dataDir, 'file'), /cannot be read or written \(ENOTDIR\)/);
  });

  it.each([
    ['an empty control file', () => truncateSync(inDatabase('global', 'pg_control'))],
    ['the version of another engine', () => writeFileSync(inDatabase('PG_VERSION'), '17\n')],
    [
      'no log of its writes',
      () => {
        for (const name of readdirSync(inDatabase('pg_wal'))) rmSync(inDatabase('pg_wal', name), { recursive: true });
      },
    ],
    ['the file of one table missing', () => rmSync(inDatabase('base', '5', lastOf(readdirSync(inDatabase('base', '5')))))],
  ])('with %s is refused in a sentence', async (_, spoil) => {
    cpSync(whole, dataDir, { recursive: true });
    spoil();
    await expectUnopened(dataDir, DAMAGED);
  });

  it('with a damaged catalogue ends the server in a sentence, whatever its engine says', async () => {
    cpSync(whole, dataDir, { recursive: true });
    writeFileSync(inDatabase('base', '5', '1259'), Buffer.alloc(8192, 7));
    expectRefusal(await start(), DAMAGED);
  });

  it('is not made, let alone filled, while another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const made = join(dataDir, 'new');
    expectRefusal(await start({ PORT: String(port), DATA_DIR: made }), new RegExp(`Port ${port} is in use`));
    other.close();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is not made for an address that this machine does not have', async () => {
    expectRefusal(await start({ HOST: '203.0.113.7', DATA_DIR: join(dataDir, 'new') }), /has no address 203\.0\.113\.7\. Correct HOST/);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

/** The file that was made last: of a table or an index of ours. */
const lastOf = (names: string[]): string => names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a))[0] ?? '';
