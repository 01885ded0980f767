import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, openTab, prepareTournament } from '../kit/tournament.ts';

const field = (name: string) =>
  fileURLToPath(new URL(`../../server/src/feature/field/player-import/sample/field/${name}`, import.meta.url));
const choose = (page: Page, name: string) => page.locator('input[type=file]').setInputFiles(field(name));
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();
const another = (page: Page) => page.getByRole('button', { name: /^(?:Chọn danh sách khác|Choose another list)$/ }).click();
const chooseLanguage = (page: Page, language: 'vi' | 'en') =>
  page.evaluate((chosen) => localStorage.setItem('golf_language', chosen), language);

async function paste(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.getByLabel('Dán các ô từ Excel').fill(lines.join('\n').replaceAll('|', '\t'));
  await page.getByRole('button', { name: 'Xem trước' }).click();
}

/** The worst lists of the field: what each shows, in the language of its reader. */
test('the worst lists of clubs and programs are read on the screen, in Vietnamese and in English', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 36]]);
  await page.goto(`${path}/import-players`);
  await test.step('two lists side by side are eight golfers, each with the hole above them', async () => {
    await choose(page, '10-vn-side-by-side.xlsx');
    await expect(page.getByText('8 mới')).toBeVisible();
    await expect(rowOf(page, 'Bùi Văn Ích')).toContainText('06:38');
    await expect(rowOf(page, 'Bùi Văn Ích').locator('[data-column=startingHole]')).toHaveText('10');
    await expect(page.getByText('Sẵn sàng nhập.')).toBeVisible();
    await another(page);
  });
  await test.step('whoever is crossed out is named, and comes in with one press', async () => {
    await choose(page, 's1-strikethrough.xlsx');
    await expect(page.getByText('1 dòng bị gạch: Trần Bình')).toBeVisible();
    await page.getByLabel('Nhập cả những người này').click();
    await expect(rowOf(page, 'Trần Bình')).toBeVisible();
    await another(page);
  });
  await test.step('the signature below a list is nobody, and is named', async () => {
    await choose(page, 's15-notes-below.xlsx');
    await expect(page.getByText('2 mới')).toBeVisible();
    await expect(page.getByText('1 tên bên dưới danh sách: Nguyễn Trưởng Ban')).toBeVisible();
    await expectAccessible(page);
    await another(page);
  });
  await test.step('a Korean flight sheet', async () => {
    await choose(page, '06-korean-jopyeonseong.xlsx');
    await expect(rowOf(page, '김영희')).toContainText('Nữ');
    await expect(rowOf(page, '최준호')).toContainText('07:37');
    await another(page);
  });
  await test.step('a list in an old Vietnamese font', async () => {
    await choose(page, 'f17-tcvn3.csv');
    await expect(rowOf(page, 'Nguyễn Văn An')).toBeVisible();
    await another(page);
  });
  await test.step('in English: first and last names of a Western program', async () => {
    await chooseLanguage(page, 'en');
    await page.reload();
    await choose(page, '02-golfgenius-roster.xlsx');
    await expect(rowOf(page, 'Nguyen Van An')).toContainText('0912 345 678');
    await expect(rowOf(page, 'Sean O’Brien').or(rowOf(page, "Sean O'Brien"))).toBeVisible();
    await another(page);
  });
  await test.step('in English: a file of another program is named in the sentence', async () => {
    await choose(page, 'f16-apple.numbers');
    await expect(page.getByRole('alert')).toContainText('This file is of Apple Numbers or Pages.');
    await expectAccessible(page);
    await chooseLanguage(page, 'vi');
  });
});

test('a person points at headings that nobody knows, and the next list with them is read at once', async ({ page }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 36]]);
  await page.goto(`${path}/import-players`);
  const headings = 'Vorname|Nachname|Vorgabe';
  await paste(page, 'Turnier', headings, 'Hans|Maier|12', 'Uwe|Kunz|14');
  await expect(page.getByRole('region', { name: /Chưa nhận ra dòng tiêu đề/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dòng 2', exact: true }).click();
  await page.getByLabel('Nachname').selectOption('Họ và tên');
  await page.getByLabel('Vorgabe').selectOption('Handicap');
  await page.getByRole('button', { name: 'Đọc danh sách' }).click();
  await expect(rowOf(page, 'Kunz').locator('[data-column=handicapCourse]')).toHaveText('14');
  await page.getByRole('button', { name: 'Nhập 2 golfer' }).click();
  await page.getByRole('button', { name: 'Nhập danh sách khác' }).click();
  await paste(page, headings, 'Jan|Weber|20');
  await expect(rowOf(page, 'Weber').locator('[data-column=handicapCourse]')).toHaveText('20');
});

test('a list issued again: what was decided comes back, and whoever is no longer in it stays, withdraws or is removed', async ({
  page,
}) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 36]]);
  await page.goto(`${path}/import-players`);
  const names = ['Nguyễn An', 'Trần Bình', 'Lê Cường', 'Phạm Dũng'];
  await paste(page, 'STT|Họ và tên|VGA|Handicap', ...names.map((name, at) => `${at + 1}|${name}|3000${at}|${at === 1 ? 'mười' : 10 + at}`));
  await rowOf(page, 'Trần Bình').locator('[data-column="handicapCourse"]').click();
  await page.keyboard.type('18');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Nhập 4 golfer' }).click();
  await expect(page.getByRole('link', { name: 'Xem các flight' })).toBeVisible();
  await page.getByRole('button', { name: 'Nhập danh sách khác' }).click();
  await test.step('the fix comes back, and two golfers are missing', async () => {
    await paste(page, 'STT|Họ và tên|VGA|Handicap', '1|Nguyễn An|30000|12', '2|Trần Bình|30001|mười');
    await expect(page.getByText('Giữ như lần nhập trước: 1 ô đã sửa.')).toBeVisible();
    await expect(page.getByText('2 golfer không có trong danh sách này.')).toBeVisible();
    await expect(rowOf(page, 'Nguyễn An').locator('[data-column=handicapCourse]')).toHaveText(/^12\s*Trước: 10$/);
    await expectAccessible(page);
  });
  await page.getByRole('radiogroup', { name: 'Lê Cường không có trong danh sách' }).getByText('Rút lui').click();
  await page.getByRole('radiogroup', { name: 'Phạm Dũng không có trong danh sách' }).getByText('Xóa').click();
  await page.getByRole('button', { name: 'Nhập 1 golfer' }).click();
  await expect(page.getByRole('heading', { name: 'Đã nhập 1 golfer' })).toBeVisible();
  const { items } = await ask(page, 'GET', `/api${path}/players`);
  const left = items.map(({ name, handicapCourse, cards }: Player) => [name, handicapCourse, cards[0]?.status]);
  expect(left.sort()).toEqual([
    ['Lê Cường', 12, 'WD'],
    ['Nguyễn An', 12, 'ok'],
    ['Trần Bình', 18, 'ok'],
  ]);
});

