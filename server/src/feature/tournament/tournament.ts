import { TOURNAMENT_DEFAULTS, type Tournament } from '@fairway/api';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { round, tournament } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Input } from '../../route.ts';
import { changeOf } from '../activity/change.ts';
import { recordActivity } from '../activity/store.ts';
import type { User } from '../auth/session-store.ts';
import type { ClubRecord } from '../auth/wall.ts';
import { requirePlayable } from '../club/course-check.ts';
import { raiseBoardVersion } from './board-version.ts';
import { requireCutRules } from './finish/standing-cut.ts';
import { requireOneHoleCount } from './hidden-hole-count.ts';
import { type Actor, by, lockOpenTournament } from './open.ts';
import { moveRounds } from './round-store.ts';
import { requireAwardsOnce, requireRules } from './settings-check.ts';
import { findRounds, requireTournament, tournamentHasScores } from './store.ts';

/** A tournament with its first round, which owns a copy of the course card. */
export async function createTournament(
  db: Database,
  { user, club }: { user: User; club: ClubRecord },
  { course, ...given }: Input<'POST /api/tournaments'>['body'],
): Promise<Tournament> {
  const settings = { ...mutable(TOURNAMENT_DEFAULTS), ...given };
  requireAwardsOnce(settings);
  requirePlayable(course, 'course.');
  requireRules(settings, [course], 'course.strokeIndex');
  return db.transaction(async (tx) => {
    const [created] = await tx.insert(tournament).values(settings).returning({ id: tournament.id });
    if (!created) throw new Error('the tournament was not written');
    await tx.insert(round).values({ tournamentId: created.id, number: 1, date: settings.date, ...course });
    await recordActivity(tx, {
      kind: 'created',
      subjectType: 'tournament',
      subjectId: created.id,
      tournamentId: created.id,
      siteId: club.siteId,
      userId: user.id,
      after: { ...settings, course },
    });
    return requireTournament(tx, created.id);
  });
}

/** The defaults are readonly lists; a row owns its own. */
const mutable = ({ awards, sideAwards, ...rest }: typeof TOURNAMENT_DEFAULTS) => ({
  ...rest,
  awards: [...awards],
  sideAwards: [...sideAwards],
});

/** Changes the named settings of a tournament, as the caller saw it. */
export async function changeTournament(
  db: Database,
  actor: Actor,
  { version, ...wanted }: Input<'PATCH /api/tournaments/:tournamentId'>['body'],
): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const current = await lockOpenTournament(tx, actor.tournament.id);
    if (current.version !== version) throw new AppError('stale-version', { current: await requireTournament(tx, current.id) });
    const change = changeOf(current, wanted);
    if (!change) return requireTournament(tx, current.id);
    const changed = { ...current, ...change.after };
    requireAwardsOnce(changed);
    await requireCutRules(tx, current, change.after);
    requireRules(changed, await findRounds(tx, current.id), 'format');
    await requireOneHoleCount(tx, changed);
    await tx
      .update(tournament)
      .set({ ...change.after, version: sql`${tournament.version} + 1` })
      .where(eq(tournament.id, current.id));
    if (changed.date !== current.date) await moveRounds(tx, current.id, current.date, changed.date);
    await recordActivity(tx, { ...by(actor), kind: 'updated', subjectType: 'tournament', subjectId: current.id, ...change });
    await raiseBoardVersion(tx, current.id);
    return requireTournament(tx, current.id);
  });
}

export async function deleteTournament(db: Database, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const current = await lockOpenTournament(tx, actor.tournament.id);
    if (await tournamentHasScores(tx, current.id)) throw new AppError('tournament-has-scores');
    const { name, date } = current;
    await recordActivity(tx, { ...by(actor), kind: 'deleted', subjectType: 'tournament', subjectId: current.id, before: { name, date } });
    await raiseBoardVersion(tx, current.id);
    await tx.delete(tournament).where(eq(tournament.id, current.id));
  });
}
