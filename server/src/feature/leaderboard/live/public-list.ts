import type { Deps } from '../../../route.ts';
import { publicTournaments } from './public-store.ts';
import { type BoardBytes, bytesOf } from './snapshot.ts';

/** For this long a list is current enough. What another process makes private is gone from it after this time. */
export const LIST_AGE_MS = 1500;
/** Beyond this number a new list pushes out the oldest one: whoever asks for clubs that do not exist fills no memory. */
const MOST_LISTS = 200;

type Kept = { bytes: Promise<BoardBytes>; loadedAt: number | null };
export type PublicList = {
  get(clubId: string | undefined): Promise<BoardBytes>;
  /** Whether the list of a club is there, current or not. */
  has(clubId: string): boolean;
};

/** Keeps the list of public tournaments as bytes, for all clubs and for each: loaded once for all who ask within a second or two. */
export function createPublicList({ db, live, clock, report }: Pick<Deps, 'db' | 'live' | 'clock' | 'report'>): PublicList {
  const lists = new Map<string | undefined, Kept>();

  const isCurrent = ({ loadedAt }: Kept): boolean => {
    const age = loadedAt === null ? 0 : clock().getTime() - loadedAt;
    return age >= 0 && age < LIST_AGE_MS; // a clock may be set back
  };
  const load = async (clubId: string | undefined): Promise<BoardBytes> => bytesOf({ items: await publicTournaments(db, clubId) });
  /** While the database does not answer, the last list is better than none. */
  const loadOrLast = (clubId: string | undefined, last: Promise<BoardBytes> | undefined): Promise<BoardBytes> =>
    load(clubId).catch((error: unknown) => {
      if (last === undefined) throw error;
      report(error);
      return last;
    });
  const renew = (clubId: string | undefined): Kept => {
    const kept: Kept = { bytes: loadOrLast(clubId, lists.get(clubId)?.bytes), loadedAt: null };
    lists.delete(clubId);
    const oldest = lists.size >= MOST_LISTS ? lists.keys().next() : { done: true as const };
    if (!oldest.done) lists.delete(oldest.value);
    lists.set(clubId, kept);
    kept.bytes.then(
      () => {
        kept.loadedAt = clock().getTime();
      },
      () => {
        if (lists.get(clubId) === kept) lists.delete(clubId);
      },
    );
    return kept;
  };

  // A write in this process: what it made private is gone at once. A list that is being loaded answers those who asked before.
  live.subscribe({ invalidate: () => lists.clear(), poke: () => {}, doubt: () => {}, check: async () => {}, close: () => {} });
  return {
    get: (clubId) => {
      const kept = lists.get(clubId);
      return (kept && isCurrent(kept) ? kept : renew(clubId)).bytes;
    },
    has: (clubId) => lists.has(clubId),
  };
}
