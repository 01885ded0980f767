import { describe, expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const { encrypt, decrypt, isCurrent } = createEncryption('a secret of at least thirty-two letters');
const other = createEncryption('another secret, of the same long length');
const without = createEncryption(null);

describe('what is encrypted', () => {
  test('is read again with the key, and is never the same twice', () => {
    const stored = encrypt('JBSWY3DPEHPK3PXP', 'user 1');
    expect(stored).not.toContain('JBSWY3DPEHPK3PXP');
    expect(decrypt(stored, 'user 1')).toBe('JBSWY3DPEHPK3PXP');
    expect(encrypt('JBSWY3DPEHPK3PXP', 'user 1')).not.toBe(stored);
  });

  test('is read with no other key, and not without one', () => {
    const stored = encrypt('JBSWY3DPEHPK3PXP', 'user 1');
    expect(other.decrypt(stored, 'user 1')).toBeNull();
    expect(without.decrypt(stored, 'user 1')).toBeNull();
    expect([isCurrent(stored), other.isCurrent(stored), without.isCurrent(stored)]).toEqual([true, false, false]);
  });

  test('is not read for another record than its own', () => {
    expect(decrypt(encrypt('JBSWY3DPEHPK3PXP', 'user 1'), 'user 2')).toBeNull();
  });

  test.each([6, 30, -1])('is not read once a character of it was changed (at %i)', (at) => {
    const stored = [...encrypt('JBSWY3DPEHPK3PXP', 'user 1')];
    const place = at < 0 ? stored.length - 3 : at;
    stored[place] = stored[place] === 'A' ? 'B' : 'A';
    expect(decrypt(stored.join(''), 'user 1')).not.toBe('JBSWY3DPEHPK3PXP');
  });

  test('is refused, not thrown, where it is cut short', () => {
    expect(decrypt(encrypt('JBSWY3DPEHPK3PXP', 'user 1').slice(0, 20), 'user 1')).toBeNull();
  });
});

test('what an earlier release stored is read as it is, with a key and without', () => {
  expect([decrypt('JBSWY3DPEHPK3PXP', 'user 1'), without.decrypt('JBSWY3DPEHPK3PXP', 'user 1')]).toEqual([
    'JBSWY3DPEHPK3PXP',
    'JBSWY3DPEHPK3PXP',
  ]);
  expect(isCurrent('JBSWY3DPEHPK3PXP')).toBe(false);
  expect(without.encrypt('JBSWY3DPEHPK3PXP', 'user 1')).toBe('JBSWY3DPEHPK3PXP');
});
