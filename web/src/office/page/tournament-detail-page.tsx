import { useQuery } from '@tanstack/react-query';
import { playableCourses } from '../../feature/club/query.ts';
import { divisions } from '../../feature/division/query.ts';
import { sponsors } from '../../feature/sponsor/query.ts';
import { CountRow } from '../../feature/tournament/detail/count-row.tsx';
import { NextStepCard } from '../../feature/tournament/detail/next-step-card.tsx';
import { PublicPanel } from '../../feature/tournament/detail/public-panel.tsx';
import { ReadyPanel } from '../../feature/tournament/detail/ready-panel.tsx';
import { SettingsPanel } from '../../feature/tournament/detail/settings-panel.tsx';
import { StatePanel } from '../../feature/tournament/detail/state-panel.tsx';
import { RoundList } from '../../feature/tournament/round/round-list.tsx';
import { usePublication } from '../../feature/winner/query.ts';
import { may, useSession } from '../../lib/session.ts';
import { Unread } from '../../ui/state-note.tsx';
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
  const hasAwards = tournament.awards.length + tournament.sideAwards.length > 0;
  const isArchived = tournament.archivedAt !== null;
  const mayManage = useMayHere()('tournament.write');
  const mayChange = mayManage && tournament.state !== 'closed';
  const items = ofTournament.data?.items;
  const divisionCount = items?.length;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Unread of={[ofTournament, cards, ofSponsors]} />
        {divisionCount !== undefined && (
          <>
            {!isArchived && (
              <NextStepCard tournament={tournament} divisionCount={divisionCount} mayDo={(permission) => may(session, permission)} />
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
          mayReopen={session?.isSuperAdmin === true && !isArchived}
          onPublish={may(session, 'winner.publish') && hasAwards ? () => publish.mutate() : undefined}
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
