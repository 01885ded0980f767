import { useQuery } from '@tanstack/react-query';
import { divisions } from '../../feature/division/query.ts';
import { PlayerPanel } from '../../feature/player/player-panel.tsx';
import { WorkbookButton } from '../../feature/workbook/workbook-button.tsx';
import { may, useSession } from '../../lib/session.ts';
import { useMayHere, useTournament } from './tournament-frame.tsx';

/** The players of the tournament, with its divisions to choose from. */
export function PlayersPage() {
  const tournament = useTournament();
  const session = useSession();
  const mayHere = useMayHere();
  const list = useQuery(divisions(tournament.id));
  return (
    <PlayerPanel
      tournament={tournament}
      divisions={list.data?.items}
      mayChange={mayHere('player.write')}
      mayAnonymise={may(session, 'player.anonymise')}
      actions={<WorkbookButton tournamentId={tournament.id} kind="player" />}
    />
  );
}
