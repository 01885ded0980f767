import { BlockList, isIPv4 } from 'node:net';

/** The push services of the browsers there are: Chrome, Edge on a computer, Firefox, Safari. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
];

/** Whether an address that a stranger gives is one of a push service: by https of a known one, or of an origin that the setting adds. */
export function isPushService(endpoint: string, added: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return added.includes(origin) || (protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname)));
}

/** Addresses that lead into somebody's own network, to this machine, or nowhere (RFC 6890). */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4');
/** Within the addresses of the internet: those that stand for others, as tunnels do, or for examples. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv6');
const INTERNET = new BlockList();
INTERNET.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the internet at large. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !CLOSED.check(address, 'ipv4') : INTERNET.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
