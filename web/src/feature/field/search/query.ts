import { keepPreviousData } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** Fewer letters find nothing. */
const FEWEST_LETTERS = 2;

/** Tournaments, players and golfers by words of their names. */
export const search = (words: string) => ({
  ...routeQuery(['search', words], 'GET /api/search', { query: { words } }),
  enabled: words.replaceAll(/\s/g, '').length >= FEWEST_LETTERS,
  placeholderData: keepPreviousData,
  staleTime: 30_000,
});
