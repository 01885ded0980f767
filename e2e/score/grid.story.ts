import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { byPreedit } from '../kit/input-method.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectFocusSeen, pressTo } from '../kit/look/keyboard.ts';
import { leavePaper, onPaper } from '../kit/look/paper.ts';
import { enterScore, openTab, type Prepared, prepareTournament } from '../kit/tournament.ts';

const [AN, ANH, BINH, DUNG] = ['Nguyễn Văn An', 'Đặng Thị Ánh', 'Trần Đức Bình', 'Lê Hoàng Dũng'];
const GOLFERS = [
  { name: AN, handicapCourse: 12.4 },
  { name: ANH, handicapCourse: 20 },
  { name: BINH, handicapCourse: 8 },
  { name: DUNG, handicapCourse: 15.5 },
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The players of a tournament with two divisions: An and Bình in A, the others in B. */
async function openPlayers(page: Page): Promise<Prepared> {
  await logIn(page, 'manager');
  const prepared = await prepareTournament(
    page,
    [
      ['Bảng A', 0, 14],
      ['Bảng B', 15, 36],
    ],
    GOLFERS,
  );
  await page.goto(`${prepared.path}/players`);
  await expect(cellAt(page, AN, 'name')).toBeVisible();
  return prepared;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cellAt = (page: Page, name: string, column: string) => rowOf(page, name).locator(`[data-column="${column}"]`);
/** The field of the active cell. */
const field = (page: Page, label: string, name: string) => page.getByLabel(`${label}, ${name}`, { exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const paste = async (page: Page, text: string) => {
  await page.evaluate((cells) => navigator.clipboard.writeText(cells), text);
  await page.keyboard.press('Control+V');
};
const extend = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(`Shift+${key}`);
};
const expectSaved = (page: Page, name: string, column: string) => expect(cellAt(page, name, column).getByText('Đã lưu')).toBeAttached();
const expectColumn = async (page: Page, column: string, texts: readonly (string | RegExp)[]) => {
  const names = [AN, ANH, BINH, DUNG];
  for (const [at, text] of texts.entries()) await expect(cellAt(page, names[at] ?? '', column)).toContainText(text);
};

test('in a list longer than the window, the cell that the keys have gone to is seen', async ({ page }) => {
  await logIn(page, 'manager');
  const golfers = Array.from({ length: 40 }, (_, nth) => ({ name: `Nguyễn Văn A${nth + 10}`, handicapCourse: 12 }));
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  await page.goto(`${path}/players`);
  await cellAt(page, 'Nguyễn Văn A10', 'name').click();
  await pressTo(page, 'ArrowDown', field(page, 'Họ và tên', 'Nguyễn Văn A35'));
  await expectFocusSeen(page);
  await pressTo(page, 'ArrowUp', field(page, 'Họ và tên', 'Nguyễn Văn A12'));
  await expectFocusSeen(page);
});

test('a click turns over a box and changes nothing else; typing replaces a cell, F2 opens it, and Escape restores it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && requests.push(request.url()));
  await openPlayers(page);
  await test.step('one click on a cell that is typed in selects it, and nothing is sent', async () => {
    for (const column of ['gender', 'division', 'handicapCourse', 'startingHole']) {
      await cellAt(page, AN, column).click();
      await expect(cellAt(page, AN, column)).toHaveAttribute('aria-selected', 'true');
    }
    expect(requests).toEqual([]);
  });
  await test.step('one click on a box turns it over, as Space does', async () => {
    await cellAt(page, ANH, 'member').locator('[data-box]').click();
    await expectSaved(page, ANH, 'member');
    await expect(field(page, 'Hội viên', ANH)).toBeChecked();
    await page.keyboard.press('Space');
    await expect(field(page, 'Hội viên', ANH)).not.toBeChecked();
  });
  await test.step('a click into the selected cell does not add to its text', async () => {
    await cellAt(page, AN, 'handicapCourse').click();
    await cellAt(page, AN, 'handicapCourse').click();
    await page.keyboard.type('13');
    await page.keyboard.press('Tab');
    await expectSaved(page, AN, 'handicapCourse');
    await expect(cellAt(page, AN, 'handicapCourse')).toContainText(/^13✓/);
  });
  await test.step('F2 and a double click open the old text; Escape restores it', async () => {
    await cellAt(page, BINH, 'vga').click();
    await page.keyboard.type('38632');
    await page.keyboard.press('Enter');
    await expectSaved(page, BINH, 'vga');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F2');
    await page.keyboard.type('7');
    await expect(field(page, 'Mã VGA', BINH)).toHaveValue('386327');
    await page.keyboard.press('Escape');
    await expect(field(page, 'Mã VGA', BINH)).toHaveValue('38632');
    await cellAt(page, BINH, 'vga').dblclick();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(cellAt(page, BINH, 'vga')).toContainText(/^3863(?!2)/);
  });
});

test('a Vietnamese name is typed through an input method', async ({ page }) => {
  await openPlayers(page);
  const compose = (stages: readonly string[]) => byPreedit(page, { stages });
  await cellAt(page, AN, 'name').click();
  await page.evaluate(() => {
    const seen: EventTarget[] = [];
    Object.assign(window, { seen });
    document.addEventListener('compositionstart', ({ target }) => target && seen.push(target));
  });
  await compose(['N', 'Ng', 'Ngu', 'Nguy', 'Nguye', 'Nguyê', 'Nguyên', 'Nguyễn']);
  await page.keyboard.type(' ');
  await compose(['D', 'Đ', 'Đu', 'Đư', 'Đưc', 'Đức']);
  await page.keyboard.type(' ');
  await compose(['A', 'An', 'Anh', 'Ánh']);
  await expect(field(page, 'Họ và tên', AN)).toHaveValue('Nguyễn Đức Ánh');
  const isOneField = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: EventTarget[] };
    return seen.length === 3 && seen.every((target) => target === document.activeElement);
  });
  expect(isOneField, 'every composition began in the field that had the focus').toBe(true);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Nguyễn Đức Ánh').getByText('Đã lưu')).toBeAttached();
  await page.reload();
  await expect(cellAt(page, 'Nguyễn Đức Ánh', 'name')).toBeVisible();
  await expect(rowOf(page, AN)).toHaveCount(0);
});

