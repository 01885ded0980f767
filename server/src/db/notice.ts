import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './open.ts';

/** "The board of this tournament has reached this version": a hint. The version in the database is the truth. */
export interface Notice {
  tournamentId: string;
  boardVersion: number;
}

export interface NoticeListener {
  notice(notice: Notice): void;
  /** The connection is lost: from now on notices are missed. */
  lost(): void;
  /** It is back: whoever needs to know must ask the database. */
  back(): void;
}

export const NOTICE_CHANNEL = 'fairway_board';

/** Every process hears it when the transaction commits, and never hears it when it does not. */
export async function announce(tx: Transaction, tournamentId: string, boardVersion: number): Promise<void> {
  await tx.execute(sql`select ${notify(sql`${tournamentId}::text`, sql`${boardVersion}::int`)}`);
}

/** The same as a part of a larger statement. */
export const notify = (tournamentId: SQL, boardVersion: SQL): SQL =>
  sql`pg_notify(${NOTICE_CHANNEL}, ${boardVersion} || ' ' || ${tournamentId})`;

export function readNotice(payload: string): Notice {
  const gap = payload.indexOf(' ');
  return { tournamentId: payload.slice(gap + 1), boardVersion: Number(payload.slice(0, gap)) };
}
