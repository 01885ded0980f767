import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { openMailbox } from '../../../test/kit/mailbox.ts';
import { users } from '../../db/schema/site.ts';

const mailbox = await openMailbox();
const test = await testApp({ ...mailbox.settings, PUBLIC_URL: 'https://golf.example.com' });

const HONG = { name: 'Phạm Thị Hồng', username: 'hong', right: 1 };
const NEW_PASSWORD = 'bốn con ngựa xanh';

describe('where mail is set up', () => {
  it('is sent the link where there is mail, in their language; a mail that cannot be sent shows it instead', async () => {
    const { body } = await test.ask('admin', 'POST /api/users', { ...HONG, email: 'hong@club.example', language: 'en' });
    expect(body.passwordLink).toMatchObject({ mailedTo: 'hong@club.example', url: null });
    const { subject, text } = await mailbox.next();
    expect([subject, /https:\/\/golf\.example\.com\/password#[\w-]{43}/.test(text)]).toEqual(['Your Fairway account', true]);
    mailbox.refuse('full@club.example');
    const other = { ...HONG, username: 'other', email: 'full@club.example' };
    const { body: shown } = await test.ask('admin', 'POST /api/users', other, { host: 'evil.example' });
    expect(shown.passwordLink.url).toMatch(/^https:\/\/golf\.example\.com\//);
  });

  it('who uses a mailed link has proved the address', async () => {
    const { body } = await test.ask('admin', 'POST /api/users', { ...HONG, email: 'hong@club.example' });
    const token = /#([\w-]{43})/.exec((await mailbox.next()).text)?.[1];
    expect((await test.ask(null, 'POST /api/auth/password', { token, password: NEW_PASSWORD })).status).toBe(204);
    expect((await test.ask('admin', `GET /api/users/${body.id}`)).body).toMatchObject({
      hasPassword: true,
      emailVerifiedAt: expect.any(String),
    });
  });

  it('is sent three links an hour at most that prove an address', async () => {
    await test.db.update(users).set({ email: 'reader@club.example' }).where(eq(users.username, 'reader'));
    for (let times = 0; times < 3; times++) {
      expect((await test.ask('reader', 'POST /api/profile/verification')).body).toEqual({ mailedTo: 'reader@club.example' });
      await mailbox.next();
    }
    expect((await test.ask('reader', 'POST /api/profile/verification')).body).toEqual({ mailedTo: null });
    expect(mailbox.unread()).toBe(0);
  });

  it('with another e-mail address lose its verification, and the new address gets a link', async () => {
    await test.db.update(users).set({ email: 'old@club.example', emailVerifiedAt: new Date() }).where(eq(users.username, 'reader'));
    const [reader] = await test.db.select().from(users).where(eq(users.username, 'reader'));
    const path = `/api/users/${reader?.id}` as const;
    const { body } = await test.ask('admin', `PATCH ${path}`, { version: 1, email: ' new@club.example ' });
    expect(body).toMatchObject({ email: 'new@club.example', emailVerifiedAt: null });
    const mail = await mailbox.next();
    expect(mail.to).toEqual(['new@club.example']);
    const token = /verify-email#([\w-]{43})/.exec(mail.text)?.[1];
    expect((await test.ask(null, 'POST /api/auth/email', { token })).status).toBe(204);
    expect((await test.ask('admin', `GET ${path}`)).body.emailVerifiedAt).toEqual(expect.any(String));
    expect((await test.ask(null, 'POST /api/auth/email', { token })).status).toBe(422);
  });
});
