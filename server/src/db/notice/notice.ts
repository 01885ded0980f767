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

/** What a listener listens with. */
export interface Listening {
  /** Tells the other processes of a version that is committed, without waiting for it: they hear of it soon, or when they next ask. */
  tell(notice: Notice): void;
  stop(): Promise<void>;
}

export const NOTICE_CHANNEL = 'fairway_board';

/** `sender`: whoever tells it by itself and need not hear it; a pooler invents the process ids that PostgreSQL would tell them apart by. */
export const payloadOf = ({ tournamentId, boardVersion }: Notice, sender = ''): string =>
  [boardVersion, tournamentId, sender].join(' ').trimEnd();

export function readNotice(payload: string): { notice: Notice; sender: string } {
  const [boardVersion, tournamentId = '', sender = ''] = payload.split(' ');
  return { notice: { tournamentId, boardVersion: Number(boardVersion) }, sender };
}
