import { type Browser, expect, type Page } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { prepareTournament } from '../kit/tournament.ts';

const AN = { name: 'Nguyễn Văn An', phone: '0912 000 001' };
const BINH = { name: 'Trần Quốc Bình', phone: '0912 000 002' };
const SEND = /^Gửi đăng ký/;

/** A golfer's phone, on which nothing may go wrong. */
async function openPhone(browser: Browser, url: string): Promise<{ phone: Page; trouble: string[] }> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' })).newPage();
  const trouble = watchForTrouble(phone.context());
  await phone.goto(url);
  return { phone, trouble };
}

async function fillIn(phone: Page, { name, phone: number }: typeof AN): Promise<void> {
  await phone.getByLabel('Họ và tên', { exact: true }).fill(name);
  await phone.getByRole('radio', { name: 'Nam', exact: true }).check();
  await phone.getByLabel('Điện thoại', { exact: true }).fill(number);
}

test('golfers enter on their phones: one is confirmed and becomes a player, the next moves up when the first withdraws', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 36]], [], { name: 'Giải mùa xuân', date: '2027-03-20' });
  await test.step('the form is written in one screen, with the page beside it; the regulations are a click away, and back', async () => {
    await page.goto(`${path}/signup`);
    await page.getByRole('link', { name: 'Viết trang đăng ký' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Điều lệ' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Trang đăng ký' }).click();
    await page.getByLabel('Nhận đăng ký').selectOption('Bật');
    await page.getByLabel('Tên loại suất', { exact: true }).fill('Khách');
    await page.getByLabel('Số suất').fill('1');
    await page.getByLabel('Danh sách chờ tối đa').fill('5');
    await page.getByLabel('Phí tham dự').fill('2tr');
    const preview = page.frameLocator('iframe[title="Xem trước trang đăng ký"]');
    await expect(preview.getByRole('radio', { name: /^Khách.*Còn 1 suất/ })).toBeVisible();
    await page.getByText('Xác nhận và danh sách chờ').click();
    await page.getByLabel('Ai xác nhận').selectOption('Ban tổ chức xác nhận');
    await expectAccessible(page);
    await expectSentences(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Đã lưu trang đăng ký')).toBeVisible();
  });
  const enter = `${server.url}${path}/live/enter`;
  const first = await openPhone(browser, enter);
  await test.step('what is missing is said above the form and beside its field; a reload loses nothing', async () => {
    const { phone } = first;
    await phone.getByLabel('Họ và tên', { exact: true }).fill(AN.name);
    await phone.getByRole('button', { name: SEND }).click();
    await expect(phone.getByRole('alert')).toBeFocused();
    await phone
      .getByRole('alert')
      .getByRole('button', { name: /^Điện thoại/ })
      .click();
    await expect(phone.getByLabel('Điện thoại', { exact: true })).toBeFocused();
    await expectAccessible(phone);
    await phone.reload();
    await expect(phone.getByLabel('Họ và tên', { exact: true })).toHaveValue(AN.name);
    await fillIn(phone, AN);
    await expect(phone.getByText('Bạn sẽ có suất. Ban tổ chức sẽ xác nhận.')).toBeVisible();
    await phone.getByRole('button', { name: SEND }).click();
    await expect(phone.getByRole('heading', { name: AN.name })).toBeVisible();
    await expect(phone.getByRole('img', { name: 'Mã QR của link này' })).toBeVisible();
    await expectAccessible(phone);
  });
  await test.step('whoever asks to be told on their phone reads why not, where the browser refuses, or no push service is there', async () => {
    const { phone } = first;
    const ask = phone.getByRole('button', { name: 'Báo cho tôi trên điện thoại này' });
    for (const [allowed, note] of [
      [[], 'Trình duyệt đang chặn thông báo của trang này.'],
      [['notifications'], 'Chưa làm được.'],
    ] as const) {
      await phone.context().clearPermissions();
      await phone.context().grantPermissions([...allowed], { origin: server.url });
      await ask.click();
      await expect(phone.getByRole('status').filter({ hasText: note })).toBeVisible();
      await expect(ask).toBeVisible();
    }
    await expectAccessible(phone);
  });
  const second = await openPhone(browser, enter);
  await test.step('the second golfer is told the place on the list before sending, in English too', async () => {
    const { phone } = second;
    await fillIn(phone, BINH);
    await expect(phone.getByText('Hết suất: bạn sẽ là số 1 trong danh sách chờ')).toBeVisible();
    await phone.getByLabel('Ngôn ngữ').selectOption('en');
    await expect(phone.getByText('No place is left: you will be number 1')).toBeVisible();
    await phone.getByLabel('Language').selectOption('vi');
    await phone.getByRole('button', { name: 'Vào danh sách chờ' }).click();
    await expect(phone.getByText('Số 1 trong danh sách chờ')).toBeVisible();
  });
  await test.step('the desk confirms the first, who is a player from then on', async () => {
    await page.goto(`${path}/signup`);
    await expect(page.getByText('Khách 1/1')).toBeVisible();
    await page.getByRole('checkbox', { name: `Chọn ${AN.name}` }).check();
    await page.getByLabel('Việc với các đăng ký đã chọn').getByRole('combobox').selectOption('Xác nhận');
    await page.getByRole('button', { name: 'Xác nhận 1 đăng ký' }).click();
    await expect(page.getByText('Đã xác nhận 1 đăng ký')).toBeVisible();
    await page.getByRole('button', { name: AN.name }).click();
    await expect(page.getByRole('dialog').getByText(AN.phone)).toBeVisible();
    await expectAccessible(page);
    await expectSentences(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${path}/players`);
    await expect(page.getByRole('textbox', { name: `Họ và tên, ${AN.name}` })).toBeVisible();
  });
  await test.step('the first withdraws on the phone, and the second moves up', async () => {
    const { phone } = first;
    await phone.reload();
    await expect(phone.getByText('Bạn đã có suất.')).toBeVisible();
    await phone.getByText('Rút đăng ký', { exact: true }).click();
    await phone.getByRole('button', { name: 'Rút đăng ký này' }).click();
    await expect(phone.getByText('Đã rút đăng ký.')).toBeVisible();
    await second.phone.reload();
    await expect(second.phone.getByRole('status').first()).toContainText('suất');
    await expect(second.phone.getByText('Số 1 trong danh sách chờ')).toBeHidden();
  });
  // a context of a story has no push service, and Chromium says so
  const isOfStory = (text: string) => text.includes('Push API in incognito mode');
  expect([...first.trouble, ...second.trouble].filter((text) => !isOfStory(text))).toEqual([]);
});
