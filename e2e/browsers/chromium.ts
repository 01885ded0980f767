import type { Choice } from './driver.ts';

/** Chromium, by Playwright as in the stories. */
export const chromium = (): Choice => ({
  name: 'Chromium',
  open: async (browser) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    return {
      go: async (address) => void (await page.goto(address)),
      reload: async () => void (await page.reload()),
      read: async (expression) => JSON.parse((await page.evaluate(`Promise.resolve(${expression}).then(JSON.stringify)`)) ?? 'null'),
      close: () => context.close(),
    };
  },
});
