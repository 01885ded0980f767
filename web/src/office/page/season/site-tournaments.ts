import { useQuery } from '@tanstack/react-query';
import { newestTournaments } from '../../../feature/result/season/query.ts';
import { useClubsOf } from '../golfer/site-clubs.ts';

/** The tournaments of a site that may be events of a season, the newest first. */
export function useTournamentsOf(siteId: string) {
  const clubs = useClubsOf(siteId).map(({ id }) => id);
  const read = useQuery(newestTournaments);
  return (read.data?.items ?? []).filter(({ clubId }) => clubs.includes(clubId));
}
