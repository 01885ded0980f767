import { hasOneBall, isSidePlay } from '@fairway/golf';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { divisions } from '../../../feature/field/division/query.ts';
import { FlightPanel } from '../../../feature/field/flight/flight-panel.tsx';
import { roundTurn } from '../../../feature/field/flight/query.ts';
import { sides } from '../../../feature/field/side/query.ts';
import { signupWishes } from '../../../feature/field/signup/query.ts';
import { useTournamentChange } from '../../../feature/field/tournament/query.ts';
import { useWorkbook } from '../../../feature/output/workbook/query.ts';
import { drawnMatches } from '../../../feature/play/match/drawn-match.ts';
import { contests } from '../../../feature/play/match/query.ts';
import { boundDraws, shownOrder } from '../../../feature/result/bound-draw/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useFlightCard } from '../score/use-flight-card.ts';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

const BoundDrawPanel = lazy(async () => {
  const [part] = await Promise.all([import('../../../feature/result/bound-draw/bound-draw-panel.tsx'), loadWords(['counted-holes'])]);
  return { default: part.BoundDrawPanel };
});
const EXPORTED = ['flight-sheet', 'start-list'] as const;

/** The flights. The divisions give names, the players take tags and statuses, the tournament suspends a round. */
export function FlightsPage() {
  const { t } = useTranslation(['flight', 'word', 'workbook']);
  const tournament = useTournament();
  const may = useMayHere();
  const list = useQuery(divisions(tournament.id));
  const { play } = tournament;
  const made = useQuery({ ...sides(tournament.id), enabled: isSidePlay(play) && !hasOneBall(play) });
  const played = useQuery({ ...contests(tournament.id), enabled: play === 'match' });
  const turn = useTournamentChange(roundTurn(tournament.id));
  const names = useMemo(() => new Map(list.data?.items.map(({ id, name }) => [id, t('word:divisionName', { name })])), [list.data, t]);
  const workbook = useWorkbook();
  const open = tournament.state !== 'closed';
  const draws = useQuery({ ...boundDraws(tournament.id), enabled: open && may('flight.write') });
  const entered = useQuery({ ...signupWishes(tournament.id), enabled: open && may('flight.write') });
  const card = useFlightCard(tournament.id, open && may('player.write'));
  const question = { title: t('suspend.title'), text: t('suspend.text'), action: t('suspend.action') };
  return (
    <>
      <Unread of={[list, card.read, made, played, draws, entered]} />
      <FlightPanel
        tournament={tournament}
        divisions={names}
        mayArrange={open && may('flight.write')}
        boundOf={(roundId) => ({
          order: draws.data ? shownOrder(draws.data, roundId) : null,
          panel: (
            <Suspense fallback={<Skeleton height={36} />}>
              <BoundDrawPanel tournament={tournament} of={{ kind: 'flights', roundId }} mayChange={may('draw.write')} mayBegin />
            </Suspense>
          ),
        })}
        bondsIn={(roundId) => ({
          sides: (made.data?.items ?? []).map((side) => side.rounds.find((of) => of.roundId === roundId)?.playerIds ?? []),
          entered: entered.data?.counts.wishes.together ?? [],
          matches: (played.data?.items ?? []).flatMap((contest) => drawnMatches(contest.sessions, roundId)),
        })}
        moreTools={(roundId) =>
          EXPORTED.map((kind) => ({
            label: `${t('workbook:screen.button')}: ${t(`workbook:kind.${kind}`)}`,
            run: () => workbook.mutate({ tournamentId: tournament.id, kind, query: { roundId } }),
          }))
        }
        onTag={open && may('player.write') ? card.setTag : null}
        onArrival={open && may('score.write') ? card.arrivalOf : null}
        onSuspend={
          open && may('round.write')
            ? async ({ id, suspendedAt }) => {
                if (suspendedAt !== null || (await confirm(question)))
                  turn.mutate({ roundId: id, action: suspendedAt === null ? 'suspend' : 'resume' });
              }
            : null
        }
      />
    </>
  );
}
