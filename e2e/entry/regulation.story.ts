import { expect } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { byErasing, byPreedit, type Recorded } from '../kit/input-method.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

test('regulations are written from the settings, corrected by hand, checked, and read by everyone', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 18]], [{ name: 'Nguyễn Văn An', handicapCourse: 10 }]);
  await page.goto(`${path}/regulations`);
  const editor = page.getByRole('textbox', { name: 'Nội dung điều lệ: Tiếng Việt' });

  await test.step('where nothing is written they are there at once, and agree with the settings; looking at them changes nothing', async () => {
    await expect(editor.getByRole('heading', { name: 'Điều 3. Bảng đấu' })).toBeVisible();
    await expect(editor).toContainText('Bảng A: nam và nữ, handicap sân 0–18.');
    await expect(page.getByText('Không thấy chỗ nào trái với cài đặt.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a sentence by hand that contradicts them is marked', async () => {
    await editor.press('ControlOrMeta+End');
    await editor.press('Enter');
    await editor.pressSequentially('Handicap trên 36 tính là 36.');
    await expect(page.getByText('Điều lệ ghi “trên 36 tính là 36”.')).toBeVisible();
    await expect(page.getByText('Cài đặt: trên 36 tính 35.')).toBeVisible();
  });

  await test.step('the English version beside it; leaving asks, saving keeps both', async () => {
    await page.getByText('English', { exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Article 3. Divisions' })).toBeVisible();
    await page.getByRole('link', { name: 'Bảng đấu', exact: true }).click();
    await page.getByRole('button', { name: 'Ở lại' }).click();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu điều lệ')).toBeVisible();
  });

  await test.step('everyone reads them in either language', async () => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'vi-VN', viewport: { width: 390, height: 844 } });
    const trouble = watchForTrouble(context);
    const reader = await context.newPage();
    await reader.goto(`${path}/live`);
    await reader.getByRole('link', { name: 'Điều lệ' }).click();
    await expect(reader.getByRole('heading', { name: 'Điều 3. Bảng đấu' })).toBeVisible();
    await expectAccessible(reader);
    await reader.getByLabel('Ngôn ngữ').selectOption('en');
    await expect(reader.getByRole('heading', { name: 'Article 3. Divisions' })).toBeVisible();
    expect(trouble).toEqual([]);
    await context.close();
  });
});

const NGUYEN: Recorded = { stages: ['N', 'Ng', 'Ngu', 'Nguy', 'Nguye', 'Nguyê', 'Nguyên', 'Nguyễn'], typed: 'Nguye<ên<<ễn' };
const DUONG: Recorded = { stages: ['D', 'Đ', 'Đu', 'Đuo', 'Đươ', 'Đươn', 'Đương', 'Đường'], typed: 'D<Đuo<<ương<<<ờng' };
const THUONG: Recorded = { stages: ['t', 'th', 'thu', 'thuo', 'thươ', 'thươn', 'thương', 'thưởng'], typed: 'thuo<<ương<<<ởng' };

for (const { kind, type, inputs } of [
  { kind: 'has a preedit', type: byPreedit, inputs: ['insertCompositionText'] },
  { kind: 'erases and types again', type: byErasing, inputs: ['deleteContentBackward', 'insertText'] },
])
  test(`regulations typed through an input method that ${kind} lose and double no letter`, async ({ page }) => {
    await logIn(page, 'manager');
    const { path } = await prepareTournament(page, [['A', 0, 18]]);
    await page.goto(`${path}/regulations`);
    const editor = page.getByRole('textbox', { name: 'Nội dung điều lệ: Tiếng Việt' });
    await editor.press('ControlOrMeta+End');
    await editor.press('Enter');
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      document.addEventListener('beforeinput', ({ inputType }) => seen.add(inputType));
    });
    const typeAll = async (...words: readonly Recorded[]) => {
      for (const [nth, word] of words.entries()) {
        if (nth > 0) await page.keyboard.type(' ');
        await type(page, word);
      }
    };
    await test.step('at the end, and before what stands there', async () => {
      await typeAll(NGUYEN, DUONG, THUONG);
      await editor.press('Home');
      await typeAll(THUONG, NGUYEN);
      await page.keyboard.type(' ');
    });
    await test.step('within bold letters', async () => {
      await editor.press('End');
      await editor.press('Enter');
      await editor.press('ControlOrMeta+b');
      await typeAll(DUONG, NGUYEN);
    });
    await test.step('over what is selected', async () => {
      await editor.press('ControlOrMeta+Shift+ArrowLeft');
      await typeAll(THUONG);
    });
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(expect.arrayContaining(inputs));
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu điều lệ')).toBeVisible();
    const { regulations } = await ask(page, 'GET', `/api${path}`);
    expect(regulations).toContain('>thưởng Nguyễn Nguyễn Đường thưởng</p>');
    expect(regulations).toContain('<strong>Đường thưởng</strong></p>');
  });
