import { divisionFor } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import { findPartners } from '../../../engine/tournament/side/partner-store.ts';
import { sideHolder } from '../../../engine/tournament/side/side-handicap.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { eligibilityOf, golfDivision, placementErrors } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { findSides, updateSide } from './store.ts';

/** `divisionId` undefined: nothing was said of its division; null: none. `field` is the one that asks. */
type Wanted = { id: string; divisionId?: string | null | undefined; field?: string };

/**
 * The division of sides: the one that is asked for, which is refused where the side does not fit it as a golfer would be, or, where nobody chose
 * one and the tournament assigns by itself, the one that takes the handicap of the side.
 */
export async function placeSides(tx: Transaction, tournament: TournamentRow, wanted: readonly Wanted[]): Promise<void> {
  const divisions = await findDivisions(tx, tournament.id);
  const rounds = await findRounds(tx, tournament.id);
  const partners = Map.groupBy(await findPartners(tx, tournament.id), ({ sideId }) => sideId);
  const sides = new Map((await findSides(tx, tournament.id)).map((row) => [row.id, row]));
  for (const { id, divisionId: asked, field = 'divisionId' } of wanted) {
    const side = sides.get(id);
    if (!side) continue;
    const own = (partners.get(id) ?? []).filter(({ roundId }) => roundId === rounds[0]?.id);
    const holder = sideHolder(side, own, { played: tournament, division: null, rounds });
    if (asked !== undefined) {
      const division = divisions.find((of) => of.id === asked);
      if (asked !== null && !division) throw new AppError('division-does-not-exist', { params: { division: asked } });
      const problems = division ? Object.values(placementErrors(division, holder, eligibilityOf(tournament))).flat() : [];
      if (problems.length > 0) throw new AppError('validation', { errors: { [field]: problems } });
      await updateSide(tx, id, { divisionId: asked, divisionPinned: asked !== null });
      continue;
    }
    if (side.divisionPinned || !tournament.autoAssignToDivisions) continue;
    const divisionId = divisionFor(divisions.map(golfDivision), holder, eligibilityOf(tournament));
    if (divisionId !== side.divisionId) await updateSide(tx, id, { divisionId });
  }
}
