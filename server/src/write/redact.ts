import { privateOf } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { activity } from '../db/schema/account/activity.ts';
import { plain } from '../text/plain.ts';

/** What the log of a tournament shall no longer say of a player: the values of these fields, and their name. */
export type Redaction = {
  /** null: everybody’s, also of players who were deleted. */
  playerId: string | null;
  fields: readonly string[];
  /** In place of every name that they had. */
  name?: string;
  /** The names that they had, as they may stand in a reason or a note that somebody wrote. */
  knownAs?: readonly string[];
};

type LoggedValues = Record<string, unknown>;
const isRecord = (value: unknown): value is LoggedValues => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is private of a player. */
export const PRIVATE_FIELDS = privateOf(PLAYER);

/** The subjects of lines that keep values of players, and of reasons and notes that may name them; the database knows them too. */
const WITH_VALUES = ['player', 'tournament'];
const WITH_TEXTS = ['award', 'contest', 'entry', 'match', 'measurement', 'round'];

/**
 * Takes values of players out of the log of a tournament. The database lets a transaction do so only if it names the line of the log that
 * it has written about it, and only if it blanks values, or writes the name of a player who was anonymised in the place of theirs.
 */
export async function redact(tx: Database, subject: { id: string; tournamentId: string }, players: readonly Redaction[]): Promise<void> {
  await tx.execute(sql`select set_config('fairway.redact', ${subject.id}, true)`);
  const byId = new Map(players.map((one) => [one.playerId, one]));
  const subjects = players.some(({ name }) => name !== undefined) ? [...WITH_VALUES, ...WITH_TEXTS] : WITH_VALUES;
  const { id, subjectType, subjectId, before, after } = activity;
  const lines = await tx
    .select({ id, subjectType, subjectId, before, after })
    .from(activity)
    .where(and(eq(activity.tournamentId, subject.tournamentId), inArray(activity.subjectType, subjects)));
  for (const line of lines) {
    const own = line.subjectType === 'player' ? (byId.get(line.subjectId) ?? byId.get(null)) : undefined;
    const clean = (json: unknown) => withoutName(own ? without(json, own) : inImport(json, byId), players);
    const [then, now] = [clean(line.before), clean(line.after)];
    if (then === line.before && now === line.after) continue;
    await tx.update(activity).set({ before: then, after: now }).where(eq(activity.id, line.id));
  }
  await tx.execute(sql`select set_config('fairway.redact', '', true)`);
}

/** Every name by which the log knows a player: their own lines, and those of imported lists. */
export async function earlierNames(tx: Database, tournamentId: string, playerId: string): Promise<string[]> {
  const { subjectType, subjectId, before, after } = activity;
  const lines = await tx
    .select({ subjectId, before, after })
    .from(activity)
    .where(and(eq(activity.tournamentId, tournamentId), inArray(subjectType, WITH_VALUES)));
  const kept = lines.flatMap((line) =>
    [line.before, line.after].flatMap((values) => (line.subjectId === playerId ? [values] : rowsOf(values))),
  );
  const own = kept.filter(isRecord).filter((values) => !('playerId' in values) || values.playerId === playerId);
  return own.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

const rowsOf = (json: unknown): readonly unknown[] => (isRecord(json) && Array.isArray(json.changed) ? json.changed : []);

/** The same values if there was nothing to take out. */
function without(json: unknown, { fields, name }: Redaction): unknown {
  if (!isRecord(json)) return json;
  const touched = Object.keys(json).filter(
    (field) => (field === 'name' ? name !== undefined : fields.includes(field)) && json[field] !== null,
  );
  if (touched.length === 0) return json;
  return { ...json, ...Object.fromEntries(touched.map((field) => [field, field === 'name' ? name : null])) };
}

/** An imported list keeps the changed values of many players. */
function inImport(json: unknown, byId: ReadonlyMap<string | null, Redaction>): unknown {
  const rows = rowsOf(json);
  if (!isRecord(json) || rows.length === 0) return json;
  const changed = rows.map((row) => {
    const own = isRecord(row) ? (byId.get(String(row.playerId)) ?? byId.get(null)) : undefined;
    return own ? without(row, own) : row;
  });
  return changed.every((row, at) => row === rows[at]) ? json : { ...json, changed };
}

/** The texts of a record in which somebody may have named the player. */
const TEXTS = ['reason', 'note', 'regulations', 'regulationsEnglish'];

/** The same texts without the names, wherever they stand: the flights of a round are a list. */
function withoutName(json: unknown, players: readonly Redaction[]): unknown {
  if (Array.isArray(json))
    return sameOr(
      json,
      json.map((one) => withoutName(one, players)),
    );
  if (!isRecord(json)) return json;
  const clean = (field: string, value: unknown) =>
    typeof value === 'string' && TEXTS.includes(field)
      ? players.reduce((text, { knownAs, name }) => renamed(text, knownAs, name), value)
      : withoutName(value, players);
  const fields = Object.keys(json);
  const values = fields.map((field) => clean(field, json[field]));
  return values.every((value, at) => value === json[fields[at] ?? ''])
    ? json
    : Object.fromEntries(fields.map((field, at) => [field, values[at]]));
}

const sameOr = (before: readonly unknown[], after: readonly unknown[]) => (after.every((one, at) => one === before[at]) ? before : after);

/** A text without a person's full names, also in other capitals or without accents; a name of one word could be part of any other. */
export function renamed(text: string, names: readonly string[] | undefined, to: string | undefined): string {
  const written = (names ?? []).filter((name) => name.includes(' ')).flatMap((name) => [name, plain(name)]);
  if (to === undefined || written.length === 0) return text;
  const longestFirst = written.toSorted((one, other) => other.length - one.length).map((name) => RegExp.escape(name));
  const whole = new RegExp(`(?<![\\p{L}\\p{M}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  return text.replace(whole, () => to);
}
