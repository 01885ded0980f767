import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { tabTo } from '../kit/look/keyboard.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

const example = (page: Page) => page.getByRole('dialog').getByRole('status').first();

test('a built-in tiebreak says what it does on two sample cards, list by list, and cannot be changed', async ({ page }) => {
  await logIn(page, 'manager');
  await page.goto('/config/tiebreaks');
  await page.getByRole('button', { name: 'Handicap thấp hơn, rồi countback' }).click();
  await expect(example(page)).toContainText('Bằng gross 84: An xếp trên nhờ 6 hố cuối.');
  await page.getByRole('dialog').getByText('Net', { exact: true }).click();
  await expect(example(page)).toContainText('Bằng net 72: An xếp trên nhờ handicap thấp hơn.');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Lưu' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a manager makes a tiebreak of any tie keys and a countback of a named nine; a play-off order is written on the winners page', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const dialog = page.getByRole('dialog');
  const { path } = await prepareTournament(
    page,
    [['Bảng A', 0, 36]],
    ['Nguyễn Văn An', 'Trần Bình'].map((name) => ({ name, handicapCourse: 10 })),
  );
  await page.goto('/config/countbacks');
  await page.getByRole('button', { name: 'Tạo countback' }).click();
  await dialog.getByRole('textbox', { name: 'Tên' }).first().fill('Đường Hồ');
  await dialog.getByRole('combobox', { name: 'Cụm hố' }).click();
  await page.getByRole('option', { name: 'Số hố cuối của một đường 9 hố' }).click();
  await dialog.getByLabel('Tên đường 9 hố').fill('Hồ');
  await dialog.getByRole('button', { name: 'Thêm cụm hố' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '9 hố cuối đường Hồ' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã lưu Đường Hồ')).toBeVisible();

  await page.goto('/config/tiebreaks');
  await page.getByRole('button', { name: 'Tạo cách phân định' }).click();
  await dialog.getByRole('textbox', { name: 'Tên' }).first().fill('Play-off');
  for (const key of ['gross thấp hơn', 'vòng cuối', 'lớn tuổi hơn', 'ưu tiên nữ', 'thứ tự do ban tổ chức quyết định'])
    await dialog.getByRole('button', { name: `Khi bằng net: Thêm ${key}`, exact: true }).click();
  await expectSentences(page);
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã lưu Play-off')).toBeVisible();
  const { items } = await ask(page, 'GET', '/api/tiebreaks');
  const own = items.find(({ name }: { name: string }) => name === 'Play-off');
  const { version } = await ask(page, 'GET', `/api${path}`);
  await ask(page, 'PATCH', `/api${path}`, { version, tiebreak: own.id });

  await page.goto(`${path}/winners`);
  await page.getByRole('button', { name: 'Thao tác khác' }).click();
  await page.getByRole('menuitem', { name: 'Thứ tự play-off' }).click();
  for (const name of ['Trần Bình', 'Nguyễn Văn An']) {
    await dialog.getByRole('combobox', { name: 'Thêm golfer' }).click();
    await page.getByRole('option', { name }).click();
  }
  await expect(dialog.getByRole('listitem')).toHaveText([/Trần Bình/, /Nguyễn Văn An/]);
  await dialog.getByRole('button', { name: 'Lưu thứ tự' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await ask(page, 'GET', `/api${path}`)).tieOrder).toHaveLength(2);
});

test('a manager makes a play of sides, and a tournament is played by it', async ({ page }) => {
  await logIn(page, 'manager');
  const dialog = page.getByRole('dialog');
  const { path } = await prepareTournament(page, []);
  await page.goto('/config/plays');
  await page.getByRole('button', { name: 'Tạo cách chơi' }).click();
  await dialog.getByRole('textbox', { name: 'Tên' }).fill('Texas');
  await dialog.getByLabel('Số cú phát bóng ít nhất của mỗi người').fill('3');
  await dialog.getByLabel('Người 1').fill('30');
  await expect(example(page)).toHaveText('Các thành viên có handicap 8, 14, 20 và 27: nhóm chơi với 11.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã lưu Texas')).toBeVisible();

  await page.goto(`${path}/edit`);
  await page.getByRole('combobox', { name: 'Cách chơi' }).click();
  await page.getByRole('option', { name: 'Texas' }).click();
  await expect(page.getByText('tỷ lệ 30 + 20 + 15 + 10 % · mỗi người ít nhất 3 cú phát bóng')).toBeVisible();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Theo cách chơi riêng Texas.')).toBeVisible();
});

test('a manager makes a countback by keyboard alone, orders it with its example at hand, uses it, and deletes it', async ({ page }) => {
  await logIn(page, 'manager');
  await page.goto('/config/countbacks');
  const dialog = page.getByRole('dialog');
  await test.step('make', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Tạo countback' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Tên')).toBeFocused();
    await page.keyboard.type('Ba hố cuối trước');
    await expect(example(page)).toContainText('An xếp trên nhờ 6 hố cuối.');
    const up = dialog.getByRole('button', { name: 'Đưa 3 hố cuối lên trước' });
    await tabTo(page, up);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(example(page)).toContainText('Bình xếp trên nhờ 3 hố cuối.');
    for (let nth = 0; nth < 5; nth++) await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up.locator('xpath=ancestor::li')).toHaveText(/^3 hố cuối/);
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Bỏ 1 hố cuối' }));
    await page.keyboard.press('Enter');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Đã lưu Ba hố cuối trước')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ba hố cuối trước' })).toBeVisible();
  });

  await test.step('use', async () => {
    await page.goto('/tournaments/add');
    await page.locator('summary', { hasText: 'Khi bằng điểm' }).click();
    await page.getByRole('combobox', { name: /^Countback / }).click();
    await expect(page.getByRole('option', { name: 'Ba hố cuối trước' })).toBeVisible();
    const { items } = await ask(page, 'GET', '/api/countbacks');
    const own = items.find(({ name }: { name: string }) => name === 'Ba hố cuối trước');
    const { items: clubs } = await ask(page, 'GET', '/api/clubs');
    const par = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];
    const course = { courseName: 'Sân A', par, strokeIndex: null };
    await ask(page, 'POST', '/api/tournaments', { name: 'Giải Xuân', date: '2026-04-25', clubId: clubs[0].id, countback: own.id, course });
  });

  await test.step('delete', async () => {
    await page.goto('/config/countbacks');
    await expect(page.getByRole('listitem').filter({ hasText: 'Ba hố cuối trước' })).toContainText('Dùng trong 1 giải');
    await page.getByRole('button', { name: 'Ba hố cuối trước' }).click();
    await expect(dialog.getByRole('link', { name: 'Giải Xuân' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Xóa', exact: true }).click();
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: 'Xóa Ba hố cuối trước' }))
      .last();
    await expect(question).toContainText(
      'Bạn có chắc không? Thao tác này không thể hoàn tác. 1 giải đang giữ bản riêng và không thay đổi.',
    );
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Xóa' }).click();
    await expect(page.getByText('Đã xóa Ba hố cuối trước')).toBeVisible();
    await expect(page.getByRole('button', { name: /Ba hố cuối trước/ })).toHaveCount(0);
  });
});

test('in English a manager makes a format from Stableford; who only reads sees it and cannot change it', async ({ page }) => {
  await logIn(page, 'manager');
  await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
  await page.goto('/config/formats');
  await page.getByRole('button', { name: 'Create a format' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Club Stableford');
  const before = await example(page).textContent();
  await dialog.getByLabel('Par', { exact: true }).fill('4');
  await expect(example(page)).not.toHaveText(before ?? '');
  await expectSentences(page);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Club Stableford was saved')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/config/formats');
  await expect(page.getByRole('button', { name: 'Club Stableford' })).toBeVisible();
  await expectAccessible(page);
});
