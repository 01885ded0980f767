import { expect, type Page } from '@playwright/test';
import knockOut from '../../golf/events/knock-out.json' with { type: 'json' };
import { logIn, test } from '../kit/fairway.ts';
import { openMatch, prepareMatches } from '../kit/match.ts';
import { enterCards, type Prepared } from '../kit/tournament.ts';

const { players, matches, days, expected } = knockOut;
const nameOf = (id: string): string => players.find((player) => player.id === id)?.name ?? '';
const LONGEST = '1.8';

test('a knock-out of thirteen over four days: seeds, byes, a match won at the 20th, the champion and the third', async ({ page }) => {
  await logIn(page, 'manager');
  const rounds = await prepareMatches(page, knockOut, days);
  await page.goto(`${rounds[0]?.path}/matches`);
  await makeKnockOut(page);
  for (const [nth, round] of rounds.entries()) await playDay(page, round, nth + 1);
  await page.goto(`${rounds[0]?.path}/live`);
  await seePicture(page);
  await test.step('the regulations say what the matches are played off', async () => {
    await page.goto(`${rounds[0]?.path}/regulations`);
    const editor = page.getByRole('textbox', { name: 'Nội dung điều lệ: Tiếng Việt' });
    await expect(editor).toContainText('Đánh đơn: mỗi người tính 100 % handicap.');
    await expect(page.getByText('Không thấy chỗ nào trái với cài đặt.')).toBeVisible();
  });
});

async function makeKnockOut(page: Page): Promise<void> {
  await test.step('the list of golfers becomes the knock-out, the best four as its seeds', async () => {
    await page.getByRole('button', { name: 'Nhánh đấu loại trực tiếp' }).click();
    const drawer = page.getByRole('dialog', { name: 'Thêm: Nhánh đấu loại trực tiếp' });
    await drawer.getByLabel('Tên', { exact: true }).fill('Vô địch CLB');
    await drawer.getByLabel('Số hạt giống').fill('4');
    const find = drawer.getByRole('combobox', { name: 'Thêm người tham dự' });
    const last = players.at(-1)?.name ?? '';
    await find.fill(last);
    await find.press('ArrowDown');
    await find.press('Enter');
    await expect(drawer.getByRole('listitem')).toHaveText(new RegExp(`1\\. ${last}`));
    // the organiser's list of seeds is pasted, and keeps its order
    await paste(page, [...players.map(({ name }) => name), 'Ai Đó'].map((name, at) => `${at + 1}\t${name}`).join('\n'));
    await expect(drawer.getByRole('alert')).toContainText('cùng tên: Ai Đó.');
    await expect(drawer.getByRole('listitem')).toHaveText(players.map(({ name }, at) => new RegExp(`${at + 1}\\. ${name}`)));
    await drawer.getByRole('switch', { name: 'Tranh hạng ba' }).click();
    await expect(drawer.getByText('Nhánh 16: 3 suất miễn đấu vòng đầu, 13 trận.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Lưu' }).click();
    await expect(drawer).toBeHidden();
  });
}

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** One press makes the matches of a day; strokes come in, and at the desk whatever extra holes were played. */
async function playDay(page: Page, round: Prepared, day: number): Promise<void> {
  const ofDay = matches.filter((match) => match.day === day);
  await test.step(`day ${day}: one press makes its ${ofDay.length} matches`, async () => {
    await page.getByRole('button', { name: 'Lập các trận vòng tiếp' }).click();
    const sheet = page.getByRole('grid', { name: `Các trận: Lượt đấu ${day}` });
    await expect(sheet.getByRole('row')).toHaveCount(ofDay.length + 1);
    for (const { sides } of ofDay)
      await expect(sheet.getByRole('row').filter({ hasText: new RegExp(`Trận.*${sides.map(nameOf).join('.*')}`) })).toHaveCount(1);
    await expect(sheet.getByRole('row').filter({ hasText: 'Vòng 16 · Trận' })).toHaveCount(day === 1 ? ofDay.length : 0);
    const cards = ofDay.flatMap(({ sides, cards: own }) => sides.map((side, at) => [nameOf(side), own[at] ?? []] as const));
    await enterCards(page, round, Object.fromEntries(cards));
    const long = ofDay.find(({ id }) => id === LONGEST);
    if (long !== undefined) await playOn(page, long.sides.map(nameOf));
  });
}

/** Level after the last hole, a match goes on at the 19th: one key after the other, it is halved and the next one lost. */
async function playOn(page: Page, [golfer = '', winner = '']: readonly string[]): Promise<void> {
  await page.reload();
  const drawer = await openMatch(page, golfer);
  await expect(drawer.getByText('Hòa sau các hố chính, đánh tiếp hố phụ')).toBeVisible();
  await drawer.getByRole('button', { name: 'Hố 19: chưa ghi' }).focus();
  await page.keyboard.press('0');
  await page.keyboard.press('2');
  await expect(drawer.getByText(`${winner} thắng ở hố phụ 20`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Đóng' }).click();
}

async function seePicture(page: Page): Promise<void> {
  await test.step('anyone sees the picture: the champion, byes, how each match was won, third place, and who won at the 20th', async () => {
    const picture = page.getByRole('region', { name: 'Nhánh đấu', exact: true });
    await expect(page.getByText(`Vô địch: ${nameOf(expected.champion)}`)).toBeVisible();
    await expect(picture.getByText('Miễn đấu', { exact: true })).toHaveCount(expected.byes.length);
    for (const { sides, expected: result } of matches) {
      const how = result.text === 'at the 20th' ? 'ở hố phụ 20' : result.text.replace('up', 'UP');
      const match = picture.getByRole('button', { name: `${nameOf(result.winner)} thắng ${how}` });
      for (const side of sides) await expect(match.filter({ hasText: nameOf(side) }).first()).toBeVisible();
    }
    const third = expected.places.find(([, place]) => place === 3)?.[0];
    const below = picture.locator('div').filter({ has: page.getByRole('heading', { name: 'Tranh hạng ba' }) });
    await expect(below.last()).toContainText(`${nameOf(String(third))} thắng 3&2`);
    await picture.getByRole('button', { name: /ở hố phụ 20/ }).click();
    await expect(page.getByText(/Hố 20: hố phụ, đánh ở hố 2/)).toBeVisible();
  });
}
