import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Choice, Driver, Opening } from './driver.ts';
import { programOf, startProgram } from './program.ts';
import { connect } from './socket.ts';

/** The Chromium of the stories, by DevTools: old ones have no driver of their own. */
export function chromium(): Choice {
  const file = process.env.FAIRWAY_CHROMIUM ?? programOf('chromium', 'chromium-browser', 'google-chrome');
  return file === undefined ? { missing: 'no chromium' } : { open: (opening) => openChromium(file, opening) };
}

export async function openChromium(file: string, { width, height, before }: Opening): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-chromium-'));
  const parameters = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ];
  const { match, end } = await startProgram(file, [...parameters, 'about:blank'], /listening on (ws:\S+)/, { HOME: folder });
  const browser = await connect(match[1] ?? '');
  const { targetId } = (await browser.ask('Target.createTarget', { url: 'about:blank' })) as { targetId: string };
  const { sessionId } = (await browser.ask('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const ask = (method: string, params: object = {}) => browser.ask(method, params, { sessionId });
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
    close: async () => {
      browser.close();
      await end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string; exception?: { description?: string } } };
