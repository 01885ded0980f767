import type { ConsentPurpose, Golfer, ProposalKind } from '@fairway/api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

export type GolferFilter = {
  readonly siteId: string;
  readonly search: string;
  readonly clubId: string | undefined;
  readonly order: 'asc' | 'desc';
};

/** Those of a site that a search finds, page by page. */
export const golferList = ({ siteId, ...filter }: GolferFilter): Pages<Golfer> => ({
  key: ['golfers', 'of', siteId, filter],
  read: (part, signal) => call('GET /api/sites/:siteId/golfers', { params: { siteId }, query: { ...filter, ...part }, signal }),
});

/** The first few that a search finds. */
export const foundGolfers = (siteId: string, search: string) =>
  routeQuery(['golfers', 'found', siteId, search], 'GET /api/sites/:siteId/golfers', {
    params: { siteId },
    query: { search, pageSize: 8 },
  });

export const golfer = (golferId: string) => routeQuery(['golfers', golferId], 'GET /api/golfers/:golferId', { params: { golferId } });

/** Who a golfer was taken for, and what came since. */
export const mergeOf = (golferId: string) =>
  routeQuery(['golfers', golferId, 'merge'], 'GET /api/golfers/:golferId/merge', { params: { golferId } });

export const addGolfer = (siteId: string, body: Body<'POST /api/sites/:siteId/golfers'>) =>
  call('POST /api/sites/:siteId/golfers', { params: { siteId }, body });
export const changeGolfer = (golferId: string, body: Body<'PATCH /api/golfers/:golferId'>) =>
  call('PATCH /api/golfers/:golferId', { params: { golferId }, body });
export type Memberships = Body<'PUT /api/golfers/:golferId/memberships'>;
export const changeMemberships = (golferId: string, body: Memberships) =>
  call('PUT /api/golfers/:golferId/memberships', { params: { golferId }, body });
export const deleteGolfer = (golferId: string) => call('DELETE /api/golfers/:golferId', { params: { golferId } });
export const undoJoin = (golferId: string, joinId: string) =>
  call('DELETE /api/golfers/:golferId/joins/:joinId', { params: { golferId, joinId } });
export const mergeGolfer = (golferId: string, intoId: string) =>
  call('POST /api/golfers/:golferId/merge', { params: { golferId }, body: { intoId } });
export type MergeAnswers = Body<'POST /api/golfers/:golferId/unmerge'>['answers'];
export const undoMerge = (golferId: string, answers: MergeAnswers) =>
  call('POST /api/golfers/:golferId/unmerge', { params: { golferId }, body: { answers } });

export type Consent = Body<'POST /api/golfers/:golferId/consents'>;
export const giveConsent = (golferId: string, body: Consent) =>
  call('POST /api/golfers/:golferId/consents', { params: { golferId }, body });
export const withdrawConsent = (golferId: string, purpose: ConsentPurpose) =>
  call('DELETE /api/golfers/:golferId/consents/:purpose', { params: { golferId, purpose } });
export const fetchOwnData = (golferId: string): Promise<Blob> => call('GET /api/golfers/:golferId/data', { params: { golferId } });
export const removeGolfer = (golferId: string, keepOut: boolean) =>
  call('POST /api/golfers/:golferId/removal', { params: { golferId }, body: { keepOut } });

/** Rows of tournaments that are nobody yet, page by page. */
export const proposals = (siteId: string, kind: ProposalKind | undefined, tournamentId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['golfers', 'proposals', siteId, kind, tournamentId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /api/sites/:siteId/golfer-proposals', { params: { siteId }, query: { kind, tournamentId, after }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
/** Who the rows of a tournament are. */
export const joinsOf = (tournamentId: string) =>
  routeQuery(['golfers', 'joins', tournamentId], 'GET /api/tournaments/:tournamentId/joins', { params: { tournamentId } });
/** How many rows are nobody yet. */
export const openRows = (siteId: string) => ({
  ...routeQuery(['golfers', 'proposals', siteId, 'open'], 'GET /api/sites/:siteId/golfer-proposals', { params: { siteId } }),
  select: ({ open }: { open: number }) => open,
});
export const acceptProposal = (siteId: string, playerId: string, golferId: string | null) =>
  call('POST /api/sites/:siteId/golfer-proposals', { params: { siteId }, body: { items: [{ playerId, golferId }] } });
export const acceptAll = (siteId: string, kind: ProposalKind, tournamentId: string | undefined) =>
  call('POST /api/sites/:siteId/golfer-proposals/all', { params: { siteId }, body: { kind, tournamentId: tournamentId ?? null } });
