/** What follows an address: nothing without a value. `URLSearchParams.size` is newer than the browsers promised. */
export function queryText(search: URLSearchParams): string {
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
