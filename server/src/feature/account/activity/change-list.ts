import type { ActivityChange } from '@fairway/api';
import { ACTIVITY_FIELDS, type ActivitySubject } from '@fairway/api/choice/account/activity';

/** What a line of the log keeps. */
type KeptActivity = { kind: string; subjectType: string; before: unknown; after: unknown };
type LoggedValues = Record<string, unknown>;

/** Versions, and what comes along with a definition that was chosen. */
const UNTOLD: ReadonlySet<string> = new Set([
  ...['flightVersion', 'tournamentId'],
  ...['formatName', 'tiebreakName', 'tiebreakRule', 'countbackName', 'countbackRule', 'ownPlayName'],
]);
/** A value that says nothing: null and an empty list are the same to a reader. */
const isNothing = (value: unknown): boolean => value == null || value === '' || (Array.isArray(value) && value.length === 0);

const valuesOf = (values: unknown): LoggedValues =>
  typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as LoggedValues) : {};

/** Every value of a line, one by one: those of a card, a course or an imported list are told like all others. */
export function changesOf(line: KeptActivity): ActivityChange[] {
  if (line.kind === 'import') return importChanges(line);
  if (line.kind === 'flights-arranged') return flightChanges(line);
  const { card: cardBefore, course: courseBefore, ...before } = valuesOf(line.before);
  const { card: cardAfter, course: courseAfter, ...after } = valuesOf(line.after);
  const { roundId = null, ...cardNow } = valuesOf(cardAfter);
  const { roundId: _, ...cardThen } = valuesOf(cardBefore);
  const { subjectType } = line;
  return [
    ...changes(subjectType, null, before, after),
    ...changes(subjectType, null, valuesOf(courseBefore), valuesOf(courseAfter)),
    ...changes(subjectType, roundId as string | null, cardThen, cardNow),
  ];
}

function changes(subjectType: string, of: string | null, before: LoggedValues, after: LoggedValues): ActivityChange[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((field) => !UNTOLD.has(field));
  return inOrder(subjectType, fields)
    .filter((field) => !(isNothing(before[field]) && isNothing(after[field])))
    .map((field) => ({ subjectType, of, field, before: valueIn(before, field), after: valueIn(after, field) }));
}

/** The database keeps no order of fields: they are told in that of the forms. */
function inOrder(subjectType: string, fields: readonly string[]): string[] {
  const order: readonly string[] = Object.hasOwn(ACTIVITY_FIELDS, subjectType) ? ACTIVITY_FIELDS[subjectType as ActivitySubject] : [];
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A site's own definition goes by the name that it had. */
const valueIn = (values: LoggedValues, field: string): unknown => values[`${field}Name`] ?? values[field] ?? null;

type Arranged = { flightCount?: number; arranged?: LoggedValues[] };

/** How many flights were arranged, and each of them as it was and as it is; null: it was not, or is no more. */
function flightChanges({ subjectType, before, after }: KeptActivity): ActivityChange[] {
  const [then, now]: [Arranged, Arranged] = [valuesOf(before), valuesOf(after)];
  const find = ({ arranged }: Arranged, id: unknown): LoggedValues | null => arranged?.find((one) => one.id === id) ?? null;
  const ids = new Set([...(then.arranged ?? []), ...(now.arranged ?? [])].map(({ id }) => id));
  return [
    ...changes(subjectType, null, {}, { flightCount: now.flightCount }),
    ...[...ids].map((id) => ({ subjectType, of: null, field: 'flight', before: find(then, id), after: find(now, id) })),
  ];
}

type Imported = { counts?: LoggedValues; created?: string[]; changed?: LoggedValues[] };

/** How many players an imported list changed, who is new, and every value that it changed. */
function importChanges({ subjectType, before, after }: KeptActivity): ActivityChange[] {
  const then: Imported = valuesOf(before);
  const { counts = {}, created = [], changed = [] }: Imported = valuesOf(after);
  const { changed: count, same, skipped } = counts;
  return [
    ...changes(subjectType, null, {}, { created, changed: count || null, same: same || null, skipped: skipped || null }),
    ...changed.flatMap(({ playerId, ...now }) => {
      const { playerId: _, ...change } = then.changed?.find((one) => one.playerId === playerId) ?? {};
      return changes('player', playerId as string, inStrokes(change), inStrokes(now));
    }),
  ];
}

/** Imported handicaps are kept in tenths. */
const inStrokes = (values: LoggedValues): LoggedValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, field.startsWith('handicap') && typeof value === 'number' ? value / 10 : value]),
  );

const LONGEST_TEXT = 80;
const MOST_CHANGES = 6;

/** What a list says of a line: short values, and not every row of an import. */
export const inShort = (all: readonly ActivityChange[]): ActivityChange[] =>
  all
    .filter(
      ({ of, subjectType }, at) => at < MOST_CHANGES && !(subjectType === 'player' && of !== null && all[0]?.subjectType !== 'player'),
    )
    .map((one) => ({ ...one, before: shortly(one.before), after: shortly(one.after) }));

const shortly = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;

/** Whether a change is of one value, which a list names; of a list of records it says how many they are. */
export const isOfOne = ({ before, after }: ActivityChange): boolean => !Array.isArray(before) && !Array.isArray(after);

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** Fields that hold ids, by how they are named; new players and definitions are listed. */
const HOLDS_IDS = /Ids?$|^(?:created|reserves|format|tiebreak|countback|ownPlay)$/;

/** The ids in the fields that name records: readers want to know what they are called. An id in any other text is text. */
export function idsIn({ of, field, before, after }: ActivityChange): string[] {
  const named: unknown[] = HOLDS_IDS.test(field) ? [before, after].flat() : field === 'flight' ? [before, after].flatMap(playersOf) : [];
  return [of, ...named].filter((value) => typeof value === 'string').filter((value) => UUID.test(value));
}

const playersOf = (flight: unknown): unknown[] => [valuesOf(flight).playerIds ?? []].flat();
