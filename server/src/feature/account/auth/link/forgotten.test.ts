import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { until } from '../../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { openMailbox } from '../../../../../test/kit/outside/mailbox.ts';
import { mail } from '../../../../db/schema/account/mail.ts';
import { users } from '../../../../db/schema/account/site.ts';

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

  it('fills nobody’s mailbox: three mails an hour, and the password stays until a link is used', async () => {
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
    const [reader] = await test.db.select().from(users).where(eq(users.username, 'reader'));
    expect(reader?.passwordHash).toBe('not a hash');
  });

  it('comes once the mail server is back, however often it was asked for meanwhile, and answers the same all the while', async () => {
    await giveEmail('reader@club.example');
    await giveEmail('editor@club.example', 'editor');
    mailbox.be('away');
    const answers = [await ask('reader'), await ask('nobody'), await ask('reader'), await ask('reader'), await ask('editor')];
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    // the last is another person's: by then those before it were looked at
    await until(async () => expect((await test.db.select().from(mail)).map(({ reason }) => reason)).toEqual(['closed', 'closed']));
    mailbox.be('takes');
    test.setNow(new Date(Date.now() + 2 * 61_000));
    await test.app.mail.tryDue();
    const sentTo = [await mailbox.next(), await mailbox.next()].flatMap(({ to }) => to);
    expect(sentTo.toSorted()).toEqual(['editor@club.example', 'reader@club.example']);
    expect([mailbox.unread(), await test.db.$count(mail)]).toEqual([0, 2]);
  });

  it('is asked for five times a minute at most', async () => {
    for (let times = 0; times < 5; times++) expect((await ask('nobody')).status).toBe(204);
    expect((await ask('nobody')).status).toBe(429);
  });

  it('is offered only where there is mail', async () => {
    expect((await test.ask(null, 'GET /api/auth/ways')).body).toEqual({ byMail: true });
  });
});
