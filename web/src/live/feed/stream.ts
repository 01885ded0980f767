import type { BoardChange } from '@fairway/api/rule/play/board-change';

/** The board has a new version: `change` makes it, with the ETag `etag`, out of the one with the ETag `from`. */
export type Poke = { v: number; change?: undefined } | { v: number; from: string; etag: string; change: BoardChange };
/** The events for a listener: the stream is open, the board has a new version, the stream broke. */
export type StreamEvents = { opened: () => void; poked: (poke: Poke) => void; lost: () => void };
/** Opens one stream and returns how to close it. A stream that is lost stays lost: a new one must be opened. */
export type Listen = (events: StreamEvents) => () => void;

export type Stream = { open: () => void; close: () => void; reopen: () => void; isOpen: () => boolean };

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Between half and the whole of a delay that doubles with every attempt: a thousand boards must not come back in the same instant. */
export const backoffMs = (attempt: number, random: () => number, lastMs = LAST_RETRY_MS): number =>
  Math.min(FIRST_RETRY_MS * 2 ** attempt, lastMs) * (0.5 + random() / 2);

/** Keeps one stream open: after a loss it tries again by itself, later each time, until it is closed. */
export function keepStream(listen: Listen, random: () => number, events: StreamEvents): Stream {
  let attempt = 0;
  let open = false;
  let closeCurrent: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(retry);
    closeCurrent?.();
    closeCurrent = null;
    open = false;
  }
  function start(): void {
    close();
    closeCurrent = listen({ opened, poked: events.poked, lost });
  }
  function opened(): void {
    attempt = 0;
    open = true;
    events.opened();
  }
  function lost(): void {
    close();
    retry = setTimeout(start, backoffMs(attempt++, random));
    events.lost();
  }

  return {
    open: () => closeCurrent === null && start(),
    close,
    reopen: start,
    isOpen: () => open,
  };
}
