import { type Browser, expect, type Page } from '@playwright/test';
import { enteringOf } from '../../server/test/kit/world/signup.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { giveNumbers } from '../kit/guest-number.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

const GUESTS = [
  { name: 'Kim', number: '7' },
  { name: 'Lan', number: '0' },
  { name: 'Pat', number: '999999' },
];
const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function openPhone(browser: Browser, url: string): Promise<{ phone: Page; trouble: string[] }> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' })).newPage();
  const trouble = watchForTrouble(phone.context());
  await phone.goto(url);
  return { phone, trouble };
}

test('a ballot is checked by a guest: who applies reads the rules before, and as which one their number was drawn after', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 36]], [], { name: 'Giải mùa xuân', date: dayFrom(40) });
  await test.step('the form says by which number places are drawn, and who is drawn last', async () => {
    await page.goto(`${path}/signup?view=form`);
    await page.getByLabel('Nhận đăng ký').selectOption('Bật');
    await page.getByLabel('Đến hết ngày').fill(dayFrom(2).split('-').reverse().join('/'));
    await page.getByLabel('Cách chia suất').selectOption('Bốc thăm suất');
    await page.getByLabel('Bốc sau cùng ai không đến').fill('12');
    await page.getByLabel('Tên loại suất', { exact: true }).fill('Khách');
    await page.getByLabel('Số suất').fill('1');
    await page.getByLabel('Danh sách chờ tối đa').fill('1');
    const preview = page.frameLocator('iframe[title="Xem trước trang đăng ký"]');
    await expect(preview.getByText('trong 12 tháng qua thì được bốc sau mọi người')).toBeVisible();
    await expectAccessible(page);
    await expectSentences(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Đã lưu trang đăng ký')).toBeVisible();
  });
  const { phone, trouble } = await openPhone(browser, `${server.url}${path}/live/enter`);
  await test.step('whoever applies has a number, and no place yet', async () => {
    await phone.getByLabel('Họ và tên', { exact: true }).fill('Nguyễn Văn An');
    await phone.getByRole('radio', { name: 'Nam', exact: true }).check();
    await phone.getByLabel('Điện thoại', { exact: true }).fill('0912 000 001');
    await expect(phone.getByText('Bạn sẽ có một số để bốc thăm suất.')).toBeVisible();
    await phone.getByRole('button', { name: /^Gửi đăng ký/ }).click();
    await expect(phone.getByText(/Số bốc thăm của bạn: \d{5}\./)).toBeVisible();
    await expectAccessible(phone);
  });
  const lot = /\d{5}/.exec(await phone.getByText(/Số bốc thăm của bạn/).innerText())?.[0] ?? '';
  const { version, mode, opensAt, way, listed, form } = await ask(page, 'GET', `/api${path}/signup-form`);
  for (let nth = 0; nth < 3; nth += 1) {
    const person = { ...enteringOf(form.kinds[0].id).person, phone: `091200001${nth}` };
    await ask(page, 'POST', `/api/live${path}/enter`, enteringOf(form.kinds[0].id, { person }));
  }
  await test.step('once it has closed the list of numbers is sealed by itself, and three guests give the numbers', async () => {
    await ask(page, 'PUT', `/api${path}/signup-form`, { version, mode, opensAt, way, listed, form, closesAt: dayFrom(-2) });
    const phases = async () => (await ask(page, 'GET', `/api${path}/draws`)).draws.map(({ phase }: { phase: string }) => phase);
    await expect.poll(phases, { timeout: 40_000 }).toEqual(['hall']);
    await page.goto(`${path}/signup`);
    await expect(page.getByRole('region', { name: 'Bốc thăm suất' }).getByRole('status')).toContainText('Chờ số của ba khách');
    await expectAccessible(page);
    await expectSentences(page);
    await giveNumbers(page, path, GUESTS);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Bốc thăm suất' })).toContainText('Đã bốc thăm.');
    await expectAccessible(page);
  });
  await test.step('the applicant reads as which one their number was drawn, and checks the draw on the same phone', async () => {
    await phone.reload();
    const own = await phone.getByText(`Số ${lot} của bạn được bốc thứ`).innerText();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Xem danh sách số và tự kiểm tra' }).click();
    const checked = phone.getByRole('region', { name: 'Bốc thăm suất' });
    await expect(checked.getByRole('status')).toContainText('Khớp');
    const nth = Number(/thứ (\d+)/.exec(own)?.[1]);
    await expect(checked.getByRole('listitem').filter({ hasText: `${lot} ·` })).toHaveText(
      nth === 1 ? /có suất/ : nth === 2 ? /danh sách chờ/ : /không có suất/,
    );
    await expectAccessible(phone);
    await phone.getByLabel('Ngôn ngữ').selectOption('en');
    await expect(checked.or(phone.getByRole('region', { name: 'Ballot for places' })).first()).toContainText('has a place');
  });
  expect(trouble).toEqual([]);
});
