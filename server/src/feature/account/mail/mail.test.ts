import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { openMailbox } from '../../../../test/kit/outside/mailbox.ts';
import { users } from '../../../db/schema/account/site.ts';
import { say } from '../../../text/word.ts';

const mailbox = await openMailbox();
const test = await testApp({ ...mailbox.settings, PUBLIC_URL: 'https://golf.example.com' });

const list = async (query = '') => (await test.ask('admin', `GET /api/mails?${query}`)).body;
const give = (username: string, email: string) =>
  test.db.update(users).set({ email, searched: username }).where(eq(users.username, username));
const verify = (who: 'reader' | 'editor') => test.ask(who, 'POST /api/profile/verification');
beforeEach(() => mailbox.be('takes'));

describe('the mails that are not delivered', () => {
  it('are listed with their person, kind, time and reason, and neither the address nor a link', async () => {
    await give('reader', 'reader@club.example');
    await give('editor', 'gone@club.example');
    mailbox.refuse('gone@club.example');
    await verify('editor');
    mailbox.be('busy');
    await verify('reader');
    const { items, total, isOn } = await list('sort=createdAt');
    expect([total, isOn]).toEqual([2, true]);
    expect(items).toMatchObject([
      { name: 'User editor', kind: 'verify', state: 'failed', reason: 'refused', code: 550, tries: 1, dueAt: null },
      { name: 'User reader', kind: 'verify', state: 'waiting', reason: 'busy', code: 451, tries: 1, dueAt: expect.any(String) },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/@|#/);
    expect((await list('state=failed')).items).toHaveLength(1);
    expect((await list('search=reader')).items).toMatchObject([{ name: 'User reader' }]);
    expect((await test.ask('admin', 'GET /api/dashboard/figures')).body.undelivered).toBe(2);
  });

  it('are tried again for whoever asks, and leave the list when they are sent', async () => {
    await give('reader', 'reader@club.example');
    mailbox.be('busy');
    await verify('reader');
    const { items } = await list();
    const again = () => test.ask('admin', `POST /api/mails/${items[0].id}/again`);
    expect((await again()).body).toEqual({ state: 'waiting', reason: 'busy' });
    mailbox.be('takes');
    expect((await again()).body).toEqual({ state: 'sent', reason: null });
    expect((await again()).body).toEqual({ state: 'sent', reason: null });
    expect(mailbox.all()).toHaveLength(1);
    expect((await list()).total).toBe(0);
  });
});

describe('a test mail', () => {
  const send = async () => (await test.ask('admin', 'POST /api/mails/test')).body;

  it('asked for by somebody without an address says so', async () => {
    expect(await send()).toEqual({ code: 'no-own-email', message: say('en')('no-own-email') });
  });

  it('goes to whoever asks, once, and says what the mail server answered', async () => {
    await give('admin', 'admin@club.example');
    expect(await send()).toEqual({ to: 'admin@club.example', state: 'sent', reason: null, code: null });
    expect((await mailbox.next()).subject).toBe('A test email from Fairway');
    mailbox.be('busy');
    expect(await send()).toEqual({ to: 'admin@club.example', state: 'failed', reason: 'busy', code: 451 });
    expect((await list()).total).toBe(0);
  });
});
