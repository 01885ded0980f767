import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { openMailbox } from '../../../../test/kit/mailbox.ts';
import { oneTimeLink, users } from '../../../db/schema/site.ts';
import { createAskedLink } from './link.ts';

const mailbox = await openMailbox();
const test = await testApp({ ...mailbox.settings, PUBLIC_URL: 'https://golf.example.com' });

const ask = (username: string) => test.ask(null, 'POST /api/auth/forgotten-password', { username });
const giveEmail = (email: string, username = 'reader') => test.db.update(users).set({ email }).where(eq(users.username, username));

describe('a forgotten password', () => {
  it('is answered in the same way whether there is such an account or not', async () => {
    await giveEmail('reader@club.example');
    const [known, unknown] = [await ask('READER@club.example'), await ask('nobody@club.example')];
    const told = ({ status, body }: typeof known) => ({ status, body });
    expect(told(known)).toEqual(told(unknown));
    expect(known.status).toBe(204);
    const mail = await mailbox.next();
    expect([mail.to, mail.subject]).toEqual([['reader@club.example'], 'Chọn mật khẩu mới']);
    expect(mail.text).toMatch(/https:\/\/golf\.example\.com\/password#[\w-]{43}/);
    expect(mailbox.unread()).toBe(0);
  });

  it('fills nobody’s mailbox: three links an hour, and the password stays until one is used', async () => {
    await giveEmail('reader@club.example');
    for (let times = 0; times < 3; times++) {
      await ask('reader');
      await mailbox.next();
      test.setNow(new Date(Date.now() + (times + 1) * 61_000));
    }
    await ask('reader');
    // the next mail is another person's: by then the fourth request was looked at
    await giveEmail('editor@club.example', 'editor');
    await ask('editor');
    expect((await mailbox.next()).to).toEqual(['editor@club.example']);
    await giveEmail('other@club.example');
    await test.db.delete(oneTimeLink);
    await ask('reader');
    expect((await mailbox.next()).to).toEqual(['other@club.example']);
    const [reader] = await test.db.select().from(users).where(eq(users.username, 'reader'));
    expect(reader?.passwordHash).toBe('not a hash');
  });

  it('is answered with three links an hour also where many ask at once', async () => {
    const [reader] = await test.db.select().from(users).where(eq(users.username, 'reader'));
    const sender = { config: { publicUrl: 'https://golf.example.com' }, clock: () => new Date() } as Parameters<typeof createAskedLink>[1];
    const links = Array.from({ length: 6 }, () => createAskedLink(test.db, sender, reader?.id ?? '', 'reset-password'));
    expect((await Promise.all(links)).filter((link) => link !== null)).toHaveLength(3);
  });

  it('is asked for five times a minute at most', async () => {
    for (let times = 0; times < 5; times++) expect((await ask('nobody')).status).toBe(204);
    expect((await ask('nobody')).status).toBe(429);
  });

  it('is offered only where there is mail', async () => {
    expect((await test.ask(null, 'GET /api/auth/ways')).body).toEqual({ byMail: true });
  });
});
