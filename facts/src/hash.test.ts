import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { hashOf, hashOfBytes, hashOfSalted } from './hash.ts';
import { readable } from './readable.ts';

test('a value has one text, whatever order its keys were written in (RFC 8785)', () => {
  expect(
    canonical({ numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27], string: '€$\u000f\nA\'B"\\\\"/', literals: [null, true, false] }),
  ).toBe('{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}');
  expect(() => canonical(Number.NaN)).toThrow();
  expect(() => canonical(undefined)).toThrow('not a value of JSON');
});

test('a text, bytes, and a text behind its salt are hashed as SHA-256 says', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashOfBytes('61', '6263')).toBe(hashOf('abc'));
  expect(hashOfSalted('61', 'bc')).toBe(hashOf('abc'));
});

test('a hash is read aloud as sixteen signs in fours', () => {
  expect(readable('f'.repeat(64))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(readable(`00443214c74254b635cf84653a56d7c675be77df`.padEnd(64, '0'))).toBe('0123-4567-89AB-CDEF');
});
