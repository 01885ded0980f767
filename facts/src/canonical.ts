import canonicalize from 'canonicalize';

/**
 * A value as the one text that every program writes for it (RFC 8785): keys in order, no spaces, numbers as in JSON. Keys that are undefined
 * are left out. Throws where the value is none of JSON: NaN, half a letter, a circle.
 *
 * @example canonical({ b: 1, a: [null, 'x'] }) // '{"a":[null,"x"],"b":1}'
 */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('not a value of JSON');
  return text;
}
