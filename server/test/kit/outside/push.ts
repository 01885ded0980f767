import { createECDH, randomBytes } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, options: object): Buffer;
};

/** What a phone was told. */
// biome-ignore lint/suspicious/noExplicitAny: a notification is what the test looks into
export type Told = any;
type Heard = { path: string; headers: http.IncomingHttpHeaders; body: Buffer };
type Answer = { status: number; headers?: Record<string, string>; body?: 'endless' | 'silent' };

/** A push service of the test’s own, which takes everything, decrypts it as a phone does, and answers what the test says. */
export async function openPushService() {
  const heard: Heard[] = [];
  const phones = new Map<string, { key: ReturnType<typeof createECDH>; auth: Buffer }>();
  let answerOf: (path: string) => Answer = () => ({ status: 201 });
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      heard.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const { status, headers, body } = answerOf(path);
      if (body === 'silent') return;
      response.writeHead(status, headers);
      if (body !== 'endless') return response.end();
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** A phone of this service, as its browser names it. */
    phone(name: string) {
      const key = createECDH('prime256v1');
      const [point, auth] = [key.generateKeys(), randomBytes(16)];
      phones.set(`/${name}`, { key, auth });
      return { endpoint: `${origin}/${name}`, p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
    },
    answer(how: Answer | ((path: string) => Answer)) {
      answerOf = typeof how === 'function' ? how : () => how;
    },
    /** What came since it was asked last, as the phones read it, with the address of each. */
    told(): Told[] {
      return heard.splice(0).map(({ path, headers, body }) => {
        const { key, auth } = phones.get(path) as { key: ReturnType<typeof createECDH>; auth: Buffer };
        const plain = ece.decrypt(body, { version: 'aes128gcm', privateKey: key, authSecret: auth.toString('base64url') });
        return { to: path.slice(1), ttl: Number(headers.ttl), ...JSON.parse(plain.toString()) };
      });
    },
  };
}
