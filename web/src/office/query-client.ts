import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type FailureCode, isApiError } from '../lib/api-error.ts';
import { showFailure } from '../lib/failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `shows`: failures that the screen tells in its own way, so that no toast does. */
    mutationMeta: { readonly shows?: readonly FailureCode[] };
    /** `repeated`: a read that comes again by itself; while the screen has something to show, it tells of a failure in its own way. */
    queryMeta: { readonly repeated?: true; readonly shows?: readonly FailureCode[] };
  }
}

/** One client for the office: every failure is told in one place, as the specification has it. */
export function createQueryClient(onForbiddenRead: () => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isApiError(error) && error.status >= 502,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        if (isApiError(error) && error.status === 403) onForbiddenRead();
        else if (isApiError(error) && meta?.shows?.includes(error.code)) return;
        else if (!(meta?.repeated && state.data !== undefined)) showFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!(isApiError(error) && mutation.meta?.shows?.includes(error.code))) showFailure(error);
      },
    }),
  });
}
