import type { Tournament, Winner, WinnerList } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { BASES, TIEBREAKS } from '@fairway/golf';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { IconPresentation, IconPrinter, IconTrophy } from '#icon';
import { club } from '../../../feature/account/club/query.ts';
import { changePlayer, players } from '../../../feature/field/player/query.ts';
import { changeTournament, useTournamentChange } from '../../../feature/field/tournament/query.ts';
import { WorkbookButton } from '../../../feature/output/workbook/workbook-button.tsx';
import { board } from '../../../feature/play/leaderboard/query.ts';
import { candidatesFor } from '../../../feature/result/winner/candidate.ts';
import { DecisionDialog } from '../../../feature/result/winner/decision-dialog.tsx';
import { PictureDialog } from '../../../feature/result/winner/picture/picture-dialog.tsx';
import { PublicationBar } from '../../../feature/result/winner/publication-bar.tsx';
import { useDecision, winnerList } from '../../../feature/result/winner/query.ts';
import { TieOrderDialog } from '../../../feature/result/winner/tie-order-dialog.tsx';
import { WinnerTable } from '../../../feature/result/winner/winner-table.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { GolferLinks } from '../golfer/golfer-links.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';
import { useSpeaker } from './use-winner-speaker.ts';
import { WinnersMenu } from './winners-menu.tsx';

const nothing = () => undefined;

export function WinnersPage() {
  const tournament = useTournament();
  const { id, name, clubName, rounds, distanceUnit } = tournament;
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  const read = useQuery(winnerList(id));
  const speaker = useSpeaker(id, distanceUnit);
  const [asked, setAsked] = useState<{ award: Winner; byHand: boolean; seen: WinnerList } | null>(null);
  const { decide, takeBack } = useDecision(id);
  const may = useMayHere();
  const mayDecide = may('award.decide');
  // the presentation leads here for the picture
  const [isPicture, setPicture] = useState(useSearchParams()[0].has('picture'));
  const [isOrdering, setOrdering] = useState(false);
  const changeOrder = useTournamentChange(changeTournament(id));
  const mayOrder = may('tournament.write') && tournament.state !== 'closed' && looksAtOrder(tournament);
  const standing = useQuery(board(id));
  const anyone = standing.data?.lines ?? [];
  const markAbsent = useAbsence(id);
  const siteId = useQuery(club(tournament.clubId)).data?.siteId;
  if (isApiError(read.error) && read.error.status === 422) {
    const action = <LinkButton to={`/tournaments/${id}/players`} label={t('toPlayers')} />;
    return <StateNote icon={IconTrophy} title={t('notYetTitle')} text={failureOf(read.error)?.message ?? ''} action={action} />;
  }
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  const list = read.data;
  const complete = rounds.every(({ finished }) => finished);
  const newer = isApiError(decide.error, 'stale-version') && list.items.find(({ awardId }) => awardId === asked?.award.awardId);
  return (
    <>
      <Unread of={[standing]} />
      <GolferLinks>
        <WinnerTable
          list={list}
          complete={complete}
          speaker={speaker}
          may={{
            ...(mayDecide && {
              onDecide: (award) => setAsked({ award, byHand: false, seen: list }),
              onByHand: (award) => setAsked({ award, byHand: true, seen: list }),
              onTakeBack: (award) => takeBack.mutate({ awardId: award.awardId, seen: list }),
            }),
            ...(may('player.write') && { onAbsent: (playerId, absent) => markAbsent.mutate({ playerId, absent }) }),
          }}
          publication={
            <PublicationBar
              tournamentId={id}
              timeZone={tournament.timeZone}
              list={list}
              complete={complete}
              mayPublish={complete && may('winner.publish')}
              isClosed={tournament.state === 'closed'}
            />
          }
          actions={<WinnerActions list={list} onPicture={() => setPicture(true)} onTieOrder={mayOrder ? () => setOrdering(true) : null} />}
        />
      </GolferLinks>
      {isOrdering && (
        <TieOrderDialog
          anyone={anyone}
          order={tournament.tieOrder}
          saving={changeOrder.isPending}
          onSave={(tieOrder) => changeOrder.mutate({ tieOrder, version: tournament.version }, { onSuccess: () => setOrdering(false) })}
          onClose={() => setOrdering(false)}
        />
      )}
      {isPicture && (
        <PictureDialog
          list={list}
          sponsors={standing.data?.sponsors ?? []}
          distanceUnit={distanceUnit}
          head={{ clubName, logo: standing.data?.clubLogo ?? null, tournament: name, date: datesOf(tournament, formatDate) }}
          onClose={() => setPicture(false)}
        />
      )}
      {asked && (
        <DecisionDialog
          award={asked.award}
          anyone={asked.byHand ? candidatesFor(asked.award, standing.data ?? { lines: [] }) : undefined}
          proposals={
            siteId === undefined
              ? undefined
              : (take) => (
                  <OnDemand opened load={() => import('../../../feature/result/season/season-leaders.tsx')} onClose={nothing}>
                    {({ SeasonLeaders }) => <SeasonLeaders siteId={siteId} event={tournament} onChosen={take} />}
                  </OnDemand>
                )
          }
          saving={decide.isPending}
          error={isApiError(decide.error, 'not-eligible') ? decide.error.message : undefined}
          newer={newer ? { award: newer, speaker: { ...speaker, t, language, awards: list.items } } : null}
          onDecide={(decision) =>
            decide.mutate({ ...decision, seen: decide.error ? list : asked.seen }, { onSuccess: () => setAsked(null) })
          }
          onClose={() => {
            decide.reset();
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

type ActionProps = { list: WinnerList; onPicture: () => void; onTieOrder: (() => void) | null };

/** What can be done with the list: print it, present it, take it along. */
function WinnerActions({ list, onPicture, onTieOrder }: ActionProps) {
  const { t } = useTranslation('winner');
  const tournament = useTournament();
  const may = useMayHere();
  const { id } = tournament;
  const hasWinner = list.items.some(({ winner }) => winner !== null);
  return (
    <>
      <Button
        component={Link}
        to={`/tournaments/${id}/paper?kind=winner`}
        variant="default"
        leftSection={<IconPrinter aria-hidden size={16} />}
      >
        {t('print')}
      </Button>
      {hasWinner && may('suspense.write') && (
        <Button
          component={Link}
          to={`/tournaments/${id}/presentation?kind=winners`}
          variant="default"
          leftSection={<IconPresentation aria-hidden size={16} />}
        >
          {t('present')}
        </Button>
      )}
      <WorkbookButton tournamentId={id} kind="winner" />
      <WinnersMenu tournament={tournament} onPicture={hasWinner ? onPicture : null} onTieOrder={onTieOrder} />
    </>
  );
}

/** Whether its tiebreak, or one that a prize has of its site, may ask for an order made by hand. */
const looksAtOrder = ({ tiebreakRule, awards, sideAwards }: Tournament): boolean =>
  BASES.some((basis) => tiebreakRule[basis].includes('manual')) ||
  [...awards, ...sideAwards].some(({ tiebreak }) => tiebreak !== null && !Object.hasOwn(TIEBREAKS, tiebreak));

/**
 * Marks a player absent from the prize giving, or there after all; with the version of the player as they are now: whoever sets what another
 * person has just set overwrites nothing.
 */
function useAbsence(tournamentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ playerId, absent }: { playerId: string; absent: boolean }) => {
      const { items } = await client.fetchQuery({ ...players(tournamentId), staleTime: 0 });
      const version = items.find(({ id }) => id === playerId)?.version;
      if (version !== undefined) await changePlayer(tournamentId, playerId, { absent, version });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }),
  });
}
