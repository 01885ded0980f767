import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/test/port.ts';
import type { Choice, Driver } from './driver.ts';
import { programOf, startProgram } from './program.ts';

/** WebKitGTK, by WebDriver on a screen of its own: the nearest to an iPhone that a Linux machine has. */
export function webkit(): Choice {
  const name = 'WebKit';
  const driver = programOf('WebKitWebDriver');
  const screen = programOf('Xvfb');
  const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser').toSorted().toReversed();
  if (driver === undefined || browser === undefined) return { name, missing: 'no webkit2gtk-driver (WebKitWebDriver and its MiniBrowser)' };
  return screen === undefined ? { name, missing: 'no xvfb' } : { name, open: () => open(driver, browser, screen) };
}

async function open(file: string, binary: string, screen: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-webkit-'));
  const display = await startProgram(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], /^(\d+)\n/m);
  const port = await freePort();
  const env = { DISPLAY: `:${display.said[1]}`, HOME: folder, XDG_RUNTIME_DIR: folder, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driver = await startProgram('/bin/sh', ['-c', `echo ready >&2; exec ${file} --port=${port}`], /ready/, env);
  const ask = askOf(`http://127.0.0.1:${port}`);
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = (await whenReady(() => ask('POST', '/session', { capabilities: { alwaysMatch } }))) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    go: async (url) => void (await ask('POST', `${session}/url`, { url })),
    reload: async () => void (await ask('POST', `${session}/refresh`, {})),
    read: async (expression) => {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value) ?? 'null'))`;
      return JSON.parse((await ask('POST', `${session}/execute/async`, { script, args: [] })) as string);
    },
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      await driver.end();
      await display.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** One command of WebDriver; an error is what the browser says of it. */
const askOf =
  (driver: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(driver + path, { method, body: JSON.stringify(body) ?? null });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path} ${value.error}: ${value.message}`);
    return value;
  };

/** The driver listens a moment after it has started. */
async function whenReady<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 50 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
