import { randomUUID } from 'node:crypto';
import type { PublicLanguage } from '@fairway/api/word/language';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { openMailbox } from '../../../../test/kit/outside/mailbox.ts';
import { enteringOf, signupFormOf } from '../../../../test/kit/world/signup.ts';

const mailbox = await openMailbox();
const test = await testApp({ ...mailbox.settings, PUBLIC_URL: 'https://golf.example.com' });
beforeEach(() => mailbox.be('takes'));

async function opened() {
  const event = await seedEvent(test.db, test.clubId, { players: 0, divisions: ['All'], settings: { date: '2099-01-01' } });
  const kindId = randomUUID();
  const form = signupFormOf(kindId, {}, { places: 1 });
  await test.ask('manager', `PUT ${event.path}/signup-form`, {
    ...{ version: 0, mode: 'open', way: 'order', listed: false, opensAt: null, closesAt: null, form },
  });
  const enter = (email: string, language: PublicLanguage) => {
    const body = enteringOf(kindId, { language });
    return test.ask(null, `POST /api/live/tournaments/${event.id}/enter`, { ...body, person: { ...body.person, email } });
  };
  return { event, enter };
}
/** The secret in the link of a letter. */
const secretIn = (text: string) => ({ token: /#(fs_[\w-]+)/.exec(text)?.[1] ?? '' });
/** What is sent within the next minutes. */
async function delivered(at: string) {
  await test.app.signups.look();
  test.setNow(new Date(`2026-04-10T${at}:00Z`));
  await test.app.mail.tryDue();
  return mailbox.all();
}
const firstLine = ({ to: [to], text }: { to: string[]; text: string }) => [to, text.replaceAll('\r', '').split('\n\n')[1]];

describe('whoever gave an address', () => {
  it('is told where they stand, once a state, in their language, with a link of their own', async () => {
    test.setNow(new Date('2026-04-10T08:00:00Z'));
    const { event, enter } = await opened();
    const first = (await enter('dung@example.com', 'ko')).body.own;
    await enter('em@example.com', 'vi');
    const mails = await delivered('08:05');
    expect(mails.map(firstLine).sort()).toEqual([
      ['dung@example.com', '자리가 확정되었습니다.'],
      ['em@example.com', 'Số 1 trong danh sách chờ, đang có 1 người.'],
    ]);
    const own = mails.find(({ to: [to] }) => to === 'dung@example.com');
    expect((await test.ask(secretIn(own?.text ?? ''), 'GET /api/signup')).body.own.id).toBe(first.id);
    expect(await delivered('08:10')).toEqual([]);
    await test.ask('editor', `POST ${event.path}/signups/acts`, { act: 'refuse', signupIds: [first.id] });
    expect((await delivered('08:15')).map(firstLine).sort()).toEqual([
      ['dung@example.com', '운영진이 이 신청을 받지 않았습니다.'],
      ['em@example.com', 'Bạn đã có suất.'],
    ]);
  });

  it('may ask for the link again, and the answer tells nobody whether there is one', async () => {
    test.setNow(new Date('2026-04-10T08:00:00Z'));
    const { event, enter } = await opened();
    await enter('dung@example.com', 'en');
    const ask = async (email: string) => {
      const { status, body } = await test.ask(null, `POST /api/live/tournaments/${event.id}/enter/link`, { email });
      return [status, body];
    };
    expect(await ask('DUNG@example.com')).toEqual(await ask('nobody@example.com'));
  });

  it('reads what the office writes to some, in their language where it is written in it', async () => {
    test.setNow(new Date('2026-04-10T08:00:00Z'));
    const { event, enter } = await opened();
    await enter('dung@example.com', 'en');
    await enter('em@example.com', 'vi');
    await enter('min@example.com', 'ko');
    await enter('aiko@example.com', 'ja');
    const words = {
      subject: { vi: 'Giờ phát bóng', en: 'Tee times', ko: '티오프 시간' },
      text: { vi: 'Lúc 6:30.', en: 'At 6:30.', ko: '6시 30분입니다.' },
    };
    const { body } = await test.ask('editor', `POST ${event.path}/signups/messages`, {
      signupIds: null,
      filter: { state: 'waiting' },
      ...words,
    });
    expect(body).toEqual({ sent: 3, pushed: 0, without: 0 });
    const lines = (await delivered('08:05')).map(firstLine);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['em@example.com', 'Lúc 6:30.'],
        ['min@example.com', '6시 30분입니다.'],
        ['aiko@example.com', 'At 6:30.'],
      ]),
    );
  });
});
