import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, type Prepared, prepareTournament } from '../kit/tournament.ts';

const sample = (name: string, kind: string) =>
  fileURLToPath(new URL(`../../server/src/feature/field/player-import/sample/${name}.${kind}`, import.meta.url));

/** Opens the import screen of a tournament with the divisions A 0–25 and B 26–35. */
async function openImport(page: Page): Promise<Prepared> {
  const prepared = await prepareTournament(page, [
    ['Bảng A', 0, 25],
    ['Bảng B', 26, 35],
  ]);
  await page.goto(`${prepared.path}/import-players`);
  return prepared;
}

const choose = (page: Page, name: string, kind = 'xlsx') => page.locator('input[type=file]').setInputFiles(sample(name, kind));
const another = (page: Page) => page.getByRole('button', { name: 'Chọn danh sách khác' }).click();
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** What the screen shows for each list: a row by a part of its text, and its cells; or a sentence. */
const LISTS: readonly (readonly [name: string, what: string, row: string, shows: readonly string[]])[] = [
  ['alias-headings', 'headings in any order and case', 'Trần Thị Hoa', ['0912 345 678', '38632', 'Bảng A', 'Mới']],
  ['merged-flights', 'merged flight cells', 'Phạm Văn Dũng', ['06:30', 'Bảng A']],
  ['blank-rows', 'blank rows', 'Hoàng Văn Em', ['Mới']],
  ['tee-times', '06h30. and the like', 'Nguyễn Văn An', ['06:30']],
  ['handicap-forms', '27,5 and plus handicaps', 'Nguyễn Văn An', ['27,5']],
  ['no-handicap', 'chưa có', 'Phạm Văn Dũng', ['Chưa có', 'Mới']],
  ['upper-case', 'names in upper case', 'ĐẶNG THỊ ÁNH', ['Nữ']],
  ['decomposed', 'letters and marks apart', 'Nguyễn Văn Ấn', ['Bảng A']],
  ['phones', 'phones without their zero', 'Nguyễn Văn An', ['0912 345 678']],
  ['text-dates', 'dates as text', 'Trần Văn Bình', ['05/01/1982']],
  ['excel-dates', 'Excel dates', 'Nguyễn Văn An', ['25/04/1975']],
  ['birth-years', 'the year alone', 'Lê Văn Cường', ['1988']],
  ['formulas', 'formulas with a value', 'Nguyễn Văn An', ['20,3', 'Bảng A', 'Có']],
];

test('every shape of an organiser’s list is read on the screen, and a refused one says why', async ({ page }) => {
  await logIn(page, 'manager');
  await openImport(page);
  await test.step('the keys go on at what was read', async () => {
    await choose(page, 'blank-rows');
    await expect(page.getByText('blank-rows.xlsx')).toBeFocused();
    await another(page);
  });
  for (const [name, what, row, shows] of LISTS) {
    await test.step(what, async () => {
      await choose(page, name);
      for (const text of shows) await expect(rowOf(page, row).first()).toContainText(text);
      await another(page);
    });
  }
  await test.step('cells in error are named by row and cell', async () => {
    await choose(page, 'cell-errors');
    await expect(page.getByText('Dòng 2: Ô Handicap có lỗi công thức (#N/A).')).toBeVisible();
    await expect(page.getByText('Còn 3 dòng cần sửa hoặc bỏ qua.')).toBeVisible();
    await another(page);
  });
  await test.step('a file that is no workbook', async () => {
    await choose(page, 'not-a-workbook');
    await expect(page.getByRole('alert')).toContainText('không phải bảng tính Excel');
    await expectAccessible(page);
  });
  await test.step('a column that may mean two things is asked about', async () => {
    await choose(page, 'nhom-unclear');
    await expect(page.getByText('Hãy chọn cột “Nhóm” là gì trước.')).toBeVisible();
    await page.getByRole('radiogroup').getByText('Flight').click();
    await expect(rowOf(page, 'Nguyễn Văn An')).toContainText('Xanh');
    await expect(page.getByText('Sẵn sàng nhập.')).toBeVisible();
  });
  await test.step('leaving asks first', async () => {
    await page.getByRole('link', { name: 'Bảng đấu' }).click();
    await expect(page.getByRole('dialog')).toContainText('Danh sách chưa được nhập');
    await page.getByRole('button', { name: 'Rời trang' }).click();
    await expect(page).toHaveURL(/divisions$/);
  });
});

