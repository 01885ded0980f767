import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Choice, clickActions, type Driver, keyActions, type Opening } from '../driver.ts';
import { programOf, startProgram } from './program.ts';
import { connect } from './socket.ts';

/** Firefox speaks WebDriver BiDi itself: no driver is needed. */
export function firefox(): Choice {
  const file = programOf('firefox-esr', 'firefox');
  return file === undefined ? { missing: 'no firefox-esr or firefox on the PATH' } : { open: (opening) => open(file, opening) };
}

async function open(file: string, { width, height, before }: Opening): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-firefox-'));
  writeFileSync(join(folder, 'user.js'), 'user_pref("intl.accept_languages", "vi");');
  const parameters = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'];
  const { match, end } = await startProgram(file, parameters, /listening on (ws:\S+)/, { HOME: folder });
  const { ask, close } = await connect(`${match[1]}/session`);
  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await ask('browsingContext.setViewport', { context, viewport: { width, height } });
  await ask('script.addPreloadScript', { functionDeclaration: `() => {${before}}` });
  return {
    go: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await ask('browsingContext.reload', { context, wait: 'complete' })),
    read: async (expression) => {
      const evaluated = { expression: `Promise.resolve(${expression}).then(JSON.stringify)`, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = (await ask('script.evaluate', evaluated)) as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    click: async (x, y) => void (await ask('input.performActions', { context, actions: clickActions(x, y) })),
    keys: async (text) => void (await ask('input.performActions', { context, actions: keyActions(text) })),
    close: async () => {
      close();
      await end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };
