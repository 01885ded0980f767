import type { StaffContest, Tournament } from '@fairway/api';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { courses } from '../../../feature/account/club/query.ts';
import { divisions } from '../../../feature/field/division/query.ts';
import { shortAddresses } from '../../../feature/field/short-address/query.ts';
import { sponsors } from '../../../feature/field/sponsor/query.ts';
import { today as todayOfClubs } from '../../../feature/field/tournament/club-query.ts';
import { DayLine } from '../../../feature/field/tournament/detail/day-line.tsx';
import { stagesOf } from '../../../feature/field/tournament/detail/day-stage.ts';
import { NextStepCard, useNextStep } from '../../../feature/field/tournament/detail/next-step-card.tsx';
import { PublicPanel } from '../../../feature/field/tournament/detail/public-panel.tsx';
import { SettingsPanel } from '../../../feature/field/tournament/detail/settings-panel.tsx';
import { StatePanel, useClosing } from '../../../feature/field/tournament/detail/state-panel.tsx';
import { RoundList } from '../../../feature/field/tournament/round/round-list.tsx';
import { contests } from '../../../feature/play/match/query.ts';
import { readyCheck } from '../../../feature/result/ready-check/query.ts';
import { useNameless } from '../../../feature/result/winner/nameless.ts';
import { usePublication, winnerList } from '../../../feature/result/winner/query.ts';
import { loadWords } from '../../../i18n/words.ts';
import { may, useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/value/date.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import classes from './tournament-detail-page.module.css';
import { useMayHere, useTournament } from './tournament-frame.tsx';

// few rounds have hidden holes, and fewer a draw of them
const BoundDrawPanel = lazy(async () => ({
  default: (await import('../../../feature/result/bound-draw/bound-draw-panel.tsx')).BoundDrawPanel,
}));

// few days have passed something that fails
const DayNeeds = lazy(async () => {
  const [part] = await Promise.all([import('./day-needs.tsx'), loadWords(['division', 'flight', 'ready-check'])]);
  return { default: part.DayNeeds };
});

export function TournamentDetailPage() {
  const tournament = useTournament();
  const isMatch = tournament.play === 'match';
  const session = useSession();
  const cards = useQuery(courses(tournament.clubId));
  const ofTournament = useQuery(divisions(tournament.id));
  const ofSponsors = useQuery(sponsors(tournament.id));
  const ofMatches = useQuery({ ...contests(tournament.id), enabled: isMatch });
  const { publish } = usePublication(tournament.id);
  const client = useQueryClient();
  const sayNameless = useNameless();
  const toPublish = async () => {
    const seen = await client.fetchQuery({ ...winnerList(tournament.id), staleTime: 0 });
    const isSeen = seen.publication?.isChanged === false;
    return { publish: isSeen ? null : () => publish.mutate({ seen }), nameless: await sayNameless(seen.items) };
  };
  const hasAwards = awardCount(tournament) > 0;
  const addresses = useQuery({ ...shortAddresses(tournament.id), enabled: tournament.public });
  const ready = useQuery(readyCheck(tournament.id));
  const coming = isComing(tournament) ? ready.data?.lines : null;
  const unpublished = useUnpublished(tournament);
  const day = useQuery(todayOfClubs());
  const event = day.data?.items.find(({ tournamentId }) => tournamentId === tournament.id);
  const isArchived = tournament.archivedAt !== null;
  const mayManage = useMayHere()('tournament.write');
  const mayChange = mayManage && tournament.state !== 'closed';
  const items = ofTournament.data?.items;
  const divisionCount = items?.length ?? 0;
  const contestCount = isMatch ? (ofMatches.data?.items.length ?? 0) : null;
  const matchCount = isMatch ? countMatches(ofMatches.data?.items ?? []) : null;
  const facts = { tournament, divisionCount, contestCount, coming: coming ?? null, unpublished: unpublished.is ?? false };
  const { found, reads } = useNextStep(facts);
  const isKnown = items !== undefined && (!isMatch || ofMatches.data !== undefined) && coming !== undefined && unpublished.is !== undefined;
  const stages = found && stagesOf(found.step, ready.data?.lines ?? [], isMatch ? 'matches' : 'strokes');
  const needs = (stages ?? []).flatMap(({ stage, state }) => (state === 'needs' ? [stage] : []));
  const ask = useClosing(tournament, may(session, 'winner.publish') && hasAwards ? toPublish : undefined);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Unread
          of={[ofTournament, ...(isMatch ? [ofMatches] : []), cards, ofSponsors, addresses, ready, day, unpublished.read, ...reads]}
        />
        {isKnown && found !== undefined && (
          <>
            {!isArchived && (
              <NextStepCard
                tournament={tournament}
                step={found}
                coming={coming}
                mayDo={(permission) => may(session, permission)}
                onClose={() => void ask('close')}
              />
            )}
            <DayLine
              tournament={tournament}
              divisionCount={divisionCount}
              matchCount={matchCount}
              step={found.step}
              lines={ready.data?.lines ?? []}
              event={event}
            />
            {ready.data !== undefined && needs.length > 0 && (
              <Suspense>
                <DayNeeds tournament={tournament} check={ready.data} items={needs} />
              </Suspense>
            )}
          </>
        )}
        <RoundList
          tournament={tournament}
          divisions={items ?? []}
          cards={cards.data?.items ?? []}
          mayChange={mayChange}
          mayWriteConditions={mayManage && !isArchived}
          boundDraw={({ roundId, divisionId, awardId, drawable, published, needsReason }) => (
            <Suspense fallback={<Skeleton height={36} />}>
              <BoundDrawPanel
                {...{ tournament, mayChange, needsReason }}
                of={{ kind: 'counted-holes', roundId, divisionId, awardId }}
                mayBegin={drawable && published === null}
              />
            </Suspense>
          )}
        />
      </div>
      <div className={classes.side}>
        <StatePanel
          tournament={tournament}
          mayChange={mayManage}
          mayReopen={session?.isSuperAdmin === true && !isArchived}
          onAsk={(what) => void ask(what)}
        />
        {!isArchived && !tournament.rehearsal && (
          <PublicPanel tournament={tournament} addresses={addresses.data?.items ?? []} mayChange={mayChange} />
        )}
        <SettingsPanel
          tournament={tournament}
          divisions={items ?? []}
          contests={ofMatches.data?.items ?? []}
          sponsors={ofSponsors.data?.items ?? []}
          actions={may(session, 'tournament.write') && <TournamentActions tournament={tournament} mayChange={mayChange} />}
        />
      </div>
    </div>
  );
}

const countMatches = (contests: readonly StaffContest[]): number =>
  contests.flatMap(({ sessions }) => sessions.flatMap(({ matches }) => matches)).length;

const awardCount = ({ awards, sideAwards }: Tournament): number => awards.length + sideAwards.length;

/** Whether the day of the round that is played next is still to come. */
function isComing({ state, timeZone, rounds }: Tournament): boolean {
  const next = rounds.find(({ finished }) => !finished);
  return state !== 'closed' && next !== undefined && next.date > today(timeZone);
}

/** Whether the public would see winners of the finished rounds, and none are published. Undefined: not read yet. */
function useUnpublished(tournament: Tournament) {
  const { id, rounds, public: isPublic } = tournament;
  const isOver = isPublic && awardCount(tournament) > 0 && rounds.every(({ finished }) => finished);
  const read = useQuery({ ...winnerList(id), enabled: isOver });
  return { read, is: isOver ? read.data && read.data.publication === null : false };
}
