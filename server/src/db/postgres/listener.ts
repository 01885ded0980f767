import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { type Listening, NOTICE_CHANNEL, type NoticeListener, payloadOf, readNotice } from '../notice/notice.ts';
import { SESSION } from '../session.ts';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A connection that only listens does not notice that the other end is gone: so it asks, this often and for so long. */
const HEARTBEAT_MS = 15_000;
const ANSWER_LIMIT_MS = 10_000;
const TELL = 'select pg_notify($1, $2)';

/**
 * Listens on its own connection, and reconnects when it is lost; a break is reported once, however many tries it takes. Resolves when
 * the first connection listens.
 */
export async function listenOnPostgres(
  settings: pg.ClientConfig,
  listener: NoticeListener,
  report: (error: Error) => void,
): Promise<Listening> {
  const self = randomUUID();
  let stopped = false;
  /** The connection that listens now. */
  let client: pg.Client | undefined;
  let said: Promise<unknown> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  /** One query after the other. */
  const say = (query: string | pg.QueryConfig) => {
    const answer = said.then(() => client?.query(query));
    said = answer.catch(() => undefined);
    return answer;
  };

  const connect = async () => {
    const socket = new Socket();
    const fresh = new pg.Client({ ...settings, query_timeout: ANSWER_LIMIT_MS, stream: () => socket });
    let isListening = false;
    fresh.on('notification', ({ payload }) => {
      const { sender, notice } = readNotice(payload ?? '');
      if (sender !== self) listener.notice(notice);
    });
    fresh.on('error', (error) => isListening && report(error));
    try {
      await fresh.connect();
      // what it tells is a hint: nothing waits for the disk
      await fresh.query(`${SESSION}; set synchronous_commit = off; listen ${NOTICE_CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    isListening = true;
    const heartbeat = setInterval(() => say(`listen ${NOTICE_CHANNEL}`).catch(() => socket.destroy()), HEARTBEAT_MS).unref();
    fresh.once('end', () => {
      clearInterval(heartbeat);
      client = undefined;
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
  return {
    // what a lost connection does not tell, the others find when they next ask
    tell: (notice) => void say({ name: 'tell', text: TELL, values: [NOTICE_CHANNEL, payloadOf(notice, self)] }).catch(() => undefined),
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
