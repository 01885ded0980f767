import { expect } from '@playwright/test';
import { forgetLogin, logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { tabTo } from '../kit/look/keyboard.ts';
import { openTab, prepareTournament } from '../kit/tournament.ts';

test('a manager asks for support by keyboard alone, the super administrator answers, and the manager reads the answer in English', async ({
  page,
}) => {
  await logIn(page, 'manager');
  // another story may have asked before
  let number = '';
  await test.step('ask', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Trợ giúp' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Gửi yêu cầu hỗ trợ' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Gửi yêu cầu hỗ trợ' })).toBeVisible();
    await expect(page.getByText('Chưa có yêu cầu nào.')).toBeVisible();
    const description = page.getByLabel('Nội dung');
    await tabTo(page, description);
    await page.keyboard.press('Control+Enter');
    await expect(description).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.keyboard.type('Không in được <b>bảng kết quả</b>.');
    await page.keyboard.press('Control+Enter');
    const sent = page.getByText(/^Đã gửi yêu cầu số \d+/);
    await expect(sent).toBeVisible();
    number = /\d+/.exec(await sent.innerText())?.[0] ?? '';
    await expect(page.getByText('Không in được <b>bảng kết quả</b>.')).toBeVisible();
    await expect(page.getByText('Chưa có câu trả lời.')).toBeVisible();
    await expect(description).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('answer', async () => {
    await forgetLogin(page);
    await logIn(page, 'admin');
    await page.goto('/help/list-supports');
    await expect(page.getByText(/^\d+ yêu cầu$/)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('bang ket qua');
    await expect(page).toHaveURL(/search=bang/);
    await page.getByRole('button', { name: new RegExp(`^#${number} `) }).click();
    await expect(page.getByRole('dialog', { name: `Yêu cầu số ${number}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Trả lời', { exact: true }).fill('Hãy chọn khổ A4.');
    await page.getByLabel('Trạng thái', { exact: true }).selectOption('solved');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`Đã lưu yêu cầu số ${number}`)).toBeVisible();
    await page.getByLabel('Lọc theo trạng thái').selectOption('new');
    await expect(page.getByText('Không tìm thấy kết quả')).toBeVisible();
  });

  await test.step('read', async () => {
    await forgetLogin(page);
    await logIn(page, 'manager');
    await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
    await page.goto('/help/support');
    await expect(page.getByText('Hãy chọn khổ A4.')).toBeVisible();
    await expect(page.getByText('Solved', { exact: true })).toBeVisible();
    await expectSentences(page);
    await expectAccessible(page);
    await page.goto('/help/list-supports');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the super administrator writes whom to call, and everyone can call or write from the page', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/help/contact');
  await expect(page.getByText('Chưa có thông tin liên hệ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sửa bản tiếng Việt' }).click();
  await page.getByLabel('Nội dung').fill('Gọi 024 5550 0144\nhoặc viết cho help@example.com');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Đã lưu thông tin liên hệ')).toBeVisible();
  await forgetLogin(page);
  await logIn(page, 'reader');
  await page.goto('/help/contact');
  await expect(page.getByRole('link', { name: '024 5550 0144', exact: true })).toHaveAttribute('href', 'tel:02455500144');
  await expect(page.getByRole('link', { name: 'help@example.com', exact: true })).toHaveAttribute('href', 'mailto:help@example.com');
  await expect(page.getByRole('button', { name: /^Sửa/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('the tutorial shows eight screens, in both languages', async ({ page }) => {
  await logIn(page, 'reader');
  for (const [language, first] of [
    ['vi', 'Tạo giải đấu'],
    ['en', 'Create a tournament'],
  ]) {
    await page.evaluate((chosen) => localStorage.setItem('golf_language', chosen ?? ''), language);
    await page.goto('/help/tutorials');
    await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
    const pictures = page.locator('main li img');
    await expect(pictures).toHaveCount(8);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
    }
    await expectSentences(page);
    await expectAccessible(page);
  }
});

test('the first visit of a part of a tournament says what the part is for; once read, it is gone for good', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]]);
  await page.evaluate(() => localStorage.removeItem('golf_hints'));
  await page.goto(path);
  const hint = page.getByRole('complementary', { name: 'Gợi ý' });
  await expect(hint).toContainText('Chưa rõ làm gì tiếp?');
  await expectAccessible(page);
  await hint.getByRole('button', { name: 'Đã hiểu' }).click();
  await expect(hint).toHaveCount(0);
  await openTab(page, 'Golfer');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await openTab(page, 'Flight');
  await expect(hint).toContainText('Xếp flight tự động hoặc kéo từng golfer');
});
