import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type CallArguments, type CallKey, call } from './api.ts';

/** What a route answers, kept under a key. */
export const routeQuery = <const Kept extends QueryKey, K extends CallKey>(queryKey: Kept, key: K, ...[options]: CallArguments<K>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(key, ...([{ ...options, signal }] as unknown as CallArguments<K>)) });

/** Read again and again while it is on the screen, and not counted as something that a person waits for. */
export const everyMs = (refetchInterval: number) => ({ refetchInterval, meta: { repeated: true } }) as const;
