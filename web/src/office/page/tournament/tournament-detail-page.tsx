import type { Tournament } from '@fairway/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { playableCourses } from '../../../feature/club/query.ts';
import { divisions } from '../../../feature/division/query.ts';
import { readyCheck } from '../../../feature/ready-check/query.ts';
import { sponsors } from '../../../feature/sponsor/query.ts';
import { CountRow } from '../../../feature/tournament/detail/count-row.tsx';
import { NextStepCard } from '../../../feature/tournament/detail/next-step-card.tsx';
import { PublicPanel } from '../../../feature/tournament/detail/public-panel.tsx';
import { ReadyPanel } from '../../../feature/tournament/detail/ready-panel.tsx';
import { SettingsPanel } from '../../../feature/tournament/detail/settings-panel.tsx';
import { StatePanel } from '../../../feature/tournament/detail/state-panel.tsx';
import { RoundList } from '../../../feature/tournament/round/round-list.tsx';
import { usePublication, winnerList } from '../../../feature/winner/query.ts';
import { today } from '../../../lib/date.ts';
import { may, useSession } from '../../../lib/session.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import classes from './tournament-detail-page.module.css';
import { useMayHere, useTournament } from './tournament-frame.tsx';

export function TournamentDetailPage() {
  const tournament = useTournament();
  const session = useSession();
  const cards = useQuery(playableCourses(tournament.clubId));
  const ofTournament = useQuery(divisions(tournament.id));
  const ofSponsors = useQuery(sponsors(tournament.id));
  const { publish } = usePublication(tournament.id);
  const client = useQueryClient();
  const toPublish = async () => {
    const seen = await client.fetchQuery({ ...winnerList(tournament.id), staleTime: 0 });
    return () => publish.mutate({ seen });
  };
  const hasAwards = awardCount(tournament) > 0;
  const coming = useComing(tournament);
  const unpublished = useUnpublished(tournament);
  const isArchived = tournament.archivedAt !== null;
  const mayManage = useMayHere()('tournament.write');
  const mayChange = mayManage && tournament.state !== 'closed';
  const items = ofTournament.data?.items;
  const divisionCount = items?.length;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Unread of={[ofTournament, cards, ofSponsors, coming.read, unpublished.read]} />
        {divisionCount !== undefined && (
          <>
            {!isArchived && coming.lines !== undefined && unpublished.is !== undefined && (
              <NextStepCard
                tournament={tournament}
                divisionCount={divisionCount}
                coming={coming.lines}
                unpublished={unpublished.is}
                mayDo={(permission) => may(session, permission)}
              />
            )}
            <CountRow tournament={tournament} divisionCount={divisionCount} />
          </>
        )}
        <RoundList tournament={tournament} divisions={items ?? []} cards={cards.data ?? []} mayChange={mayChange} />
      </div>
      <div className={classes.side}>
        <StatePanel
          tournament={tournament}
          mayChange={mayManage}
          closesNext={unpublished.is === false}
          mayReopen={session?.isSuperAdmin === true && !isArchived}
          toPublish={may(session, 'winner.publish') && hasAwards ? toPublish : undefined}
        />
        {!isArchived && tournament.state !== 'closed' && <ReadyPanel tournament={tournament} />}
        {!isArchived && !tournament.rehearsal && <PublicPanel tournament={tournament} mayChange={mayChange} />}
        <SettingsPanel
          tournament={tournament}
          divisions={items ?? []}
          sponsors={ofSponsors.data?.items ?? []}
          actions={may(session, 'tournament.write') && <TournamentActions tournament={tournament} mayChange={mayChange} />}
        />
      </div>
    </div>
  );
}

const awardCount = ({ awards, sideAwards }: Tournament): number => awards.length + sideAwards.length;

/** The lines of the ready check before the day of the round that is played next; null: it has come. Undefined: not read yet. */
function useComing({ id, state, timeZone, rounds }: Tournament) {
  const next = rounds.find(({ finished }) => !finished);
  const isComing = state !== 'closed' && next !== undefined && next.date > today(timeZone);
  const read = useQuery({ ...readyCheck(id), enabled: isComing });
  return { read, lines: isComing ? read.data?.lines : null };
}

/** Whether the public would see winners of the finished rounds, and none are published. Undefined: not read yet. */
function useUnpublished(tournament: Tournament) {
  const { id, rounds, public: isPublic } = tournament;
  const isOver = isPublic && awardCount(tournament) > 0 && rounds.every(({ finished }) => finished);
  const read = useQuery({ ...winnerList(id), enabled: isOver });
  return { read, is: isOver ? read.data && read.data.publication === null : false };
}
