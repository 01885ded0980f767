import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { leavePaper, onPaper } from '../kit/look/paper.ts';
import { ask, enterCards, prepareTournament } from '../kit/tournament.ts';

test('a club tries a rule, switches it on, and its winner is cut with the sentence that says why', async ({ page }) => {
  await logIn(page, 'manager');
  const golfers = [
    { name: 'Trần An', handicapCourse: 15 },
    { name: 'Lê Bình', handicapCourse: 20 },
  ];
  const prepared = await prepareTournament(page, [['A', 0, 36]], golfers);
  await enterCards(page, prepared, { 'Trần An': 8, 'Lê Bình': 25 });
  const at = `/api${prepared.path}`;
  const { site } = await ask(page, 'GET', '/api/auth/user');
  const golfer = await ask(page, 'POST', `/api/sites/${site.id}/golfers`, { name: 'Trần An', gender: 'm' });
  await ask(page, 'POST', `/api/golfers/${golfer.id}/joins`, { playerIds: [prepared.playerIds.get('Trần An')] });
  await ask(page, 'POST', `${at}/rounds/${prepared.roundId}/finish`);
  await ask(page, 'POST', `${at}/close`);
  const { boardVersion } = await ask(page, 'GET', `${at}/leaderboard`);
  await ask(page, 'PUT', `${at}/winners/publication`, { boardVersion });

  await page.goto('/golfers');
  await page.getByRole('link', { name: 'Handicap CLB' }).click();
  await expect(page.getByText('CLB chưa chọn cách tính handicap riêng')).toBeVisible();
  await page.getByRole('button', { name: 'Cách tính' }).click();
  const form = page.getByRole('dialog', { name: 'Cách tính handicap CLB' });
  await form.getByLabel('Cách tính', { exact: true }).selectOption('Giảm theo net dưới par, theo khoảng handicap');
  await form.getByLabel('Năm', { exact: true }).fill('2026');
  await form.getByRole('button', { name: 'Tính thử' }).click();
  await expect(form.getByRole('row', { name: /Trần An/ })).toContainText('giảm nhiều nhất 3: 15 → 12');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Lưu' }).click();
  await expect(form).toBeHidden();

  await onPaper(page);
  await expect(page.getByRole('columnheader', { name: 'Họ và tên' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await leavePaper(page);

  await page.goto(`${prepared.path}/winners`);
  await page.getByRole('link', { name: 'Trần An' }).first().click();
  await expect(page.getByRole('region', { name: 'Handicap khi dự từng giải' })).toContainText(
    'chơi với handicap 15 · gross 80 · net 65 (−7)',
  );
  await expect(page.getByRole('region', { name: 'Handicap CLB' })).toContainText(
    /thắng .*, net 7 gậy dưới par, giảm nhiều nhất 3: 15 → 12/,
  );
  await expectAccessible(page);
});
