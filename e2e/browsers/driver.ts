import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A page of a browser, whatever drives it. Expressions are written in the syntax of the oldest browser that is tried. */
export type Driver = {
  readonly go: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Moves the pointer to this place of the window, and presses and releases its button. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses and releases a key for each letter. */
  readonly keys: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};
/** A page that can be seen, and the process that began its browser. */
export type PicturedDriver = Driver & {
  readonly picture: () => Promise<Buffer>;
  readonly pid: number;
  /** Puts the page out of sight, as behind another tab, and back into it; undefined: the browser cannot. */
  readonly hide?: (isHidden: boolean) => Promise<void>;
};
/** How a browser is opened: its window in CSS pixels, and a script that runs before each page's own. */
export type Opening = { readonly width: number; readonly height: number; readonly before: string };
/** A browser of this machine, or why there is none. */
export type Choice<Page = Driver> = { readonly open: (opening: Opening) => Promise<Page> } | { readonly missing: string };

/** A page of Playwright’s browser. */
export const driverOf = (page: Page): Driver => ({
  go: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  read: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  keys: (text) => page.keyboard.type(text),
  close: () => page.close(),
});

const PATIENCE_MS = 30_000;
const EVERY_MS = 100;

/** The same promise; when it takes too long it fails with what was waited for. Every wait for a browser goes through it. */
export async function within<Value>(what: string, promise: Promise<Value>, limitMs = PATIENCE_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not within ${limitMs / 1000} s`)), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Waits until an expression is true in the page, and answers its value; fails with what the page shows. */
export async function until<Value = unknown>(page: Driver, what: string, expression: string | (() => Promise<string>)): Promise<Value> {
  let failure: unknown = '';
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(EVERY_MS)) {
    const script = typeof expression === 'string' ? expression : await expression();
    const value = await page.read(script).catch((error: unknown) => {
      failure = error;
    });
    if (value) return value as Value;
  }
  const text = await page.read('document.body.innerText').catch(String);
  throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s. ${failure}\nThe page shows:\n${text}`);
}

const has = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
export const untilShown = (page: Driver, text: string) => until(page, `“${text}”`, has(text));

/** Presses the first button or link that can be seen and whose name begins so, once it is there, holds still and is on top. */
export const press = (page: Driver, name: string): Promise<void> =>
  pressFound(
    page,
    `the button “${name}”`,
    `[...document.querySelectorAll('button, a[href], [role=button]')].find((one) => !one.disabled && one.getClientRects().length > 0
      && getComputedStyle(one).visibility === 'visible'
      && [one.getAttribute('aria-label'), one.innerText.trim(), one.lastElementChild && one.lastElementChild.textContent]
        .some((text) => text && text.startsWith(${JSON.stringify(name)})))`,
  );

/** Presses the field with this label or name, and types into it. */
export async function type(page: Driver, label: string, text: string): Promise<void> {
  const named = `([...document.querySelectorAll('label')].find((one) => one.innerText.trim().startsWith(${JSON.stringify(label)})) || {}).control`;
  const field = `(${named} || document.querySelector(${JSON.stringify(`input[aria-label="${label}"]`)}))`;
  await pressFound(page, `the field “${label}”`, field);
  await page.keys(text);
  await until(page, `“${text}” in the field “${label}”`, `${field}.value === ${JSON.stringify(text)}`);
}

async function pressFound(page: Driver, what: string, found: string): Promise<void> {
  const place = `(() => {
    const one = ${found};
    if (!one) return null;
    const seen = () => {
      const { left, top, width, height } = one.getClientRects()[0];
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    };
    const [x, y] = seen();
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) one.scrollIntoView({ block: 'center' });
    const at = seen();
    const held = window.pressedNext && window.pressedNext.one === one && String(window.pressedNext.at) === String(at);
    window.pressedNext = { one, at };
    return held && one.contains(document.elementFromPoint(at[0], at[1])) ? at : null;
  })()`;
  const [x, y] = await until<[number, number]>(page, `${what}, on top where it is shown`, place);
  await page.click(x, y);
}

/** A press of the pointer, as WebDriver and WebDriver BiDi say it. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Presses of keys, as WebDriver and WebDriver BiDi say them. */
export const keyActions = (text: string) => [
  { type: 'key', id: 'keyboard', actions: [...text].flatMap((value) => ['keyDown', 'keyUp'].map((way) => ({ type: way, value }))) },
];
