import { createHash } from 'node:crypto';
import {
  type AnyTieKey,
  type SeasonEvent,
  type SeasonFacts,
  type SeasonOutlook,
  type SeasonResult,
  type SeasonRule,
  type SeasonTable,
  seasonOutlook,
  seasonTable,
} from '@fairway/golf';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database.ts';
import { findEvents, type SeasonEventRow } from './event-store.ts';
import { type EventFacts, type EventResult, findEventFacts, findPeople, type Person } from './facts-store.ts';
import type { SeasonRow } from './store.ts';

/** Which tournaments, and what becomes of their results. */
export type SeasonPlan = Pick<SeasonRow, 'siteId' | 'clubId'> & { rule: SeasonRule };
/** Somebody of a season: a golfer with their rows, or a row that is nobody in the register. */
export type SeasonPerson = { id: string; golferId: string | null; name: string; rows: readonly { event: string; player: string }[] };

/** A season as it is worked out of what stands now. */
export type WorkedSeason = {
  /** What it rests on. */
  state: string;
  clubId: string | null;
  /** With the ids of persons of the table, where it names some. */
  rule: SeasonRule;
  events: readonly SeasonEventRow[];
  facts: SeasonFacts;
  table: SeasonTable;
  /** Nobody’s, once every event is over. */
  outlook: readonly SeasonOutlook[];
  people: ReadonlyMap<string, SeasonPerson>;
  /** Rows that say of each person when they were born, and of what kind a member is. */
  rows: ReadonlyMap<string, Person>;
};

/** So many tables, and results of tournaments, are kept as long as what they rest on stands. */
const [TABLES, EVENTS] = [20, 300];

export type SeasonTables = ReturnType<typeof createSeasonTables>;

/** Works seasons out, each once for what it rests on; of a tournament that has not changed the results are read once. */
export function createSeasonTables(db: Database) {
  const tables = new LRUCache<string, WorkedSeason>({ max: TABLES });
  const kept = new LRUCache<string, EventFacts>({ max: EVENTS });

  async function factsOf(tx: Database, events: readonly SeasonEventRow[]): Promise<Map<string, EventFacts>> {
    const unread = events.filter((event) => !kept.has(keyOf(event)));
    const read = await findEventFacts(
      tx,
      unread.map(({ id }) => id),
    );
    for (const event of unread) kept.set(keyOf(event), read.get(event.id) ?? NOBODY);
    return new Map(events.flatMap((event) => [[event.id, kept.get(keyOf(event)) ?? read.get(event.id) ?? NOBODY] as const]));
  }

  /** `tx`: within a transaction that goes on. */
  return async function workedSeason(plan: SeasonPlan, tx: Database = db): Promise<WorkedSeason> {
    const events = await findEvents(tx, plan);
    const state = stateOf(plan, events, await registerState(tx, plan.siteId));
    const found = tables.get(state);
    // the tournaments of a table are the same, and what is played of them is new
    if (found !== undefined) return { ...found, events };
    const counting = events.filter((event) => event.state === 'counts');
    const facts = await factsOf(tx, counting);
    const people = await findPeople(
      tx,
      counting.map(({ id }) => id),
    );
    const worked = workOut({ state, clubId: plan.clubId, rule: plan.rule, events, facts, people });
    tables.set(state, worked);
    return worked;
  };
}

const NOBODY: EventFacts = { lists: [], rounds: 1, results: [] };
const keyOf = ({ id, result }: SeasonEventRow): string => `${id} ${result}`;

/** Of a tournament that does not count nothing is read: a stroke in it makes no other table. */
function stateOf({ rule, clubId }: SeasonPlan, events: readonly SeasonEventRow[], register: string): string {
  const rows = events.map(({ id, name, state, result, rounds }) => [id, name, state, state === 'counts' ? result : rounds]);
  return createHash('sha256')
    .update(JSON.stringify([rule, clubId, rows, register]))
    .digest('base64url');
}

/** Changes with every join, merge, membership and field of a golfer of the site. */
async function registerState(db: Database, siteId: string): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`
    with own as (select id, version from golfer where site_id = ${siteId})
    select concat_ws(' ', (select concat_ws(' ', count(*), sum(version)) from own),
      (select concat_ws(' ', count(*), count(j.undone_at), max(j.at)) from golfer_join j join own on own.id = j.golfer_id),
      (select concat_ws(' ', count(*), count(m.undone_at), max(m.at)) from golfer_merge m join own on own.id = m.golfer_id)) as state`);
  return rows[0]?.state ?? '';
}

type Read = { facts: ReadonlyMap<string, EventFacts>; people: ReadonlyMap<string, Person> };
type Season = Pick<WorkedSeason, 'state' | 'clubId' | 'rule' | 'events'>;

