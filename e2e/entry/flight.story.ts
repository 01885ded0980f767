import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { pressTo } from '../kit/look/keyboard.ts';
import { ask, enterScore, prepareTournament } from '../kit/tournament.ts';

const NAMES = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Khánh', 'Lan', 'Minh'];
const golfer = (given: string) => `Nguyễn Văn ${given}`;

const flight = (page: Page, number: number) => page.getByRole('region', { name: `Flight ${number}`, exact: true });
const players = (page: Page, number: number) => flight(page, number).getByRole('listitem');
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Chuyển ${name}`, exact: true });
const startOf = (page: Page, number: number) => flight(page, number).locator('header');

/** The column of the caddies on the sheet of tags. */
const CADDIE = 5;

const pasteText = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Drags by hand: down, a few steps, up. */
async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 30, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

test('flights are drawn, changed by hand and by keys, undone and shifted; the start list is public, and players are checked in on a phone', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]]);
  const { path, roundId } = prepared;
  for (const [nth, given] of NAMES.entries())
    await ask(page, 'POST', `/api${path}/players`, { name: golfer(given), gender: 'm', handicapCourse: 4 + nth, card: { roundId } });

  await test.step('an empty board says what to do', async () => {
    await page.goto(`${path}/flights`);
    await expect(page.getByRole('heading', { name: 'Chưa xếp flight' })).toBeVisible();
    await expect(page.getByText('0 golfer, 0 flight')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the draw shows who would play with whom and why, and writes nothing before it is applied', async () => {
    await page.getByRole('button', { name: 'Xếp tự động' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Xếp flight tự động' });
    await expect(drawer.getByRole('heading', { name: 'Xem trước: 3 flight, 9 golfer' })).toBeVisible();
    await test.step('by public numbers it waits until their order is shown; Escape in the form above closes that alone', async () => {
      const chosen = async (order: string) => {
        await drawer.getByRole('combobox', { name: 'Thứ tự' }).click();
        await page.getByRole('option', { name: order }).click();
      };
      await chosen('Bốc thăm công khai');
      const binding = page.getByRole('dialog', { name: 'Bốc thăm công khai' });
      await drawer.getByRole('button', { name: 'Bốc thăm công khai' }).click();
      await binding.getByLabel('Ba khách trong khán phòng').press('Escape');
      await expect(binding).toHaveCount(0);
      await drawer.getByRole('button', { name: 'Bốc thăm công khai' }).click();
      await binding.getByLabel('Ba khách trong khán phòng').check();
      await binding.getByRole('button', { name: 'Niêm phong và bắt đầu' }).click();
      await expect(drawer.getByText('Chờ số của ba khách trong khán phòng: đã có 0.')).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Xếp 3 flight' })).toBeDisabled();
      await chosen('Handicap thấp đến cao');
    });
    await expect(drawer.getByText('Golfer có handicap gần nhau đánh cùng flight.')).toBeVisible();
    await drawer.getByText('3', { exact: true }).click();
    await drawer.locator('summary', { hasText: 'Yêu cầu riêng' }).click();
    await drawer.getByRole('button', { name: 'Thêm yêu cầu cùng flight' }).click();
    for (const given of ['an', 'minh']) {
      await drawer.getByRole('combobox', { name: 'Cùng flight' }).fill(given);
      await page
        .getByRole('option', { name: new RegExp(`${given}$`, 'i') })
        .first()
        .click();
    }
    await expect(drawer.getByText(`cùng flight theo yêu cầu: ${golfer('An')}, ${golfer('Minh')}`)).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Giờ đầu tiên' }).fill('6h30');
    await expect(drawer.getByText('Flight 2 · 06:38 · hố 1')).toBeVisible();
    await expectSentences(page);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Xếp 3 flight' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('9 golfer, 3 flight')).toBeVisible();
    await expect(players(page, 1)).toHaveText([/An/, /Bình/, /Minh/]);
    await expect(startOf(page, 3)).toContainText('06:46 · hố 1');
  });

  await test.step('a player is dragged into another flight, and onto another player to change places', async () => {
    await drag(page, grip(page, golfer('Bình')), startOf(page, 2));
    await expect(players(page, 2)).toHaveText([/Chi/, /Dũng/, /Giang/, /Bình/]);
    await drag(page, grip(page, golfer('An')), players(page, 3).filter({ hasText: 'Khánh' }));
    await expect(players(page, 1)).toHaveText([/Khánh/, /Minh/]);
    await expect(players(page, 3)).toHaveText([/Hà/, /An/, /Lan/]);
    await expectAccessible(page);
  });

  await test.step('two change places by the keyboard alone, and Ctrl-Z takes it back', async () => {
    const spoken = page.locator('[data-spoken=polite]');
    await grip(page, golfer('Chi')).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Đang giữ ${golfer('Chi')}.`)).toBeVisible();
    await expectAccessible(page);
    await pressTo(page, 'ArrowDown', page.getByRole('button', { name: `Đổi chỗ ${golfer('Chi')} với ${golfer('Lan')}` }));
    await page.keyboard.press('Enter');
    await expect(players(page, 3)).toHaveText([/Hà/, /An/, /Chi/]);
    await expect(grip(page, golfer('Chi'))).toBeFocused();
    await expect(spoken).toContainText(`Đã đổi chỗ ${golfer('Chi')} với ${golfer('Lan')}`);
    await page.keyboard.press('Control+z');
    await expect(players(page, 3)).toHaveText([/Hà/, /An/, /Lan/]);
    await expect(spoken).toContainText('Đã hoàn tác lần xếp flight gần nhất');
    await expect(players(page, 2)).toHaveText([/Chi/, /Dũng/, /Giang/, /Bình/]);
  });

  await test.step('a whole flight changes its start with another, and Escape lets go', async () => {
    await page.getByRole('button', { name: 'Chuyển giờ của flight 1' }).press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Chuyển giờ của flight 1' }).press('Enter');
    await page.getByRole('button', { name: 'Đổi giờ flight 1 với flight 3' }).press('Enter');
    await expect(startOf(page, 1)).toContainText('06:46');
    await expect(startOf(page, 3)).toContainText('06:30');
  });

  await test.step('tags and caddies are a sheet: a column is pasted from Excel, and one caddie in two flights is named', async () => {
    await page.getByText('Caddie', { exact: true }).click();
    const caddieOf = (given: string) =>
      page
        .getByRole('row')
        .filter({ hasText: golfer(given) })
        .locator('[data-column]')
        .nth(CADDIE);
    await caddieOf('Hà').click();
    await pasteText(page, ['34', '35', '36', '37', '38', '39', '40', '41', '34'].join('\n'));
    await expect(caddieOf('Minh')).toContainText('34 trùng caddie');
    // takes no change of the flights back, as these are not on the screen: see their times below
    await page.getByRole('button', { name: 'Thao tác khác', exact: true }).press('Control+z');
    await expectAccessible(page);
    await page.getByText('Xếp flight', { exact: true }).click();
    await expect(page.getByText('Caddie 34 đang ở các flight 3, 1.')).toBeVisible();
    await page.getByRole('button', { name: golfer('Minh'), exact: true }).press('Enter');
    await expect(page.getByRole('dialog').getByText('Bảng A · 12 · caddie 34')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('all tee times are shifted', async () => {
    await page.getByRole('button', { name: 'Thao tác khác', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Dời mọi giờ phát bóng' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Số phút' }).fill('15');
    await expect(page.getByText('Flight đầu tiên: 06:30 thành 06:45')).toBeVisible();
    await page.getByRole('button', { name: 'Dời giờ' }).click();
    await expect(startOf(page, 3)).toContainText('06:45');
    await expect(startOf(page, 1)).toContainText('07:01');
  });

  await test.step('the start list is on the public page before the day, and has its own address', async () => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    const visitor = await context.newPage();
    await visitor.goto(`${path}/live`);
    await expect(visitor.getByRole('heading', { name: /06:45\s*Flight 3/ })).toBeVisible();
    await visitor.getByRole('link', { name: 'Danh sách xuất phát' }).click();
    await visitor.getByRole('searchbox', { name: 'Tìm golfer' }).fill('minh');
    await expect(visitor.getByRole('heading', { level: 2, name: /^\d\d:\d\d/ })).toHaveText([/07:01/]);
    await expect(visitor.getByText(golfer('Minh'))).toBeVisible();
    await expect(visitor.getByText('34')).toHaveCount(0);
    await expectAccessible(visitor);
    await context.close();
  });

  await test.step('on the day a helper checks players in on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${path}/flights?view=checkIn`);
    const hà = page.getByRole('group', { name: `Điểm danh ${golfer('Hà')}` });
    await hà.getByRole('button', { name: 'Đã đến' }).click();
    await expect(hà.getByRole('button', { name: 'Đã đến' })).toHaveAttribute('aria-pressed', 'true');
    expect((await hà.getByRole('button', { name: 'Đã đến' }).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await page
      .getByRole('group', { name: `Điểm danh ${golfer('An')}` })
      .getByRole('button', { name: 'Đến muộn' })
      .click();
    await page
      .getByRole('group', { name: `Điểm danh ${golfer('Lan')}` })
      .getByRole('button', { name: 'Không đến' })
      .click();
    await expect(page.getByText('Không đến (DNS)')).toBeVisible();
    await expect(page.getByText('2/9 đã đến')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('after the first score a change of the flight asks first; a suspended round says so to everyone', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { items } = await ask(page, 'GET', `/api${path}/players`);
    const playerIds = new Map<string, string>(items.map(({ name, id }: { name: string; id: string }) => [name, id]));
    await enterScore(page, { ...prepared, playerIds }, golfer('Dũng'), 1, 5);
    await page.goto(`${path}/flights`);
    await grip(page, golfer('Chi')).click();
    await page.getByRole('button', { name: 'Đặt vào flight 1' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByText('Flight 2 đã bắt đầu ghi điểm.')).toBeVisible();
    await question.getByRole('button', { name: 'Hủy' }).click();
    await expect(players(page, 2)).toHaveCount(4);
    await page.getByRole('button', { name: 'Thao tác khác', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Tạm dừng vòng đấu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tạm dừng vòng đấu' }).click();
    await expect(page.getByText(/Vòng đấu tạm dừng từ/)).toBeVisible();
    await page.goto(`${path}/scores`);
    await expect(page.getByText('Vòng đấu đang tạm dừng.')).toBeVisible();
    await page.goto(`${path}/live`);
    await expect(page.locator('.phase')).toHaveText('Tạm dừng');
  });

  await test.step('in English too', async () => {
    await page.evaluate(() => localStorage.setItem('golf_language', 'en'));
    await page.goto(`${path}/flights`);
    await expect(page.getByText('9 players, 3 flights')).toBeVisible();
    await page.getByRole('button', { name: `Move ${golfer('Chi')}` }).press('Space');
    await expect(page.getByText(`Holding ${golfer('Chi')}.`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(page.getByText('Players with close handicaps go out together.')).toBeVisible();
    await expectSentences(page);
    await page.goto(`${path}/live/start-list`);
    await expect(page.getByText('Start list', { exact: false }).first()).toBeVisible();
    await expectSentences(page);
  });
});
