import type { FastifyBaseLogger } from 'fastify';
import type { FollowData, PushData } from '../../../db/schema/play/push.ts';
import type { Deps } from '../../../http/route.ts';
import type { LiveBoard } from '../leaderboard/live/live-board.ts';
import { signupNotification } from './applicant.ts';
import type { Deliver, SiteKeys } from './delivery.ts';
import { type PublicDay, publicOf, startsOf } from './news.ts';
import { notificationOf, topicOf } from './notification.ts';
import { type ClaimedMessage, claimMessages, deleteSubscriptions, endMessage, endOldMessages, postponeMessage } from './store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From one try to the next while a service is away, then every hour for as long as it is news. */
const PAUSES_MS = [1, 5, 15].map((minutes) => minutes * MINUTE_MS);
const AT_ONCE = 8;
/** An offer has a time to answer. */
const URGENT: readonly PushData['kind'][] = ['soon', 'moved', 'signup'];

type Parts = Pick<Deps, 'db' | 'clock' | 'report'> & {
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  live: Pick<LiveBoard, 'boards' | 'startListOf'>;
  deliver: Deliver;
};

/** Sends what is due until nothing is, or until it is to stop. */
export function createSender({ db, clock, report, publicUrl, log, live, deliver }: Parts, stop: AbortSignal) {
  const publicDayOf = async (tournamentId: string, boardVersion: number): Promise<PublicDay | null> => {
    const snapshot = await live.boards.get(tournamentId, boardVersion);
    return snapshot?.public ? publicOf(snapshot, live) : null;
  };

  const tell = async (message: ClaimedMessage, keys: SiteKeys): Promise<void> => {
    const { data, occasion, phone, boardVersion, endsAt } = message;
    const now = clock();
    const publicDay = 'players' in data ? await publicDayOf(phone.tournamentId, boardVersion) : null;
    const notification =
      'players' in data
        ? publicDay && notificationOf(data, occasion, { ...publicDay, publicUrl, language: phone.language, now })
        : await signupNotification(db, data, message, publicUrl);
    if (!notification || endsAt <= now) return endMessage(db, message);
    const sent = {
      payload: JSON.stringify(notification),
      topic: topicOf(notification.tag),
      secondsOfUse: Math.ceil((endsAt.getTime() - now.getTime()) / 1000),
      isUrgent: URGENT.includes(data.kind),
    };
    const outcome = await deliver(phone, keys, sent, stop);
    log[outcome.kind === 'sent' ? 'info' : 'warn']({ push: data.kind, tournament: phone.tournamentId, outcome: outcome.kind }, 'a push');
    if (outcome.kind === 'gone') return deleteSubscriptions(db, phone.endpoint);
    if (outcome.kind === 'sent' && data.kind === 'moved' && publicDay) return endMessage(db, message, startsKnownBy(data, publicDay));
    if (outcome.kind !== 'later') return endMessage(db, message);
    const pause = PAUSES_MS[message.tries - 1] ?? HOUR_MS;
    await postponeMessage(db, message, new Date(now.getTime() + Math.max(pause, (outcome.afterSeconds ?? 0) * 1000)));
  };

  return async (keys: SiteKeys): Promise<void> => {
    await endOldMessages(db, clock());
    while (!stop.aborted) {
      const claimed = await claimMessages(db, clock(), AT_ONCE);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((message) => tell(message, keys).catch(report)));
    }
  };
}

/** The starts of its players that a message has told. */
function startsKnownBy({ players }: FollowData, { board, list }: PublicDay): Record<string, string> {
  const starts = startsOf(board, list);
  return Object.fromEntries(Object.keys(players).flatMap((id) => (starts.has(id) ? [[id, starts.get(id)?.key ?? '']] : [])));
}
