import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../error/app-error.ts';

export type Change = { before: Record<string, unknown>; after: Record<string, unknown> };

type Fields = Readonly<Record<string, unknown>>;

/** The fields of `wanted` that differ from the record, before and after, for the log; null when nothing changes. */
export function changeOf(record: Fields, wanted: Fields): Change | null {
  const changed = Object.keys(wanted).filter((field) => wanted[field] !== undefined && !isDeepStrictEqual(record[field], wanted[field]));
  if (changed.length === 0) return null;
  const pick = (from: Fields) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { before: pick(record), after: pick(wanted) };
}

/** A change names the version of the record that its author saw. Any other version answers 409, with the current record. */
export async function requireVersion(record: { version: number }, seen: number, current?: () => Promise<unknown>): Promise<void> {
  if (record.version !== seen) throw new AppError('stale-version', { current: current ? await current() : record });
}
