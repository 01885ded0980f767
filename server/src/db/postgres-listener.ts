import { Socket } from 'node:net';
import pg from 'pg';
import { NOTICE_CHANNEL, type NoticeListener, readNotice } from './notice.ts';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A connection that only listens does not notice that the other end is gone: so it asks, this often and for so long. */
const HEARTBEAT_MS = 15_000;
const ANSWER_LIMIT_MS = 10_000;

/**
 * Listens on its own connection, and reconnects when it is lost; a break is reported once, however many tries it takes. Resolves when
 * the first connection listens.
 */
export async function listenOnPostgres(settings: pg.ClientConfig, listener: NoticeListener, report: (error: Error) => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const socket = new Socket();
    const fresh = new pg.Client({ ...settings, query_timeout: ANSWER_LIMIT_MS, stream: () => socket });
    let isListening = false;
    fresh.on('notification', ({ payload }) => listener.notice(readNotice(payload ?? '')));
    fresh.on('error', (error) => isListening && report(error));
    try {
      await fresh.connect();
      await fresh.query(`listen ${NOTICE_CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    isListening = true;
    const heartbeat = setInterval(() => fresh.query(`listen ${NOTICE_CHANNEL}`).catch(() => socket.destroy()), HEARTBEAT_MS).unref();
    fresh.once('end', () => {
      clearInterval(heartbeat);
      if (stopped) return;
      listener.lost();
      reconnect(FIRST_WAIT_MS);
    });
    client = fresh;
    if (stopped) await fresh.end();
  };

  const reconnect = (waitMs: number) => {
    if (stopped) return;
    retry = setTimeout(async () => {
      try {
        await connect();
        listener.back();
      } catch {
        reconnect(Math.min(waitMs * 2, LONGEST_WAIT_MS));
      }
    }, waitMs);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
