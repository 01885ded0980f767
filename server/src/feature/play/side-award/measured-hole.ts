import { MEASURED_AWARD_KINDS, type MeasuredAwardKind } from '@fairway/api/choice/field/award';
import type { Gender } from '@fairway/api/choice/field/player';
import { awardHoles, compareShots } from '@fairway/golf';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { player } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { findShots, golfShot, type Shot } from '../../../engine/competition/shot-store.ts';
import { findPrizes, type Prize } from '../../../engine/tournament/award-store.ts';
import { carriedStatus } from '../../../engine/tournament/carried-status.ts';

/** A hole with a measured side award, the gender that it is for, and the best shot so far. */
export type MeasuredHole = { kind: MeasuredAwardKind; hole: number; gender: Gender | null; leader: Shot | null };
type MeasuredPrize = Prize & { kind: MeasuredAwardKind };
type Field = ReadonlyMap<string, { gender: Gender; member: boolean }>;

const isMeasured = (prize: Prize): prize is MeasuredPrize => (MEASURED_AWARD_KINDS as readonly string[]).includes(prize.kind);

/** The holes with measured side awards in the order of the plan, without computing the competition: phones ask for them all day. */
export async function measuredHoles(db: Database, tournamentId: string): Promise<MeasuredHole[]> {
  const prizes = (await findPrizes(db, tournamentId)).filter(isMeasured);
  if (prizes.length === 0) return [];
  const rounds = await db.select({ id: round.id }).from(round).where(eq(round.tournamentId, tournamentId));
  const shots = await findShots(
    db,
    rounds.map(({ id }) => id),
  );
  const field = shots.length === 0 ? new Map() : await findField(db, tournamentId);
  const [settings] = await db
    .select({ forMembers: tournament.mainAwardsOnlyForMembers })
    .from(tournament)
    .where(eq(tournament.id, tournamentId));
  const holes = prizes.flatMap((prize) => {
    const membersOnly = prize.membersOnly ?? (prize.main && settings?.forMembers === true);
    return (awardHoles(prize.holes ?? '') ?? []).map(({ hole, gender }): MeasuredHole => {
      const of = { kind: prize.kind, hole, gender: gender ?? prize.gender };
      return { ...of, leader: leaderOf({ ...of, membersOnly }, shots, field) };
    });
  });
  // two prizes for the same shots are one hole to measure
  return [...new Map(holes.toReversed().map((one) => [`${one.kind} ${one.hole} ${one.gender}`, one])).values()].toReversed();
}

type HoleSetting = Omit<MeasuredHole, 'leader'> & { membersOnly: boolean };

function leaderOf({ kind, hole, gender, membersOnly }: HoleSetting, shots: readonly Shot[], field: Field): Shot | null {
  const own = shots.filter((shot) => {
    const by = field.get(shot.playerId);
    if (shot.kind !== kind || shot.hole !== hole || !shot.onTarget || by === undefined) return false;
    return (gender === null || by.gender === gender) && (!membersOnly || by.member);
  });
  const [best = null] = own.toSorted((one, other) => compareShots(golfShot(one), golfShot(other)));
  return best;
}

/** Those whose shots count: a player who is disqualified or did not start wins nothing. */
async function findField(db: Database, tournamentId: string): Promise<Field> {
  const rows = await db
    .select({ id: player.id, gender: player.gender, member: player.member, status: carriedStatus(sql`${player.id}`, sql`999`) })
    .from(player)
    .where(eq(player.tournamentId, tournamentId));
  return new Map(rows.filter(({ status }) => status !== 'DQ' && status !== 'DNS').map(({ id, ...one }) => [id, one]));
}
