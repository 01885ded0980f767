import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export type ReceivedMail = { to: string[]; head: string; subject: string; text: string };

/** A real SMTP server that keeps what it gets; call it once at the top of a test file. */
export async function openMailbox() {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? new Error('no such mailbox') : null),
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), ...parsed(raw) };
        const next = waiting.shift();
        if (next) next(mail);
        else received.push(mail);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Fairway <golf@fairway.example>' },
    /** The next mail that nobody has read yet. */
    next: (): Promise<ReceivedMail> => {
      const mail = received.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    /** How many wait to be read. */
    unread: () => received.length,
    refuse: (address: string) => refused.add(address),
  };
}

function parsed(raw: string): Pick<ReceivedMail, 'head' | 'subject' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const isBase64 = /^content-transfer-encoding: base64/im.test(head);
  const encoded = body.join('\r\n\r\n');
  const bytes = isBase64 ? Buffer.from(encoded, 'base64') : unquoted(encoded);
  const subject = /^subject: (.*(?:\r\n .*)*)/im.exec(head)?.[1] ?? '';
  return {
    head,
    subject: subject.replace(/\r\n /g, ' ').replace(/=\?UTF-8\?([BQ])\?(.*?)\?=\s*/gi, decodedWord),
    text: bytes.toString().trim(),
  };
}

const decodedWord = (_: string, kind: string, word: string): string =>
  (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : unquoted(word.replaceAll('_', ' '))).toString();

/** What a quoted-printable text stands for. */
const unquoted = (quoted: string): Buffer =>
  Buffer.from(
    quoted.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
