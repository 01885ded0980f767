import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Choice, Driver } from './driver.ts';
import { programOf, startProgram } from './program.ts';

/** Firefox speaks WebDriver BiDi itself: no driver is needed. */
export function firefox(): Choice {
  const name = 'Firefox';
  const file = programOf('firefox-esr', 'firefox');
  return file === undefined ? { name, missing: 'no firefox-esr or firefox on the PATH' } : { name, open: () => open(file) };
}

async function open(file: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-firefox-'));
  writeFileSync(join(folder, 'user.js'), 'user_pref("intl.accept_languages", "vi");');
  const parameters = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'];
  const { said, end } = await startProgram(file, parameters, /listening on (ws:\S+)/, { HOME: folder });
  const { ask, close } = await connect(`${said[1]}/session`);
  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  return {
    go: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await ask('browsingContext.reload', { context, wait: 'complete' })),
    read: async (expression) => {
      const evaluated = { expression: `Promise.resolve(${expression}).then(JSON.stringify)`, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = (await ask('script.evaluate', evaluated)) as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    close: async () => {
      close();
      await end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };
type Answer = { id: number; result?: object; error?: string; message?: string };

/** Commands of WebDriver BiDi over a socket; each is answered by its number. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  let last = 0;
  const ask = (method: string, params: object): Promise<object> =>
    new Promise((resolve, reject) => {
      waiting.set(++last, ({ result, error, message }) => (result ? resolve(result) : reject(new Error(`${method}: ${error} ${message}`))));
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { ask, close: () => socket.close() };
}
