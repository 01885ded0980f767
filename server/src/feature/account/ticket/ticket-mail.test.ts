import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { openMailbox } from '../../../../test/kit/outside/mailbox.ts';

const mailbox = await openMailbox();
const test = await testApp({ ...mailbox.settings, PUBLIC_URL: 'https://golf.example.com' });

const HANH = { name: 'Trần Thu Hạnh', description: 'Không in được bảng kết quả.' };
const ask = async (given: object, language: string) =>
  (await test.ask('manager', 'POST /api/tickets', { ...HANH, ...given }, { 'accept-language': language })).body;
const change = (id: string, body: object) => test.ask('admin', `PATCH /api/tickets/${id}`, body);

describe('the answer to a ticket', () => {
  it('is mailed to the address that the person gave, in the language in which they asked', async () => {
    const { id, number } = await ask({ email: 'hanh@example.com' }, 'vi');
    await change(id, { version: 1, status: 'solved', solution: 'Hãy chọn khổ A4.' });
    const { to, subject, text } = await mailbox.next();
    expect([to, subject]).toEqual([['hanh@example.com'], `Trả lời yêu cầu hỗ trợ số ${number}`]);
    expect(text).toContain('Xin chào Trần Thu Hạnh,');
    expect(text).toContain('Hãy chọn khổ A4.');
    expect(text).toContain(HANH.description);
    const english = await ask({ email: 'hanh@example.com' }, 'en');
    await change(english.id, { version: 1, solution: 'Choose A4.' });
    expect((await mailbox.next()).subject).toBe(`Answer to your support request ${english.number}`);
  });

  it('is mailed once for each new text, and not for a status, for the same text, or to nobody', async () => {
    const { id } = await ask({ email: 'hanh@example.com' }, 'vi');
    await change(id, { version: 1, status: 'in-progress' });
    await change(id, { version: 2, solution: 'Một' });
    expect((await mailbox.next()).text).toContain('Một');
    await change(id, { version: 3, solution: 'Một' });
    await change(id, { version: 3, solution: null });
    const unaddressed = await ask({}, 'vi');
    await change(unaddressed.id, { version: 1, solution: 'Hai' });
    await change(id, { version: 4, solution: 'Ba' });
    expect((await mailbox.next()).text).toContain('Ba');
    expect(mailbox.unread()).toBe(0);
  });

  it('is saved even if its mail could not be sent, which is said; it comes later as it stands then', async () => {
    mailbox.be('busy');
    const { id } = await ask({ email: 'hanh@example.com' }, 'vi');
    const first = await change(id, { version: 1, solution: 'Một', status: 'solved' });
    expect(first.body).toMatchObject({ version: 2, solution: 'Một', mail: { state: 'waiting', reason: 'busy' } });
    await change(id, { version: 2, solution: 'Hai' });
    mailbox.be('takes');
    test.setNow(new Date(Date.now() + 2 * 61_000));
    await test.app.mail.tryDue();
    expect((await mailbox.next()).text).toContain('Hai');
    expect(mailbox.unread()).toBe(0);
    expect((await test.ask('admin', 'GET /api/tickets')).body.items).toMatchObject([{ mail: { state: 'sent', reason: null } }]);
  });

  it('of an address that is refused has failed', async () => {
    mailbox.refuse('full@example.com');
    const { id } = await ask({ email: 'full@example.com' }, 'vi');
    expect((await change(id, { version: 1, solution: 'Một' })).body.mail).toEqual({ state: 'failed', reason: 'refused' });
  });

  it('of one ticket does not take the place of another one’s to the same person', async () => {
    mailbox.be('busy');
    for (const solution of ['Một', 'Hai']) await change((await ask({ email: 'hanh@example.com' }, 'vi')).id, { version: 1, solution });
    mailbox.be('takes');
    test.setNow(new Date(Date.now() + 2 * 61_000));
    await test.app.mail.tryDue();
    expect(
      mailbox
        .all()
        .map(({ text }) => /Một|Hai/.exec(text)?.[0])
        .sort(),
    ).toEqual(['Hai', 'Một']);
  });
});
