import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { prepareTournament } from '../kit/tournament.ts';

test('the border between two divisions is dragged, moved by keys and typed; saved, it leaves out a player, who moves with one click', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const golfers = [
    { name: 'Nguyễn Văn An', handicapCourse: 9 },
    { name: 'Lê Minh Châu', handicapCourse: 18 },
    { name: 'Trần Bình', handicapCourse: 30 },
  ];
  const bounds = [['Bảng A', 0, 18] as const, ['Bảng B', 19, 36] as const];
  const { path } = await prepareTournament(page, bounds, golfers);
  await page.goto(`${path}/divisions`);
  const handle = page.getByRole('slider', { name: 'Ranh giới giữa Bảng A và Bảng B' });
  const says = (to: number, lower: number, upper: number) =>
    expect(handle).toHaveAttribute('aria-valuetext', `Bảng A đến ${to}: ${lower} golfer. Bảng B từ ${to + 1}: ${upper} golfer.`);
  await says(18, 2, 1);

  await test.step('dragged to the far right it stops where the upper division keeps one handicap; the numbers follow', async () => {
    const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(1270, y + height / 2, { steps: 5 });
    await says(35, 3, 0);
    await page.mouse.up();
    await expectAccessible(page);
  });
  await test.step('by keys, then typed: the neighbour goes along', async () => {
    await handle.press('Home');
    await says(0, 0, 3);
    await page.getByRole('textbox', { name: 'Bảng A đến' }).fill('16');
    await page.getByRole('textbox', { name: 'Bảng A đến' }).press('Enter');
    await handle.press('ArrowRight');
    await says(17, 1, 2);
    await expect(page.getByRole('textbox', { name: 'Bảng B từ' })).toHaveValue('18');
  });
  await test.step('saved by the key with which it was typed, it names who is left out, and moves them', async () => {
    await handle.press('ArrowRight');
    await says(18, 2, 1);
    await page.getByRole('textbox', { name: 'Bảng A đến' }).fill('17');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('1 golfer không hợp khoảng handicap của Bảng A: Lê Minh Châu (18).')).toBeVisible();
    await page.getByRole('button', { name: 'Xếp lại golfer theo ranh giới' }).click();
    await expect(page.getByText('Đã xếp 1 golfer vào bảng')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Bảng B/ })).toContainText('18–36');
    await expect(page.getByRole('heading', { name: 'Cần xem lại' })).toHaveCount(0);
  });
});
