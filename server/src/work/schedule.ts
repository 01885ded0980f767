/** Work that the server does by itself, now and then. */
export type Schedule = { start(): Promise<void>; stop(): Promise<void> };

type Timing = { firstAfterMs: number; everyMs: number };

/** Begins a while after the start, so that no start waits for it; a failure is reported, and it is tried again at the next time. */
export function createSchedule(
  work: () => Promise<unknown>,
  { firstAfterMs, everyMs }: Timing,
  report: (error: unknown) => void,
): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const run = async (): Promise<void> => {
    running = work().catch(report);
    await running;
    if (!isStopped) timer = setTimeout(run, everyMs).unref();
  };
  return {
    start: async () => {
      timer = setTimeout(run, firstAfterMs).unref();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
