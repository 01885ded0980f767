import { expect, type Page } from '@playwright/test';

/** The page as a browser prints it, until `leavePaper`. */
export async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

export async function leavePaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

/** Browsers print no grounds: letters must be dark enough for white paper, unless they say that their ground is printed. */
export async function expectDarkOnWhite(page: Page): Promise<void> {
  await onPaper(page);
  const pale = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string): number => {
      if (canvas === null) return 1;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 255, green = 255, blue = 255] = canvas.getImageData(0, 0, 1, 1).data;
      const part = (of: number) => (of / 255 <= 0.04045 ? of / 255 / 12.92 : ((of / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, printColorAdjust } = getComputedStyle(element);
      const contrast = 1.05 / (luminance(color) + 0.05);
      if (contrast < 3 && printColorAdjust !== 'exact') texts.add(`${color}: ${node.textContent?.trim().slice(0, 40)}`);
    }
    const ground = luminance(getComputedStyle(document.body).backgroundColor);
    return [...(ground < 0.9 ? ['the ground'] : []), ...texts];
  });
  expect(pale).toEqual([]);
  await leavePaper(page);
}
