import { queryText } from '../lib/api/query-text.ts';
import { createStore, useStore } from '../lib/store.ts';

/** The tournament of an address, or null, and which of the pages below its `/live`, or below `/live` itself; '': the board or the list. */
export function pageOf(path: string): [tournamentId: string | null, page: string] {
  const [, id, page = ''] = /^(?:\/tournaments\/([^/]+))?\/live\/?([^/]*)\/?$/.exec(path) ?? [];
  return [id === undefined ? null : decodeURIComponent(id), page];
}

/**
 * What the query of an address may have: a tab, a division, one of the lists, a search, a card, the flights on the course, a club, the television, the
 * presentation; a contest and a match of it; `id`: of a golfer's page, or of a season, and its `number`; `embed`: within another website.
 */
type QueryName =
  | 'basis'
  | 'division'
  | 'list'
  | 'q'
  | 'player'
  | 'match'
  | 'contest'
  | 'view'
  | 'club'
  | 'tv'
  | 'ceremony'
  | 'number'
  | 'id'
  | 'embed';
export type QueryChange = Partial<Record<QueryName, string | null>>;

/** The query with some names set, and those given as null or empty left out. */
export function changedQuery(query: string, change: QueryChange): string {
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return queryText(search);
}

/** The query of this page. */
const query = createStore<string>(() => globalThis.location?.search ?? '');
const readAgain = (): void => query.setState(location.search, true);

/** The browser's own steps back and forth. */
export const followHistory = (): void => window.addEventListener('popstate', readAgain);

/** Where `change` leads from here, for a link. */
export const hrefWith = (change: QueryChange): string => `${location.pathname}${changedQuery(location.search, change)}`;

/** Goes there without a reload. `push` makes a step that the back button undoes. */
export function go(change: QueryChange, step: 'push' | 'replace'): void {
  const href = hrefWith(change);
  if (step === 'push') history.pushState({ step: true }, '', href);
  else history.replaceState(history.state, '', href);
  readAgain();
}

/** Undoes a step made with `go(…, 'push')`; an address that was opened directly loses `names` instead. */
export function goBack(undo: QueryChange): void {
  if ((history.state as { step?: boolean } | null)?.step) history.back();
  else go(undo, 'replace');
}

/** `?tv` as well as `?tv=1`. */
export const isTelevision = (query: URLSearchParams): boolean => query.has('tv');

export function useQuery(): URLSearchParams {
  return new URLSearchParams(useStore(query));
}
