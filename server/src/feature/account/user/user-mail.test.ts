import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { openMailbox, type ReceivedMail } from '../../../../test/kit/outside/mailbox.ts';
import { mail } from '../../../db/schema/account/mail.ts';
import { users } from '../../../db/schema/account/site.ts';

const mailbox = await openMailbox();
const test = await testApp({ ...mailbox.settings, PUBLIC_URL: 'https://golf.example.com' });

const HONG = { name: 'Phạm Thị Hồng', username: 'hong', right: 1, email: 'hong@club.example' };
const NEW_PASSWORD = 'bốn con ngựa xanh';
const START = new Date();
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const tokenOf = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? '';
const isOpen = async (token: string) => (await test.ask(null, 'POST /api/auth/link', { token })).status === 200;
const use = (token: string) => test.ask(null, 'POST /api/auth/password', { token, password: NEW_PASSWORD });
const invite = async (more: object = {}) => (await test.ask('admin', 'POST /api/users', { ...HONG, ...more })).body;
const read = async (id: string) => (await test.ask('admin', `GET /api/users/${id}`)).body;
const idOf = async (username: string) =>
  (await test.db.select({ id: users.id }).from(users).where(eq(users.username, username)))[0]?.id ?? '';
/** The moment at which what waits is due. */
async function tryAt(minutes: number): Promise<void> {
  test.setNow(at(minutes));
  await test.app.mail.tryDue();
}
beforeEach(() => {
  mailbox.be('takes');
  mailbox.all();
});

