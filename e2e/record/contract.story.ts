import { expect, type Page } from '@playwright/test';
import readWorkbook from 'read-excel-file/node';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask } from '../kit/tournament.ts';

async function ownSite(page: Page): Promise<string> {
  const { items } = await ask(page, 'GET', '/api/clubs');
  return items.find(({ name }: { name: string }) => name === 'Phoenix').siteId;
}

const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a contract is typed as people write money, shows what follows from it, and its code is taken only once', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Hợp đồng', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hợp đồng' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tạo hợp đồng' }).first().click();
  await expect(page.getByLabel('Mã hợp đồng')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Còn 2 mục cần sửa.')).toBeVisible();
  await expectAccessible(page);
  const site = page.getByRole('combobox', { name: 'Đơn vị' });
  await site.fill('luong');
  await expect(page.getByRole('option', { name: 'Golf Lương Sơn' })).toHaveAttribute('data-combobox-selected');
  await site.press('Enter');
  await expect(site).toHaveValue('Golf Lương Sơn');
  await page.getByLabel('Mã hợp đồng').fill('HĐ-01');
  await page.getByLabel('Ngày bắt đầu').fill('31/01/2026');
  await page.keyboard.press('Tab');
  await page.getByLabel('Thời hạn').fill('1');
  await page.getByLabel('Tính theo').selectOption('Tháng');
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText('Ngày kết thúc28/02/2026');
  await page.getByLabel('Giá niêm yết').fill('1.500tr');
  await page.getByLabel('Giá trị hợp đồng').fill('12tr5');
  await expect(page.getByText('12.500.000 ₫').first()).toBeVisible();
  await page.getByLabel('Hoa hồng (%)').fill('10');
  await expect(facts).toContainText('Tiền hoa hồng1.250.000 ₫');
  await expect(facts).toContainText('Doanh thu11.250.000 ₫');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Giá niêm yết')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Giá niêm yết').fill('15 triệu');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'HĐ-01' })).toBeVisible();
  await expect(page.getByText('Đã hết hạn', { exact: true })).toBeVisible();
  await expect(page.getByText(/hết hạn \d+ ngày trước/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('12.500.000 ₫');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sửa' }).click();
  await expect(page.getByLabel('Giá trị hợp đồng')).toHaveValue('12.500.000');
  await page.getByLabel('Tính theo').selectOption('Năm');
  await page.getByLabel('Thời hạn').fill('2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('main')).toContainText('30/01/2028');
  await page.getByRole('link', { name: 'Gia hạn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gia hạn hợp đồng HĐ-01' })).toBeVisible();
  await expect(page.getByLabel('Ngày bắt đầu')).toHaveValue('31/01/2028');
  await expect(page.getByLabel('Giá trị hợp đồng')).toHaveValue('12.500.000');

  await page.goto('/contracts/add');
  await page.getByRole('combobox', { name: 'Đơn vị' }).click();
  await page.getByRole('option', { name: 'Golf Lương Sơn' }).click();
  await page.getByLabel('Mã hợp đồng').fill('hĐ-01');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('main').getByText('Đã có “hĐ-01”. Hãy dùng giá trị khác.')).toBeVisible();
  await expect(page.getByLabel('Mã hợp đồng')).toBeFocused();
});

test('the list says which contracts ask for somebody, and its file has amounts and dates as such', async ({ page }) => {
  await logIn(page, 'admin');
  const siteId = await ownSite(page);
  const add = (code: string, startDate: string, given: object) =>
    ask(page, 'POST', '/api/contracts', { siteId, code, startDate, ...given });
  await add('=1+1', daysFromNow(-340), { amount: 24_000_000, plan: 'premium' });
  const { id: other } = await ask(page, 'POST', '/api/sites', { name: 'Golf Cũ' });
  await add('CŨ-01', '2024-01-01', { siteId: other });
  await page.goto('/contracts');
  await page.getByRole('link', { name: '1 hợp đồng đã hết hạn mà chưa gia hạn' }).click();
  await expect(page.getByRole('row', { name: /CŨ-01/ })).toContainText('Đã hết hạn');
  await expect(page.getByText('1 hợp đồng', { exact: true })).toBeVisible();
  await page.getByLabel('Lọc theo hiệu lực').selectOption('Sắp hết hạn');
  await page.getByLabel('Lọc theo gói').selectOption('Cao cấp');
  await expect(page.getByRole('row', { name: /=1\+1/ })).toContainText('24.000.000 ₫');
  await page.getByRole('button', { name: 'Tùy chọn danh sách' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const [{ data = [] } = {}] = await readWorkbook(await (await download).path());
  const [head = [], row = []] = data;
  const cell = (title: string) => row[head.indexOf(title)];
  expect(cell('Mã hợp đồng')).toBe('=1+1');
  expect(cell('Giá trị hợp đồng')).toBe(24_000_000);
  expect(cell('Ngày bắt đầu')).toEqual(new Date(`${daysFromNow(-340)}T00:00:00Z`));
});

test("an ended contract warns the site's manager, and stops nothing", async ({ page }) => {
  await logIn(page, 'admin');
  const siteId = await ownSite(page);
  const { items } = await ask(page, 'GET', `/api/contracts?siteId=${siteId}`);
  for (const { id } of items)
    await page.evaluate(
      (contractId) =>
        fetch(`/api/contracts/${contractId}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${localStorage.getItem('golf_access_token')}` },
        }),
      id,
    );
  await ask(page, 'POST', '/api/contracts', { siteId, code: 'HẾT', startDate: '2024-01-01', amount: 5_000_000, commissionPercent: 20 });
  await page.goto('/api/alive');
  await page.evaluate(() => localStorage.clear());
  await logIn(page, 'manager');
  await page.goto(`/sites/${siteId}`);
  await expect(page.getByText('Hợp đồng đã hết hạn ngày 31/12/2024. Giải đấu vẫn dùng bình thường.')).toBeVisible();
  await expect(page.getByText('5.000.000 ₫')).toBeVisible();
  await expect(page.getByRole('link', { name: 'HẾT' })).toHaveCount(0);
  await page.goto('/tournaments/add');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/tournaments\/add$/);
});
