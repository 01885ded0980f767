import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/test/engine/port.ts';
import type { Choice, Driver, Opening } from '../driver.ts';
import { programOf, programsOf, startProgram } from './program.ts';
import { openSession } from './webdriver.ts';

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
  const args = [WINDOW, String(width), String(height), script, folder];
  const page = await openSession(programs.driver, port, env, { 'webkitgtk:browserOptions': { binary: programs.python, args } });
  return {
    ...page,
    close: async () => {
      await page.close();
      await display.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
