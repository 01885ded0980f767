import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { divisions } from '../../../feature/division/query.ts';
import { teeNames } from '../../../feature/player/field/tee.ts';
import { PlayerImportScreen } from '../../../feature/player-import/player-import-screen.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useTournament } from '../tournament/tournament-frame.tsx';

/** Import of players, which needs the divisions that a list may name. */
export function ImportPlayersPage() {
  const tournament = useTournament();
  const list = useQuery(divisions(tournament.id));
  const names = useMemo(() => list.data?.items.map(({ name }) => name), [list.data]);
  const tees = useMemo(() => teeNames(tournament.rounds), [tournament.rounds]);
  if (tournament.archivedAt !== null) return <Navigate to={`/tournaments/${tournament.id}/players`} replace />;
  if (names === undefined) return <Unread of={[list]} height={240} />;
  return <PlayerImportScreen tournamentId={tournament.id} isClosed={tournament.state === 'closed'} divisionNames={names} teeNames={tees} />;
}
