import { createHash } from 'node:crypto';
import {
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
export type SeasonPlan = Pick<SeasonRow, 'siteId' | 'clubId' | 'rule'>;
/** Somebody of a season: a golfer with their rows, or a row that is nobody in the register. */
export type SeasonPerson = { id: string; golferId: string | null; name: string; rows: readonly { event: string; player: string }[] };

/** A season as it is worked out of what stands now. */
export type WorkedSeason = {
  /** What it rests on. */
  state: string;
  /** With the ids of persons of the table, where it names some. */
  rule: SeasonRule;
  events: readonly SeasonEventRow[];
  facts: SeasonFacts;
  table: SeasonTable;
  /** Nobody’s, once every event is over. */
  outlook: readonly SeasonOutlook[];
  people: ReadonlyMap<string, SeasonPerson>;
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
    for (const event of unread) kept.set(keyOf(event), read.get(event.id) ?? { lists: [], results: [] });
    return new Map(
      events.flatMap((event) => [[event.id, kept.get(keyOf(event)) ?? read.get(event.id) ?? { lists: [], results: [] }] as const]),
    );
  }

  /** `tx`: within a transaction that goes on. */
  return async function workedSeason(plan: SeasonPlan, tx: Database = db): Promise<WorkedSeason> {
    const events = await findEvents(tx, plan);
    const state = stateOf(plan, events, await registerState(tx, plan.siteId));
    const found = tables.get(state);
    if (found !== undefined) return found;
    const counting = events.filter((event) => event.state === 'counts');
    const facts = await factsOf(tx, counting);
    const people = await findPeople(
      tx,
      counting.map(({ id }) => id),
    );
    const worked = workOut({ state, rule: plan.rule, events, facts, people });
    tables.set(state, worked);
    return worked;
  };
}

const keyOf = ({ id, result }: SeasonEventRow): string => `${id} ${result}`;

function stateOf({ rule, clubId }: SeasonPlan, events: readonly SeasonEventRow[], register: string): string {
  const parts = [rule, clubId, events.map(({ id, name, state, result }) => [id, name, state, result]), register];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
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

type Read = {
  state: string;
  rule: SeasonRule;
  events: readonly SeasonEventRow[];
  facts: ReadonlyMap<string, EventFacts>;
  people: ReadonlyMap<string, Person>;
};

function workOut({ state, events, facts, people, ...of }: Read): WorkedSeason {
  const rule = withPeople(of.rule, (row) => people.get(row)?.golferId ?? row);
  const known = new Map<string, SeasonPerson>();
  const born = new Map<string, number | null>();
  const takesPart = events.filter(({ state: of }) => of !== 'sides' && of !== 'matches');
  const given = takesPart.map(({ id, clubId, date }): SeasonEvent => {
    const { lists, results } = facts.get(id) ?? { lists: [], results: [] };
    const own = results.flatMap((result) => {
      const person = people.get(result.playerId);
      if (person === undefined) return [];
      const golfer = know(known, person, id);
      born.set(golfer.id, person.born);
      // whether somebody is a member is told to nobody unless the rule asks for it
      const isMember = rule.guests === 'count' || person.isMemberOf(clubId, date);
      return [resultOf(result, { id: golfer.id, isMember, tee: person.tee }, rule.kind)];
    });
    return { id, day: date, isOver: facts.has(id), lists, standard: null, results: own };
  });
  const golfers = [...known.keys()].map((person) => ({ person, division: null, born: null }));
  const all: SeasonFacts = { events: given, golfers: isByAge(rule) ? byAge(golfers, born) : golfers };
  const isOver = given.every((event) => event.isOver);
  const table = seasonTable(rule, all);
  return { state, rule, events, facts: all, table, outlook: isOver ? [] : seasonOutlook(rule, all, null, table), people: known };
}

function know(known: Map<string, SeasonPerson>, { playerId, golferId, name }: Person, event: string): SeasonPerson {
  const id = golferId ?? playerId;
  const person = { id, golferId, name, rows: [...(known.get(id)?.rows ?? []), { event, player: playerId }] };
  known.set(id, person);
  return person;
}

type Whose = { id: string; isMember: boolean; tee: string | null };

/** Cards are read by an eclectic alone. */
const resultOf = (
  { playerId: _, name: _name, cards, ...result }: EventResult,
  { id, isMember, tee }: Whose,
  kind: SeasonRule['kind'],
): SeasonResult => ({
  ...result,
  ...{ person: id, isMember },
  ...(kind === 'eclectic' && { cards: cards.map((card) => ({ ...card, tee })) }),
});

/** A rule with other ids of the people whom it names; whoever has none is left out. */
export function withPeople(rule: SeasonRule, idOf: (person: string) => string | undefined): SeasonRule {
  if (rule.kind !== 'championship') return rule;
  const ties = rule.ties.map((key) => (key.by === 'play-off' ? { ...key, order: key.order.flatMap((one) => idOf(one) ?? []) } : key));
  return { ...rule, ties };
}

const isByAge = ({ ties }: SeasonRule): boolean => (ties as readonly { by: string }[]).some(({ by }) => by === 'older');

/** Who is older, without anybody’s birthday: 1 for the oldest. */
function byAge(golfers: SeasonFacts['golfers'], born: ReadonlyMap<string, number | null>): SeasonFacts['golfers'] {
  const days = [...new Set([...born.values()].filter((day) => day !== null))].sort((a, b) => a - b);
  return golfers.map((golfer) => {
    const day = born.get(golfer.person) ?? null;
    return { ...golfer, born: day === null ? null : days.indexOf(day) + 1 };
  });
}
