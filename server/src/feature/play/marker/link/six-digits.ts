import { typedKeys } from '@fairway/api/rule/typed-keys';
import { and, between, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { selectLinks, standingOf } from '../../../../access/marker-store.ts';
import { aroundOf, networkOf } from '../../../../access/network.ts';
import type { Database } from '../../../../db/database.ts';
import { round, tournament } from '../../../../db/schema/field/tournament.ts';
import { markerLink } from '../../../../db/schema/play/marker.ts';
import { AppError } from '../../../../error/app-error.ts';
import { createQueue } from '../../../../work/queue.ts';
import type { Writer } from '../../../../write/write.ts';
import { type Counter, countTry, LONGEST_WINDOW_SECONDS, takeBackTry } from '../../../account/auth/attempt-store.ts';
import { passwordMatches } from '../../../account/auth/password.ts';
import type { Link } from '../admission.ts';

/** What is typed in place of a scan. */
type TypedCode = { tournament: string; flight: string; code: string };

/** The codes of one flight's number in all rounds, however often they were printed. */
const MOST_CANDIDATES = 40;
/**
 * Wrong digits that may be typed, before right ones wait for the desk: for a code as long as it stands, and in a day for a tournament from
 * one address and from all around it. Four caddies of a flight, or forty of one Wi-Fi, who are wrong five times each.
 */
export const WRONG_CODES = { code: 20, address: 200, around: 400 } as const;

/** A comparison takes a core for 10 ms: one at a time, so that those who log in go before, and the last of forty caddies waits half a second. */
const turns = createQueue({ atOnce: 1, inAll: 200, ofOne: 50 }, () => new AppError('unavailable', { retryAfterSeconds: 2 }));

/**
 * The link of a flight's number and the six digits beside its QR code, and whether the desk has to let the phone in. Six digits can be
 * guessed: each try is counted before any digits are compared, and taken out again if it was right.
 */
export const linkOfCode = (deps: Pick<Writer, 'db' | 'clock'>, typed: TypedCode, ip: string): Promise<{ link: Link; waits: boolean }> =>
  turns.run(async () => {
    const { db } = deps;
    const now = deps.clock();
    const counters = countersOf(typed, ip);
    const candidates = await findCandidates(db, typed, now);
    if (candidates.length === 0) return refuseUnknown(typed.code);
    const isOver = (await countTry(db, counters, LONGEST_WINDOW_SECONDS, now)) > 0;
    const tries = await countWrong(db, candidates, 1);
    const link = await rightOf(db, candidates, typed.code);
    if (!link) throw new AppError('marker-code-wrong');
    await takeBackTry(db, counters);
    await countWrong(db, candidates, -1);
    return { link, waits: isOver || (tries.get(link.linkId) ?? 0) > WRONG_CODES.code };
  }, networkOf(ip));

const countersOf = ({ tournament: of }: TypedCode, ip: string): Counter[] => [
  { name: 'around', key: `code ${of} around ${aroundOf(ip)}`, most: WRONG_CODES.around },
  { name: 'address', key: `code ${of} ${networkOf(ip)}`, most: WRONG_CODES.address },
];

/** The newest codes of the flights of this number; one that opens later is among them, so that it can be told when. */
async function findCandidates(db: Database, { tournament: of, flight }: TypedCode, now: Date): Promise<Link[]> {
  const rows = await selectLinks(db)
    .where(
      and(
        between(tournament.id, `${of}-0000-0000-0000-000000000000`, `${of}-ffff-ffff-ffff-ffffffffffff`),
        or(...[flight, ...typedKeys(flight)].map((number) => sql`lower(${markerLink.flightNumber}) = lower(${number})`)),
        isNull(markerLink.revokedAt),
        isNull(round.finishedAt),
      ),
    )
    .orderBy(sql`${markerLink.createdAt} desc`);
  const standing = rows.filter((link) => standingOf(link, now) !== 'ended');
  return standing.slice(0, MOST_CANDIDATES);
}

/**
 * Of no such flight. Nothing is counted: a row for each tournament that somebody makes up would fill a table. Digits are compared all the same: the
 * time of the answer must not say that there is none.
 */
async function refuseUnknown(code: string): Promise<never> {
  await passwordMatches(null, code);
  throw new AppError('marker-code-wrong');
}

/** One that is open, if two have the same digits. */
async function rightOf(db: Database, candidates: readonly Link[], code: string): Promise<Link | undefined> {
  let right: Link | undefined;
  for (const link of candidates) if (await passwordMatches(await codeHashOf(db, link.linkId), code)) right ??= link;
  return right;
}

/** How often digits were tried for each of these links. */
async function countWrong(db: Database, links: readonly Link[], by: 1 | -1): Promise<Map<string, number>> {
  const ids = links.map(({ linkId }) => linkId);
  if (ids.length === 0) return new Map();
  const counted = await db
    .update(markerLink)
    .set({ wrongCodes: sql`greatest(${markerLink.wrongCodes} + ${by}::int, 0)` })
    .where(inArray(markerLink.id, ids))
    .returning({ id: markerLink.id, tries: markerLink.wrongCodes });
  return new Map(counted.map(({ id, tries }) => [id, tries]));
}

async function codeHashOf(db: Database, linkId: string): Promise<string | null> {
  const [row] = await db.select({ codeHash: markerLink.codeHash }).from(markerLink).where(eq(markerLink.id, linkId));
  return row?.codeHash ?? null;
}
