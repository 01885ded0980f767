import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The functions that another process offers. Arguments and results are JSON. */
type Calls = Record<string, (...args: never[]) => unknown>;
type ChildMessage = { answer?: unknown } | { error: string };

export type Child<C extends Calls> = {
  ask<K extends keyof C & string>(name: K, ...args: Parameters<C[K]>): Promise<Awaited<ReturnType<C[K]>>>;
  end(): Promise<void>;
};

/** Node's own options, and what is added to the environment. */
type Start = { execArgv?: string[]; env?: Record<string, string> };

/** A process of its own, so that what is measured and its client do not share an event loop. One question at a time. */
export function startChild<C extends Calls>(file: string, { execArgv, env }: Start = {}): Child<C> {
  const child = fork(new URL(file, import.meta.url), { ...(execArgv && { execArgv }), env: { ...process.env, ...env } });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = once(child, 'exit').then(([code, signal]): ChildMessage => ({ error: `ended with ${code ?? signal}` }));
  return {
    ask: async (name, ...given) => {
      const answered = once(child, 'message').then(([message]) => message as ChildMessage);
      child.send({ name, given });
      const said = await Promise.race([answered, ended]);
      if ('error' in said) throw new Error(`${file}: ${said.error}`);
      return said.answer as never;
    },
    end: async () => {
      if (child.connected) child.disconnect();
      await ended;
      process.off('exit', killAtExit);
    },
  };
}

/** The other side: answers the process that started this one, and ends when that one disconnects or is gone. */
export function answerParent(calls: Calls, end: () => Promise<void>): void {
  process.on('message', async ({ name, given }: { name: string; given: never[] }) => {
    const answer = async (): Promise<ChildMessage> => ({ answer: await calls[name]?.(...given) });
    process.send?.(
      await answer().catch((error): ChildMessage => ({ error: error instanceof Error ? (error.stack ?? '') : String(error) })),
    );
  });
  process.once('disconnect', () => end().finally(() => process.exit()));
}