test('four bad rows are fixed with the keyboard alone, and the clean file after it changes no other player', async ({ page }) => {
  await logIn(page, 'manager');
  await openImport(page);
  await choose(page, 'phoenix-outing-four-bad-rows');
  await expect(page.getByText('Còn 4 dòng cần sửa hoặc bỏ qua.')).toBeVisible();
  await expectAccessible(page);
  const type = async (row: string, field: string, text: string) => {
    await rowOf(page, row).locator(`[data-column="${field}"]`).click();
    if (text === '') await page.keyboard.press('Delete');
    else await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await type('Bùi Thành Khoát', 'handicapCourse', '35');
  await type('Trần Viết Hoằng', 'division', '');
  await page.keyboard.press('Escape');
  await type('Lê Đình Khuê', 'division', 'B');
  await type('62427', 'name', 'Nguyễn Bá Thước');
  await expect(page.getByText('Sẵn sàng nhập.')).toBeVisible();
  await page.getByRole('button', { name: 'Nhập 44 golfer' }).click();
  await expect(page.getByRole('heading', { name: 'Đã nhập 44 golfer' })).toBeFocused();
  await page.getByRole('button', { name: 'Nhập danh sách khác' }).click();
  await choose(page, 'phoenix-outing');
  // what was decided for the golfer whose handicap fits no division comes back
  await expect(page.getByText('Giữ như lần nhập trước: 1 ô đã sửa.')).toBeVisible();
  await expect(page.getByText('44 không đổi')).toBeVisible();
});

test('what was not understood, hidden or on another sheet is said above the rows, and each has its choice', async ({ page }) => {
  await logIn(page, 'manager');
  await openImport(page);
  await test.step('a column is given its meaning, the other one is kept in the notes', async () => {
    await choose(page, 'unread-columns');
    await expect(page.getByText('Chưa hiểu 2 cột.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('region').getByLabel('Cột G: Size áo').selectOption('Tee');
    await expect(page.getByText('Chưa hiểu 1 cột.')).toBeVisible();
    await page.getByRole('button', { name: 'Giữ trong ghi chú' }).click();
    await expect(rowOf(page, 'Nguyễn Văn An')).toContainText('Công ty/CLB: ABC; Đến muộn');
    await expect(page.getByText('Chưa hiểu')).toHaveCount(0);
    await another(page);
  });
  await test.step('hidden rows come in with one switch', async () => {
    await choose(page, 'hidden-rows');
    await expect(page.getByText('2 dòng ẩn: Trần Văn Bình, Lê Văn Cường · 2 cột ẩn: HDC cũ, SĐT')).toBeVisible();
    await expect(rowOf(page, 'Trần Văn Bình')).toHaveCount(0);
    await page.getByLabel('Nhập cả những người này').click();
    await expect(rowOf(page, 'Trần Văn Bình')).toBeVisible();
    await another(page);
  });
  await test.step('another sheet is read', async () => {
    await choose(page, 'further-sheets');
    await expect(page.getByText('2 sheet khác: Điều lệ, Dự bị.')).toBeVisible();
    await page.getByLabel('Đọc sheet', { exact: true }).selectOption('Dự bị');
    await expect(rowOf(page, 'Trần Văn Bình')).toBeVisible();
    await another(page);
  });
  await test.step('a CSV file of a Vietnamese computer, its names in capitals written as usual', async () => {
    await choose(page, 'windows-1258-semicolon', 'csv');
    await page.getByRole('button', { name: 'Viết như “Nguyễn Thị Hường”' }).click();
    await expect(rowOf(page, 'Nguyễn Thị Hường')).toBeVisible();
  });
  await test.step('what was done before a filter can still be undone', async () => {
    await rowOf(page, 'Đặng Quốc Thuỵ').locator('[data-column="handicapCourse"]').click();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Đặng Quốc Thuỵ').locator('[data-column="handicapCourse"]')).toContainText('9');
    await page.getByRole('button', { name: /^Mới/ }).click();
    await rowOf(page, 'Đặng Quốc Thuỵ').locator('[data-column="handicapCourse"]').click();
    await page.keyboard.press('Control+z');
    await expect(rowOf(page, 'Đặng Quốc Thuỵ').locator('[data-column="handicapCourse"]')).toContainText('12');
  });
});

test('a list of names alone is answered once: same name, same person', async ({ page }) => {
  await logIn(page, 'manager');
  const prepared = await openImport(page);
  const list = (handicap: number) => ['An', 'Bình', 'Châu'].map((name) => `Golfer ${name}, , ${handicap}`);
  await paste(page, ...list(10));
  await page.getByRole('button', { name: 'Nhập 3 golfer' }).click();
  await page.getByRole('button', { name: 'Nhập danh sách khác' }).click();
  await paste(page, ...list(11));
  await expect(page.getByText('Còn 3 dòng cần sửa hoặc bỏ qua.')).toBeVisible();
  await page.getByRole('button', { name: 'Cùng tên là cùng người' }).click();
  await page.getByRole('button', { name: 'Nhập 3 golfer' }).click();
  await expect(page.getByRole('heading', { name: 'Đã nhập 3 golfer' })).toBeFocused();
  expect(await storedHandicaps(page, prepared)).toEqual({ 'Golfer An': 11, 'Golfer Bình': 11, 'Golfer Châu': 11 });
});

/** Each line a golfer: name, VGA number, handicap. */
async function paste(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.getByLabel('Dán các ô từ Excel').fill(['Họ và tên, VGA, Handicap', ...lines].join('\n').replaceAll(', ', '\t'));
  await page.getByRole('button', { name: 'Xem trước' }).click();
}

const storedHandicaps = async (page: Page, { path }: Prepared): Promise<Record<string, number>> => {
  const { items } = await ask(page, 'GET', `/api${path}/players`);
  return Object.fromEntries(items.map(({ name, handicapCourse }: { name: string; handicapCourse: number }) => [name, handicapCourse]));
};

test('another person edits a player of the list after it was read: nothing is written, the row says so, and the list as it is now goes in', async ({
  page,
  browser,
}) => {
  const [AN, BINH, CHAU] = ['Nguyễn Văn An', 'Trần Đức Bình', 'Võ Minh Châu'];
  await logIn(page, 'manager');
  const prepared = await openImport(page);
  await paste(page, `${BINH}, 10002, 20`, `${AN}, 10001, 12`);
  await page.getByRole('button', { name: 'Nhập 2 golfer' }).click();
  await page.getByRole('button', { name: 'Nhập danh sách khác' }).click();
  await test.step('a newer list is read, and meanwhile another editor corrects one of its players', async () => {
    await paste(page, `${BINH}, 10002, 21`, `${AN}, 10001, 13`, `${CHAU}, 10003, 9`);
    await expect(rowOf(page, AN)).toContainText('Trước: 12');
    const editor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await logIn(editor, 'editor');
    await editor.goto(`${prepared.path}/players`);
    await rowOf(editor, AN).getByText('12', { exact: true }).first().click();
    await editor.keyboard.type('11');
    await editor.keyboard.press('Enter');
    await expect(rowOf(editor, AN).getByText('Đã lưu')).toBeAttached();
    await editor.context().close();
  });
  await test.step('the import is refused as a whole; the row that changed comes first and is marked', async () => {
    await page.getByRole('button', { name: 'Nhập 3 golfer' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Danh sách golfer vừa thay đổi');
    await expect(
      page.getByText(`“${AN}” vừa được người khác sửa hoặc thêm sau khi bạn xem trước. Vui lòng xem lại dòng này.`),
    ).toBeVisible();
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
        .first(),
    ).toContainText(AN);
    await expectAccessible(page);
    expect(await storedHandicaps(page, prepared)).toEqual({ [AN]: 11, [BINH]: 20 });
  });
  await test.step('the list has been read against the players as they are now, and is imported', async () => {
    await expect(rowOf(page, AN).first()).toContainText('Trước: 11');
    await page.getByRole('button', { name: 'Nhập 3 golfer' }).click();
    await expect(page.getByRole('heading', { name: 'Đã nhập 3 golfer' })).toBeFocused();
    expect(await storedHandicaps(page, prepared)).toEqual({ [AN]: 13, [BINH]: 21, [CHAU]: 9 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('wrong rows are fixed on their cards', async ({ page }) => {
    await logIn(page, 'manager');
    await openImport(page);
    await choose(page, 'unknown-division');
    const card = page.getByRole('article', { name: /Trần Văn Bình/ });
    await card.getByLabel('Bảng').fill('A');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sẵn sàng nhập.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Nhập 2 golfer' }).click();
    await expect(page.getByRole('heading', { name: 'Đã nhập 2 golfer' })).toBeVisible();
  });
});

test('a reader never sees the import', async ({ page }) => {
  await logIn(page, 'reader');
  await page.goto('/tournaments/00000000-0000-4000-8000-000000000000/import-players');
  await expect(page).toHaveURL(/\/$/);
});

const list = (page: Page, name: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles(fileURLToPath(new URL(`../../server/src/feature/field/player-import/sample/list/${name}`, import.meta.url)));

test('what a list was taken for is shown, and one press turns it over', async ({ page }) => {
  await logIn(page, 'manager');
  await openImport(page);
  await test.step('pairs in one cell', async () => {
    await list(page, 'L37-pairs-one-cell.xlsx');
    await expect(page.getByText('Một ô có thể có nhiều golfer: Nguyễn Văn An / Lê Minh Cường.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nhập 6 golfer' })).toBeVisible();
    await page.getByText('Một golfer', { exact: true }).click();
    await expect(page.getByText('Còn 3 dòng cần sửa hoặc bỏ qua.')).toBeVisible();
    await another(page);
  });
  await test.step('a form answered again, and a heading that is not quite known', async () => {
    await list(page, 'L01-google-form.xlsx');
    await expect(page.getByText('Tiêu đề “Handicap hiện tại” được hiểu là:')).toBeVisible();
    await page.getByRole('button', { name: 'Lấy dòng sau' }).click();
    await expect(page.getByText('Sẵn sàng nhập.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nhập 4 golfer' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Chọn danh sách khác' }).click();
    await page.getByRole('button', { name: 'Bỏ danh sách' }).click();
  });
  await test.step('whoever waits stays out until they are wanted', async () => {
    await list(page, 'L19-waiting-list.xlsx');
    await expect(page.getByText('2 người trong danh sách chờ: Phạm Tiến Dũng, Vũ Hoàng Giang')).toBeVisible();
    await page.getByLabel('Nhập cả những người này').click();
    await expect(page.getByRole('button', { name: 'Nhập 5 golfer' })).toBeVisible();
  });
});
