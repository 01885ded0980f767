import type { PublicBoard } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import type { FollowData } from '../../../db/schema/play/push.ts';
import { isMove, roundsIn, type Start, soonOccasion } from './news.ts';
import { type Follow, type NewMessage, putMessages, takeMove } from './store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long before their start players are told of it. */
const SOON_MS = 30 * MINUTE_MS;
/** Whoever arranges flights moves them more than once: the last start within this time is told. */
const SETTLED_MS = 3 * MINUTE_MS;
/** For how long it is news. */
const NEWS_MS = { moved: 12 * HOUR_MS, finished: 6 * HOUR_MS, winners: 24 * HOUR_MS } as const;

/** The players who start within this time. */
export function startingSoon(starts: ReadonlyMap<string, Start>, now: Date): Set<string> {
  const isSoon = ({ at }: Start): boolean => at !== null && at > now && at.getTime() - now.getTime() <= SOON_MS;
  return new Set([...starts].filter(([, start]) => isSoon(start)).map(([playerId]) => playerId));
}

const finishedOccasion = (playerId: string, rounds: number): string => `finished ${rounds} ${playerId}`;

/** What has happened before somebody asked to be told. */
export function happened(board: PublicBoard, followed: readonly { playerId: string }[]): { occasion: string; data: FollowData }[] {
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
export function soonMessages(follows: readonly Follow[], starts: ReadonlyMap<string, Start>, now: Date): NewMessage[] {
  const messages = new Map<string, NewMessage & { data: FollowData }>();
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
export function resultMessages(board: PublicBoard, follows: readonly Follow[], now: Date): NewMessage[] {
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

/** Who starts elsewhere or at another time than they were told; of a flight that is moved again, before that was told, only the last. */
export async function putMoves(
  db: Database,
  tournamentId: string,
  follows: readonly Follow[],
  starts: ReadonlyMap<string, Start>,
  now: Date,
): Promise<void> {
  const others = follows.filter(({ playerId, start }) => starts.has(playerId) && starts.get(playerId)?.key !== start);
  if (others.length === 0) return;
  const changed = new Map(others.map((one) => [`${one.playerId} ${one.start}`, one]));
  await db.transaction(async (tx) => {
    const told = new Map<string, { players: Record<string, string | null>; endsAt: Date }>();
    for (const { playerId, start: oldStart } of changed.values()) {
      const start = starts.get(playerId) as Start;
      const subscriptions = await takeMove(tx, tournamentId, playerId, oldStart, start.key);
      const endsAt = start.at ?? new Date(now.getTime() + NEWS_MS.moved);
      if (!isMove(oldStart, start) || endsAt <= now) continue;
      for (const id of subscriptions) {
        const before = told.get(id);
        const last = before && before.endsAt > endsAt ? before.endsAt : endsAt;
        told.set(id, { players: { ...before?.players, [playerId]: oldStart }, endsAt: last });
      }
    }
    const dueAt = new Date(now.getTime() + SETTLED_MS);
    const messages = [...told].map(([subscriptionId, { players, endsAt }]) => ({
      ...{ subscriptionId, occasion: 'moved', data: { kind: 'moved', players } as const },
      ...{ dueAt: dueAt < endsAt ? dueAt : now, endsAt },
    }));
    await putMessages(tx, messages);
  });
}
