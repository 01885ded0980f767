import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { keptSecret } from '../db/schema/account/kept-secret.ts';
import { users } from '../db/schema/account/site.ts';
import { createEncryption } from './encryption.ts';
import { keptSecretOf, readKeptSecret } from './kept-secret.ts';
import { openEncryption } from './site-encryption.ts';

const { db } = await testApp();
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairway-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const [RIGHT, WRONG] = ['the key of this site, of 32 letters and more', 'a key of another site, of 32 letters and more'];
const start = (secret?: string) => openEncryption(db, { secret, databaseUrl: undefined, dataDir });
const rows = () => db.select().from(keptSecret).orderBy(keptSecret.name);

test('a start with another key changes nothing and says so, and the right key brings everything back', async () => {
  const right = await start(RIGHT);
  expect([right.isOn, right.trouble]).toEqual([true, null]);
  await keptSecretOf({ db, encryption: right }, 'result', () => 'signs results');
  const before = await rows();

  const wrong = await start(WRONG);
  expect([wrong.isOn, wrong.trouble]).toEqual([false, 'other-key']);
  expect(await keptSecretOf({ db, encryption: wrong }, 'result', () => 'never')).toBeNull();
  expect(await keptSecretOf({ db, encryption: wrong }, 'push', () => 'never')).toBeNull();
  expect(wrong.encrypt('a second factor', 'of somebody')).toBe('a second factor'); // the right key encrypts it at its start
  expect(await rows()).toEqual(before);

  const again = await start(RIGHT);
  expect(again.trouble).toBeNull();
  expect(await readKeptSecret({ db, encryption: again }, 'result')).toBe('signs results');
});

test('a file of the secret that is gone is not made anew beside what it encrypted, and counts again once it is back', async () => {
  expect((await start()).isOn).toBe(true);
  const file = join(dataDir, 'secret');
  renameSync(file, `${file}.elsewhere`);
  const without = await start();
  expect([without.isOn, without.trouble]).toEqual([false, 'no-key']);
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.elsewhere`, file);
  expect((await start()).trouble).toBeNull();
});

test('the first start that writes down its key knows another one by whatever an earlier release has encrypted, and by a second factor alone', async () => {
  await db.update(users).set({ totpSecret: createEncryption(RIGHT).encrypt('a second factor', 'of somebody') });
  const wrong = await start(WRONG);
  expect([wrong.isOn, wrong.trouble, await rows()]).toEqual([false, 'other-key', []]);
  expect((await start()).trouble).toBe('no-key');
  expect([(await start(RIGHT)).trouble, await rows()]).toMatchObject([null, [{ name: 'check' }]]);
});

test('a factor that another key has encrypted is no trouble once that key was given up', async () => {
  await db.update(users).set({ totpSecret: createEncryption(WRONG).encrypt('a second factor', 'of somebody') });
  await (await start(RIGHT)).beginAnew(db);
  expect((await start(RIGHT)).trouble).toBeNull();
});

test('a key that is lost for good is given up by a person alone: then the site has a new one', async () => {
  await keptSecretOf({ db, encryption: await start(RIGHT) }, 'result', () => 'signs results');
  const lost = await start();
  expect(lost.trouble).toBe('no-key');
  await lost.beginAnew(db);
  expect([lost.isOn, lost.trouble]).toEqual([true, null]);
  expect(await keptSecretOf({ db, encryption: lost }, 'result', () => 'a new one')).toBe('a new one');
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toMatch(/^[\w-]{43}$/);
  expect((await start()).trouble).toBeNull();
});
