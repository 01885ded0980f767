import { type PoolOptions, type PoolRunnerInitializer, ThreadsPoolWorker } from 'vitest/node';

type Listener = Parameters<ThreadsPoolWorker['on']>[1];

/** The thread that Vitest begins and ends for each mutant stays in fact, so that the server and its database are loaded once. */
class KeptThread extends ThreadsPoolWorker {
  override readonly name = 'kept';
  /** Of the run of now: those of a run before it hear nothing any more. */
  private readonly listeners = new Map<string, Listener>();

  override async start() {
    if (this.listeners.size === 0) await super.start();
  }

  override on(event: string, listener: Listener) {
    const earlier = this.listeners.get(event);
    if (earlier) super.off(event, earlier);
    this.listeners.set(event, listener);
    super.on(event, listener);
  }

  override send(message: Parameters<ThreadsPoolWorker['send']>[0]) {
    if (message.type === 'stop') this.listeners.get('message')?.({ type: 'stopped', __vitest_worker_response__: true });
    else super.send(message);
  }

  override async stop() {}
}

let thread: KeptThread | undefined;

export const keptThread: PoolRunnerInitializer = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions) => {
    thread ??= new KeptThread(options);
    return thread;
  },
};
