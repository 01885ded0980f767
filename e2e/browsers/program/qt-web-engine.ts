import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/test/engine/port.ts';
import type { Choice, Opening, PicturedDriver } from '../driver.ts';
import { pageOf } from './chromium.ts';
import { programsOf, startProgram } from './program.ts';
import { connect } from './socket.ts';
import { whenReady } from './webdriver.ts';

const WINDOW = join(import.meta.dirname, 'qt-window.py');

/** The Chromium within Qt, as boxes and kiosks have it: of Qt 5 Chrome 87, of Debian’s Qt 6 Chrome 102; by DevTools. */
export function qtWebEngine(qt: 5 | 6): Choice<PicturedDriver> {
  const binding = `PyQt${qt}`;
  const canOpen = `import ${binding}.QtWebEngineWidgets`;
  const python = programsOf('python3').find((file) => spawnSync(file, ['-c', canOpen]).status === 0);
  if (python === undefined) return { missing: `no python3-pyqt${qt}.qtwebengine` };
  return { open: (opening) => open(python, binding, opening) };
}

async function open(python: string, binding: string, opening: Opening): Promise<PicturedDriver> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-qt-'));
  const port = await freePort();
  const env = {
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    QT_QPA_PLATFORM: 'offscreen',
    QT_QUICK_BACKEND: 'software',
    QTWEBENGINE_REMOTE_DEBUGGING: String(port),
    QTWEBENGINE_CHROMIUM_FLAGS: '--no-sandbox --disable-gpu',
  };
  const { pid, end } = await startProgram(
    python,
    [WINDOW, binding, String(opening.width), String(opening.height)],
    /DevTools listening|Remote debugging/,
    env,
  );
  const pages = await whenReady(() => fetch(`http://127.0.0.1:${port}/json`));
  const [{ webSocketDebuggerUrl }] = (await pages.json()) as [{ webSocketDebuggerUrl: string }];
  const page = await pageOf(await connect(webSocketDebuggerUrl), { pid }, opening, async () => {
    await end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return { ...page, hide: async (isHidden) => void process.kill(pid, isHidden ? 'SIGUSR1' : 'SIGUSR2') };
}
