import { clickActions, keyActions, type PicturedDriver, within } from '../driver.ts';
import { startProgram } from './program.ts';

/** A page of a browser by its WebDriver, and what it draws as PNG. `capabilities` say how the browser is started. */
export async function openSession(
  program: string,
  port: number,
  env: Record<string, string>,
  capabilities: object,
): Promise<PicturedDriver> {
  const driver = await startProgram('/bin/sh', ['-c', `echo ready >&2; exec ${program} --port=${port}`], /ready/, env);
  const ask = askOf(`http://127.0.0.1:${port}`);
  const { sessionId } = (await whenReady(() => ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } }))) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  return {
    pid: driver.pid,
    go: async (url) => void (await ask('POST', `${session}/url`, { url })),
    reload: async () => void (await ask('POST', `${session}/refresh`, {})),
    read: async (expression) => {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value) ?? 'null'))`;
      return JSON.parse((await ask('POST', `${session}/execute/async`, { script, args: [] })) as string);
    },
    click: async (x, y) => void (await ask('POST', `${session}/actions`, { actions: clickActions(x, y) })),
    keys: async (text) => void (await ask('POST', `${session}/actions`, { actions: keyActions(text) })),
    picture: async () => Buffer.from((await ask('GET', `${session}/screenshot`)) as string, 'base64'),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      await driver.end();
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

/** A browser or its driver listens a moment after it has started. */
export async function whenReady<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 50 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
