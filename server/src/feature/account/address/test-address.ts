import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { request as askPlainly, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { BlockList, isIPv6 } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { AddressTest as AnsweredTest } from '@fairway/api';
import type { AddressReach, CertificateFault } from '@fairway/api/choice/account/address';
import { isName } from '../../../tls/certificate.ts';

const PATIENCE_MS = 5000;
/** An event that comes later was held back on its way. */
const AT_ONCE_MS = 3000;
/** An answer of ours is shorter; of another's no more is read. */
const MOST_BYTES = 1024;

type AddressTest = Omit<AnsweredTest, 'code'>;
type Proof = { nonce: string; proof: string };

/**
 * Asks an address for what only a server on this database can answer, then for an event stream. Always the same two paths by GET, without
 * login, at most a kilobyte, no redirect followed; the answer is judged here and never passed on.
 */
export async function testAddress(address: string, { nonce, proof }: Proof): Promise<AddressTest> {
  const url = new URL(address);
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  const place = await placeOf(url.hostname.replace(/^\[|\]$/g, ''));
  if (place === null) return { address: base, reach: 'no-name', place, certificate: null, stream: false };
  let certificate: AddressTest['certificate'] = null;
  const remember = (socket: TLSSocket) => {
    certificate = certificateOf(socket);
  };
  const reach = await reachOf(base, { nonce, proof }, remember);
  const stream = reach === 'here' && (await streamComesAtOnce(base));
  return { address: base, reach, place, certificate, stream };
}

async function reachOf(base: string, { nonce, proof }: Proof, remember: (socket: TLSSocket) => void): Promise<AddressReach> {
  try {
    const answer = await open(`${base}/api/addresses/proof/${nonce}`, PATIENCE_MS, remember);
    if (leadsToHttps(base, answer)) return 'to-https';
    return JSON.parse(await startOf(answer)).proof === proof ? 'here' : 'elsewhere';
  } catch (error) {
    return error instanceof SyntaxError || error instanceof TypeError ? 'elsewhere' : reachAfter(error, base.startsWith('https:'));
  }
}

/** The head of an answer; a certificate is looked at and not required: what is wrong with it is said. */
async function open(url: string, patienceMs: number, remember?: (socket: TLSSocket) => void): Promise<IncomingMessage> {
  const { hostname } = new URL(url);
  const options = { agent: false, signal: AbortSignal.timeout(patienceMs), headers: { accept: '*/*' } } as const;
  const secure = { ...options, rejectUnauthorized: false, ...(isName(hostname) && { servername: hostname }) };
  const request = url.startsWith('https:') ? askSecurely(url, secure) : askPlainly(url, options);
  request.once('socket', (socket) => socket.once('secureConnect', () => remember?.(socket as TLSSocket)));
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined); // it is left before its end
  return answer;
}

/** The first bytes of an answer as text; the rest is not waited for. */
async function startOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= MOST_BYTES) break;
  }
  answer.destroy();
  return Buffer.concat(parts).subarray(0, MOST_BYTES).toString();
}

function leadsToHttps(base: string, { statusCode = 0, headers: { location } }: IncomingMessage): boolean {
  if (statusCode < 300 || statusCode >= 400 || location === undefined || !URL.canParse(location, base)) return false;
  const to = new URL(location, base);
  return base.startsWith('http:') && to.protocol === 'https:' && to.hostname === new URL(base).hostname;
}

async function streamComesAtOnce(base: string): Promise<boolean> {
  try {
    const answer = await open(`${base}/api/live/test/events`, AT_ONCE_MS);
    if (answer.statusCode !== 200) return false;
    for await (const part of answer as AsyncIterable<Buffer>) return part.includes('data:');
  } catch {
    // it is held back, or refused
  }
  return false;
}

const NOT_THERE: Readonly<Record<string, AddressReach>> = {
  ENOTFOUND: 'no-name',
  EAI_AGAIN: 'no-name',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'silent',
  ENETUNREACH: 'silent',
  ETIMEDOUT: 'silent',
  ABORT_ERR: 'silent',
};

function reachAfter(error: unknown, isSecure: boolean): AddressReach {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'silent';
  const cause = NOT_THERE[code];
  if (cause !== undefined) return cause;
  return isSecure && (code === 'EPROTO' || code === 'ECONNRESET' || code.startsWith('ERR_SSL')) ? 'no-tls' : 'other';
}

const FAULTS: Readonly<Record<string, CertificateFault>> = {
  CERT_HAS_EXPIRED: 'ended',
  ERR_TLS_CERT_ALTNAME_INVALID: 'name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'authority',
  UNABLE_TO_GET_ISSUER_CERT: 'authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'authority',
};

function certificateOf(socket: TLSSocket): AddressTest['certificate'] {
  const endsAt = socket.getPeerX509Certificate()?.validToDate;
  if (endsAt === undefined) return null;
  const code = String(socket.authorizationError ?? '');
  return { endsAt: endsAt.toISOString(), fault: socket.authorized ? null : (FAULTS[code] ?? 'other') };
}

const OWN_MACHINE = new BlockList();
OWN_MACHINE.addSubnet('127.0.0.0', 8);
OWN_MACHINE.addAddress('::1', 'ipv6');
const OWN_NETWORK = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  OWN_NETWORK.addSubnet(net, bits);
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6');
OWN_NETWORK.addSubnet('fe80::', 10, 'ipv6');

async function placeOf(host: string): Promise<AddressTest['place']> {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) return null;
  const isIn = (list: BlockList) => addresses.every(({ address }) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
  return isIn(OWN_MACHINE) ? 'machine' : isIn(OWN_NETWORK) ? 'network' : 'internet';
}
