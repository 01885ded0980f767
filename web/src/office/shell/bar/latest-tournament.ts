import { useQuery } from '@tanstack/react-query';
import { latestTournaments } from '../../../feature/field/tournament/club-query.ts';
import type { Session } from '../../../lib/session.ts';

/** The latest tournament of the current club; for a super administrator who looks at all clubs, the latest of all. */
export function useLatestTournament(session: Session | null): { readonly id: string; readonly name: string } | null {
  const clubId = session?.club?.id;
  const ofClub = useQuery({ ...latestTournaments(clubId ?? ''), enabled: clubId !== undefined }).data;
  if (session === null) return null;
  if (clubId !== undefined) return ofClub?.[0] ?? null;
  const { latestTournamentId: id, latestTournamentName: name } = session;
  return id === null ? null : { id, name: name ?? '' };
}
