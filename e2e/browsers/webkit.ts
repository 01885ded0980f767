import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/test/engine/port.ts';
import { type Choice, clickActions, type Driver, keyActions, type Opening, within } from './driver.ts';
import { programOf, programsOf, startProgram } from './program.ts';

const WINDOW = join(import.meta.dirname, 'window.py');
const CAN_OPEN = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';

/** WebKitGTK, by WebDriver on a screen of its own: the nearest to an iPhone that a Linux machine has. */
export function webkit(): Choice {
  const driver = programOf('WebKitWebDriver');
  const screen = programOf('Xvfb');
  const python = programsOf('python3').find((file) => spawnSync(file, ['-c', CAN_OPEN]).status === 0);
  if (driver === undefined) return { missing: 'no webkit2gtk-driver (WebKitWebDriver)' };
  if (screen === undefined) return { missing: 'no xvfb' };
  if (python === undefined) return { missing: 'no python3-gi with gir1.2-webkit2-4.1' };
  return { open: (opening) => open({ driver, screen, python }, opening) };
}

type Programs = { readonly driver: string; readonly screen: string; readonly python: string };

async function open(programs: Programs, { width, height, before }: Opening): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-webkit-'));
  const script = join(folder, 'before.js');
  writeFileSync(script, before);
  const display = await startProgram(programs.screen, ['-displayfd', '3', '-screen', '0', '1400x1200x24'], /^(\d+)\n/m);
  const port = await freePort();
  const env = { DISPLAY: `:${display.match[1]}`, HOME: folder, XDG_RUNTIME_DIR: folder, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driver = await startProgram('/bin/sh', ['-c', `echo ready >&2; exec ${programs.driver} --port=${port}`], /ready/, env);
  const ask = askOf(`http://127.0.0.1:${port}`);
  const args = [WINDOW, String(width), String(height), script, folder];
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: programs.python, args } };
  const { sessionId } = (await whenReady(() => ask('POST', '/session', { capabilities: { alwaysMatch } }))) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    go: async (url) => void (await ask('POST', `${session}/url`, { url })),
    reload: async () => void (await ask('POST', `${session}/refresh`, {})),
    read: async (expression) => {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value) ?? 'null'))`;
      return JSON.parse((await ask('POST', `${session}/execute/async`, { script, args: [] })) as string);
    },
    click: async (x, y) => void (await ask('POST', `${session}/actions`, { actions: clickActions(x, y) })),
    keys: async (text) => void (await ask('POST', `${session}/actions`, { actions: keyActions(text) })),
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
    const label = `the answer to ${method} ${path} ${(JSON.stringify(body) ?? '').slice(0, 100)}`;
    const answer = await within(label, fetch(driver + path, { method, body: JSON.stringify(body) ?? null }));
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