function workOut({ facts: read, people, ...season }: Season & Read): WorkedSeason {
  const { events } = season;
  const rule = withPeople(season.rule, (row) => people.get(row)?.golferId ?? row);
  const everyone = { known: new Map<string, SeasonPerson>(), rows: new Map<string, Person>() };
  const takesPart = events.filter(({ state: of }) => of !== 'sides' && of !== 'matches');
  const given = takesPart.map((event) => eventOf(rule, event, read.get(event.id) ?? null, people, everyone));
  const facts: SeasonFacts = { events: given, golfers: golfersOf(rule, season.clubId, everyone) };
  const table = seasonTable(rule, facts);
  const isOver = given.every((event) => event.isOver);
  const outlook = isOver ? [] : seasonOutlook(rule, facts, null, table);
  return { ...season, rule, facts, table, outlook, people: everyone.known, rows: everyone.rows };
}

/** The table as it would be if these tournaments of the season were over, each with what was read of it. */
export function workedWith(worked: WorkedSeason, { facts: read, people }: Read) {
  const { rule, events, facts, table } = worked;
  const everyone = { known: new Map(worked.people), rows: new Map(worked.rows) };
  const rows = new Map(events.map((event) => [event.id, event]));
  const given = facts.events.map((event) => {
    const [row, own] = [rows.get(event.id), read.get(event.id)];
    return row && own ? eventOf(rule, row, own, people, everyone) : event;
  });
  return { table: seasonTable(rule, { events: given, golfers: golfersOf(rule, worked.clubId, everyone) }, table), people: everyone.known };
}

type Everyone = { known: Map<string, SeasonPerson>; rows: Map<string, Person> };

/** A tournament as the engine takes it, and who played in it; `read` null: it is not over. */
function eventOf(
  rule: SeasonRule,
  { id, clubId, date, rounds: planned }: SeasonEventRow,
  read: EventFacts | null,
  people: ReadonlyMap<string, Person>,
  { known, rows }: Everyone,
): SeasonEvent {
  const { lists, results, rounds: count } = read ?? { ...NOBODY, rounds: planned };
  const own = results.flatMap((result) => {
    const person = people.get(result.playerId);
    if (person === undefined) return [];
    const golfer = know(known, person, id);
    rows.set(golfer.id, person);
    // whether somebody is a member is told to nobody unless the rule asks for it
    const isMember = rule.guests === 'count' || person.isMemberOf(clubId, date);
    return [resultOf(result, { id: golfer.id, isMember, tee: person.tee }, { kind: rule.kind, isOfRounds: count > 1 })];
  });
  const rounds = rule.kind !== 'points' && count > 1 && { rounds: count };
  return { id, day: date, isOver: read !== null, ...rounds, lists, standard: standardOf(rule, id), results: own };
}

/** What the club says that scratch was. */
export const standardOf = (rule: SeasonRule, event: string): number | null =>
  rule.kind === 'points' ? (rule.events[event]?.standard ?? null) : null;

function golfersOf(rule: SeasonRule, clubId: string | null, { known, rows }: Everyone): SeasonFacts['golfers'] {
  const kindOf = (person: string) => (rule.division?.at === 'season' ? (rows.get(person)?.memberKind(clubId, rule) ?? null) : null);
  const golfers = [...known.keys()].map((person) => ({ person, division: kindOf(person), born: null }));
  return isByAge(rule) ? byAge(golfers, rows) : golfers;
}

function know(known: Map<string, SeasonPerson>, { playerId, golferId, name }: Person, event: string): SeasonPerson {
  const id = golferId ?? playerId;
  const person = { id, golferId, name, rows: [...(known.get(id)?.rows ?? []), { event, player: playerId }] };
  known.set(id, person);
  return person;
}

type Whose = { id: string; isMember: boolean; tee: string | null };

/** Cards are read by an eclectic alone, and rounds by a championship. */
const resultOf = (
  { playerId: _, name: _name, cards, rounds, ...result }: EventResult,
  { id, isMember, tee }: Whose,
  { kind, isOfRounds }: { kind: SeasonRule['kind']; isOfRounds: boolean },
): SeasonResult => ({
  ...result,
  ...{ person: id, isMember },
  ...(kind === 'eclectic' && { cards: cards.map((card) => ({ ...card, tee })) }),
  ...(kind === 'championship' && isOfRounds && { rounds }),
});

/** A rule with other ids for the people that it names; those without one are left out. */
export function withPeople(rule: SeasonRule, idOf: (person: string) => string | undefined): SeasonRule {
  const ties = (rule.ties as readonly AnyTieKey[]).map((key) =>
    'order' in key ? { ...key, order: key.order.flatMap((one) => idOf(one) ?? []) } : key,
  );
  return { ...rule, ties } as SeasonRule;
}

const isByAge = ({ ties }: SeasonRule): boolean => (ties as readonly { by: string }[]).some(({ by }) => by === 'older');

/** Who is older, without anybody’s birthday: 1 for the oldest. */
function byAge(golfers: SeasonFacts['golfers'], rows: ReadonlyMap<string, Person>): SeasonFacts['golfers'] {
  const days = [...new Set([...rows.values()].flatMap(({ born }) => born ?? []))].sort((a, b) => a - b);
  return golfers.map((golfer) => {
    const day = rows.get(golfer.person)?.born ?? null;
    return { ...golfer, born: day === null ? null : days.indexOf(day) + 1 };
  });
}
