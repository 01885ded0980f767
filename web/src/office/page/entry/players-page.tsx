import { useQuery } from '@tanstack/react-query';
import { divisions } from '../../../feature/field/division/query.ts';
import { PlayerPanel } from '../../../feature/field/player/player-panel.tsx';
import { may, useSession } from '../../../lib/session.ts';
import { showFailure } from '../../../ui/toast/toast.tsx';
import { GolferLinks } from '../golfer/golfer-links.tsx';
import { Disqualifications } from '../tournament/disqualifications.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The grid has its screen full of code: what saves the file comes when it is wanted. */
const exportPlayers = (tournamentId: string) =>
  import('../../../feature/output/workbook/save-workbook.ts')
    .then((of) => of.saveWorkbook({ tournamentId, kind: 'player' }))
    .catch(showFailure);

/** The players of the tournament, with its divisions to choose from. */
export function PlayersPage() {
  const tournament = useTournament();
  const session = useSession();
  const mayHere = useMayHere();
  const list = useQuery(divisions(tournament.id));
  return (
    <>
      <Disqualifications tournament={tournament} writable={mayHere('player.write')} />
      <GolferLinks>
        <PlayerPanel
          tournament={tournament}
          divisions={list}
          mayChange={mayHere('player.write')}
          mayAnonymise={may(session, 'player.anonymise')}
          onExport={() => exportPlayers(tournament.id)}
        />
      </GolferLinks>
    </>
  );
}
