import { useQuery } from '@tanstack/react-query';
import { clubsOfSite } from '../../../feature/account/club/query.ts';

/** The clubs of a site, for filters and memberships. */
export const useClubsOf = (siteId: string) => useQuery(clubsOfSite(siteId)).data?.items ?? [];
