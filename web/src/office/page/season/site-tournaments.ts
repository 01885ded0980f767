import { useQuery } from '@tanstack/react-query';
import { tournamentsOfClubs } from '../../../feature/field/tournament/query.ts';
import { useClubsOf } from '../golfer/site-clubs.ts';

/** The tournaments of a site that may be events of a season, the newest first. */
export function useTournamentsOf(siteId: string) {
  const clubs = useClubsOf(siteId).map(({ id }) => id);
  const read = useQuery(tournamentsOfClubs);
  return (read.data?.items ?? []).filter(({ clubId }) => clubs.includes(clubId));
}
