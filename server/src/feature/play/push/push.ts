import { createHmac } from 'node:crypto';
import type { PublicBoard, PushSubscription, StartList } from '@fairway/api';
import type { FastifyBaseLogger } from 'fastify';
import type { PushData } from '../../../db/schema/play/push.ts';
import { AppError } from '../../../error/app-error.ts';
import { madeOnce } from '../../../http/kept-answer.ts';
import type { Deps } from '../../../http/route.ts';
import { keptSecretOf } from '../../../secret/kept-secret.ts';
import { createSchedule } from '../../../work/schedule.ts';
import type { LiveBoard } from '../leaderboard/live/live-board.ts';
import type { Snapshot } from '../leaderboard/live/snapshot.ts';
import { createDelivery, type Deliver, newSiteKeys, type SiteKeys } from './delivery.ts';
import { isPushService } from './endpoint.ts';
import { isMove, roundsIn, type Start, soonOccasion, startsOf } from './news.ts';
import { notificationOf, topicOf } from './notification.ts';
import {
  type ClaimedMessage,
  claimMessages,
  deleteOldSubscriptions,
  deleteSubscriptions,
  endMessage,
  endOldMessages,
  type Follow,
  findFollowedTournaments,
  findFollows,
  type NewMessage,
  postponeMessage,
  putMessages,
  takeMove,
  writeSubscription,
} from './store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long before their start players are told of it. */
const SOON_MS = 30 * MINUTE_MS;
/** Whoever arranges flights moves them more than once: the last start within this time is told. */
const SETTLED_MS = 3 * MINUTE_MS;
/** For how long it is news. */
const NEWS_MS = { moved: 12 * HOUR_MS, finished: 6 * HOUR_MS, winners: 24 * HOUR_MS } as const;
/** From one try to the next while a service is away, then every hour for as long as it is news. */
const PAUSES_MS = [1, 5, 15].map((minutes) => minutes * MINUTE_MS);
const AT_ONCE = 8;
const LOOK = { firstAfterMs: 15_000, everyMs: 30_000 } as const;

