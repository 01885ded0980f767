import { randomUUID } from 'node:crypto';
import type { TournamentFile } from '@fairway/api';
import { LIST_NAMES } from './table.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * The same file with new ids for its own records, wherever they are named, also within a text such as the id of an award or in the final
 * result: a file may be read twice into one installation, and never touches the tournament that it was made from. They have the order of
 * the old ones, because players who are tied in everything are listed in the order of their ids.
 */
export function withFreshIds(file: TournamentFile, tournamentId: string = randomUUID()): TournamentFile {
  const own = LIST_NAMES.flatMap((list): object | object[] => file[list] ?? []).flatMap((row) => ('id' in row ? String(row.id) : []));
  // whom a contest names and the file has not is gone: they get an id too, so that it is nobody's here
  const named = JSON.stringify(file.contests.map(({ rule }) => rule)).match(UUID) ?? [];
  const ids = [...new Set([...own, ...named])].sort();
  const made = ids.map(() => randomUUID() as string).sort();
  const fresh = new Map([...ids.map((id, nth) => [id, made[nth] ?? ''] as const), [file.tournament.id, tournamentId]]);
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(UUID, (id) => fresh.get(id) ?? id);
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, renamed(inner)]));
  };
  return renamed(file) as TournamentFile;
}
