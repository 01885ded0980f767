import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';

const AGAIN = 'Hãy tải lại trang.';

/** The scripts whose name begins so fail as they run, as one does that calls what a browser has not. */
const breakScripts = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/(caddie/)?${name}[\\w-]*\\.js`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `undefined.missing;` }),
  );

test('a part of a page that fails as it is loaded is said in its place, in the office, on the board and on the caddie’s page', async ({
  page,
  trouble,
}) => {
  await logIn(page, 'manager');
  await test.step('a screen', async () => {
    await breakScripts(page, 'tournament-list-page-');
    await page.goto('/tournaments');
    await expect(page.getByRole('heading', { name: 'Không mở được màn hình này' })).toBeVisible();
    await expect(page.getByText(AGAIN)).toBeVisible();
  });
  await test.step('a menu of a screen', async () => {
    await breakScripts(page, 'user-menu-');
    await page.goto('/settings/profile');
    await page.getByRole('button', { name: /^Tài khoản/ }).click();
    await expect(page.getByRole('alert')).toContainText('Không mở được phần này');
  });
  await test.step('the words of the office', async () => {
    await breakScripts(page, 'word-');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Không mở được trang này' })).toBeVisible();
    expect(trouble.splice(0)).toEqual([expect.stringContaining('missing')]);
  });
  await test.step('the list of public tournaments', async () => {
    await breakScripts(page, 'list-page-');
    await page.goto('/live');
    await expect(page.getByRole('heading', { name: 'Không mở được phần này' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
  });
  await test.step('another language of the caddie’s page: it stays Vietnamese', async () => {
    await breakScripts(page, 'marker-');
    await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
    await page.goto('/live/marker/1');
    await expect(page.getByRole('heading', { name: 'Nhập điểm', exact: true })).toBeVisible();
  });
});
