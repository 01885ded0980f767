import pg from 'pg';
import { NOTICE_CHANNEL, type NoticeListener, readNotice } from './notice.ts';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;

/**
 * Listens on its own connection, and reconnects when it is lost; a break is reported once, however many tries it takes. Resolves when
 * the first connection listens.
 */
export async function listenOnPostgres(settings: pg.ClientConfig, listener: NoticeListener, report: (error: Error) => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client(settings);
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
    fresh.once('end', () => {
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
