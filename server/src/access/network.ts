import { isIPv6 } from 'node:net';

/**
 * What counts as one address wherever callers are counted. Whoever has an IPv6 address has the 2⁶⁴ others of its network too, so the
 * network counts; an IPv4 address that came in over IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const plain = address.split('%')[0]?.toLowerCase() ?? '';
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain)?.[1];
  return mapped ?? `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The addresses around one, which are often of the same house or person: a /24, or the network of an IPv6 address. */
export const aroundOf = (address: string): string => networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

/** The eight groups of an IPv6 address. A dotted end counts as the two groups that it stands for; which they are does not matter here. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/\d+(?:\.\d+){3}$/, '0:0').split('::');
  const [front, back] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  const middle = tail === undefined ? 0 : 8 - (front?.length ?? 0) - (back?.length ?? 0);
  return [...(front ?? []), ...Array<number>(middle).fill(0), ...(back ?? [])].map((group) => group.toString(16));
}
