import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { openMailbox } from '../../test/kit/outside/mailbox.ts';
import { readConfig } from '../config.ts';
import { mail as mailTable } from '../db/schema/account/mail.ts';
import { users } from '../db/schema/account/site.ts';
import { accountLetters } from '../feature/account/auth/link/letter.ts';
import { createMail } from './mail.ts';

const mailbox = await openMailbox();
const test = await testApp();
const config = readConfig({ ...mailbox.settings, PUBLIC_URL: 'https://golf.example.com' });

const MORNING = new Date('2026-05-16T08:50:00Z');
let now = MORNING;
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let told: { level: string; what: object; text: string }[] = [];
const log = {
  info: (what: object, text: string) => told.push({ level: 'info', what, text }),
  warn: (what: object, text: string) => told.push({ level: 'warn', what, text }),
} as unknown as Parameters<typeof createMail>[0]['log'];

const clock = () => now;
/** A process with the mails of this database. */
function processOf(given: { smtpUrl?: string; patience?: Parameters<typeof createMail>[0]['patience'] } = {}) {
  const letters = {
    ...accountLetters({ db: test.db, config, clock }),
    solution: async () => null,
    signup: async () => null,
    'signup-message': async () => null,
    'payment-reminder': async () => null,
  };
  const own = { ...config, ...(given.smtpUrl && { smtpUrl: given.smtpUrl }) };
  const report = (error: unknown) => {
    throw error;
  };
  return createMail({ db: test.db, config: own, clock, log, report, letters, patience: given.patience });
}
const mail = processOf();

let ids: Record<string, string> = {};
beforeEach(async () => {
  now = MORNING;
  told = [];
  mailbox.be('takes');
  for (const name of ['reader', 'editor', 'manager']) {
    const [row] = await test.db
      .update(users)
      .set({ email: `${name}@club.example` })
      .where(eq(users.username, name))
      .returning({ id: users.id });
    ids[name] = row?.id ?? '';
  }
});
afterEach(() => {
  ids = {};
  mailbox.all();
});

type Kind = 'password' | 'verify' | 'address';
const put = (name: string, kind: Kind = 'password', to?: string) =>
  test.db.transaction((tx) => mail.put(tx, { kind, userId: ids[name] ?? '', language: 'vi', ...(to && { to }) }));
const send = async (name: string, kind: Kind = 'password', to?: string) => mail.tryNow(await put(name, kind, to));
const rows = () => test.db.select().from(mailTable);
/** Minute by minute, as a server does it all day. */
async function run(minutes: number, eachMinute: (minute: number) => void = () => undefined): Promise<void> {
  for (let minute = 1; minute <= minutes; minute++) {
    pass(1);
    eachMinute(minute);
    await mail.tryDue();
  }
}

