import type { Page } from '@playwright/test';

/** A word as it comes from both kinds of Vietnamese input method (Telex): what each key left of it, and what was erased (`<`) and typed again. */
export type Recorded = { readonly stages: readonly string[]; readonly typed: string };

const KEY = { windowsVirtualKeyCode: 229, key: 'Process', code: 'KeyN' };

/** Types a word with a preedit, as IBus and macOS have it: the field sees only the composition, and the keys of the input method. */
export async function byPreedit(page: Page, { stages }: Pick<Recorded, 'stages'>): Promise<void> {
  const driver = await page.context().newCDPSession(page);
  for (const text of stages) {
    await driver.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...KEY });
    await driver.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await driver.send('Input.dispatchKeyEvent', { type: 'keyUp', ...KEY });
  }
  await driver.send('Input.insertText', { text: stages.at(-1) ?? '' });
  await driver.detach();
}

/** Without one, as Unikey does it: letters come at once, and a later key erases some of them and types them again. */
export async function byErasing(page: Page, { typed }: Recorded): Promise<void> {
  for (const letter of typed) {
    if (letter === '<') await page.keyboard.press('Backspace');
    else await page.keyboard.type(letter);
  }
}