/** The notifications that phones of followers asked for. */
export type Push = {
  /** By which phones ask for them; null: this server keeps no keys, so it sends none. */
  publicKey(): Promise<string | null>;
  /** Writes down which players a phone follows, in place of what it said before; returns those that the public board has. */
  follow(snapshot: Snapshot, asked: PushSubscription, network: string): Promise<string[]>;
  /** Ends all that a phone is told. */
  end(endpoint: string): Promise<void>;
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
  /** The version of each board that was looked at last, by this process. */
  const seen = new Map<string, number>();

  const siteKeys = madeOnce(async (): Promise<SiteKeys | null> => {
    const kept = await keptSecretOf({ db, encryption }, 'push', async () => JSON.stringify(await newSiteKeys()));
    return kept === null ? null : JSON.parse(kept);
  });

  const follow: Push['follow'] = async (snapshot, { playerIds, ...phone }, network) => {
    const [keys, { board, list }] = [await siteKeys(), await publicOf(snapshot, live)];
    if (keys === null) throw new AppError('push-off');
    const endpoint = new URL(phone.endpoint).href;
    if (!isPushService(endpoint, added)) throw new AppError('push-service-unknown');
    const wanted = new Set(playerIds);
    const lines = board.lines.filter(({ playerId }) => wanted.has(playerId));
    const { tournamentId } = board;
    if (lines.length === 0) await deleteSubscriptions(db, endpoint, tournamentId);
    else {
      const starts = startsOf(board, list);
      const followed = lines.map(({ playerId }) => ({ playerId, start: starts.get(playerId)?.key ?? null }));
      const origin = createHmac('sha256', keys.privateKey).update(network).digest('base64url').slice(0, 16);
      const known = happened(board, followed);
      await writeSubscription(db, { ...phone, endpoint, tournamentId, origin }, followed, known, clock());
    }
    return lines.map(({ playerId }) => playerId);
  };

  /** What a version of the board is the first to tell, and which flights begin soon. */
  const lookAt = async (snapshot: Snapshot): Promise<void> => {
    const { board, list } = await publicOf(snapshot, live);
    const { tournamentId } = board;
    const [now, starts] = [clock(), startsOf(board, list)];
    const isSoon = ({ at }: Start): boolean => at !== null && at > now && at.getTime() - now.getTime() <= SOON_MS;
    const soon = [...starts].filter(([, start]) => isSoon(start)).map(([playerId]) => playerId);
    const isNew = seen.get(tournamentId) !== snapshot.version;
    if (!isNew && soon.length === 0) return;
    const follows = await findFollows(db, tournamentId, isNew ? undefined : soon);
    const soonFor = new Set(soon);
    await putMessages(
      db,
      soonMessages(
        follows.filter(({ playerId }) => soonFor.has(playerId)),
        starts,
        now,
      ),
    );
    if (!isNew) return;
    await putMessages(db, resultMessages(board, follows, now));
    await tellMoves(tournamentId, follows, starts, now);
    seen.set(tournamentId, snapshot.version);
  };

  const tellMoves = async (tournamentId: string, follows: readonly Follow[], starts: ReadonlyMap<string, Start>, now: Date) => {
    const others = follows.filter(({ playerId, start }) => starts.has(playerId) && starts.get(playerId)?.key !== start);
    if (others.length === 0) return;
    const changed = new Map(others.map((one) => [`${one.playerId} ${one.start}`, one]));
    await db.transaction(async (tx) => {
      const told = new Map<string, { players: Record<string, string | null>; endsAt: Date }>();
      for (const { playerId, start: known } of changed.values()) {
        const start = starts.get(playerId) as Start;
        const subscriptions = await takeMove(tx, tournamentId, playerId, known, start.key);
        const endsAt = start.at ?? new Date(now.getTime() + NEWS_MS.moved);
        if (!isMove(known, start) || endsAt <= now) continue;
        for (const id of subscriptions) {
          const before = told.get(id);
          const last = before && before.endsAt > endsAt ? before.endsAt : endsAt;
          told.set(id, { players: { ...before?.players, [playerId]: known }, endsAt: last });
        }
      }
      const dueAt = new Date(now.getTime() + SETTLED_MS);
      const messages = [...told].map(([subscriptionId, { players, endsAt }]) => ({
        ...{ subscriptionId, occasion: 'moved', data: { kind: 'moved', players } as const },
        ...{ dueAt: dueAt < endsAt ? dueAt : now, endsAt },
      }));
      await putMessages(tx, messages);
    });
  };

  const tell = async (message: ClaimedMessage, keys: SiteKeys): Promise<void> => {
    const { data, occasion, phone, boardVersion, endsAt } = message;
    const snapshot = await live.boards.get(phone.tournamentId, boardVersion);
    const now = clock();
    const shown = snapshot?.public ? await publicOf(snapshot, live) : null;
    const notification = shown && notificationOf(data, occasion, { ...shown, publicUrl, language: phone.language, now });
    if (!notification || endsAt <= now) return endMessage(db, message);
    const sent = {
      payload: JSON.stringify(notification),
      topic: topicOf(notification.tag),
      secondsOfUse: Math.ceil((endsAt.getTime() - now.getTime()) / 1000),
      isUrgent: data.kind === 'soon' || data.kind === 'moved',
    };
    const outcome = await deliver(phone, keys, sent, stopping.signal);
    log[outcome.kind === 'sent' ? 'info' : 'warn']({ push: data.kind, tournament: phone.tournamentId, outcome: outcome.kind }, 'a push');
    if (outcome.kind === 'gone') return deleteSubscriptions(db, phone.endpoint);
    if (outcome.kind === 'sent' && data.kind === 'moved') return endMessage(db, message, startsKnownBy(data, shown));
    if (outcome.kind !== 'later') return endMessage(db, message);
    const pause = PAUSES_MS[message.tries - 1] ?? HOUR_MS;
    await postponeMessage(db, message, new Date(now.getTime() + Math.max(pause, (outcome.afterSeconds ?? 0) * 1000)));
  };

  const tellDue = async (keys: SiteKeys): Promise<void> => {
    await endOldMessages(db, clock());
    while (!stopping.signal.aborted) {
      const claimed = await claimMessages(db, clock(), AT_ONCE);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((message) => tell(message, keys).catch(report)));
    }
  };

  const lookAtBoard = async (tournamentId: string, version: number): Promise<void> => {
    const snapshot = await live.boards.get(tournamentId, version);
    if (snapshot?.public) await lookAt(snapshot);
  };

  const lookOnce = async (): Promise<void> => {
    await deleteOldSubscriptions(db, clock());
    const tournaments = await findFollowedTournaments(db);
    const ids = new Set(tournaments.map(({ id }) => id));
    for (const id of seen.keys()) if (!ids.has(id)) seen.delete(id);
    const keys = tournaments.length === 0 ? null : await siteKeys();
    if (keys === null) return;
    for (const { id, boardVersion } of tournaments) {
      // a board that cannot be made must not keep the others' news
      await lookAtBoard(id, boardVersion).catch(report);
    }
    await tellDue(keys);
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
    end: (endpoint) => deleteSubscriptions(db, new URL(endpoint).href),
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

type Shown = { board: PublicBoard; list: StartList };

/** A board and its start list as anyone may read them: what is told is made of nothing else. */
async function publicOf(snapshot: Snapshot, { startListOf }: Pick<LiveBoard, 'startListOf'>): Promise<Shown> {
  if (!snapshot.public) throw new AppError('tournament-not-found');
  return { board: snapshot.public.board, list: await startListOf(snapshot) };
}

/** The starts of its players that a message has told. */
function startsKnownBy({ players }: PushData, { board, list }: Shown): Record<string, string> {
  const starts = startsOf(board, list);
  return Object.fromEntries(Object.keys(players).flatMap((id) => (starts.has(id) ? [[id, starts.get(id)?.key ?? '']] : [])));
}

const finishedOccasion = (playerId: string, rounds: number): string => `finished ${rounds} ${playerId}`;

/** What has happened before somebody asked to be told. */
function happened(board: PublicBoard, followed: readonly { playerId: string }[]): { occasion: string; data: PushData }[] {
  const ids = new Set(followed.map(({ playerId }) => playerId));
  const finished = board.lines
    .filter((line) => ids.has(line.playerId) && roundsIn(line) > 0)
    .map((line) => ({
      occasion: finishedOccasion(line.playerId, roundsIn(line)),
      data: { kind: 'finished', players: { [line.playerId]: null } } as const,
    }));
  return board.winners === null ? finished : [...finished, { occasion: 'winners', data: { kind: 'winners', players: {} } }];
}

/** One message for all players of a flight that a phone follows. */
function soonMessages(follows: readonly Follow[], starts: ReadonlyMap<string, Start>, now: Date): NewMessage[] {
  const messages = new Map<string, NewMessage>();
  for (const { subscriptionId, playerId } of follows) {
    const start = starts.get(playerId);
    if (!start?.at) continue;
    const occasion = soonOccasion(start);
    const key = `${subscriptionId} ${occasion}`;
    const players = { ...messages.get(key)?.data.players, [playerId]: null };
    messages.set(key, { subscriptionId, occasion, data: { kind: 'soon', players }, dueAt: now, endsAt: start.at });
  }
  return [...messages.values()];
}

/** Who is in, and that the winners are published. */
function resultMessages(board: PublicBoard, follows: readonly Follow[], now: Date): NewMessage[] {
  const roundsOf = new Map(board.lines.map((line) => [line.playerId, roundsIn(line)]));
  const until = (ms: number) => ({ dueAt: now, endsAt: new Date(now.getTime() + ms) });
  const finished = follows.flatMap(({ subscriptionId, playerId }): NewMessage[] => {
    const rounds = roundsOf.get(playerId) ?? 0;
    const data = { kind: 'finished', players: { [playerId]: null } } as const;
    return rounds === 0 ? [] : [{ subscriptionId, occasion: finishedOccasion(playerId, rounds), data, ...until(NEWS_MS.finished) }];
  });
  if (board.winners === null) return finished;
  const subscriptions = [...new Set(follows.map(({ subscriptionId }) => subscriptionId))];
  const data = { kind: 'winners', players: {} } as const;
  return [
    ...finished,
    ...subscriptions.map((subscriptionId) => ({ subscriptionId, occasion: 'winners', data, ...until(NEWS_MS.winners) })),
  ];
}
