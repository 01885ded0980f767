import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { byErasing, byPreedit, type Recorded } from '../kit/input-method.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

// A walk: how input methods type is the browser's and the editor's, and changes with a new release of them alone.

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
    // keys that come before the text are not in it
    await expect(editor.getByRole('heading', { name: 'Điều 3. Bảng đấu' })).toBeVisible();
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
