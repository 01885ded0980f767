import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

export type ReceivedMail = { to: string[]; head: string; subject: string; text: string; html: string; messageId: string };

/**
 * How the server takes mail: as usual; not at all, as one that is away; not yet, as one that is busy; it hangs up when it has heard the
 * address, or the whole mail; or it thinks until `answer` is called.
 */
type Manner = 'takes' | 'away' | 'busy' | 'hangs up before' | 'hangs up after' | 'slow';
/** `login`: a name and a password that it asks for, encrypted. */
type Settings = { login?: { user: string; password: string } };

/** A real SMTP server that keeps what it gets; call it once at the top of a test file. */
export async function openMailbox({ login }: Settings = {}) {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const refused = new Map<string, number>();
  const sockets = new Set<Socket>();
  let manner: Manner = 'takes';
  let pending: (() => void)[] = [];
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const answered = (code: number) => Object.assign(new Error('no such mailbox'), { responseCode: code });
  const options: SMTPServerOptions = {
    ...(login ? {} : { authOptional: true, disabledCommands: ['STARTTLS'] }),
    logger: false,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password ? done(null, { user: username }) : done(answered(535)),
    onRcptTo: ({ address }, _session, done) => {
      if (manner === 'hangs up before') return hangUp();
      const code = manner === 'busy' ? 451 : refused.get(address);
      done(code === undefined ? null : answered(code));
    },
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), ...parsed(raw) };
        const next = waiting.shift();
        if (next) next(mail);
        else received.push(mail);
        if (manner === 'hangs up after') hangUp();
        else if (manner === 'slow') pending.push(() => done());
        else done();
      });
    },
  };
  const server = new SMTPServer(options);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (manner === 'away') socket.destroy();
  });
  server.on('error', () => undefined); // of connections that were hung up
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => {
    hangUp();
    return new Promise<void>((closed) => server.close(closed));
  });
  const { port } = server.server.address() as AddressInfo;
  const address = login
    ? `smtp://${login.user}:${login.password}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`
    : `smtp://127.0.0.1:${port}`;
  return {
    settings: { SMTP_URL: address, MAIL_FROM: 'Fairway <golf@fairway.example>' },
    /** The next mail that nobody has read yet. */
    next: (): Promise<ReceivedMail> => {
      const mail = received.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    /** How many wait to be read. */
    unread: () => received.length,
    /** All that wait to be read. */
    all: () => received.splice(0),
    refuse: (refusedAddress: string, code = 550) => refused.set(refusedAddress, code),
    /** From now on. */
    be: (wanted: Manner) => {
      manner = wanted;
    },
    /** The answers that a slow server still owes. */
    answer: () => {
      for (const done of pending) done();
      pending = [];
    },
  };
}

type Part = { head: string; body: string };

function split(raw: string): Part {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  return { head, body: body.join('\r\n\r\n') };
}

function parsed(raw: string): Omit<ReceivedMail, 'to'> {
  const { head, body } = split(raw);
  const boundary = /boundary="([^"]+)"/i.exec(head)?.[1];
  const parts = boundary === undefined ? [{ head, body }] : body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')));
  const ofType = (type: string) => parts.find((part) => part.head.toLowerCase().includes(`content-type: ${type}`));
  const subject = /^subject: (.*(?:\r\n .*)*)/im.exec(head)?.[1] ?? '';
  return {
    head,
    subject: subject.replace(/\r\n /g, ' ').replace(/=\?UTF-8\?([BQ])\?(.*?)\?=\s*/gi, decodedWord),
    text: decoded(ofType('text/plain')),
    html: decoded(ofType('text/html')),
    messageId: /^message-id: (.*)$/im.exec(head)?.[1] ?? '',
  };
}

function decoded(part: Part | undefined): string {
  if (part === undefined) return '';
  const isBase64 = /^content-transfer-encoding: base64/im.test(part.head);
  return (isBase64 ? Buffer.from(part.body, 'base64') : unquoted(part.body)).toString().trim();
}

const decodedWord = (_: string, kind: string, word: string): string =>
  (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : unquoted(word.replaceAll('_', ' '))).toString();

/** What a quoted-printable text stands for. */
const unquoted = (quoted: string): Buffer =>
  Buffer.from(
    quoted.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
