import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, enterScore, type Prepared, prepareTournament } from '../kit/tournament.ts';

const AN = 'Nguyễn Văn An';
const BINH = 'Trần Đức Bình';
const HA = 'Lê Hà';
const GOLFERS = [AN, BINH, HA].map((name) => ({ name, handicapCourse: 12 }));
const OUT = [4, 5, 4, 3, 4, 5, 6, 4, 4];
const IN = [4, 5, 4, 3, 4, 5, 6, 4, 5];

const line = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const holeCell = (page: Page, name: string, hole: number) => line(page, name).getByRole('gridcell', { name: new RegExp(`^Hố ${hole}:`) });

/** The status of a player on the server. */
async function storedStatus(page: Page, { path, playerIds }: Prepared, name: string) {
  const { items } = await ask(page, 'GET', `/api${path}/players`);
  return items.find(({ id }: { id: string }) => id === playerIds.get(name)).cards[0].status;
}

test('a card is found, pasted, asked about and given a status with the keyboard alone', async ({ page, context }) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await page.goto(`${prepared.path}/scores`);
  await expect(page.getByText('0/3 thẻ đủ 18 hố')).toBeVisible();
  await test.step('/ goes to the search, which counts what it finds; Enter goes to the card', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('binh');
    await expect(page.getByText('1 thẻ', { exact: true })).toBeVisible();
    await expect(line(page, AN)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(holeCell(page, BINH, 1)).toBeFocused();
  });
  await test.step('a row of a sheet with OUT, IN and TOT fills the card', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), [...OUT, 39, ...IN, 40, 79].join('\t'));
    await page.keyboard.press('Control+v');
    await expect(page.getByText('2 thẻ chưa đủ, thiếu 36 hố')).toBeVisible();
    await expect(holeCell(page, BINH, 18)).toBeFocused();
  });
  await test.step('Escape leaves the search, all cards are back and the keys are at the cell', async () => {
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(line(page, AN)).toBeVisible();
    await expect(holeCell(page, BINH, 18)).toBeFocused();
  });
  await test.step('a 1 that Tab leaves behind is asked about, and Enter makes it a hole in one', async () => {
    await holeCell(page, AN, 7).click();
    await page.keyboard.press('1');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert').filter({ hasText: 'Hole in one? 1 gậy ở hố 7.' })).toBeVisible();
    await expect(holeCell(page, AN, 7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(holeCell(page, AN, 7)).toHaveAccessibleName(/1 gậy/);
  });
  await test.step('C says that the odd score is right, and it is asked about no more', async () => {
    await holeCell(page, AN, 7).click();
    await expect(page.getByText(`${AN}, hố 7: 1 gậy, hole in one. Hãy kiểm tra lại thẻ.`)).toBeVisible();
    await page.keyboard.press('c');
    await expect(holeCell(page, AN, 7)).toHaveAccessibleName('Hố 7: 1 gậy');
    await expect(page.getByText('hai nơi ghi giống nhau')).toBeVisible();
  });
  await test.step('K types a full card a second time without its scores; what is the same is confirmed, what differs waits for a decision', async () => {
    await holeCell(page, BINH, 1).click();
    await page.keyboard.press('k');
    const again = page.getByRole('dialog', { name: `Nhập lần hai: ${BINH}` });
    await expect(again.getByRole('gridcell', { name: 'Hố 1: Chưa có điểm' })).toBeFocused();
    for (const strokes of [...OUT, ...IN.slice(0, 8), 6]) await page.keyboard.press(String(strokes));
    await expect(again.getByText('17 hố giống nhau.')).toBeVisible();
    await expect(again.getByRole('row', { name: '18 5 gậy 6 gậy' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '1 hố lệch điểm' })).toBeVisible();
    await expect(holeCell(page, BINH, 18)).toContainText('5');
    await holeCell(page, AN, 7).click();
  });
  await test.step('the last change of a hole is taken back from the history of the card, with a reason', async () => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/entries') && answer.request().method() === 'POST');
    await page.keyboard.press('3');
    await saved;
    await holeCell(page, AN, 7).click();
    await page.getByRole('button', { name: 'Lịch sử thẻ' }).press('Enter');
    await page.getByRole('button', { name: 'Hoàn tác hố 7: trả lại 1 gậy' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Lý do' })).toBeFocused();
    await page.keyboard.type('Gõ nhầm hố');
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog', { name: `Lịch sử thẻ: ${AN}` });
    await expect(history).toContainText('Lý do: Gõ nhầm hố');
    await expect(history, 'what is within a dialog does not describe it').toHaveAccessibleDescription('');
    await history.getByRole('button', { name: 'Đóng' }).click();
    await expect(history).toBeHidden();
    await expect(holeCell(page, AN, 7)).toContainText('1');
    await holeCell(page, AN, 7).click();
  });
  await test.step('S opens the status of the card, the toast takes it back', async () => {
    await page.keyboard.press('s');
    await expect(page.getByRole('menuitem', { name: 'WD · rút lui' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line(page, AN).getByRole('button', { name: `Trạng thái của ${AN}: rút lui (WD)` })).toBeVisible();
    await expect(holeCell(page, AN, 7)).toBeFocused();
    expect(await storedStatus(page, prepared, AN)).toBe('WD');
    await page.getByRole('status').getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(line(page, AN).getByRole('button', { name: `Trạng thái của ${AN}: đang thi đấu` })).toBeVisible();
    expect(await storedStatus(page, prepared, AN)).toBe('ok');
  });
  await test.step('after each thing that closes, the next key is a stroke', async () => {
    const dialog = page.getByRole('dialog');
    const typed = async (hole: number) => {
      await expect(holeCell(page, HA, hole)).toBeFocused();
      await page.keyboard.press('5');
      await expect(holeCell(page, HA, hole)).toContainText('5');
      await expect(dialog).toHaveCount(0);
    };
    await page.getByRole('button', { name: '2 thẻ chưa đủ, thiếu 35 hố' }).click();
    await dialog.getByRole('button', { name: new RegExp(`^${HA}`) }).click();
    await typed(1);
    for (const [nth, name] of ['Lịch sử thẻ', '2 thẻ chưa đủ, thiếu 34 hố', '1 hố lệch điểm'].entries()) {
      await page.getByRole('button', { name }).click();
      await expect(dialog).toBeVisible();
      if (nth % 2 === 0) await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Đóng' }).click();
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await expect(holeCell(page, HA, 1)).toHaveAccessibleName('Hố 1: Chưa có điểm');
      await expect(page.locator('[data-spoken=polite]')).toContainText(`Đã hoàn tác. ${HA}, Hố 1: Chưa có điểm`);
      await typed(1);
    }
    await page.keyboard.press('s');
    await page.getByRole('menuitem', { name: 'WD · rút lui' }).click();
    await typed(2);
    await page.getByRole('status').filter({ hasText: HA }).getByRole('button', { name: 'Hoàn tác' }).press('Enter');
    await typed(3);
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await typed(4);
  });
});

test('in English on a phone the desk says why a card with scores cannot be “did not start”, and shows a round that someone has finished', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await enterScore(page, prepared, AN, 1, 4);
  await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${prepared.path}/scores`);
  await page.getByRole('combobox', { name: 'Find by name, flight, bag tag, VGA' }).fill('An');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Status of ${AN}: playing` }).click();
  await page.getByRole('menuitem', { name: 'DNS · did not start' }).click();
  await expect(page.getByText('Choose withdrawn (WD), or clear the card’s scores first.')).toBeVisible();
  expect(await storedStatus(page, prepared, AN)).toBe('ok');
  await expectAccessible(page);
  const { items } = await ask(page, 'GET', `/api${prepared.path}/players`);
  for (const { id, version } of items) {
    await ask(page, 'PATCH', `/api${prepared.path}/players/${id}`, { version, card: { roundId: prepared.roundId, status: 'WD' } });
  }
  await ask(page, 'POST', `/api${prepared.path}/rounds/${prepared.roundId}/finish`);
  await page.reload();
  await expect(page.getByText('The round is finished. Reopen it to correct scores.')).toBeVisible();
});