describe('a mail', () => {
  it('is tried again after 1, 5, 15 and 60 minutes, then every hour, and given up after a day', async () => {
    mailbox.be('busy');
    const tries: number[] = [];
    await send('reader');
    for (let [row] = await rows(); row?.state === 'waiting'; [row] = await rows()) {
      now = new Date(row.dueAt.getTime() - 1);
      await mail.tryDue();
      expect((await rows())[0]?.tries).toBe(row.tries);
      now = row.dueAt;
      await mail.tryDue();
      tries.push((now.getTime() - MORNING.getTime()) / 60_000);
    }
    expect(tries.slice(0, 6)).toEqual([1, 6, 21, 81, 141, 201]);
    expect(tries.at(-1)).toBe(24 * 60 - 39);
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'busy', code: 451 }]);
    expect(mailbox.all()).toEqual([]);
  });

  it('to an address that is refused has failed at once', async () => {
    await test.db.update(users).set({ email: 'gone@club.example' }).where(eq(users.username, 'reader'));
    mailbox.refuse('gone@club.example');
    expect(await send('reader')).toEqual({ state: 'failed', reason: 'refused' });
    await run(3);
    expect(await rows()).toMatchObject([{ state: 'failed', tries: 1, code: 550 }]);
  });

  it('whose answer was lost comes at most twice, with one Message-ID, however often it is lost', async () => {
    mailbox.be('hangs up after');
    expect(await send('reader')).toEqual({ state: 'waiting', reason: 'unanswered' });
    await run(120);
    const arrived = mailbox.all();
    expect(arrived).toHaveLength(2);
    expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'unanswered' }]);
  });

  it('is replaced by a newer one to the same person and of the same kind; a note to another address is another one', async () => {
    mailbox.be('busy');
    await send('reader');
    await send('reader', 'verify');
    await send('reader', 'address', 'a@club.example');
    await send('reader', 'address', 'b@club.example');
    await send('reader');
    await send('editor');
    const waiting = await rows();
    expect(waiting.map(({ kind, data }) => [kind, data.to]).sort()).toEqual([
      ['address', 'a@club.example'],
      ['address', 'b@club.example'],
      ['password', undefined],
      ['password', undefined],
      ['verify', undefined],
    ]);
    expect(JSON.stringify(waiting)).not.toMatch(/[\w-]{43}|password#/);
  });

  it('is one of three that a person is sent in an hour; tries that fail do not count, and what is too much comes later', async () => {
    mailbox.be('busy');
    for (let times = 0; times < 5; times++) await send('reader');
    mailbox.be('takes');
    for (let times = 0; times < 3; times++) expect(await send('reader')).toEqual({ state: 'sent', reason: null });
    expect(await send('reader')).toEqual({ state: 'waiting', reason: 'enough' });
    expect(await send('reader', 'address', 'old@club.example')).toEqual({ state: 'sent', reason: null });
    expect(await send('editor')).toEqual({ state: 'sent', reason: null });
    await run(59);
    expect(mailbox.all()).toHaveLength(5);
    await run(2);
    expect(mailbox.all().map(({ to }) => to)).toEqual([['reader@club.example']]);
  });

  it('whose answer was lost is one of the three: it may have arrived', async () => {
    mailbox.be('hangs up after');
    for (let times = 0; times < 5; times++) await send('reader');
    expect(mailbox.all()).toHaveLength(3);
    expect(await send('reader', 'verify')).toEqual({ state: 'waiting', reason: 'enough' });
  });

  it('is one of three also where many ask at once', async () => {
    const asked = Array.from({ length: 6 }, () => send('reader'));
    await Promise.all(asked);
    expect(mailbox.all().length).toBeLessThanOrEqual(3);
  });

  it('keeps nobody waiting for a slow server, and comes once', async () => {
    mailbox.be('slow');
    const impatient = processOf({ patience: { answer: 0 } });
    expect(await impatient.tryNow(await put('reader'))).toEqual({ state: 'waiting', reason: 'slow' });
    await mailbox.next();
    await mail.tryDue();
    mailbox.answer();
    await impatient.stop();
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 1 }]);
    expect(mailbox.unread()).toBe(0);
  });

  it('that a process had when it ended is tried by another one, and its outcome is not known', async () => {
    const id = await put('reader');
    await test.db.update(mailTable).set({ state: 'trying', tries: 1, triedAt: now, dueAt: new Date(now.getTime() + 300_000) });
    await run(4);
    expect(mailbox.unread()).toBe(0);
    await run(3);
    expect(await rows()).toMatchObject([{ id, state: 'sent', unanswered: true, tries: 2 }]);
    expect(mailbox.all()).toHaveLength(1);
  });

  it('that was being tried when a newer one replaced it is neither tried again nor listed', async () => {
    const lost = (unanswered: boolean) => ({ state: 'trying' as const, tries: 1, unanswered, triedAt: now, dueAt: now });
    for (const unanswered of [false, true]) {
      const older = await put('reader');
      await test.db.update(mailTable).set(lost(unanswered)).where(eq(mailTable.id, older));
      pass(1);
      mailbox.be(unanswered ? 'busy' : 'takes');
      const newer = await send('reader');
      await run(2);
      expect([newer.state, (await rows()).find(({ id }) => id === older)?.state]).toEqual([unanswered ? 'waiting' : 'sent', 'sent']);
      expect(await mail.again(older)).toEqual({ state: 'sent', reason: null });
    }
    expect(mailbox.all()).toHaveLength(1);
  });

  it('is sent by one process of several', async () => {
    for (const name of ['reader', 'editor', 'manager']) await put(name);
    pass(2);
    await Promise.all([mail.tryDue(), processOf().tryDue(), processOf().tryDue()]);
    expect(
      mailbox
        .all()
        .map(({ to }) => to[0])
        .sort(),
    ).toEqual(['editor@club.example', 'manager@club.example', 'reader@club.example']);
  });

  it('is in the log with its kind and the id of its person, never with the address or the link', async () => {
    await send('reader');
    mailbox.be('busy');
    await send('editor', 'verify');
    mailbox.be('takes');
    mailbox.refuse('old@club.example');
    await send('manager', 'address', 'old@club.example');
    expect(told).toMatchObject([
      { level: 'info', what: { mail: 'password', user: ids.reader }, text: 'a mail was sent' },
      { level: 'warn', what: { mail: 'verify', user: ids.editor, reason: 'busy', code: 451 }, text: 'a mail waits for another try' },
      { level: 'warn', what: { mail: 'address', user: ids.manager, reason: 'refused', code: 550 }, text: 'a mail was not sent' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/@|golf\.example|#/);
  });
});

describe('a day whose mail server is away from 9 to 11', () => {
  it('ends with every mail delivered once', async () => {
    const asked: Record<number, () => Promise<unknown>> = {
      5: () => send('editor', 'verify'),
      20: () => send('reader'),
      35: () => send('manager', 'address', 'before@club.example'),
      90: () => send('reader'),
      110: () => send('manager', 'verify'),
    };
    for (let minute = 1; minute <= 5 * 60; minute++) {
      pass(1);
      mailbox.be(minute >= 10 && minute < 130 ? 'away' : 'takes');
      await asked[minute]?.();
      await mail.tryDue();
    }
    const arrived = mailbox.all().map(({ to, subject }) => `${to} ${subject}`);
    expect(arrived.sort()).toEqual([
      'before@club.example Email của tài khoản Fairway đã thay đổi',
      'editor@club.example Xác nhận địa chỉ email',
      'manager@club.example Xác nhận địa chỉ email',
      'reader@club.example Chọn mật khẩu mới',
    ]);
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
  });
});
