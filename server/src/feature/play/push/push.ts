import { createHmac } from 'node:crypto';
import type { PushPhone, PushSubscription } from '@fairway/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Applicant } from '../../../access/principal.ts';
import { AppError } from '../../../error/app-error.ts';
import { madeOnce } from '../../../http/kept-answer.ts';
import type { Deps } from '../../../http/route.ts';
import { keptSecretOf } from '../../../secret/kept-secret.ts';
import { createSchedule } from '../../../work/schedule.ts';
import { isAlive } from '../../field/signup/shown.ts';
import { findSignups } from '../../field/signup/store.ts';
import type { LiveBoard } from '../leaderboard/live/live-board.ts';
import type { Snapshot } from '../leaderboard/live/snapshot.ts';
import { lastOccasion, putStates } from './applicant.ts';
import { createDelivery, type Deliver, newSiteKeys, type SiteKeys } from './delivery.ts';
import { isPushService } from './endpoint.ts';
import { happened, putMoves, resultMessages, soonMessages, startingSoon } from './message.ts';
import { publicOf, startsOf } from './news.ts';
import { createSender } from './sender.ts';
import {
  deleteOldSubscriptions,
  deleteSubscriptions,
  deleteWithdrawn,
  findFollows,
  findToldTournaments,
  putMessages,
  writeSubscription,
} from './store.ts';

const LOOK = { firstAfterMs: 15_000, everyMs: 30_000 } as const;

/** The notifications that phones of followers asked for. */
export type Push = {
  /** By which phones ask for them; null: this server keeps no keys, so it sends none. */
  publicKey(): Promise<string | null>;
  /** Writes down which players a phone follows, in place of what it said before; returns those that the public board has. */
  follow(snapshot: Snapshot, subscription: PushSubscription, network: string): Promise<string[]>;
  /** Tells a phone where the signup of a link stands, and what the office writes. */
  tellOfSignup(applicant: Applicant, phone: PushPhone, network: string): Promise<void>;
  /** Ends all that a phone is told, or what it is told of a signup. */
  end(of: { endpoint: string; signupId: string | null }): Promise<void>;
  /** Finds what there is to tell, and tells it; the server does so by itself. Two processes never send the same message. */
  look(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = Pick<Deps, 'db' | 'config' | 'clock' | 'encryption' | 'report'> & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  live: Pick<LiveBoard, 'boards' | 'startListOf'>;
  deliver?: Deliver;
};

export function createPush(parts: Parts): Push {
  const { db, config, clock, encryption, report, log, live } = parts;
  const { pushServices: added, publicUrl } = config;
  const deliver = parts.deliver ?? createDelivery({ added, subject: subjectOf(publicUrl) });
  const stopping = new AbortController();
  const sendDue = createSender({ db, clock, report, publicUrl, log, live, deliver }, stopping.signal);
  /** The version of each board that was looked at last, by this process. */
  const seen = new Map<string, number>();

  const siteKeys = madeOnce(async (): Promise<SiteKeys | null> => {
    const keys = await keptSecretOf({ db, encryption }, 'push', async () => JSON.stringify(await newSiteKeys()));
    return keys === null ? null : JSON.parse(keys);
  });

  const requirePhone = async (phone: PushPhone, network: string) => {
    const keys = await siteKeys();
    if (keys === null) throw new AppError('push-off');
    const endpoint = new URL(phone.endpoint).href;
    if (!isPushService(endpoint, added)) throw new AppError('push-service-unknown');
    const origin = createHmac('sha256', keys.privateKey).update(network).digest('base64url').slice(0, 16);
    return { ...phone, endpoint, origin };
  };

  const follow: Push['follow'] = async (snapshot, { playerIds, ...asked }, network) => {
    const [{ board, list }, phone] = [await publicOf(snapshot, live), await requirePhone(asked, network)];
    const wanted = new Set(playerIds);
    const lines = board.lines.filter(({ playerId }) => wanted.has(playerId));
    const { tournamentId } = board;
    if (lines.length === 0) await deleteSubscriptions(db, phone.endpoint, { tournamentId });
    else {
      const starts = startsOf(board, list);
      const followed = lines.map(({ playerId }) => ({ playerId, start: starts.get(playerId)?.key ?? null }));
      await writeSubscription(db, { ...phone, tournamentId, signupId: null }, followed, happened(board, followed), clock());
    }
    return lines.map(({ playerId }) => playerId);
  };

  const tellOfSignup: Push['tellOfSignup'] = async ({ id, tournamentId, isPackage }, asked, network) => {
    const [row] = isPackage ? [] : await findSignups(db, [id]);
    if (!row) throw new AppError('not-found');
    if (!isAlive(row)) throw new AppError('signup-not-now');
    const phone = await requirePhone(asked, network);
    const occasions = [{ occasion: await lastOccasion(db, id), data: { kind: 'signup' } as const }];
    await writeSubscription(db, { ...phone, tournamentId, signupId: id }, [], occasions, clock());
  };

  /** What a version of the board is the first to tell, and which flights begin soon. */
  const lookAt = async (snapshot: Snapshot): Promise<void> => {
    const { board, list } = await publicOf(snapshot, live);
    const { tournamentId } = board;
    const [now, starts] = [clock(), startsOf(board, list)];
    const soon = startingSoon(starts, now);
    const isNew = seen.get(tournamentId) !== snapshot.version;
    if (!isNew && soon.size === 0) return;
    const follows = await findFollows(db, tournamentId, isNew ? undefined : [...soon]);
    const ofSoon = follows.filter(({ playerId }) => soon.has(playerId));
    await putMessages(db, soonMessages(ofSoon, starts, now));
    if (!isNew) return;
    await putMessages(db, resultMessages(board, follows, now));
    await putMoves(db, tournamentId, follows, starts, now);
    seen.set(tournamentId, snapshot.version);
  };

  const lookAtBoard = async (tournamentId: string, version: number): Promise<void> => {
    const snapshot = await live.boards.get(tournamentId, version);
    if (snapshot?.public) await lookAt(snapshot);
  };

  const lookOnce = async (): Promise<void> => {
    await deleteOldSubscriptions(db, clock());
    await putStates(db, clock());
    await deleteWithdrawn(db);
    const tournaments = await findToldTournaments(db);
    const ids = new Set(tournaments.map(({ id }) => id));
    for (const id of seen.keys()) if (!ids.has(id)) seen.delete(id);
    const keys = tournaments.length === 0 ? null : await siteKeys();
    if (keys === null) return;
    for (const { id, boardVersion } of tournaments.filter(({ isFollowed }) => isFollowed)) {
      // a board that cannot be made must not keep the others' news
      await lookAtBoard(id, boardVersion).catch(report);
    }
    await sendDue(keys);
  };

  let looking: Promise<void> = Promise.resolve();
  /** One after the other in a process. */
  const look = (): Promise<void> => {
    looking = looking.catch(() => undefined).then(lookOnce);
    return looking;
  };
  const schedule = createSchedule(look, LOOK, report);
  return {
    publicKey: async () => (await siteKeys())?.publicKey ?? null,
    follow,
    tellOfSignup,
    end: ({ endpoint, signupId }) => deleteSubscriptions(db, new URL(endpoint).href, signupId === null ? {} : { signupId }),
    look,
    start: schedule.start, // also without keys: what was asked for while there were some is deleted in time
    stop: async () => {
      stopping.abort();
      await schedule.stop();
    },
  };
}

/** Operators of push services write there; they take no address of a machine by itself. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:fairway@${new URL(publicUrl).hostname}`;
