import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { prepareTournament } from '../kit/tournament.ts';

const GOLFER = { name: 'Lò Thị Ánh Đào', handicapCourse: 12 };

test('Ctrl-K leads to a screen, a player and an action by a few letters; ? lists the keys of the screen', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], [GOLFER, { name: 'Trần Bình', handicapCourse: 9 }]);
  const field = page.getByRole('combobox', { name: 'Tìm màn hình, giải, golfer, thao tác' });

  await test.step('a screen', async () => {
    await page.goto('/tournaments');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
    await expect(chosen, 'the chosen row is seen').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(field, 'the field names it').toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.type('cach phan dinh');
    await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: '1 kết quả' })).toBeAttached();
    await expect(chosen).toHaveText(/^Cách phân định/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/tiebreaks$/);
    await expect(field).toHaveCount(0);
  });

  await test.step('a player, without diacritics', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('anh dao');
    await expect(page.getByRole('option', { name: GOLFER.name })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/players\\?search=`));
    await expect(field).toHaveCount(0);
  });

  await test.step('a screen of the open tournament', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('nhap diem');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/scores$`));
  });

  await test.step('the keys of the desk', async () => {
    await expect(page.getByRole('gridcell', { name: /^Hố 1: Chưa có điểm/ }).first()).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Phím tắt' });
    await expect(keys.getByText('Mọi màn hình')).toBeVisible();
    await expect(keys.getByRole('term').filter({ hasText: 'F2' })).toHaveCount(0);
    await expect(keys.getByRole('term').filter({ hasText: 'Del' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
  });

  await test.step('an action, and from now on in English', async () => {
    await page.goto('/help/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('english');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('zzzz');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
    await expectSentences(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone by its button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Find a screen, tournament, player' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
  });
});
