import { type InvalidateOptions, type InvalidateQueryFilters, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type FailureCode, isApiError } from '../lib/api/api-error.ts';
import { showFailure } from '../ui/toast/toast.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { readonly shows?: Shows };
    /** `repeated`: a read that repeats by itself; while the screen has data, it shows a failure in its own way. */
    queryMeta: { readonly repeated?: true; readonly shows?: Shows };
  }
}

/** The failures that the screen shows in its own way, without a toast. */
type Shows = readonly FailureCode[] | 'every';

const isShown = (shows: Shows = [], error: Error): boolean => shows === 'every' || (isApiError(error) && shows.includes(error.code));

/**
 * Asks anew also what is on its way for the first time: it may have been read before the change.
 * The library would wait for that answer and take it for the new one.
 */
class OfficeQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    if (filters?.refetchType !== 'none') {
      void this.cancelQueries({ ...filters, type: 'active', predicate: ({ state }) => state.data === undefined }, { silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

/** One client for the office: every failure is shown in one place, as the specification says. */
export function createQueryClient(onForbiddenRead: () => void): QueryClient {
  return new OfficeQueryClient({
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
        else if (!isShown(meta?.shows, error) && !(meta?.repeated && state.data !== undefined)) showFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!isShown(mutation.meta?.shows, error)) showFailure(error);
      },
    }),
  });
}
