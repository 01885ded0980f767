import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/test/engine/port.ts';
import type { Choice, Opening, PicturedDriver } from '../driver.ts';
import { programOf, startProgram } from './program.ts';
import { openSession } from './webdriver.ts';

/** The WebKit of set-top boxes and televisions, in `cog`, full screen on a screen of its own; by WebDriver. */
export function wpe(): Choice<PicturedDriver> {
  const driver = programOf('WPEWebDriver');
  const cog = programOf('cog');
  const weston = programOf('weston');
  if (cog === undefined) return { missing: 'no cog' };
  if (driver === undefined) return { missing: 'no wpewebkit-driver (WPEWebDriver)' };
  if (weston === undefined) return { missing: 'no weston, which gives it a screen' };
  return { open: (opening) => open({ driver, cog, weston }, opening) };
}

type Programs = { readonly driver: string; readonly cog: string; readonly weston: string };

async function open(programs: Programs, { width, height, before }: Opening): Promise<PicturedDriver> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-wpe-'));
  const env = {
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    WAYLAND_DISPLAY: 'wayland-of-fairway',
    COG_PLATFORM_WL_VIEW_FULLSCREEN: '1',
    COG_PLATFORM_WL_VIEW_WIDTH: '640',
    COG_PLATFORM_WL_VIEW_HEIGHT: '360',
  };
  const screen = await startProgram(
    programs.weston,
    [
      ...['--backend=headless-backend.so', '--use-gl', '--shell=kiosk-shell.so', '--no-config', '--idle-time=0'],
      ...[`--socket=${env.WAYLAND_DISPLAY}`, `--width=${width}`, `--height=${height}`],
    ],
    /launching|Loading module .*kiosk-shell/,
    env,
  );
  const options = { binary: programs.cog, args: ['--automation', '--platform=wl'] };
  const page = await openSession(programs.driver, await freePort(), env, { 'wpe:browserOptions': options });
  return {
    ...page,
    go: async (url) => {
      await page.go(url);
      // its language is that of the system, whose locales it would need
      const isChosen = await page.read(
        `(() => { const was = localStorage.golf_language; localStorage.golf_language = 'vi'; return was === 'vi'; })()`,
      );
      if (!isChosen) await page.go(url);
      // it has no script before a page’s own
      await page.read(`(() => { ${before} })()`);
    },
    close: async () => {
      await page.close();
      await screen.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
