import { isDeepStrictEqual } from 'node:util';

export type Change = { before: Record<string, unknown>; after: Record<string, unknown> };

/** The fields of `wanted` that differ from the record, before and after, for the log; null when nothing changes. */
export function changeOf(record: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): Change | null {
  const changed = Object.keys(wanted).filter((field) => wanted[field] !== undefined && !isDeepStrictEqual(record[field], wanted[field]));
  if (changed.length === 0) return null;
  const pick = (from: Readonly<Record<string, unknown>>) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { before: pick(record), after: pick(wanted) };
}
