import type { Sponsor } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import { pictureForm } from '../../../ui/logo/logo-file.ts';
import { showStale } from '../../../ui/toast/toast.tsx';

/** The sponsors of a tournament in their order. */
export const sponsors = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'sponsors'], 'GET /api/tournaments/:tournamentId/sponsors', { params: { tournamentId } });

type SponsorPath = { tournamentId: string; sponsorId: string };
type NewSponsor = Body<'POST /api/tournaments/:tournamentId/sponsors'>;
type SponsorChange = Body<'PATCH /api/tournaments/:tournamentId/sponsors/:sponsorId'>;

export const addSponsor = (tournamentId: string, body: NewSponsor) =>
  call('POST /api/tournaments/:tournamentId/sponsors', { params: { tournamentId }, body });
export const changeSponsor = (params: SponsorPath, body: SponsorChange) =>
  call('PATCH /api/tournaments/:tournamentId/sponsors/:sponsorId', { params, body });
export const deleteSponsor = (params: SponsorPath) => call('DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId', { params });

/** Gives a sponsor another logo; null removes it. */
export function changeSponsorLogo(params: SponsorPath, picture: File | null, version: number) {
  if (picture === null) return call('DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId/logo', { params, query: { version } });
  return call('PUT /api/tournaments/:tournamentId/sponsors/:sponsorId/logo', { params, query: { version }, body: pictureForm(picture) });
}

/** Shows another order at once; several changes in a row are sent one after the other. When others have made another one, that is shown. */
export function useSponsorOrder(tournamentId: string) {
  const client = useQueryClient();
  const { queryKey } = sponsors(tournamentId);
  return useMutation({
    scope: { id: `sponsors ${tournamentId}` },
    mutationFn: ({ seen, wanted }: { seen: readonly Sponsor[]; wanted: readonly Sponsor[] }) =>
      call('PUT /api/tournaments/:tournamentId/sponsors/order', {
        params: { tournamentId },
        body: { seen: seen.map(({ id }) => id), sponsorIds: wanted.map(({ id }) => id) },
      }),
    meta: { shows: ['stale-version'] },
    onMutate: async ({ wanted }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { items: [...wanted] });
    },
    onError: (error) => isApiError(error, 'stale-version') && showStale(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Prizes that named the sponsor are read again too. */
export function useSponsorDelete(tournamentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sponsorId: string) => deleteSponsor({ tournamentId, sponsorId }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }),
  });
}
