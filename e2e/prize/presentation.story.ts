import { expect } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { enterCards, prepareTournament } from '../kit/tournament.ts';

/** Over par on the last hole: only it tells who wins. */
const GOLFERS = [
  ['Trần Thị Bình', 3],
  ['Lê Minh Châu', 2],
  ['Phạm Văn Dũng', 2],
  ['Nguyễn Văn An', 0],
] as const;

test('the last holes stay hidden, and the winner is presented place by place from a phone while a television follows', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'manager');
  const prepared = await prepareTournament(
    page,
    [['A', 0, 36]],
    GOLFERS.map(([name]) => ({ name, handicapCourse: 0 })),
  );
  await enterCards(page, prepared, Object.fromEntries(GOLFERS), 18);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1920, height: 1080 } });
  const trouble = watchForTrouble(context);
  const television = await context.newPage();
  await television.goto(`${prepared.path}/live?tv=1`);
  await expect(television.getByRole('row').filter({ hasText: 'Bình' })).toContainText('+3');

  await test.step('the manager hides the last three holes', async () => {
    await page.goto(`${prepared.path}/presentation`);
    await page.getByRole('combobox', { name: 'Số hố cuối được giữ kín' }).click();
    await page.getByRole('option', { name: '3', exact: true }).click();
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expect(television.getByText('3 hố cuối được giữ kín đến lễ trao giải.')).toBeVisible();
    await expect(television.getByRole('row').filter({ hasText: 'Bình' })).not.toContainText('+3');
    await expectAccessible(page);
  });
  await test.step('place by place, the television shows what the presenter shows, and never what comes next', async () => {
    const next = page.getByRole('button', { name: 'Tiếp', exact: true });
    await page.getByRole('button', { name: 'Bắt đầu trình chiếu' }).press('Enter');
    await expect(next).toBeFocused();
    await expect(page.getByRole('region', { name: 'Tiếp theo, chỉ bạn thấy' })).toContainText('Trần Thị Bình');
    await expect(television.getByText('Sắp bắt đầu')).toBeVisible();
    await next.click();
    await expect(television.getByText('Trần Thị Bình')).toBeVisible();
    await expect(television.getByText('Lê Minh Châu')).toBeHidden();
    await next.click();
    await expect(television.getByText('Lê Minh Châu')).toBeVisible();
    await expect(television.getByText('Phạm Văn Dũng')).toBeVisible();
    await page.getByRole('button', { name: 'Lùi một bước' }).click();
    await expect(television.getByText('Lê Minh Châu')).toBeHidden();
    await expectAccessible(page);
    await next.click();
    await expect(page.getByRole('region', { name: 'Tiếp theo, chỉ bạn thấy' })).toContainText('Nguyễn Văn An');
    await next.press('Enter');
    await expect(television.getByText('Hạng nhất')).toBeVisible();
    // Enter, pressed once more, ends nothing
    await expect(page.getByText('Đã chiếu hết.')).toBeFocused();
    await expectAccessible(television);
  });
  await test.step('when the presenter ends it, the board opens by itself', async () => {
    await page.getByRole('button', { name: 'Kết thúc và mở bảng xếp hạng' }).click();
    await expect(television.getByRole('row').filter({ hasText: 'Bình' })).toContainText('+3');
    await expect(television.getByText('giữ kín')).toBeHidden();
  });
  expect(trouble).toEqual([]);
  await context.close();
});
