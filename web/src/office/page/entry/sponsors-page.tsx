import { SponsorPanel } from '../../../feature/field/sponsor/sponsor-panel.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

export function SponsorsPage() {
  const { id, state } = useTournament();
  const may = useMayHere();
  return <SponsorPanel tournamentId={id} mayChange={state !== 'closed' && may('tournament.write')} />;
}
