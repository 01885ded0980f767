import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../../lib/api/api.ts';

export type Found = Answer<'GET /api/search'>;

/** Fewer letters find nothing. */
const FEWEST_LETTERS = 2;

/** Tournaments and players by words of their names. */
export const search = (words: string) =>
  queryOptions({
    queryKey: ['search', words],
    queryFn: ({ signal }) => call('GET /api/search', { query: { words }, signal }),
    enabled: words.replaceAll(/\s/g, '').length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
