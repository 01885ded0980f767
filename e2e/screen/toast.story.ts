import { expect, type Locator } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { prepareTournament } from '../kit/tournament.ts';

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Whether one part of the screen lies on another. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test.use({ outage: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a toast stands at the lower edge, covers neither the bar that saves nor the field that is typed in, and goes with a tap', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]]);
  await page.goto(`${path}/edit`);
  const bar = page.locator('form footer');
  const toast = page.getByRole('alert');
  const fail = async () => {
    await page.getByRole('button', { name: 'Lưu', exact: true }).tap();
    await expect(toast).toBeVisible();
    await expect.poll(() => covers(toast, bar)).toBe(false);
    expect((await boxOf(toast)).top).toBeGreaterThan(400);
  };
  await page.route('**/api/tournaments/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.getByLabel('Tên giải').fill('Giải mùa xuân');
  await fail();
  await toast.tap({ position: { x: 100, y: 10 } });
  await expect(toast).toHaveCount(0);

  await fail();
  const field = page.getByLabel('Địa điểm');
  const { top } = await boxOf(toast);
  await field.evaluate((element, to) => scrollBy({ top: element.getBoundingClientRect().top - to - 8, behavior: 'instant' }), top);
  expect(await covers(toast, field)).toBe(true);
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await expect.poll(() => covers(toast, field)).toBe(false);
  expect(await covers(toast, bar)).toBe(false);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 720 }, hasTouch: false, isMobile: false });

  test('a toast covers nothing of the bar below the regulations', async ({ page }) => {
    await logIn(page, 'manager');
    const { path } = await prepareTournament(page, [['Bảng A', 0, 36]]);
    await page.goto(`${path}/regulations`);
    await page.getByRole('textbox').first().fill('Luật R&A.');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Giải thử' });
    await expect(toast).toBeVisible();
    await expect.poll(() => covers(toast, page.locator('form footer'))).toBe(false);
  });
});
