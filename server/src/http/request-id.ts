import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** It goes into the log and onto a person's screen, so nothing that could be anything else than a name. */
const SAFE = /^[\w-]{8,64}$/;

/**
 * Names each request for its log lines and for the person who reports its failure. A name that a trusted proxy gives is kept, so that
 * the proxy's log has the same. Ours are short enough to read out, and those of two processes differ.
 */
export function createRequestIds(trustProxy: false | readonly string[]): (request: IncomingMessage) => string {
  const proxies = blockListOf(trustProxy || []);
  const prefix = randomBytes(4).readUInt32BE().toString(36).padStart(7, '0');
  let count = 0;
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const id = headers['x-request-id'];
    const isGiven = typeof id === 'string' && SAFE.test(id) && proxies.check(remoteAddress, familyOf(remoteAddress));
    return isGiven ? id : prefix + (++count).toString(36);
  };
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
