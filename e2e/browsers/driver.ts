import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** A page of a browser, whatever drives it. */
export type Driver = {
  readonly go: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  readonly read: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};
/** A browser of this machine, or why there is none. `ofStories`: the one that Playwright has started. */
export type Choice = { readonly name: string } & (
  | { readonly open: (ofStories: Browser) => Promise<Driver> }
  | { readonly missing: string }
);

const PATIENCE_MS = 30_000;
const EVERY_MS = 100;

/** Waits until an expression is true in the page; fails with what the page shows. */
export async function until(page: Driver, what: string, expression: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(EVERY_MS)) {
    if (await page.read(`Boolean(${expression})`).catch(() => false)) return;
  }
  const shown = await page.read('document.body.innerText').catch(String);
  throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s. The page shows:\n${shown}`);
}

const has = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
export const untilShown = (page: Driver, text: string) => until(page, `“${text}”`, has(text));

/** Presses the first button that can be seen and whose name begins so, once it is there. */
export async function press(page: Driver, name: string): Promise<void> {
  const named = `[...document.querySelectorAll('button')].find((one) => one.checkVisibility() && !one.disabled
    && [one.getAttribute('aria-label'), one.innerText.trim(), one.lastElementChild?.textContent].some((text) => text?.startsWith(${JSON.stringify(name)})))`;
  await until(page, `the button “${name}”`, named);
  await page.read(`(${named}.click(), true)`);
}
