import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretOf } from './secret.ts';

let dataDir = '';
const MAY = { mayMake: true };
const onEmbedded = () => secretOf({ secret: undefined, databaseUrl: undefined, dataDir }, MAY);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairway-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('beside an embedded database the secret is made once, in a file that its owner alone may read', async () => {
  const made = await onEmbedded();
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(await onEmbedded()).toBe(made);
});

test('FAIRWAY_SECRET comes before the file, and on PostgreSQL it is the only one', async () => {
  const secret = 'thirty-two letters and some more of them';
  expect(await secretOf({ secret, databaseUrl: undefined, dataDir }, MAY)).toBe(secret);
  expect(await secretOf({ secret: undefined, databaseUrl: 'postgresql://localhost/golf', dataDir }, MAY)).toBeNull();
  expect(() => readFileSync(join(dataDir, 'secret'))).toThrow();
});

test('an empty file is refused with what to do, and is left alone', async () => {
  writeFileSync(join(dataDir, 'secret'), '');
  await expect(onEmbedded()).rejects.toThrow(/trống hoặc bị cắt[\s\S]*Copy it back/);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('');
});
