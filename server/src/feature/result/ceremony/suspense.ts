import type { Suspense } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { markToSign } from '../../../engine/competition/result/final-result-store.ts';
import { type DivisionFacts, divisionFacts, requireTournamentFacts } from '../../../engine/competition/store.ts';
import { updateTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { markDivision, markDivisions } from './store.ts';

type Wanted = Input<'PATCH /api/tournaments/:tournamentId/suspense'>['body'];

export async function suspenseOf(db: Database, tournamentId: string): Promise<Suspense> {
  const { version, hiddenHoles, frozenAt } = await requireTournamentFacts(db, tournamentId);
  const divisions = await divisionFacts(db, tournamentId);
  return {
    version,
    hiddenHoles,
    frozenAt: written(frozenAt),
    divisions: divisions.map((of) => ({ id: of.id, name: of.name, frozenAt: written(of.frozenAt), revealedAt: written(of.revealedAt) })),
  };
}

const written = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Hides more or less from the public. It changes no result, so a closed tournament allows it too. */
export async function changeSuspense(deps: Writer, actor: Actor, { version, ...wanted }: Wanted): Promise<Suspense> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, held) => {
      await requireVersion(held, version, () => suspenseOf(tx, held.id));
      const now = deps.clock();
      const settings = { hiddenHoles: wanted.hiddenHoles, frozenAt: wanted.frozen ? (held.frozenAt ?? now) : null };
      const divisions = divisionChanges(await divisionFacts(tx, held.id), wanted, now);
      const change = changeOf({ ...held }, settings);
      if (!change && divisions.length === 0) return null;
      await updateTournament(tx, held.id, settings);
      // what was presented is hidden again when more is hidden
      if (hidesMore(held, settings)) await markDivisions(tx, held.id, { revealedAt: null });
      for (const { subjectId, after } of divisions) await markDivision(tx, subjectId, { ...after, revealedAt: null });
      await markToSign(tx, held.id);
      const ofTournament: Action[] = change ? [{ kind: 'updated', subjectType: 'tournament', subjectId: held.id, ...change }] : [];
      return [...ofTournament, ...divisions];
    },
    answer: (tx, { id }) => suspenseOf(tx, id),
  });
}

type SuspenseSettings = Pick<TournamentRow, 'hiddenHoles' | 'frozenAt'>;
const hidesMore = (before: SuspenseSettings, after: SuspenseSettings): boolean =>
  after.hiddenHoles > before.hiddenHoles || (before.frozenAt === null && after.frozenAt !== null);

type DivisionChange = Action & { subjectId: string; after: { frozenAt: Date | null } };

function divisionChanges(
  divisions: readonly DivisionFacts[],
  { divisions: wanted }: Pick<Wanted, 'divisions'>,
  now: Date,
): DivisionChange[] {
  return wanted.flatMap(({ id, frozen }): DivisionChange[] => {
    const row = divisions.find((division) => division.id === id);
    if (!row) throw new AppError('not-found');
    if (frozen === (row.frozenAt !== null)) return [];
    const change = { before: { frozenAt: row.frozenAt }, after: { frozenAt: frozen ? now : null } };
    return [{ kind: 'updated', subjectType: 'division', subjectId: id, ...change }];
  });
}
