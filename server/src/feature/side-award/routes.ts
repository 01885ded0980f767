import type { SideAwardList, sideAwardRoutes } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import type { Deps, Handlers } from '../../route.ts';
import { actorOf } from '../../write.ts';
import { competitionOf } from '../competition/competition.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { measure } from './measure.ts';
import { sideAwardHole, sideAwards } from './side-award.ts';
import { findHistory, findShotPlayers } from './store.ts';

export const sideAwardHandlers = (deps: Deps): Handlers<typeof sideAwardRoutes> => ({
  'GET /api/tournaments/:tournamentId/side-awards': async ({ scope }) => sideAwardList(deps.db, scope.tournament.id),

  'POST /api/tournaments/:tournamentId/rounds/:roundId/measurements': async (input) => {
    await measure(deps, actorOf(input), input.scope.round.id, input.body);
    return sideAwardList(deps.db, input.scope.tournament.id);
  },

  'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/measurements': async ({ scope }) => ({
    items: await findHistory(deps.db, scope.round.id, scope.player.id),
  }),
});

async function sideAwardList(db: Database, tournamentId: string): Promise<SideAwardList> {
  const competition = await competitionOf(db, await requireTournamentFacts(db, tournamentId));
  const { rounds, currentRound, tournament } = competition;
  const roundId = rounds[currentRound]?.id;
  return {
    boardVersion: tournament.boardVersion,
    items: sideAwards(competition).map((award) => sideAwardHole(award, competition)),
    players: roundId === undefined ? [] : await findShotPlayers(db, roundId),
  };
}
