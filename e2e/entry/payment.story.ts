import { type Browser, expect, type Page } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { prepareTournament } from '../kit/tournament.ts';

const ACCOUNT = '0123456789';
const FEE = '2.000.000';
const AN = { name: 'Nguyễn Văn An', phone: '0912 000 001' };
const BINH = { name: 'Trần Quốc Bình', phone: '0912 000 002' };

/** Enters on a phone; the page of the signup says what is to be paid. */
async function enter(browser: Browser, url: string, { name, phone: number }: typeof AN): Promise<{ phone: Page; trouble: string[] }> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' })).newPage();
  const trouble = watchForTrouble(phone.context());
  await phone.goto(url);
  await phone.getByLabel('Họ và tên', { exact: true }).fill(name);
  await phone.getByRole('radio', { name: 'Nam', exact: true }).check();
  await phone.getByLabel('Điện thoại', { exact: true }).fill(number);
  await phone.getByRole('button', { name: /^Gửi đăng ký/ }).click();
  await expect(phone.getByRole('heading', { name: 'Nộp phí' })).toBeVisible();
  return { phone, trouble };
}

/** What a person copies into the transfer. */
const noteOf = (phone: Page) => phone.getByRole('definition').filter({ hasText: /^FW/ }).locator('strong').innerText();

/** A bank's file of two transfers: the first with its code, the second without. */
const statementOf = (code: string): string =>
  [
    `Số tài khoản: ${ACCOUNT}`,
    'Ngày giao dịch,Số tham chiếu,Nội dung,Ghi nợ,Ghi có,Số dư',
    'Số dư đầu kỳ,,,,,1000000',
    `02/03/2026,FT2606100001,"${code} giai mua xuan",,2000000,3000000`,
    '03/03/2026,FT2606200002,"TRAN QUOC BINH chuyen tien",,2000000,5000000',
    'Số dư cuối kỳ,,,,,5000000',
  ].join('\n');

test('a golfer sees what to pay; a statement with their line pays it, and a doubtful line is decided by a person', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 36]], [], { name: 'Giải mùa xuân', date: '2027-03-20' });
  await test.step('the site has an account, and the tournament takes its fees by it', async () => {
    await page.goto(`${path}/signup?view=form`);
    await page.getByLabel('Nhận đăng ký').selectOption('Bật');
    await page.getByLabel('Tên loại suất', { exact: true }).fill('Khách');
    await page.getByLabel('Số suất').fill('10');
    await page.getByLabel('Phí tham dự').fill('2tr');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Đã lưu trang đăng ký')).toBeVisible();
    await page.goto(`${path}/payments`);
    await expect(page.getByText('Chưa có đăng ký nào')).toBeVisible();
    await page.getByRole('button', { name: 'Nơi nhận tiền' }).click();
    await page.getByRole('link', { name: 'Thêm tài khoản của đơn vị' }).click();
    await page.getByRole('button', { name: 'Thêm tài khoản' }).click();
    await page.getByLabel('Ngân hàng').selectOption('ACB');
    await page.getByLabel('Số tài khoản').fill('0123 456 789');
    await page.getByLabel('Chủ tài khoản').fill('CLB GOLF LUONG SON');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Thêm', exact: true }).click();
    await expect(page.getByText(`ACB · ${ACCOUNT}`)).toBeVisible();
    await page.goto(`${path}/payments`);
    await page.getByRole('button', { name: 'Nơi nhận tiền' }).click();
    await page.getByLabel('Tài khoản nhận').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expect(page.getByRole('button', { name: 'Nhập sao kê' })).toBeVisible();
  });
  const an = await enter(browser, `${server.url}${path}/live/enter`, AN);
  const binh = await enter(browser, `${server.url}${path}/live/enter`, BINH);
  await test.step('the phone shows the code, and what is copied where nobody can read one', async () => {
    await expect(an.phone.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
    await expect(an.phone.getByText(ACCOUNT)).toBeVisible();
    await expectAccessible(an.phone);
  });
  await test.step('a statement is shown before it is taken in; the line with the code is booked', async () => {
    const statement = { name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(statementOf(await noteOf(an.phone))) };
    await page.getByRole('button', { name: 'Nhập sao kê' }).click();
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles(statement);
    await expect(page.getByText('Số dư khớp từng dòng, không thiếu giao dịch nào.')).toBeVisible();
    await expectAccessible(page);
    await expectSentences(page);
    await page.getByRole('button', { name: 'Nhập 2 giao dịch' }).click();
    await expect(page.getByText('Đã nhập 2 giao dịch')).toBeVisible();
    await an.phone.reload();
    await expect(an.phone.getByRole('definition').filter({ hasText: FEE }).first()).toBeVisible();
  });
  await test.step('the other line is to decide, with whom it may be of', async () => {
    await expect(page.getByText('Nội dung không có mã đăng ký.')).toBeVisible();
    await expectAccessible(page);
    await expectSentences(page);
    await page.getByRole('button', { name: new RegExp(`^${BINH.name}, còn`) }).click();
    await expect(page.getByText('Đã ghi giao dịch')).toBeVisible();
    await expect(page.getByText('Không còn giao dịch nào cần xem')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Đã khớp 2' })).toBeVisible();
  });
  await test.step('cash at the desk stands among the lines of the entry, and is taken back by a line', async () => {
    await page.getByRole('button', { name: /^Đăng ký/ }).click();
    await page.getByRole('button', { name: AN.name }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Số tiền').fill('100k');
    await drawer.getByRole('button', { name: /^Nhận 100.000/ }).click();
    await drawer.getByRole('button', { name: /^Hoàn tác khoản/ }).click();
    await expect(drawer.getByText(/đã hoàn tác/)).toBeVisible();
    await expectAccessible(page);
  });
  expect([...an.trouble, ...binh.trouble]).toEqual([]);
});
