import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/open.ts';
import { activity } from '../../db/schema/activity.ts';
import { club, course } from '../../db/schema/club.ts';
import { contract } from '../../db/schema/contract.ts';
import { countback, format, tiebreak } from '../../db/schema/definition.ts';
import { player } from '../../db/schema/player.ts';
import { apiKey, site, users } from '../../db/schema/site.ts';
import { ticket } from '../../db/schema/support.ts';
import { award, division, round, tournament } from '../../db/schema/tournament.ts';

/** What records of each kind are called: of a round its number, of an award its kind, of a definition null where it is built in. */
const NAMED = {
  user: [users, users.id, users.name],
  site: [site, site.id, site.name],
  club: [club, club.id, club.name],
  course: [course, course.id, course.name],
  tournament: [tournament, tournament.id, tournament.name],
  round: [round, round.id, sql`${round.number}::text`],
  division: [division, division.id, division.name],
  player: [player, player.id, player.name],
  entry: [player, player.id, player.name],
  award: [award, award.id, award.kind],
  contract: [contract, contract.id, contract.code],
  'api-key': [apiKey, apiKey.id, apiKey.name],
  ticket: [ticket, ticket.id, sql`${ticket.number}::text`],
  format: [format, format.id, format.name],
  tiebreak: [tiebreak, tiebreak.id, tiebreak.name],
  countback: [countback, countback.id, countback.name],
} as const;
type Named = keyof typeof NAMED;

/** The records whose ids stand in values of a line. */
const IN_VALUES: readonly Named[] = [
  'player',
  'division',
  'round',
  'club',
  'site',
  'user',
  'tournament',
  'format',
  'tiebreak',
  'countback',
];

async function namesIn(db: Database, kind: Named, ids: readonly string[]): Promise<[string, string][]> {
  const [table, id, name] = NAMED[kind];
  const rows = await db
    .select({ id: sql<string>`${id}::text`, name: sql<string | null>`${name}` })
    .from(table as PgTable)
    .where(inArray(id, [...ids]));
  return rows.map((row): [string, string] => [row.id, row.name ?? row.id]);
}

/** What the records of these ids are called; those that are there no more are left out. */
export async function namesOfValues(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const kind of IN_VALUES) {
    const unknown = [...new Set(ids)].filter((id) => !names.has(id));
    if (unknown.length === 0) break;
    for (const [id, name] of await namesIn(db, kind, unknown)) names.set(id, name);
  }
  return names;
}

/** The record of a subject: a place of a division's award goes by the award. */
export const recordOf = (subjectId: string): string => subjectId.split(':')[0] ?? subjectId;
const isUuid = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);
/** Built-in ones have a word for an id. */
const WORD_IDS: ReadonlySet<string> = new Set(['format', 'tiebreak', 'countback']);

type Subject = { subjectType: string; subjectId: string };

/** What the subjects are called now, by kind and id. */
export async function namesOfSubjects(db: Database, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [kind, own] of Map.groupBy(subjects, ({ subjectType }) => subjectType)) {
    if (!Object.hasOwn(NAMED, kind)) continue;
    const ids = own.map(({ subjectId }) => recordOf(subjectId)).filter((id) => isUuid(id) || WORD_IDS.has(kind));
    if (ids.length === 0) continue;
    for (const [id, name] of await namesIn(db, kind as Named, [...new Set(ids)])) found.set(`${kind} ${id}`, name);
  }
  return found;
}

/** What subjects that are there no more were called when they were deleted. */
export async function namesOfDeleted(db: Database, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [kind, own] of Map.groupBy(subjects, ({ subjectType }) => subjectType)) {
    const ids = [...new Set(own.map(({ subjectId }) => subjectId))];
    const rows = await db
      .select({
        id: activity.subjectId,
        name: sql<string | null>`coalesce(${activity.before} ->> 'name', ${activity.before} ->> 'number', ${activity.before} ->> 'code')`,
      })
      .from(activity)
      .where(and(eq(activity.subjectType, kind), inArray(activity.subjectId, ids), eq(activity.kind, 'deleted')));
    for (const { id, name } of rows) if (name !== null) found.set(`${kind} ${id}`, name);
  }
  return found;
}
