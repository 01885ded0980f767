import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { golfer, golferJoin } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { officeDate } from '../../../text/calendar.ts';
import { findPublishing, isMinor } from '../../field/golfer/consent-store.ts';
import type { KeyDeps } from './publication.ts';

/** Somebody of a table: a golfer of the register, or a row that is nobody there, with their rows of tournaments. */
type Whose = { golferId: string | null; players: readonly string[] };

/** Says who may be named to everyone today: by the golfer's consent, or by the terms that they accepted as they entered one of the events. */
export async function findNameable({ db, clock }: KeyDeps, people: readonly Whose[]): Promise<(of: Whose) => boolean> {
  const today = officeDate(clock());
  const golferIds = people.flatMap(({ golferId }) => golferId ?? []);
  const given = await findPublishing(db, golferIds, today);
  const agreed = new Set(given.flatMap((one) => (one.purpose === 'seasons' ? one.golferId : [])));
  // whose consent stands needs no other
  const others = people.flatMap(({ golferId, players }) => (golferId !== null && agreed.has(golferId) ? [] : players));
  const accepted = await findAccepted(db, others, today);
  return ({ golferId, players }) => (golferId !== null && agreed.has(golferId)) || players.some((one) => accepted.has(one));
}

/**
 * Of these rows of tournaments those whose signup accepted the terms of seasons, which keeps the version of the text and the time: of nobody who is
 * shown by initials there, or whose data is being removed, and of a minor only with a guardian.
 */
async function findAccepted(db: Database, playerIds: readonly string[], today: string): Promise<ReadonlySet<string>> {
  if (playerIds.length === 0) return new Set();
  const { birthday, birthYear } = player;
  const rows = await db
    .select({
      ...{ playerId: player.id, guardian: signup.guardian, signedYear: signup.birthYear, birthday, birthYear },
      ...{ ofGolfer: { birthday: golfer.birthday, birthYear: golfer.birthYear }, asked: golfer.removalAskedAt },
    })
    .from(signup)
    .innerJoin(player, eq(player.id, signup.playerId))
    .leftJoin(golferJoin, and(eq(golferJoin.playerId, player.id), isNull(golferJoin.undoneAt)))
    .leftJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .where(
      and(
        ...[inArray(player.id, [...playerIds]), eq(player.initials, false), isNull(player.anonymisedAt)],
        sql`${signup.consents} @> '[{"purpose": "seasons"}]'::jsonb`,
      ),
    );
  const isOfAge = ({ signedYear, ofGolfer, ...own }: (typeof rows)[number]) =>
    [own, { birthday: null, birthYear: signedYear }, ofGolfer].every((of) => of === null || !isMinor(of, today));
  return new Set(rows.filter((row) => row.asked === null && (row.guardian !== null || isOfAge(row))).map(({ playerId }) => playerId));
}
