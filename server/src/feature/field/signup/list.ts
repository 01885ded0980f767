import type { EnteredTogether, ListedSignup, SignupCounts, WholeSignup } from '@fairway/api';
import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account/site.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { firstOfPage, hasWords } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { plain } from '../../../text/plain.ts';
import { evidenceKeys, evidenceOf, kindOf } from '../golfer/evidence.ts';
import { spotsOf } from './page.ts';
import { ENDED, lacksOf, sizedExtras, wireFact, wireSignup } from './shown.ts';
import { findSpots } from './spot/spot-store.ts';
import {
  findFacts,
  findForm,
  findUndelivered,
  findWaiting,
  identityOf,
  requireForm,
  requireSignup,
  type SignupRow,
  type WholeForm,
} from './store.ts';

type Query = Input<'GET /api/tournaments/:tournamentId/signups'>['query'];
export type Filter = Pick<Query, 'state' | 'kind' | 'lack'>;

const isStillAlive = notInArray(signup.state, [...ENDED]);

/** What a filter finds. Answers are missing where a question that must be answered is not, or an extra has no size; who is out lacks nothing. */
export function foundBy(tournamentId: string, { state, kind, lack }: Filter, form: WholeForm['form'] | null): SQL | undefined {
  const needed = (form?.form.questions ?? []).filter((of) => of.needed).map(({ id }) => id);
  const sized = form === null ? [] : sizedExtras(form.form);
  const missing = [
    ...needed.map((id) => sql`not ${signup.answers} @> ${JSON.stringify([{ questionId: id }])}::jsonb`),
    ...sized.map((extraId) => sql`${signup.extras} @> ${JSON.stringify([{ extraId, size: null }])}::jsonb`),
  ];
  const lacks = {
    name: isNull(signup.name),
    consent: and(isNotNull(signup.name), isNull(signup.answeredAt)),
    answers: and(isNotNull(signup.name), missing.length === 0 ? sql`false` : sql`(${sql.join(missing, sql` or `)})`),
  };
  return and(
    eq(signup.tournamentId, tournamentId),
    state === undefined ? undefined : eq(signup.state, state),
    kind === undefined ? undefined : eq(signup.kindId, kind),
    lack === undefined ? undefined : and(isStillAlive, lacks[lack]),
  );
}

export async function listSignups(db: Database, tournamentId: string, query: Query) {
  const { page, pageSize, search, sort, order } = query;
  const whole = await findForm(db, tournamentId);
  const where = and(foundBy(tournamentId, query, whole?.form ?? null), ...hasWords(signup.searched, search));
  const column = { applied: signup.appliedAt, name: signup.nameKey, turn: signup.turn }[sort];
  const rows = await db
    .select()
    .from(signup)
    .where(where)
    .orderBy(order === 'asc' ? asc(column) : desc(column), asc(signup.id))
    .limit(pageSize)
    .offset(firstOfPage(query));
  const items = whole === null ? [] : await listed(db, whole, rows);
  return { items, total: await db.$count(signup, where), page, pageSize, counts: await countsOf(db, tournamentId, whole) };
}

async function listed(db: Database, whole: WholeForm, rows: readonly SignupRow[]): Promise<ListedSignup[]> {
  const lists = Map.groupBy(await findWaiting(db, whole.form.tournamentId), ({ kindId }) => kindId);
  const grouped = await groupsAmong(db, rows);
  const undelivered = await findUndelivered(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const list = lists.get(row.kindId) ?? [];
    const number = row.state === 'waiting' ? list.findIndex(({ id }) => id === row.id) + 1 : null;
    return {
      ...wireSignup(row, { waitingNumber: number, waiting: list.length, whole }),
      ...{ version: row.version, appliedAt: row.appliedAt.toISOString(), playerId: row.playerId, packageId: row.packageId },
      groupId: row.packageId === null && grouped.has(row.groupId) ? row.groupId : null,
      undelivered: undelivered.has(row.id),
    };
  });
}

/** Those groups of these rows that are more than one. */
async function groupsAmong(db: Database, rows: readonly SignupRow[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(rows.map(({ groupId }) => groupId))];
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ groupId: signup.groupId })
    .from(signup)
    .where(inArray(signup.groupId, ids))
    .groupBy(signup.groupId)
    .having(sql`count(*) > 1`);
  return new Set(found.map(({ groupId }) => groupId));
}

const IN = sql`('applied', 'offered', 'confirmed', 'no-show')`;

async function countsOf(db: Database, tournamentId: string, whole: WholeForm | null): Promise<SignupCounts> {
  const ofTournament = eq(signup.tournamentId, tournamentId);
  const count = sql<number>`count(*)::int`;
  const states = await db
    .select({ state: signup.state, kindId: signup.kindId, count })
    .from(signup)
    .where(ofTournament)
    .groupBy(signup.state, signup.kindId)
    .orderBy(asc(signup.state), asc(signup.kindId));
  const { rows: extras } = await db.execute<SignupCounts['extras'][number]>(sql`
    select e ->> 'extraId' as "extraId", e ->> 'size' as size, sum((e ->> 'count')::int)::int as count
    from signup s cross join jsonb_array_elements(s.extras) e where s.tournament_id = ${tournamentId} and s.state in ${IN}
    group by 1, 2 order by 1, 2`);
  const alive = and(ofTournament, isStillAlive);
  const rows = whole === null ? [] : await db.select().from(signup).where(alive);
  return {
    states,
    kinds: whole === null ? [] : spotsOf(whole.form, await findSpots(db, tournamentId)).kinds,
    extras,
    unnamed: rows.filter(({ name }) => name === null).length,
    lacking: whole === null ? 0 : rows.filter((row) => lacksOf(row, whole).length > 0).length,
    wishes: wishesOf(rows.filter(({ state }) => state === 'confirmed')),
  };
}