describe('an invitation', () => {
  it('is mailed in the language of the person, with a link of ours that works for seven days and proves the address', async () => {
    test.setNow(START);
    const { body } = await test.ask('admin', 'POST /api/users', { ...HONG, language: 'en' }, { host: 'evil.example' });
    const link = { mailedTo: 'hong@club.example', mail: { state: 'sent' }, url: null, expiresAt: at(7 * 24 * 60).toISOString() };
    expect([body.passwordLink, body.mail]).toMatchObject([link, null]);
    const { subject, text } = await mailbox.next();
    expect([subject, text]).toEqual([
      'Your Fairway account',
      expect.stringMatching(/within 7 days:\s+https:\/\/golf\.example\.com\/password#/),
    ]);
    test.setNow(at(7 * 24 * 60 - 1));
    expect((await use(tokenOf(text))).status).toBe(204);
    test.setNow(START);
    expect(await read(body.id)).toMatchObject({ hasPassword: true, emailVerifiedAt: expect.any(String) });
  });

  it('that could not be sent is said with the reason, where the person was invited and on their page', async () => {
    mailbox.be('busy');
    const waiting = await invite();
    expect(waiting.passwordLink).toEqual({ mailedTo: HONG.email, mail: { state: 'waiting', reason: 'busy' }, url: null, expiresAt: null });
    expect(await read(waiting.id)).toMatchObject({ mail: { kind: 'welcome', state: 'waiting', reason: 'busy' } });
    mailbox.be('takes');
    mailbox.refuse('gone@club.example');
    const failed = await invite({ username: 'other', email: 'gone@club.example' });
    expect(failed).toMatchObject({
      passwordLink: { mail: { state: 'failed', reason: 'refused' } },
      mail: { kind: 'welcome', state: 'failed' },
    });
    const { body: list } = await test.ask('admin', 'GET /api/users?search=hong&sort=username');
    expect(list.items).toMatchObject([{ mail: { state: 'waiting' } }, { mail: { state: 'failed' } }]);
  });

  it('gives way to a link that is shown: no mail follows, and that link proves no address', async () => {
    mailbox.be('busy');
    const { id } = await invite();
    const { body } = await test.ask('admin', `POST /api/users/${id}/password-link/shown`);
    expect(body).toMatchObject({ mailedTo: null, mail: null, url: expect.stringMatching(/^https:\/\/golf\.example\.com\/password#/) });
    expect(await read(id)).toMatchObject({ mail: null });
    mailbox.be('takes');
    await tryAt(120);
    expect(mailbox.unread()).toBe(0);
    expect((await use(tokenOf(body.url))).status).toBe(204);
    expect(await read(id)).toMatchObject({ hasPassword: true, emailVerifiedAt: null });
  });

  it('is not sent any more once the person has a password, or is disabled', async () => {
    mailbox.be('hangs up after');
    const { id } = await invite();
    const other = await invite({ username: 'other', email: 'other@club.example' });
    expect((await use(tokenOf((await mailbox.next()).text))).status).toBe(204);
    await test.ask('admin', `POST /api/users/${other.id}/disable`);
    mailbox.all();
    mailbox.be('takes');
    await tryAt(120);
    expect([mailbox.unread(), await test.db.$count(mail)]).toEqual([0, 0]);
    expect(await read(id)).toMatchObject({ hasPassword: true, mail: null });
  });
});

describe('the link of a mail', () => {
  const reset = async () => (await test.ask('admin', `POST /api/users/${await idOf('reader')}/password-link`)).body;
  const next = async (): Promise<ReceivedMail> => mailbox.next();
  beforeEach(async () => {
    test.setNow(START);
    await test.db.update(users).set({ email: 'reader@club.example', passwordHash: 'hash' }).where(eq(users.username, 'reader'));
  });

  it('is made at each try, and its hour counts from then', async () => {
    mailbox.be('busy');
    await reset();
    mailbox.be('takes');
    await tryAt(50);
    const token = tokenOf((await next()).text);
    test.setNow(at(109));
    expect(await isOpen(token)).toBe(true);
    test.setNow(at(111));
    expect(await isOpen(token)).toBe(false);
  });

  it('of an earlier try stays valid beside it when that may have arrived, until one of the two is used', async () => {
    mailbox.be('hangs up after');
    await reset();
    const first = await next();
    mailbox.be('takes');
    await tryAt(2);
    const second = await next();
    expect(second.messageId).toBe(first.messageId);
    const [one, other] = [tokenOf(first.text), tokenOf(second.text)];
    expect([one === other, await isOpen(one), await isOpen(other)]).toEqual([false, true, true]);
    await use(one);
    expect(await isOpen(other)).toBe(false);
  });

  it('takes its worth from earlier ones when it arrives; one that staff ask for does so at once', async () => {
    const forgotten = () => test.ask(null, 'POST /api/auth/forgotten-password', { username: 'reader' });
    await forgotten();
    const first = tokenOf((await next()).text);
    mailbox.be('busy');
    test.setNow(at(1));
    await forgotten();
    await until(async () => expect((await test.db.select().from(mail)).map(({ reason }) => reason)).toContain('busy'));
    expect(await isOpen(first)).toBe(true);
    mailbox.be('takes');
    await tryAt(3);
    const second = tokenOf((await next()).text);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    mailbox.be('busy');
    test.setNow(at(4));
    await reset();
    expect(await isOpen(second)).toBe(false);
  });
});

describe('another e-mail address', () => {
  it('is not verified, and gets a link; the old address is told, without the new one', async () => {
    const id = await idOf('reader');
    await test.db.update(users).set({ email: 'old@club.example', emailVerifiedAt: new Date() }).where(eq(users.id, id));
    const path = `/api/users/${id}` as const;
    const { body } = await test.ask('admin', `PATCH ${path}`, { version: 1, email: ' new@club.example ' });
    expect(body).toMatchObject({ email: 'new@club.example', emailVerifiedAt: null });
    const [proof, note] = mailbox.all().sort((one, other) => one.to.join().localeCompare(other.to.join()));
    expect([proof?.to, note?.to, note?.subject]).toEqual([
      ['new@club.example'],
      ['old@club.example'],
      'Email của tài khoản Fairway đã thay đổi',
    ]);
    expect(note?.text).toContain('reader');
    expect(note?.text).not.toContain('new@club.example');
    const token = tokenOf(proof?.text ?? '');
    expect((await test.ask(null, 'POST /api/auth/email', { token })).status).toBe(204);
    expect((await test.ask('admin', `GET ${path}`)).body.emailVerifiedAt).toEqual(expect.any(String));
    expect((await test.ask(null, 'POST /api/auth/email', { token })).status).toBe(422);
  });

  it('is proved by one of three links an hour at most; the next one comes later', async () => {
    await test.db.update(users).set({ email: 'reader@club.example' }).where(eq(users.username, 'reader'));
    const ask = async () => (await test.ask('reader', 'POST /api/profile/verification')).body;
    for (let times = 0; times < 3; times++) {
      expect(await ask()).toEqual({ mailedTo: 'reader@club.example', mail: { state: 'sent', reason: null } });
    }
    expect(await ask()).toEqual({ mailedTo: 'reader@club.example', mail: { state: 'waiting', reason: 'enough' } });
    expect(mailbox.all()).toHaveLength(3);
  });
});
