import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { prepareTournament } from '../kit/tournament.ts';

const lineOf = (page: Page) => page.getByRole('form', { name: 'Nhập số đo Nearest to the Pin – hố 3' });

/** A player and a distance, with the keyboard alone; the line is ready for the next one. */
async function measure(page: Page, player: { typed: string; name: string }, distance: string): Promise<void> {
  const line = lineOf(page);
  const field = line.getByRole('combobox', { name: 'Golfer' });
  await field.focus();
  await page.keyboard.type(player.typed);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type(distance);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Đã ghi: ${player.name}`)).toBeVisible();
  await expect(field).toBeFocused();
}

test('three shots are measured by the keyboard, one is corrected: the public page and the winners follow', async ({ page, context }) => {
  await logIn(page, 'manager');
  const golfers = ['Nguyễn Văn An', 'Trần Bình', 'Lê Chi'].map((name) => ({ name, handicapCourse: 10 }));
  const sideAwards = [{ kind: 'nearest-to-the-pin', holes: '3' }];
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], golfers, { sideAwards });
  const board = await context.newPage();
  await board.goto(`${path}/live`);
  const live = board.locator('details', { hasText: 'Giải kỹ thuật' });
  await live.locator('summary').click();

  await page.goto(`${path}/side-awards`);
  const card = page.getByRole('region', { name: 'Nearest to the Pin' });
  await measure(page, { typed: 'van an', name: 'Nguyễn Văn An' }, '3,2');
  await expect(card).toContainText('Đang dẫn đầu');
  await measure(page, { typed: 'binh', name: 'Trần Bình' }, '1.42 m');
  await measure(page, { typed: 'flight 1 chi', name: 'Lê Chi' }, '2m05');
  await expect(card.getByRole('listitem')).toHaveText([/^1.*Trần Bình.*1,42 m/, /^2.*Lê Chi.*2,05 m/, /^3.*Nguyễn Văn An.*3,2 m/]);
  await expect(live).toContainText('Trần Bình');

  await card.getByRole('button', { name: 'Sửa số đo của Trần Bình' }).click();
  await lineOf(page).getByLabel('Khoảng cách (m)').fill('4,12');
  await lineOf(page).getByLabel('Lý do sửa').fill('Đọc nhầm thước');
  await lineOf(page).getByLabel('Lý do sửa').press('Enter');
  await expect(card.getByRole('listitem').first()).toHaveText(/Lê Chi.*2,05 m/);
  await card.getByRole('button', { name: 'Lịch sử đo của Trần Bình' }).click();
  await expect(card.getByRole('list', { name: 'Lịch sử: Trần Bình' })).toHaveText(/4,12 m.*Đọc nhầm thước.*1,42 m/);
  await expect(live).toContainText('Lê Chi');

  await page.goto(`${path}/winners`);
  await expect(page.getByRole('row', { name: /Nearest to the Pin – hố 3/ })).toContainText('Lê Chi');
});
