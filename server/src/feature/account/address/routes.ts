import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import type { addressRoutes } from '@fairway/api';
import QRCode from 'qrcode';
import { createLimit } from '../../../access/limit.ts';
import type { CountLookup } from '../../../access/rate-limit.ts';
import { asksForHead } from '../../../http/kept-answer.ts';
import { openStream, sendStreamHead } from '../../../http/open-stream.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import type { OwnTls } from '../../../tls/own-tls.ts';
import { isAlone, ownAddresses } from './own-address.ts';
import { createProof } from './proof.ts';
import { testAddress } from './test-address.ts';

/** The screen that tests the phone that opens it. */
const PHONE_TEST = '/phone-test';
/** Longer than its first event is waited for. */
const TEST_STREAM_MS = 4000;
/** Of one person in a minute: nobody searches a network with it. */
const MOST_TESTS = 60;

export const addressHandlers = ({ db, config }: Deps, tls: OwnTls | null, countLookup: CountLookup): Handlers<typeof addressRoutes> => {
  const tests = createLimit(MOST_TESTS);
  const proofOf = createProof(db);
  return {
    'GET /api/addresses': async () => ({
      addresses: ownAddresses(config, networkInterfaces()),
      isBehindProxy: isAlone(config),
      certificate: (await tls?.state()) ?? null,
    }),

    'POST /api/addresses/test': async ({ body: { address }, principal }) => {
      tests.take(principal.id);
      const nonce = randomBytes(16).toString('base64url');
      const test = await testAddress(address, { nonce, proof: await proofOf(nonce) });
      return { ...test, code: await codeOf(`${test.address}${PHONE_TEST}`) };
    },

    'GET /api/addresses/proof/:nonce': async ({ params: { nonce }, reply }) => {
      reply.header('cache-control', 'no-store');
      return { proof: await proofOf(nonce) };
    },

    'GET /api/live/test/events': async ({ request, reply }) => {
      countLookup(request);
      if (asksForHead(request)) return sendStreamHead(reply);
      const stream = openStream(reply);
      stream?.write('data: {}\n\n');
      const end = setTimeout(() => stream?.destroy(), TEST_STREAM_MS).unref();
      stream?.once('close', () => clearTimeout(end));
      return reply;
    },
  };
};

/** A QR code as the address of a picture. */
async function codeOf(address: string): Promise<string> {
  const picture = await QRCode.toString(address, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}
