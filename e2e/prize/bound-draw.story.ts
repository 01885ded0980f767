import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessibility.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

const PAR = [4, 5, 3, 4, 4, 3, 5, 4, 4, 4, 5, 3, 4, 4, 3, 5, 4, 4];
const course = { courseName: 'Champion', par: PAR, strokeIndex: PAR.map((_, at) => at + 1) };
const GUESTS = [
  { name: 'Kim', number: '7', language: 'ko-KR', send: '봉인하여 보내기', sealed: '봉인됨: 내 숫자 7', opened: '공개됨: 내 숫자 7' },
  {
    name: 'Lan',
    number: '0',
    language: 'vi-VN',
    send: 'Niêm phong và gửi',
    sealed: 'Số 0 của bạn đã niêm phong',
    opened: 'Số 0 của bạn đã mở',
  },
  {
    name: 'Pat',
    number: '999999',
    language: 'en-US',
    send: 'Seal and send',
    sealed: 'Your number 999999 is sealed',
    opened: '999999 is open',
  },
] as const;

test('three guests in the hall draw the hidden holes on their phones, and check them after the reveal', async ({
  page,
  browser,
  trouble,
}) => {
  await logIn(page, 'manager');
  const { path, roundId } = await prepareTournament(page, [['Bảng A', 0, 36]], [], { calculateHandicapDay: 'peoria', course });
  await page.goto(path);
  await page.getByRole('button', { name: 'Bốc bằng số công khai' }).click();
  await page.getByLabel('Ba khách trong khán phòng').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Niêm phong và bắt đầu' }).click();
  await page.getByRole('button', { name: 'Hiện mã QR cho khách' }).click();
  await expect(page.getByRole('img', { name: 'Ba khách quét mã này' })).toBeVisible();
  const [draw] = (await ask(page, 'GET', `/api${path}/draws`)).draws;

  const contexts: BrowserContext[] = [];
  const phones: Page[] = [];
  for (const { name, number, language, send, sealed } of GUESTS) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: language });
    contexts.push(context);
    const complaints = watchForTrouble(context);
    const phone = await context.newPage();
    phones.push(phone);
    await phone.goto(draw.hall.address);
    await phone.getByRole('textbox').nth(1).fill(name);
    await phone.getByRole('textbox').nth(2).fill(number);
    await phone.getByRole('button', { name: send }).click();
    await expect(phone.getByRole('status')).toContainText(sealed);
    await expect(page.getByText(`✓ ${name}`)).toBeVisible();
    trouble.push(...complaints);
  }
  const [kim, lan] = phones as [Page, Page];
  await expectAccessible(kim);
  await lan.reload(); // the salt is kept on the phone

  await page.getByRole('button', { name: 'Mời mở số' }).click();
  for (const [nth, phone] of phones.entries()) await expect(phone.getByRole('status')).toContainText(GUESTS[nth]?.opened ?? '');
  await expect(page.getByText('Đã niêm phong 6 hố.')).toBeVisible();
  await ask(page, 'POST', `/api${path}/rounds/${roundId}/counted-holes/publish`);

  await lan.getByRole('link', { name: 'Xem và tự kiểm tra' }).click();
  const checked = lan.getByRole('region', { name: 'Vòng 1 · Toàn giải' });
  await expect(checked.getByRole('status')).toContainText('Khớp');
  await expect(checked).toContainText('Pat: 999999');
  await expectAccessible(lan);
  for (const context of contexts) await context.close();
});