type Wisher = Pick<SignupRow, 'id' | 'groupId' | 'name' | 'wishes' | 'playerId'>;

/** How many wishes name one who is in, how many of these are mutual, and the players who want to share a flight. */
export function wishesOf(rows: readonly Wisher[]): SignupCounts['wishes'] {
  const pairs = wishedPairs(rows);
  const isMutual = ([from, to]: Pair) => pairs.some(([one, other]) => one === to && other === from);
  const mutual = pairs.filter(isMutual);
  const others = pairs.filter(([from, to]) => from.groupId !== to.groupId);
  const asked = (of: EnteredTogether['of'], wishers: readonly (readonly Wisher[])[]): EnteredTogether[] =>
    wishers
      .map((some) => ({ of, playerIds: some.flatMap(({ playerId }) => playerId ?? []) }))
      .filter(({ playerIds }) => playerIds.length > 1);
  const together = [
    ...asked('group', [...Map.groupBy(rows, ({ groupId }) => groupId).values()]),
    // of two who wish the same, one pair
    ...asked(
      'both',
      others.filter((pair) => isMutual(pair) && pair[0].id < pair[1].id),
    ),
    ...asked(
      'one',
      others.filter((pair) => !isMutual(pair)),
    ),
  ];
  return { known: pairs.length, mutual: mutual.length, together };
}

type Pair = readonly [Wisher, Wisher];
/** Who wishes to play with whom of these; a name that two of them have is nobody’s. */
function wishedPairs(rows: readonly Wisher[]): Pair[] {
  const key = (name: string) => plain(name).replace(/\s+/g, ' ').trim();
  const named = Map.groupBy(rows, ({ name }) => key(name ?? ''));
  return rows.flatMap((row) =>
    row.wishes.flatMap((wish) => {
      const [to, another] = named.get(key(wish)) ?? [];
      return to && !another && to !== row ? [[row, to] as const] : [];
    }),
  );
}

/** One signup with every fact of it, and who in the register it may be. */
export async function wholeSignup(db: Database, siteId: string, signupId: string): Promise<WholeSignup> {
  const row = await requireSignup(db, signupId);
  const [own] = await listed(db, await requireForm(db, row.tournamentId), [row]);
  if (!own) throw new Error('a row is listed');
  const facts = await findFacts(db, [signupId]);
  const ids = facts.flatMap(({ principalKind, principalId }) => (principalKind === 'person' && principalId !== null ? [principalId] : []));
  const people = ids.length === 0 ? [] : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? null;
  return {
    ...own,
    facts: facts.map((fact) => ({ ...wireFact(fact), by: fact.principalKind === 'person' ? nameOf(fact.principalId) : null })),
    evidence: await findEvidence(db, siteId, row),
    twins: await findTwins(db, row),
  };
}

/** Who may have entered twice; a mail of a family for both is no sign by itself. */
async function findTwins(db: Database, row: SignupRow): Promise<WholeSignup['twins']> {
  if (row.name === null) return [];
  const others = await db
    .select()
    .from(signup)
    .where(and(eq(signup.tournamentId, row.tournamentId), isNotNull(signup.name)));
  return others.flatMap((other) => {
    const kind = other.id === row.id ? null : kindOf(evidenceOf(identityOf(row), identityOf(other)));
    return kind === 'certain' || kind === 'likely' ? [{ id: other.id, name: other.name ?? '', state: other.state }] : [];
  });
}

/** Golfers of the register whose numbers or address they gave. */
async function findEvidence(db: Database, siteId: string, row: SignupRow): Promise<WholeSignup['evidence']> {
  const keys = evidenceKeys(identityOf(row)).filter((key) => !key.startsWith('name '));
  const found = new Map<string, { golferId: string; name: string; member: boolean }>();
  // each key by itself, as the register looks them up
  for (const key of keys) {
    const rows = await db
      .select({
        golferId: golfer.currentId,
        name: golfer.name,
        member: sql<boolean>`exists (select from membership m join golfer g on g.id = m.golfer_id join tournament t on t.club_id = m.club_id
          where t.id = ${row.tournamentId} and g.current_id = golfer.current_id and m.removed_at is null
            and coalesce(m."from" <= t.date, true) and coalesce(m."to" >= t.date, true))`,
      })
      .from(golfer)
      .where(and(eq(golfer.siteId, siteId), isNull(golfer.anonymisedAt), sql`${golfer.evidence} @> array[${key}]::text[]`))
      .limit(5);
    for (const row of rows) found.set(row.golferId, row);
  }
  return [...found.values()];
}
