import { engineHole, hasHole } from '@fairway/api/rule/field/round-hole';
import { divisionFor, type Eligibility, isOutOfRange } from '@fairway/golf';
import type { CompetitionFacts } from '../../../engine/competition/competition.ts';
import { blankCard, type CardState, cardKey } from '../../../engine/competition/entry/card-store.ts';
import type { PlayerFacts } from '../../../engine/competition/store.ts';
import { withCourseHandicap } from '../../../engine/tournament/course-handicap.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { eligibilityOf, golfDivision } from '../../field/division/eligibility.ts';
import type { DivisionRow } from '../../field/division/store.ts';

type TriedScore = Input<'POST /api/tournaments/:tournamentId/what-if'>['body']['scores'][number];

/** The cards as if these scores stood on them. */
export function withScores({ cards, players, rounds }: CompetitionFacts, scores: readonly TriedScore[]): CompetitionFacts['cards'] {
  const tried = new Map<string, CardState>(cards);
  for (const { playerId, roundId, hole, score } of scores) {
    const hasCard = players.some(({ id, cards: own }) => id === playerId && own.some((card) => card.roundId === roundId));
    const round = rounds.find(({ id }) => id === roundId);
    if (!hasCard || !round) throw new AppError('not-found');
    if (!hasHole(round, hole)) throw fieldError('hole', 'hole-not-in-round', { hole });
    const key = cardKey(playerId, roundId);
    const state = tried.get(key) ?? blankCard(round);
    const disputes = state.disputes.filter((dispute) => dispute.hole !== hole);
    tried.set(key, { ...state, scores: state.scores.with(engineHole(round, hole) - 1, score), disputes });
  }
  return tried;
}

/** The ranges of the divisions, and the settings by which handicaps are compared with them. */
type Ranges = { rows: readonly DivisionRow[]; tournament: CompetitionFacts['tournament'] };

/**
 * The players as if everyone were put where the changed ranges want them: whoever falls out of their division, and whoever had none, goes
 * to the one that fits. Whoever fits none stays where they are; so does whoever did not fit before.
 */
export function inDivisions({ players, rounds }: CompetitionFacts, before: Ranges, after: Ranges): PlayerFacts[] {
  return players.map((player) => {
    const { divisionId } = player;
    const person = withCourseHandicap(player, rounds);
    const fit = (of: Ranges) => fitOf(of, eligibilityOf(of.tournament), person);
    const [was, is] = [fit(before), fit(after)];
    const moves = divisionId === null ? was.best !== is.best : !was.outside && is.outside;
    return moves ? { ...player, divisionId: is.best ?? divisionId } : player;
  });
}

/** Which division takes a player, and whether their handicap is outside of their own. */
function fitOf({ rows }: Ranges, eligibility: Eligibility, person: PlayerFacts): { best: string | null; outside: boolean } {
  const divisions = rows.map(golfDivision);
  const own = divisions.find(({ id }) => id === person.divisionId);
  return {
    best: divisionFor(divisions, person, eligibility),
    outside: own !== undefined && isOutOfRange(own, person, eligibility),
  };
}
