import type { Stream } from './stream.ts';

/** What is due from an open stream comes within this time, or the stream is dead. */
export const DEAF_MS = 5000;
/** A stream that stays dead is opened anew after longer and longer: each time takes a place on the server. */
const LONGEST_DEAF_MS = 60_000;

/**
 * Whether pokes arrive. A proxy that swallows events, or an unnoticed dead connection, looks open and sends nothing: due are an event as soon as
 * a stream opens, and each version that an answer had. Until one comes the stream is deaf.
 */
export function createHearing(stream: Stream, onDeaf: () => void) {
  let poked = 0;
  let isDeaf = true;
  let times = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const expect = (version: number): void => {
    if (!stream.isOpen()) return;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        if (!stream.isOpen() || (!isDeaf && poked >= version)) return;
        isDeaf = true;
        times += 1;
        stream.reopen();
        onDeaf();
      },
      Math.min(DEAF_MS * 2 ** times, LONGEST_DEAF_MS),
    );
  };
  return {
    hears: () => stream.isOpen() && !isDeaf,
    /** The highest version poked. */
    poked: () => poked,
    opened(): void {
      isDeaf = true;
      stop();
      expect(0);
    },
    heard(version: number): number {
      isDeaf = false;
      times = 0;
      poked = Math.max(poked, version);
      return poked;
    },
    expect,
    stop,
  };
}
