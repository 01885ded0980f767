import type { Division, Player, Tournament } from '@fairway/api';
import { divisionFor, misfits } from '@fairway/golf';
import { eligibilityOf, entrantOf, golfDivision } from '../../../../ui/rule/division.ts';

type PlacementSettings = Pick<Tournament, 'autoAssignToDivisions' | 'useHandicapCourse' | 'capAbove' | 'capCountsAs'>;
/** `auto`: the tournament assigned the division by itself. `chosen`: a person did, although it could. `misfit`: the player is outside its limits. */
export type Placement = 'none' | 'auto' | 'chosen' | 'misfit';

/** How each player got their division, by the same rules as the server. */
export function createPlacement(divisions: readonly Division[], settings: PlacementSettings): (player: Player) => Placement {
  const golfDivisions = divisions.map(golfDivision);
  const eligibility = eligibilityOf(settings);
  return (player) => {
    const own = golfDivisions.find(({ id }) => id === player.divisionId);
    if (own === undefined) return 'none';
    const entrant = entrantOf(player);
    if (misfits(own, entrant, eligibility).some(({ code }) => code !== 'no-handicap')) return 'misfit';
    if (!settings.autoAssignToDivisions) return 'none';
    return !player.divisionPinned && divisionFor(golfDivisions, entrant, eligibility) === own.id ? 'auto' : 'chosen';
  };
}
