import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { pressTo, tabTo } from '../kit/look/keyboard.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

const GOLFERS = [
  { name: 'Nguyễn Văn An', handicapCourse: 12.4 },
  { name: 'Đặng Thị Ánh', handicapCourse: 20 },
  { name: 'Trần Đức Bình', handicapCourse: 8 },
  { name: 'Lê Hoàng Dũng', handicapCourse: 15.5 },
];

const cell = (page: Page, field: string, name: string) => page.getByLabel(`${field}, ${name}`, { exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const expectNames = (page: Page, names: readonly string[]) => expect(page.locator('tbody th > span:first-child')).toHaveText([...names]);

test('the list of players is edited with the keyboard alone', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  await page.goto(`${path}/players`);
  await findAndSort(page);
  await editInPlace(page);
  await giveUp(page);
  await deletePlayer(page);
  await addPlayer(page);
});

async function findAndSort(page: Page): Promise<void> {
  await test.step('they are sorted by given name, found without diacritics, and the heading reverses the order', async () => {
    await expectNames(page, ['Nguyễn Văn An', 'Đặng Thị Ánh', 'Trần Đức Bình', 'Lê Hoàng Dũng']);
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type('dang anh');
    await expectNames(page, ['Đặng Thị Ánh']);
    await expect(page.getByText('Hiện 1 trên 4')).toBeVisible();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await tabTo(page, cell(page, 'Họ và tên', 'Nguyễn Văn An'));
    await pressTo(page, 'ArrowUp', page.getByRole('button', { name: 'Họ và tên' }));
    await page.keyboard.press('Enter');
    await expectNames(page, ['Lê Hoàng Dũng', 'Trần Đức Bình', 'Đặng Thị Ánh', 'Nguyễn Văn An']);
    await page.keyboard.press('Enter');
    await expectNames(page, ['Nguyễn Văn An', 'Đặng Thị Ánh', 'Trần Đức Bình', 'Lê Hoàng Dũng']);
  });
}

async function editInPlace(page: Page): Promise<void> {
  await test.step('a handicap is typed over in its cell; a wrong one says what is wrong and is not lost', async () => {
    await pressTo(page, 'ArrowDown', cell(page, 'Họ và tên', 'Nguyễn Văn An'));
    await pressTo(page, 'ArrowRight', cell(page, 'Handicap sân', 'Nguyễn Văn An'));
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Handicap sân', 'Đặng Thị Ánh')).toBeFocused();
    await expect(page.getByText('1 ô chưa lưu được')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('alert')).toContainText('Handicap là số có một chữ số thập phân');
    await page.keyboard.type('13,1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 ô chưa lưu được')).toBeHidden();
    await expect(rowOf(page, 'Nguyễn Văn An').getByText('Đã lưu')).toBeAttached();
    await expect(rowOf(page, 'Nguyễn Văn An')).toContainText('13,1');
  });
}

async function giveUp(page: Page): Promise<void> {
  await test.step('a player retires: the status is chosen by its letter', async () => {
    await pressTo(page, 'ArrowDown', cell(page, 'Handicap sân', 'Lê Hoàng Dũng'));
    await pressTo(page, 'ArrowRight', cell(page, 'Trạng thái', 'Lê Hoàng Dũng'));
    await page.keyboard.press('w');
    await expect(page.getByRole('option', { name: 'WD', selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Lê Hoàng Dũng')).toContainText('WD');
    await page.keyboard.press('ArrowUp');
    await expect(rowOf(page, 'Lê Hoàng Dũng').getByText('Đã lưu')).toBeAttached();
  });
}

async function deletePlayer(page: Page): Promise<void> {
  await test.step('deleting asks in the words of the specification, and “no” has the focus', async () => {
    const menu = page.getByRole('button', { name: 'Thao tác với Trần Đức Bình' });
    const dialog = page.getByRole('dialog', { name: 'Xóa Trần Đức Bình?' });
    const ask = async () => {
      await page.keyboard.press('Enter');
      // until it has the focus, arrows still go through the grid
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await pressTo(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Xóa' }));
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('Bạn có chắc không? Thao tác này không thể hoàn tác.');
      await expect(dialog.getByRole('button', { name: 'Hủy' })).toBeFocused();
    };
    await page.keyboard.press('Home');
    await pressTo(page, 'ArrowRight', menu);
    await ask();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await ask();
    await tabTo(page, dialog.getByRole('button', { name: 'Xóa' }));
    await page.keyboard.press('Enter');
    await expectNames(page, ['Nguyễn Văn An', 'Đặng Thị Ánh', 'Lê Hoàng Dũng']);
    await expect(page.getByRole('button', { name: 'Thao tác với Lê Hoàng Dũng' })).toBeFocused();
  });
}

async function addPlayer(page: Page): Promise<void> {
  await test.step('another one is added, and all of it is still there after a reload', async () => {
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('button', { name: 'Thêm golfer' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Họ và tên' })).toBeFocused();
    await page.keyboard.type('Võ Minh Châu');
    await tabTo(page, page.getByLabel('HDC sân').first());
    await page.keyboard.type('18');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Đã thêm Võ Minh Châu.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Họ và tên' })).toBeFocused();
    await page.reload();
    await expectNames(page, ['Nguyễn Văn An', 'Đặng Thị Ánh', 'Võ Minh Châu', 'Lê Hoàng Dũng']);
    await expect(rowOf(page, 'Nguyễn Văn An')).toContainText('13,1');
    await expect(rowOf(page, 'Lê Hoàng Dũng')).toContainText('WD');
    await expect(rowOf(page, 'Võ Minh Châu')).toContainText('Bảng A');
  });
}

const TEES = [
  { name: 'Blue', colour: 'blue', gender: null, courseRating: 71.5, slope: 125 },
  { name: 'Red', colour: 'red', gender: 'f', courseRating: 70.4, slope: 122 },
];

test('a player’s course handicap is computed from the index and the tee', async ({ page }) => {
  await logIn(page, 'manager');
  const { path, roundId } = await prepareTournament(page, [['Bảng A', 0, 36]]);
  await ask(page, 'PATCH', `/api${path}/rounds/${roundId}`, { version: 1, tees: TEES });
  await ask(page, 'POST', `/api${path}/players`, { name: 'Nguyễn Văn An', gender: 'm', handicapIndex: 10.5 });
  await page.goto(`${path}/players`);
  const form = page.getByRole('dialog', { name: 'Nguyễn Văn An' });
  await test.step('the form offers the tees of the round, and says what the index is worth there', async () => {
    await page.getByRole('button', { name: 'Thao tác với Nguyễn Văn An' }).click();
    await page.getByRole('menuitem', { name: 'Sửa chi tiết' }).click();
    await form.getByLabel('Tee').selectOption('Red');
    await expect(form.getByText('Tee này chưa có course rating và slope cho nam')).toBeVisible();
    await form.getByLabel('Tee').selectOption('Blue');
    await expect(form.getByLabel('Handicap sân')).toHaveAttribute('placeholder', '11, tính từ Index và tee');
    await form.getByRole('button', { name: 'Lưu' }).click();
    await expect(form).toBeHidden();
  });
  await test.step('the grid shows it as computed, until one is typed', async () => {
    const own = rowOf(page, 'Nguyễn Văn An').locator('[data-column="handicapCourse"]');
    await expect(own).toHaveText('tự tính 11');
    await own.click();
    await page.keyboard.type('14');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(own.getByText('Đã lưu')).toBeAttached();
    await page.reload();
    await expect(own).toHaveText('14');
  });
});
