import { describe, expect, it } from 'vitest';
import { openMailbox } from '../test/kit/mailbox.ts';
import { readConfig } from './config.ts';
import { createMailer } from './mail.ts';

const mailbox = await openMailbox();
const LAN = { to: 'lan@club.example', name: 'Nguyễn Thị Lan' };

function mailer(settings: Record<string, string>) {
  const problems: unknown[] = [];
  const mail = createMailer(readConfig({ PUBLIC_URL: 'https://golf.example.com', ...settings }), (error) => problems.push(error));
  return { mail, problems };
}

describe('a mail', () => {
  it('greets by name in the language of the person, and is plain text in full letters', async () => {
    const { mail } = mailer(mailbox.settings);
    expect(await mail.send({ ...LAN, language: 'vi', subject: 'Yêu cầu của bạn đã có trả lời', text: 'Đã sửa giờ phát bóng.' })).toBe(true);
    expect(await mailbox.next()).toMatchObject({
      to: ['lan@club.example'],
      subject: 'Yêu cầu của bạn đã có trả lời',
      text: 'Xin chào Nguyễn Thị Lan,\n\nĐã sửa giờ phát bóng.\n\nFairway\nhttps://golf.example.com'.replaceAll('\n', '\r\n'),
    });
    await mail.send({ ...LAN, language: 'en', subject: 'Answer', text: 'Done.' });
    const english = await mailbox.next();
    expect(english.text).toMatch(/^Hello Nguyễn Thị Lan,/);
    expect(english.head).toMatch(/^From: Fairway <golf@fairway.example>/m);
    expect(english.head).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    await mail.stop();
  });

  it('takes no header, and no second address, from a name or a subject', async () => {
    const { mail } = mailer(mailbox.settings);
    const name = 'Lan" <other@evil.example>, x\r\nBcc: all@evil.example';
    await mail.send({ ...LAN, name, language: 'vi', subject: 'A\r\nBcc: all@evil.example', text: 'x' });
    const { to, head } = await mailbox.next();
    expect(to).toEqual(['lan@club.example']);
    expect(head).not.toMatch(/^bcc/im);
    await mail.stop();
  });

  it('that is refused fails nothing: the answer is false, and the log has the reason', async () => {
    mailbox.refuse('nobody@club.example');
    const { mail, problems } = mailer(mailbox.settings);
    expect(await mail.send({ ...LAN, to: 'nobody@club.example', language: null, subject: 'x', text: 'x' })).toBe(false);
    expect(problems).toHaveLength(1);
    await mail.stop();
  });

  it('is not sent without settings for it', async () => {
    const { mail, problems } = mailer({});
    expect([mail.isOn, await mail.send({ ...LAN, language: 'vi', subject: 'x', text: 'x' })]).toEqual([false, false]);
    expect(problems).toEqual([]);
    await mail.stop();
  });
});
