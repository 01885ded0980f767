import { expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { keptSecret } from '../db/schema/account/kept-secret.ts';
import { createEncryption } from './encryption.ts';
import { keepSecret, keptSecretOf, readKeptSecret } from './kept-secret.ts';

const { db } = await testApp();
const place = { db, encryption: createEncryption('the secret of this site, which lies outside') };
const withAnotherKey = { db, encryption: createEncryption('another secret, as after a restore without it') };
const withoutKey = { db, encryption: createEncryption(null) };

/** A key that counts how often it was made. */
function keyMaker() {
  let made = 0;
  return { make: () => `key ${++made}`, made: () => made };
}

it('is made by the first who asks, kept encrypted, and the same for everybody after', async () => {
  const { make, made } = keyMaker();
  const answers = await Promise.all([keptSecretOf(place, 'push', make), keptSecretOf(place, 'push', make)]);
  expect(new Set(answers).size).toBe(1);
  const before = made();
  expect(await keptSecretOf(place, 'push', make)).toBe(answers[0]);
  expect(made()).toBe(before);
  const [row] = await db.select().from(keptSecret);
  expect(row?.encrypted).toMatch(/^enc1:/);
  expect(row?.encrypted).not.toContain('key');
});

it('stays as it is for a server with another key, and is there again for the one with the right key', async () => {
  await keptSecretOf(place, 'push', () => 'the first');
  expect(await readKeptSecret(withAnotherKey, 'push')).toBeNull();
  expect(await keptSecretOf(withAnotherKey, 'push', () => 'never')).toBeNull();
  expect(await readKeptSecret(place, 'push')).toBe('the first');
});

it('is neither made nor read by a server without a key, and stays as it is', async () => {
  expect(await keptSecretOf(withoutKey, 'push', () => 'never')).toBeNull();
  expect(await db.$count(keptSecret)).toBe(0);
  await keptSecretOf(place, 'push', () => 'kept');
  expect(await readKeptSecret(withoutKey, 'push')).toBeNull();
  expect(await keptSecretOf(withoutKey, 'push', () => 'never')).toBeNull();
  await expect(keepSecret(withoutKey, 'push', 'never')).rejects.toThrow('without a key');
  expect(await readKeptSecret(place, 'push')).toBe('kept');
});

it('is replaced by a newer one, and is not read under another name', async () => {
  await keepSecret(place, 'tls-certificate', 'of May');
  await keepSecret(place, 'tls-certificate', 'of August');
  expect(await readKeptSecret(place, 'tls-certificate')).toBe('of August');
  await db.update(keptSecret).set({ name: 'push' });
  expect(await readKeptSecret(place, 'push')).toBeNull();
});