test('ranges go to and from Excel, are filled down, undone and done again', async ({ page }) => {
  await openPlayers(page);
  await test.step('a range is copied as people read it', async () => {
    await cellAt(page, AN, 'division').click();
    await extend(page, 'ArrowDown', 'ArrowRight');
    await page.keyboard.press('Control+C');
    expect(await copied(page)).toBe('Bảng A\t12,4\r\nBảng B\t20');
  });
  await test.step('cells from Excel go in from the corner; cells without a place are reported', async () => {
    await cellAt(page, ANH, 'flight').click();
    await paste(page, '7\t6h30\r\n8\t06:40\r\n9\t06:50\r\n10\t07:00\r\n');
    await expectColumn(page, 'flight', ['1', '7', '8', '9']);
    await expectColumn(page, 'teeTime', ['', '06:30', '06:40', '06:50']);
    await expect(page.getByText('1 dòng cuối không còn chỗ')).toBeVisible();
    await expectSaved(page, DUNG, 'teeTime');
  });
  await test.step('one value fills a range; calculated columns are skipped and reported', async () => {
    await cellAt(page, AN, 'handicapCourse').click();
    await extend(page, 'ArrowRight');
    await paste(page, '11,2\t99');
    await expect(page.getByText('Không dán vào cột chỉ xem: HDC thi đấu.')).toBeVisible();
    await cellAt(page, AN, 'bagTag').click();
    await extend(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await paste(page, 'T 1');
    await expectColumn(page, 'bagTag', ['T 1', 'T 1', 'T 1', 'T 1']);
    await expectSaved(page, DUNG, 'bagTag');
  });
  await test.step('undo and redo take the whole paste', async () => {
    await page.keyboard.press('Control+Z');
    await expectColumn(page, 'bagTag', [/^(?!T)/, /^(?!T)/, /^(?!T)/, /^(?!T)/]);
    await expect(page.locator('[data-spoken=polite]')).toContainText(/Đã hoàn tác \d+ ô/);
    await page.keyboard.press('Control+Y');
    await expectColumn(page, 'bagTag', ['T 1', 'T 1', 'T 1', 'T 1']);
  });
  await test.step('Ctrl+D and the handle fill down', async () => {
    await cellAt(page, AN, 'caddieNumber').click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+D');
    await expectColumn(page, 'caddieNumber', ['5', '5']);
    await page.locator('[data-fill]').hover();
    await page.mouse.down();
    await cellAt(page, DUNG, 'caddieNumber').hover();
    await page.mouse.up();
    await expectColumn(page, 'caddieNumber', ['5', '5', '5', '5']);
    await expectSaved(page, DUNG, 'caddieNumber');
  });
  await test.step('dragging selects; Delete clears, cut takes with it', async () => {
    await cellAt(page, AN, 'caddieNumber').hover();
    await page.mouse.down();
    await cellAt(page, ANH, 'caddieNumber').hover();
    await page.mouse.up();
    await page.keyboard.press('Delete');
    await expect(cellAt(page, ANH, 'caddieNumber')).not.toContainText('5');
    await cellAt(page, BINH, 'caddieNumber').click();
    await page.keyboard.press('Control+X');
    expect(await copied(page)).toBe('5');
    await expect(cellAt(page, BINH, 'caddieNumber')).not.toContainText('5');
    await expectSaved(page, BINH, 'caddieNumber');
  });
  await test.step('all of it was saved', async () => {
    await expect(page.getByText(/^Đang lưu golfer/)).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expectColumn(page, 'flight', ['1', '7', '8', '9']);
    await expectColumn(page, 'bagTag', ['T 1', 'T 1', 'T 1', 'T 1']);
    await expect(cellAt(page, AN, 'handicapCourse')).toContainText('11,2');
    await expect(cellAt(page, DUNG, 'caddieNumber')).toContainText('5');
    await expect(cellAt(page, BINH, 'caddieNumber')).not.toContainText('5');
  });
});

test('several players are changed at once and can be undone; deleting asks, and says who stays and why', async ({ page }) => {
  const prepared = await openPlayers(page);
  await enterScore(page, prepared, DUNG, 1, 5);
  const mark = (name: string) => page.getByRole('checkbox', { name: `Chọn ${name}` });
  const bar = page.getByRole('group', { name: 'Sửa các golfer đã chọn' });
  await test.step('their flight', async () => {
    for (const name of [ANH, DUNG]) await mark(name).check();
    await bar.getByLabel('Mục cần sửa').selectOption('Flight');
    await bar.getByLabel('Giá trị mới').fill('9');
    await bar.getByRole('button', { name: 'Chuyển 2 golfer vào flight 9' }).click();
    await expectColumn(page, 'flight', ['1', '9', '1', '9']);
    await expectSaved(page, DUNG, 'flight');
    await expectAccessible(page);
    await cellAt(page, AN, 'flight').click();
    await page.keyboard.press('Control+Z');
    await expectColumn(page, 'flight', ['1', '1', '1', '1']);
    await expectSaved(page, DUNG, 'flight');
  });
  await test.step('one with a score stays', async () => {
    await bar.getByRole('button', { name: 'Xóa 2 golfer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Xóa 2 golfer?' });
    await expect(dialog).toContainText('Bạn có chắc không? Thao tác này không thể hoàn tác.');
    await dialog.getByRole('button', { name: 'Xóa' }).click();
    await expect(page.getByRole('alert')).toContainText('Chưa xóa được 1 golfer');
    await expect(page.getByRole('alert').getByRole('listitem')).toContainText(DUNG);
    await expect(rowOf(page, ANH)).toHaveCount(0);
    await expect(cellAt(page, DUNG, 'name')).toBeVisible();
  });
});

test('a person hides columns, and they stay hidden in that browser', async ({ page }) => {
  await openPlayers(page);
  await expect(page.getByRole('columnheader', { name: 'Ngày sinh' })).toBeVisible();
  await page.getByRole('button', { name: 'Cột' }).click();
  await page.getByRole('checkbox', { name: 'Ngày sinh' }).uncheck();
  await page.getByRole('checkbox', { name: 'Số điện thoại' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Điện thoại' })).toBeAttached();
  await expect(page.getByRole('columnheader', { name: 'Ngày sinh' })).toHaveCount(0);
});

test('on paper every player stands in the list and at the desk, not only those in sight, and nothing that is for hands', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const golfers = Array.from({ length: 64 }, (_, nth) => ({ name: `Nguyễn Văn ${nth + 1}`, handicapCourse: 18 }));
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  await page.goto(`${path}/players`);
  const rows = page.getByRole('grid').locator('tr[data-row]');
  await expect(rows.first()).toBeVisible();
  const inSight = await rows.count();
  expect(inSight).toBeLessThan(60);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await expect(rows).toHaveCount(inSight);
  await onPaper(page);
  await expect(rows).toHaveCount(64);
  await expect(page.getByRole('columnheader', { name: 'Họ và tên' })).toHaveCSS('position', 'static');
  await expect(page.getByRole('columnheader', { name: 'Thao tác' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeHidden();
  await leavePaper(page);
  await openTab(page, 'Nhập điểm');
  const cards = page.getByRole('rowheader').filter({ hasText: 'Nguyễn Văn' });
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(60);
  await onPaper(page);
  await expect(cards).toHaveCount(64);
});

test('another person changes a cell that is being typed in: both values are shown, with a choice', async ({ page, browser }) => {
  const { path } = await openPlayers(page);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await logIn(other, 'editor');
  await other.goto(`${path}/players`);
  await cellAt(other, AN, 'handicapCourse').click();
  await other.keyboard.type('11');
  await other.keyboard.press('Enter');
  await expectSaved(other, AN, 'handicapCourse');
  await other.context().close();
  await cellAt(page, AN, 'handicapCourse').click();
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('13');
  await expect(dialog).toContainText('11');
  await dialog.getByRole('radio', { name: '13' }).check();
  await dialog.getByRole('button').last().click();
  await expectSaved(page, AN, 'handicapCourse');
  await expect(cellAt(page, AN, 'handicapCourse')).toContainText('13');
});

test('the grid is one stop for Tab; its headings are reached with the arrows', async ({ page }) => {
  await openPlayers(page);
  await cellAt(page, AN, 'name').click();
  await pressTo(page, 'ArrowUp', page.getByRole('button', { name: 'Họ và tên' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Giới tính' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-spoken=polite]')).toContainText('Đã sắp theo Giới tính, tăng dần');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Họ và tên', AN)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') === null)).toBe(true);
});
