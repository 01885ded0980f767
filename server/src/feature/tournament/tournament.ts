import { TOURNAMENT_DEFAULTS, type Tournament } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Principal } from '../../access/principal.ts';
import type { Scope } from '../../access/scope.ts';
import { round, tournament } from '../../db/schema/tournament.ts';
import { AppError } from '../../errors.ts';
import type { Input } from '../../route.ts';
import { type Actor, type Writer, write, writeTournament } from '../../write.ts';
import { changeOf, requireVersion } from '../activity/change.ts';
import { requirePlayable } from '../club/course-check.ts';
import { requireOneHoleCount } from './counted-hole-count.ts';
import { moveRounds } from './round-store.ts';
import { requireAwardsOnce, requireRules } from './settings-check.ts';
import { requireCutRules } from './standing-cut.ts';
import { findRounds, requireTournament, tournamentHasScores, updateTournament } from './store.ts';

const subjectType = 'tournament';

/** A tournament with its first round, which owns a copy of the course card. */
export async function createTournament(
  deps: Writer,
  { principal, club }: { principal: Principal; club: NonNullable<Scope['club']> },
  { course, ...given }: Input<'POST /api/tournaments'>['body'],
): Promise<Tournament> {
  const settings = { ...mutable(TOURNAMENT_DEFAULTS), ...given };
  requireAwardsOnce(settings);
  requirePlayable(course, 'course.');
  requireRules(settings, [course], 'course.strokeIndex');
  return write(
    deps,
    { principal, siteId: club.siteId },
    {
      change: async (tx) => {
        const [created] = await tx
          .insert(tournament)
          .values({ ...settings, clubId: club.id })
          .returning({ id: tournament.id });
        if (!created) throw new Error('the tournament was not written');
        await tx.insert(round).values({ tournamentId: created.id, number: 1, date: settings.date, ...course });
        return { kind: 'created', subjectType, subjectId: created.id, tournamentId: created.id, after: { ...settings, course } };
      },
      answer: (tx, done) => requireTournament(tx, done?.subjectId ?? ''),
    },
  );
}

/** The defaults are readonly lists; a row needs its own copy. */
const mutable = ({ awards, sideAwards, ...rest }: typeof TOURNAMENT_DEFAULTS) => ({
  ...rest,
  awards: [...awards],
  sideAwards: [...sideAwards],
});

/** Changes the given settings of a tournament, as the caller saw it. */
export async function changeTournament(
  deps: Writer,
  actor: Actor,
  { version, ...wanted }: Input<'PATCH /api/tournaments/:tournamentId'>['body'],
): Promise<Tournament> {
  return writeTournament(deps, actor, {
    change: async (tx, current) => {
      await requireVersion(current, version, () => requireTournament(tx, current.id));
      const change = changeOf(current, wanted);
      if (!change) return null;
      const changed = { ...current, ...change.after };
      requireAwardsOnce(changed);
      await requireCutRules(tx, current, change.after);
      requireRules(changed, await findRounds(tx, current.id), 'format');
      await requireOneHoleCount(tx, changed);
      await updateTournament(tx, current.id, change.after);
      if (changed.date !== current.date) await moveRounds(tx, current.id, current.date, changed.date);
      return { kind: 'updated', subjectType, subjectId: current.id, ...change };
    },
    answer: (tx, { id }) => requireTournament(tx, id),
  });
}

export async function deleteTournament(deps: Writer, actor: Actor): Promise<undefined> {
  return writeTournament(deps, actor, {
    change: async (tx, { id, name, date }) => {
      if (await tournamentHasScores(tx, id)) throw new AppError('tournament-has-scores');
      await tx.delete(tournament).where(eq(tournament.id, id));
      return { kind: 'deleted', subjectType, subjectId: id, before: { name, date } };
    },
    answer: async () => undefined,
  });
}
