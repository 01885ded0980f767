import { contact } from '../db/schema/account/support.ts';
import { insertTicket, updateTicket } from '../feature/account/ticket/store.ts';
import type { DemoDay } from './day/club-day.ts';

const HOUR_MS = 3_600_000;

/** Whom to call, one ticket with an answer, and one that waits for it. */
export async function writeHelp({ tx, people: { manager, editor }, now }: Omit<DemoDay, 'club'>): Promise<void> {
  await tx.insert(contact).values([
    {
      language: 'vi',
      text: 'Hỗ trợ Fairway (ví dụ trong bản dùng thử)\nĐiện thoại: 024 5550 0144, 8 giờ đến 17 giờ\nEmail: golf@example.com',
    },
    { language: 'en', text: 'Fairway support (an example in the demo)\nPhone: 024 5550 0144, 8 am to 5 pm\nE-mail: golf@example.com' },
  ]);
  const question = { phone: null, email: null, language: 'vi' as const };
  const answered = await insertTicket(
    tx,
    {
      ...question,
      name: manager.name,
      siteId: manager.siteId,
      userId: manager.id,
      description: 'Bảng kết quả in ra bị mất cột cuối. In từ màn hình Kết quả giải thưởng, khổ A5.',
    },
    new Date(now.getTime() - 30 * HOUR_MS),
  );
  await updateTicket(tx, answered.id, {
    status: 'solved',
    solution: 'Hãy chọn khổ A4 trong hộp thoại in. Khổ A5 không đủ chỗ cho mọi cột.',
    answeredAt: new Date(now.getTime() - 28 * HOUR_MS),
  });
  await insertTicket(
    tx,
    {
      ...question,
      name: editor.name,
      siteId: editor.siteId,
      userId: editor.id,
      description: 'Làm sao đổi handicap của một golfer sau khi đã nhập file?',
    },
    new Date(now.getTime() - 2 * HOUR_MS),
  );
}
