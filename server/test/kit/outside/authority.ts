import { createHash, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as x509 from '@peculiar/x509';
import { afterAll } from 'vitest';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;

type Life = { from: Date; to: Date };
type Signed = { names: readonly string[]; publicKey: x509.PublicKeyType } & Life;

/** Who signs certificates: its own as PEM, and what it signs. */
export async function makeSigner() {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const name = 'CN=Authority of a test';
  const own = await x509.X509CertificateGenerator.createSelfSigned({
    name,
    keys,
    notBefore: new Date(Date.now() - 3650 * DAY_MS),
    notAfter: new Date(Date.now() + 3650 * DAY_MS),
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  });
  const sign = async ({ names, publicKey, from, to }: Signed): Promise<string> => {
    const certificate = await x509.X509CertificateGenerator.create({
      serialNumber: randomBytes(8).toString('hex'),
      ...{ subject: '', issuer: name, publicKey, signingKey: keys.privateKey, notBefore: from, notAfter: to },
      extensions: [new x509.SubjectAlternativeNameExtension(names.map((value) => ({ type: value.includes('.0.') ? 'ip' : 'dns', value })))],
    });
    return `${certificate.toString('pem')}\n`;
  };
  /** A certificate with a key of its own, as a program beside the server makes it. */
  const make = async (names: readonly string[], life: Life): Promise<{ chain: string; key: string }> => {
    const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
    const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', pair.privateKey)).toString('base64');
    return {
      chain: await sign({ names, publicKey: pair.publicKey, ...life }),
      key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
    };
  };
  return { pem: `${own.toString('pem')}\n`, sign, make };
}

type Jwk = { crv: string; kty: string; x: string; y: string };
type Jws = { protected: string; payload: string; signature: string };
type Order = { status: string; challenge: string; token: string; error?: { type: string; detail: string }; certificate?: string };

const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
/** RFC 7638 */
const thumbprint = ({ crv, kty, x, y }: Jwk): string => createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');

/** A small ACME server (RFC 8555) that checks signatures, looks at the domain by plain http, and signs; call it at the top of a test file. */
export async function openAuthority(options: { domain: string; httpPort: number; life: () => Life }) {
  const { domain, httpPort, life } = options;
  const signer = await makeSigner();
  const accounts = new Map<string, Jwk>();
  const orders: Order[] = [];
  let refusal: string | null = null;
  let base = '';

  /** Who signed a request; it throws where nobody did. */
  function signerOf({ protected: head, payload, signature }: Jws): Jwk {
    const { jwk, kid }: { jwk?: Jwk; kid?: string } = read(head);
    const key = jwk ?? accounts.get(kid ?? '');
    if (!key) throw new Error('an account that is not known');
    const of = { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    if (!verify('sha256', Buffer.from(`${head}.${payload}`), of, Buffer.from(signature, 'base64url'))) throw new Error('a wrong signature');
    return key;
  }

  async function look(order: Order, jwk: Jwk): Promise<void> {
    const seen = await readPlainly(httpPort, domain, `/.well-known/acme-challenge/${order.token}`);
    const right = seen.status === 200 && seen.body === `${order.token}.${thumbprint(jwk)}`;
    order.status = right && refusal === null ? 'ready' : 'invalid';
    if (order.status === 'invalid')
      order.error = { type: 'urn:ietf:params:acme:error:connection', detail: refusal ?? `${domain} answered ${seen.status}` };
  }

  async function issue(order: Order, csr: string): Promise<void> {
    const wanted = new x509.Pkcs10CertificateRequest(Buffer.from(csr, 'base64url'));
    order.certificate = (await signer.sign({ names: [domain], publicKey: wanted.publicKey, ...life() })) + signer.pem;
    order.status = 'valid';
  }

  const orderBody = (order: Order, at: number) => ({
    status: order.status,
    identifiers: [{ type: 'dns', value: domain }],
    authorizations: [`${base}/authorization/${at}`],
    finalize: `${base}/finalize/${at}`,
    ...(order.certificate && { certificate: `${base}/certificate/${at}` }),
    ...(order.error && { error: order.error }),
  });
  const challengeBody = ({ challenge, token, status, error }: Order) => ({
    type: 'http-01',
    url: challenge,
    token,
    status: status === 'ready' ? 'valid' : status,
    ...(error && { error }),
  });

  type Made = { status?: number; location?: string; body?: unknown };
  async function answer(path: string, jws: Jws): Promise<Made> {
    const jwk = signerOf(jws);
    const [, kind = '', at = ''] = path.split('/');
    if (kind === 'account') {
      const location = `${base}/account/${randomUUID()}`;
      accounts.set(location, jwk);
      return { status: 201, location, body: { status: 'valid' } };
    }
    if (kind === 'order' && at === '') {
      const nth = orders.length;
      const order: Order = { status: 'pending', challenge: `${base}/challenge/${nth}`, token: randomBytes(16).toString('base64url') };
      orders.push(order);
      return { status: 201, location: `${base}/order/${nth}`, body: orderBody(order, nth) };
    }
    const order = orders[Number(at)];
    if (!order) return { status: 404, body: { detail: 'no such order' } };
    if (kind === 'authorization')
      return { body: { status: 'pending', identifier: { type: 'dns', value: domain }, challenges: [challengeBody(order)] } };
    if (kind === 'challenge' && jws.payload !== '') await look(order, jwk);
    if (kind === 'challenge') return { body: challengeBody(order) };
    if (kind === 'finalize') await issue(order, read(jws.payload).csr);
    return kind === 'certificate' ? { body: order.certificate } : { location: `${base}/order/${at}`, body: orderBody(order, Number(at)) };
  }

  const server = createServer(async (request, response) => {
    const { url = '/', method } = request;
    response.setHeader('replay-nonce', randomUUID());
    try {
      if (method === 'HEAD') return response.end();
      const made: Made =
        method === 'GET'
          ? { body: { newNonce: `${base}/nonce`, newAccount: `${base}/account`, newOrder: `${base}/order` } }
          : await answer(url, JSON.parse(await text(request)));
      const isText = typeof made.body === 'string';
      response.writeHead(made.status ?? 200, {
        'content-type': isText ? 'application/pem-certificate-chain' : 'application/json',
        ...(made.location && { location: made.location }),
      });
      response.end(isText ? made.body : JSON.stringify(made.body));
    } catch (error) {
      response.writeHead(400, { 'content-type': 'application/problem+json' }).end(JSON.stringify({ detail: String(error) }));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => void server.close());
  return {
    directory: `${base}/directory`,
    pem: signer.pem,
    /** How many certificates were asked for. */
    ordered: () => orders.length,
    /** It finds fault with every domain, in these words; null: no more. */
    refuse: (detail: string | null) => {
      refusal = detail;
    },
  };
}

/** What is at a name by plain http, as whoever comes from outside sees it. */
export async function readPlainly(port: number, host: string, path: string) {
  const request = get({ port, host: '127.0.0.1', path, agent: false, headers: { host } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, location: answer.headers.location, body: await text(answer) };
}
