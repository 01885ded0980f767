import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { divisions } from '../../feature/division/query.ts';
import { players } from '../../feature/player/query.ts';
import { scoreSheet } from '../../feature/score/query.ts';
import { ScoreDesk } from '../../feature/score/score-desk.tsx';
import { doRoundDeed, type RoundDeed, useTournamentChange } from '../../feature/tournament/query.ts';
import { obstacleText, useRoundQuestion } from '../../feature/tournament/round/use-round-question.ts';
import { isApiError } from '../../lib/api-error.ts';
import { may, useSession } from '../../lib/session.ts';
import { useTournament } from './tournament-frame.tsx';

/** The score desk, with what cards are found by and scores are odd against from the players, and what finishes a round from the tournament. */
export function ScoresPage() {
  const tournament = useTournament();
  const session = useSession();
  const client = useQueryClient();
  const playerList = useQuery(players(tournament.id));
  const divisionList = useQuery(divisions(tournament.id));
  const deed = useTournamentChange(doRoundDeed(tournament.id), ['score-for-every-player', 'scores-disputed']);
  const question = useRoundQuestion(tournament.id);
  const [obstacles, setObstacles] = useState('');
  const people = useMemo(
    () =>
      new Map(
        playerList.data?.items.map(({ id, vga, playingHandicap, cards }) => [
          id,
          { vga, playingHandicap, bagTag: cards.find(({ bagTag }) => bagTag !== null)?.bagTag ?? null },
        ]),
      ),
    [playerList.data],
  );
  if (session === null) return null;
  const refused = isApiError(deed.error, 'score-for-every-player') || isApiError(deed.error, 'scores-disputed') ? deed.error.message : null;
  const forget = () => {
    setObstacles('');
    deed.reset();
  };
  const run = async (what: RoundDeed['deed'], roundId: string) => {
    forget();
    const round = tournament.rounds.find(({ id }) => id === roundId);
    if (round === undefined) return;
    const answer = await question(round, what);
    setObstacles(obstacleText(answer.obstacles));
    if (!answer.yes) return;
    const { queryKey } = scoreSheet(tournament.id, roundId);
    deed.mutate({ roundId, deed: what }, { onSettled: () => client.invalidateQueries({ queryKey }) });
  };
  return (
    <ScoreDesk
      tournament={tournament}
      author={session}
      people={people}
      divisions={divisionList.data?.items ?? []}
      maySettle={may(session, 'score.settle')}
      mayFinish={may(session, 'round.write')}
      deed={{
        pending: deed.isPending,
        refusal: obstacles === '' ? refused : obstacles,
        forget,
        run,
      }}
    />
  );
}
