import { DivisionPanel } from '../../../feature/division/division-panel.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

export function DivisionsPage() {
  const tournament = useTournament();
  const may = useMayHere();
  const open = tournament.state !== 'closed';
  return (
    <DivisionPanel
      tournamentId={tournament.id}
      useHandicapCourse={tournament.useHandicapCourse}
      mayChange={open && may('division.write')}
      mayAssign={open && tournament.playerCount > 0 && may('division.assign')}
    />
  );
}
