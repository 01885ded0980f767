import { DivisionPanel } from '../../feature/division/division-panel.tsx';
import { may, useSession } from '../../lib/session.ts';
import { useTournament } from './tournament-frame.tsx';

export function DivisionsPage() {
  const tournament = useTournament();
  const session = useSession();
  const open = tournament.state !== 'closed';
  return (
    <DivisionPanel
      tournamentId={tournament.id}
      useHandicapCourse={tournament.useHandicapCourse}
      mayChange={open && may(session, 'division.write')}
      mayAssign={open && tournament.playerCount > 0 && may(session, 'division.assign')}
    />
  );
}
