import { type Body, call, callForFile, fileOf } from '../../../lib/api/api.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';

export const seasons = (siteId: string) => routeQuery(['seasons', 'of', siteId], 'GET /api/sites/:siteId/seasons', { params: { siteId } });
export const season = (seasonId: string) => routeQuery(['seasons', seasonId], 'GET /api/seasons/:seasonId', { params: { seasonId } });
/** As often as a board is read. */
const REFETCH_MS = 15_000;
export const seasonNow = (seasonId: string) => ({
  ...routeQuery(['seasons', seasonId, 'now'], 'GET /api/seasons/:seasonId/now', { params: { seasonId } }),
  ...everyMs(REFETCH_MS),
});
export const publication = (seasonId: string, number: number) =>
  routeQuery(['seasons', seasonId, 'number', number], 'GET /api/seasons/:seasonId/publications/:number', {
    params: { seasonId, number: String(number) },
  });

/** The newest tournaments that are played in earnest: what a season may choose among. */
export const newestTournaments = routeQuery(['tournaments', 'newest'], 'GET /api/tournaments', {
  query: { rehearsals: 'without', pageSize: 200 },
});

export type WrittenSeason = Body<'POST /api/sites/:siteId/seasons'>;
export const addSeason = (siteId: string, body: WrittenSeason) => call('POST /api/sites/:siteId/seasons', { params: { siteId }, body });
export const changeSeason = (seasonId: string, body: Body<'PATCH /api/seasons/:seasonId'>) =>
  call('PATCH /api/seasons/:seasonId', { params: { seasonId }, body });
export const deleteSeason = (seasonId: string) => call('DELETE /api/seasons/:seasonId', { params: { seasonId } });
export const tryRule = (seasonId: string, body: Body<'POST /api/seasons/:seasonId/try'>) =>
  call('POST /api/seasons/:seasonId/try', { params: { seasonId }, body });
export const publishSeason = (seasonId: string, state: string) =>
  call('POST /api/seasons/:seasonId/publications', { params: { seasonId }, body: { state } });

/** A published table for the wall, as PDF. */
export async function seasonPaper(seasonId: string, number: number): Promise<File> {
  const params = { seasonId, number: String(number) };
  const response = await callForFile('GET /api/seasons/:seasonId/publications/:number/paper', { params, query: {} });
  return fileOf(response, await response.blob());
}
