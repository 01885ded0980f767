import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { divisions } from '../../../feature/field/division/query.ts';
import { players } from '../../../feature/field/player/query.ts';
import { type RoundAction, roundAction, useTournamentChange } from '../../../feature/field/tournament/query.ts';
import { blockerText, useRoundQuestion } from '../../../feature/field/tournament/round/use-round-question.ts';
import { scoreSheet } from '../../../feature/play/score/query.ts';
import { ScoreDesk } from '../../../feature/play/score/score-desk.tsx';
import { loadWords } from '../../../i18n/words.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { showNext } from '../../../lib/show-next.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { Disqualifications } from '../tournament/disqualifications.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';
import { useCardStatus } from './use-card-status.ts';

/** Loaded after the cards, which the desk is for. */
const DeskNotices = lazy(async () => {
  const [part] = await Promise.all([import('./desk-notices.tsx'), loadWords(['marker-link'])]);
  return { default: part.DeskNotices };
});

/** The score desk. The players give search texts and handicaps for odd scores; the tournament gives the actions to finish a round. */
export function ScoresPage() {
  const tournament = useTournament();
  const session = useSession();
  const may = useMayHere();
  const client = useQueryClient();
  const playerList = useQuery(players(tournament.id));
  const divisionList = useQuery(divisions(tournament.id));
  const act = useTournamentChange(roundAction(tournament.id), ['score-for-every-player', 'scores-disputed']);
  const question = useRoundQuestion(tournament.id);
  const statuses = useCardStatus(tournament.id, playerList.data?.items);
  const [blockers, setBlockers] = useState('');
  const people = useMemo(
    () =>
      new Map(
        playerList.data?.items.map(({ id, gender, vga, phone, cards }) => [
          id,
          { gender, vga, phone, cards, bagTag: cards.find(({ bagTag }) => bagTag !== null)?.bagTag ?? null },
        ]),
      ),
    [playerList.data],
  );
  if (session === null) return null;
  const refused = isApiError(act.error, 'score-for-every-player') || isApiError(act.error, 'scores-disputed') ? act.error.message : null;
  const forget = () => {
    setBlockers('');
    act.reset();
  };
  const run = async (what: RoundAction['action'], roundId: string) => {
    forget();
    const round = tournament.rounds.find(({ id }) => id === roundId);
    if (round === undefined) return;
    const answer = await question(round, what);
    setBlockers(blockerText(answer.blockers));
    if (!answer.yes) return;
    const { queryKey } = scoreSheet(tournament.id, roundId);
    act.mutate({ roundId, action: what }, { onSuccess: () => showNext(), onSettled: () => client.invalidateQueries({ queryKey }) });
  };
  return (
    <>
      <Unread of={[playerList, divisionList]} />
      <Disqualifications tournament={tournament} writable={may('player.write')} />
      <ScoreDesk
        tournament={tournament}
        author={session}
        people={people}
        divisions={divisionList.data?.items ?? []}
        statuses={may('player.write') ? statuses : null}
        maySettle={may('score.settle')}
        phones={(roundId) => (
          <Suspense>
            <DeskNotices tournament={tournament} roundId={roundId} mayLetIn={may('link.write')} />
          </Suspense>
        )}
        closing={may('round.write') ? { pending: act.isPending, refusal: blockers === '' ? refused : blockers, forget, run } : null}
      />
    </>
  );
}
