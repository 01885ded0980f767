import { bytesOf, type KeptAnswer } from '../../../../http/kept-answer.ts';
import type { Deps } from '../../../../http/route.ts';
import type { BoardCache } from './board-cache.ts';
import { withHonours } from './public-leaders.ts';
import { publicTournaments } from './public-store.ts';

/** For this long a list is current enough. What another process makes private is gone from it after this time. */
export const LIST_AGE_MS = 1500;
/** Beyond this number a new list pushes out the oldest one: whoever asks for clubs that do not exist fills no memory. */
const MOST_LISTS = 200;

type Loaded = { bytes: KeptAnswer; loadedAt: number };
/** `triedAt`: when the database answered or failed; null: not yet. */
type KeptList = { list: Promise<Loaded>; triedAt: number | null };
type PublicList = {
  /** `ageMs`: for how long the list may have been out of date; more than 0 only while the database does not answer. */
  get(clubId: string | undefined): Promise<{ bytes: KeptAnswer; ageMs: number }>;
  /** Whether the list of a club is there, current or not. */
  has(clubId: string): boolean;
};

/** Keeps the list of public tournaments as bytes, for all clubs and for each: loaded once for all who ask within a second or two. */
export function createPublicList(
  { db, live, clock, report }: Pick<Deps, 'db' | 'live' | 'clock' | 'report'>,
  boards: BoardCache,
): PublicList {
  const lists = new Map<string | undefined, KeptList>();

  const ageOf = (at: number): number => clock().getTime() - at;
  const isCurrent = ({ triedAt }: KeptList): boolean => {
    const age = triedAt === null ? 0 : ageOf(triedAt);
    return age >= 0 && age < LIST_AGE_MS; // a clock may be set back
  };
  const load = async (clubId: string | undefined): Promise<Loaded> => ({
    bytes: bytesOf({ items: await withHonours(await publicTournaments(db, clubId), boards) }),
    loadedAt: clock().getTime(),
  });
  /** While the database does not answer, the last list is better than none. */
  const loadOrLast = (clubId: string | undefined, last: Promise<Loaded> | undefined): Promise<Loaded> =>
    load(clubId).catch((error: unknown) => {
      if (last === undefined) throw error;
      report(error);
      return last;
    });
  const renew = (clubId: string | undefined): KeptList => {
    const entry: KeptList = { list: loadOrLast(clubId, lists.get(clubId)?.list), triedAt: null };
    lists.delete(clubId);
    const oldest = lists.size >= MOST_LISTS ? lists.keys().next() : { done: true as const };
    if (!oldest.done) lists.delete(oldest.value);
    lists.set(clubId, entry);
    entry.list.then(
      () => {
        entry.triedAt = clock().getTime();
      },
      () => {
        if (lists.get(clubId) === entry) lists.delete(clubId);
      },
    );
    return entry;
  };

  // A write in this process: what it made private is gone at once. A list that is being loaded answers those who asked before.
  live.subscribe({ invalidate: () => lists.clear() });
  return {
    get: async (clubId) => {
      const entry = lists.get(clubId);
      const { bytes, loadedAt } = await (entry && isCurrent(entry) ? entry : renew(clubId)).list;
      const age = ageOf(loadedAt);
      return { bytes, ageMs: age > LIST_AGE_MS ? age : 0 };
    },
    has: (clubId) => lists.has(clubId),
  };
}
