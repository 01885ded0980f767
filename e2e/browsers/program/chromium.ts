import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Choice, Opening, PicturedDriver } from '../driver.ts';
import { programOf, startProgram } from './program.ts';
import { type Commands, connect } from './socket.ts';

/** The Chromium of the stories, by DevTools: old ones have no driver of their own. */
export function chromium(): Choice<PicturedDriver> {
  const file = process.env.FAIRWAY_CHROMIUM ?? programOf('chromium', 'chromium-browser', 'google-chrome');
  return file === undefined ? { missing: 'no chromium' } : { open: (opening) => openChromium(file, opening) };
}

export async function openChromium(file: string, opening: Opening): Promise<PicturedDriver> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-chromium-'));
  const parameters = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ];
  const { pid, match, end } = await startProgram(file, [...parameters, 'about:blank'], /listening on (ws:\S+)/, { HOME: folder });
  const browser = await connect(match[1] ?? '');
  const { targetId } = (await browser.ask('Target.createTarget', { url: 'about:blank' })) as { targetId: string };
  const { sessionId } = (await browser.ask('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const page = await pageOf(browser, { pid, sessionId }, opening, async () => {
    await end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const hide = async (isHidden: boolean) =>
    void (await (isHidden
      ? browser.ask('Target.createTarget', { url: 'about:blank' })
      : browser.ask('Target.activateTarget', { targetId })));
  return { ...page, hide };
}

/** A page by DevTools, of the window’s size whatever the screen. */
export async function pageOf(
  browser: Commands,
  { pid, ...session }: { pid: number; sessionId?: string },
  { width, height, before }: Opening,
  end: () => Promise<void>,
): Promise<PicturedDriver> {
  const ask = (method: string, params: object = {}) => browser.ask(method, params, session);
  const { userAgent } = (await browser.ask('Browser.getVersion', {})) as { userAgent: string };
  await ask('Page.enable');
  await ask('Network.setUserAgentOverride', { userAgent, acceptLanguage: 'vi' });
  await ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: before });
  const loaded = async (begin: () => Promise<object>): Promise<void> => {
    const load = browser.heard('Page.loadEventFired', 'Page.javascriptDialogOpening');
    await Promise.race([begin(), load]);
    if ((await load) === 'Page.javascriptDialogOpening') throw new Error('the page asks before it is left');
  };
  const mouse = (type: string, x: number, y: number) =>
    ask('Input.dispatchMouseEvent', { type, x, y, ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }) });
  return {
    pid,
    go: (url) => loaded(() => ask('Page.navigate', { url })),
    reload: () => loaded(() => ask('Page.reload')),
    read: async (expression) => {
      const evaluated = { expression: `Promise.resolve(${expression}).then(JSON.stringify)`, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = (await ask('Runtime.evaluate', evaluated)) as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    click: async (x, y) => {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) await mouse(type, x, y);
    },
    keys: async (text) => {
      for (const letter of text) {
        await ask('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
        await ask('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
      }
    },
    picture: async () => Buffer.from(((await ask('Page.captureScreenshot')) as { data: string }).data, 'base64'),
    close: async () => {
      browser.close();
      await end();
    },
  };
}

type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string; exception?: { description?: string } } };
