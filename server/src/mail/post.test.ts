import { describe, expect, it } from 'vitest';
import { openMailbox } from '../../test/kit/outside/mailbox.ts';
import { readConfig } from '../config.ts';
import { createPost, PATIENCE } from './post.ts';

const mailbox = await openMailbox();
const withLogin = await openMailbox({ login: { user: 'golf', password: 'secret' } });

const poster = (settings: Record<string, string>) =>
  createPost(readConfig({ PUBLIC_URL: 'https://golf.example.com', ...settings }), PATIENCE);
const LETTER: Parameters<ReturnType<typeof createPost>>[0] = {
  ...{ id: '7a0c', to: 'lan@club.example', name: 'Nguyễn Thị Lan', language: 'vi' },
  ...{ subject: 'Yêu cầu của bạn đã có trả lời', paragraphs: ['Đã sửa giờ phát bóng.'] },
};

describe('a mail', () => {
  it('greets by name in the language of the person, in plain text and in HTML', async () => {
    const post = poster(mailbox.settings);
    expect(await post(LETTER)).toEqual({ isSent: true });
    const mail = await mailbox.next();
    expect(mail).toMatchObject({
      to: ['lan@club.example'],
      subject: 'Yêu cầu của bạn đã có trả lời',
      text: 'Xin chào Nguyễn Thị Lan,\n\nĐã sửa giờ phát bóng.\n\nFairway\nhttps://golf.example.com'.replaceAll('\n', '\r\n'),
    });
    expect(mail.html).toContain('<p>Đã sửa giờ phát bóng.</p>');
    expect(mail.head).toMatch(/^From: Fairway <golf@fairway.example>/m);
    await post({ ...LETTER, language: 'en' });
    const english = await mailbox.next();
    expect([english.text, english.html]).toEqual([
      expect.stringMatching(/^Hello Nguyễn Thị Lan,/),
      expect.stringContaining('<html lang="en">'),
    ]);
  });

  it('says that a program sent it, so that no absence note answers, and keeps one Message-ID over all tries', async () => {
    const post = poster(mailbox.settings);
    await post(LETTER);
    await post(LETTER);
    const [first, second] = [await mailbox.next(), await mailbox.next()];
    expect(first.head).toMatch(/^Auto-Submitted: auto-generated/m);
    expect([first.messageId, second.messageId]).toEqual(['<7a0c@golf.example.com>', '<7a0c@golf.example.com>']);
  });

  it('has HTML that shows what people typed as they typed it, loads nothing, and links only our own address', async () => {
    const link = 'https://golf.example.com/password#abc';
    const typed = '<img src="https://evil.example/x.png"> & "A"\nhttps://evil.example';
    await poster(mailbox.settings)({ ...LETTER, name: '<b>Lan</b>', link, paragraphs: [typed, `Mở link:\n${link}`] });
    const { html, text } = await mailbox.next();
    expect(text).toContain('<img src="https://evil.example/x.png"> & "A"');
    expect(html).toContain('&lt;img src=&quot;https://evil.example/x.png&quot;&gt; &amp; &quot;A&quot;<br>');
    expect(html).toContain('&lt;b&gt;Lan&lt;/b&gt;');
    expect(new Set(html.match(/<[a-z]+/gi))).toEqual(new Set(['<html', '<head', '<meta', '<title', '<body', '<p', '<br', '<a']));
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([link, 'https://golf.example.com']);
  });

  it('takes no header, and no second address, from a name or a subject', async () => {
    const name = 'Lan" <other@evil.example>, x\r\nBcc: all@evil.example';
    await poster(mailbox.settings)({ ...LETTER, name, subject: 'A\r\nBcc: all@evil.example' });
    const { to, head } = await mailbox.next();
    expect(to).toEqual(['lan@club.example']);
    expect(head).not.toMatch(/^bcc/im);
  });

  it('goes to a server that wants encryption and a login', async () => {
    expect(await poster(withLogin.settings)(LETTER)).toEqual({ isSent: true });
    expect((await withLogin.next()).to).toEqual(['lan@club.example']);
  });
});

describe('what a mail server says', () => {
  const { SMTP_URL: address, MAIL_FROM } = withLogin.settings;
  const wrong = (from: string, to: string) => poster({ MAIL_FROM, SMTP_URL: address.replace(from, to) })(LETTER);

  it.each([
    ['away', 'closed', null],
    ['busy', 'busy', 451],
    ['hangs up before', 'closed', null],
    ['hangs up after', 'unanswered', null],
  ] as const)('of one that is %s another try is worth it', async (manner, reason, code) => {
    mailbox.be(manner);
    expect(await poster(mailbox.settings)(LETTER)).toEqual({ isSent: false, reason, code, isFinal: false });
    mailbox.be('takes');
    expect(mailbox.all()).toHaveLength(reason === 'unanswered' ? 1 : 0);
  });

  it('of an address that it refuses is final, unless it says that it will take it later', async () => {
    mailbox.refuse('nobody@club.example');
    mailbox.refuse('full@club.example', 452);
    const outcomeFor = (to: string) => poster(mailbox.settings)({ ...LETTER, to });
    expect(await outcomeFor('nobody@club.example')).toEqual({ isSent: false, reason: 'refused', code: 550, isFinal: true });
    expect(await outcomeFor('full@club.example')).toEqual({ isSent: false, reason: 'busy', code: 452, isFinal: false });
  });

  it('after we gave up waiting for it is not known: it may still take the mail', async () => {
    mailbox.be('slow');
    const givingUp = new AbortController();
    const outcome = poster(mailbox.settings)(LETTER, givingUp.signal);
    await mailbox.next();
    givingUp.abort();
    expect(await outcome).toMatchObject({ reason: 'unanswered', isFinal: false });
    mailbox.be('takes');
  });

  it('of wrong settings passes once they are right: the login, a certificate that nobody vouches for, a port that nobody listens on', async () => {
    expect(await wrong('secret', 'wrong')).toMatchObject({ reason: 'login', code: 535, isFinal: false });
    expect(await wrong('?tls.rejectUnauthorized=false', '')).toMatchObject({ reason: 'encryption', isFinal: false });
    expect(await poster({ MAIL_FROM, SMTP_URL: 'smtp://127.0.0.1:1' })(LETTER)).toMatchObject({ reason: 'unreachable', isFinal: false });
  });
});