type Player = { name: string; handicapCourse: number; cards: { status: string }[] };

/** Presses are counted: whatever is pressed, chosen or typed into is one. */
function counted(page: Page) {
  const presses: string[] = [];
  return {
    presses,
    press: async (role: 'button' | 'link' | 'switch' | 'option', name: string | RegExp) => {
      presses.push(String(name));
      await page
        .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
        .first()
        .click();
    },
    fill: async (label: string, text: string) => {
      presses.push(label);
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    },
    count: (what: string) => presses.push(what),
  };
}

const MOST_FROM_A_LIST = 14;
const MOST_FROM_NOTHING = 40;

test('from an Excel list to a published start list in at most 14 presses', async ({ page, server }) => {
  await logIn(page, 'manager');
  await page.goto('/tournaments');
  const { presses, press, fill, count } = counted(page);
  await press('link', /^(?:Tạo giải đấu|Thêm giải)/);
  await fill('Tên giải', 'Giải nhanh');
  count('Công khai');
  await page.locator('summary', { hasText: 'Công khai' }).click();
  await press('switch', /^Công khai trang trực tiếp/);
  await press('button', 'Tạo giải đấu');
  await expect(page.getByRole('heading', { level: 1, name: 'Giải nhanh' })).toBeVisible();
  count('Nhập từ Excel');
  await openTab(page, 'Nhập từ Excel');
  count('Chọn file');
  await choose(page, '09-vn-hcap-in-name.xlsx');
  await press('button', /^Tạo bảng/);
  await press('button', /^Nhập \d+ golfer/);
  await press('link', 'Xem các flight');
  await expect(page.getByText('5 golfer, 2 flight')).toBeVisible();
  const [, id] = /tournaments\/([0-9a-f-]+)/.exec(page.url()) ?? [];
  await page.goto(`${server.url}/tournaments/${id}/live`);
  await expect(page.getByText('Nguyễn Văn An').first()).toBeVisible();
  process.stdout.write(`from an Excel list to a published start list: ${presses.length} presses\n`);
  expect(presses.length).toBeLessThanOrEqual(MOST_FROM_A_LIST);
});

test('from nothing to a published start list in at most 40 presses', async ({ page, server }) => {
  await logIn(page, 'manager');
  await page.goto('/tournaments');
  const { presses, press, fill, count } = counted(page);
  await press('link', /^(?:Tạo giải đấu|Thêm giải)/);
  await fill('Tên giải', 'Giải không danh sách');
  count('Công khai');
  await page.locator('summary', { hasText: 'Công khai' }).click();
  await press('switch', /^Công khai trang trực tiếp/);
  await press('button', 'Tạo giải đấu');
  await expect(page.getByRole('heading', { level: 1, name: 'Giải không danh sách' })).toBeVisible();
  count('Nhập từ Excel');
  await openTab(page, 'Nhập từ Excel');
  await fill('Dán các ô từ Excel', ['Họ và tên', 'An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Khánh', 'Lan'].join('\n'));
  await press('button', 'Xem trước');
  await press('button', /^Tạo bảng/);
  await press('button', 'Nhập 8 golfer');
  await press('link', /^(?:Xem các flight|Xếp bảng cho)/);
  if (/divisions$/.test(page.url())) {
    await press('button', 'Xếp golfer vào bảng');
    count('Flight');
    await openTab(page, 'Flight');
  }
  await press('button', 'Xếp tự động');
  await fill('Giờ đầu tiên', '6h30');
  await press('button', /^Xếp \d+ flight/);
  await expect(page.getByText('8 golfer, 2 flight')).toBeVisible();
  const [, id] = /tournaments\/([0-9a-f-]+)/.exec(page.url()) ?? [];
  await page.goto(`${server.url}/tournaments/${id}/live`);
  await expect(page.getByText('Khánh').first()).toBeVisible();
  process.stdout.write(`from nothing to a published start list: ${presses.length} presses\n`);
  expect(presses.length).toBeLessThanOrEqual(MOST_FROM_NOTHING);
});
