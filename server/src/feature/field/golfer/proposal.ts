import type { GolferCandidate, GolferProposal } from '@fairway/api';
import { PROPOSAL_KINDS, type ProposalKind } from '@fairway/api/choice/field/golfer';
import { GOLFER } from '@fairway/api/record/golfer';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { handicapOf, wireOf } from '../../../db/record.ts';
import { AppError } from '../../../error/app-error.ts';
import { mapInSlices } from '../../../work/slice.ts';
import { type ActorOrClock, type Writer, write } from '../../../write/write.ts';
import { type Evidence, evidenceKeys, evidenceOf, type Identity, kindOf } from './evidence.ts';
import { insertGolfers } from './golfer.ts';
import { joinRows } from './join.ts';
import { countNobodies, findJoined, findNobodies, findNumbers, findRows, type Row, wireRow } from './join-store.ts';
import { type Keeper, keptOutTest } from './kept-out.ts';
import { findByEvidence, findStanding, type GolferRecord, holdRegister } from './store.ts';

/** The most candidates that are shown of a row, and the most proposals on a page. */
const MOST_CANDIDATES = 5;
const PAGE = 50;
/** So many rows are compared at once, and looked through for a page of one kind. */
const AT_ONCE = 500;
const MOST_LOOKED_AT = 1_000;

type Found = { record: GolferRecord; kind: ProposalKind; evidence: Evidence };
export type Proposed<Of extends Identity> = { row: Of; kind: ProposalKind; asks: boolean; found: Found[] };

/** With whom of the register each of these people may be the same, the best first, as they stand after merges. */
export async function findProposed<Of extends Identity>(db: Database, siteId: string, rows: readonly Of[]): Promise<Proposed<Of>[]> {
  const keysOf = new Map(rows.map((row) => [row, evidenceKeys(row)]));
  const known = await findByEvidence(db, siteId, [...new Set([...keysOf.values()].flat())]);
  const current = await findStanding(db, siteId, known);
  const byKey = new Map<string, GolferRecord[]>();
  for (const record of known) for (const key of record.evidence) byKey.set(key, [...(byKey.get(key) ?? []), record]);
  return mapInSlices(rows, (row) => {
    const best = new Map<string, Found>();
    for (const record of new Set(keysOf.get(row)?.flatMap((key) => byKey.get(key) ?? []))) {
      const evidence = evidenceOf(row, record);
      const kind = kindOf(evidence);
      const stands = current.get(record.currentId);
      if (kind === null || !stands) continue;
      const found = { record: stands, kind, evidence };
      const before = best.get(stands.id);
      if (!before || rank(found) < rank(before)) best.set(stands.id, found);
    }
    const found = [...best.values()].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_CANDIDATES);
    const [first, second] = found;
    if (!first) return { row, kind: 'new' as const, asks: false, found };
    const { agrees, differs } = first.evidence;
    const isContrary = differs.some((sign) => sign !== 'name' || first.kind !== 'number');
    // a phone and an address may be a family's
    const isFamily = first.kind === 'number' && !agrees.includes('vga');
    return { row, kind: first.kind, asks: isContrary || isFamily || second?.kind === first.kind, found };
  });
}

const rank = ({ kind }: Found) => PROPOSAL_KINDS.indexOf(kind);

const candidateOf = ({ record, evidence }: Found): GolferCandidate => ({
  ...wireOf(GOLFER, record),
  ...{ id: record.id, siteId: record.siteId, version: record.version, ...evidence },
});

/**
 * A golfer who plays in the tournament already, or whom two of its rows may be, is asked about. Whoever asked to be kept out is never
 * proposed.
 */
export async function proposalsOf({ db, encryption }: Keeper, siteId: string, every: readonly Row[]): Promise<Proposed<Row>[]> {
  const isKeptOut = await keptOutTest({ db, encryption }, siteId);
  const rows = isKeptOut ? every.filter((row) => !isKeptOut(row)) : every;
  const proposed = await findProposed(db, siteId, rows);
  const golferIds = [...new Set(proposed.flatMap(({ found: [first] }) => (first ? [first.record.id] : [])))];
  const place = (tournamentId: string, golferId: string) => `${tournamentId} ${golferId}`;
  const taken = (await findJoined(db, golferIds)).map((one) => place(one.tournamentId, one.golferId));
  const wanted = proposed.flatMap(({ row, found: [first] }) => (first ? [place(row.tournamentId, first.record.id)] : []));
  const counts = Map.groupBy([...taken, ...wanted], (of) => of);
  return proposed.map((one) => {
    const [first] = one.found;
    const isTwice = first !== undefined && (counts.get(place(one.row.tournamentId, first.record.id))?.length ?? 0) > 1;
    return { ...one, asks: one.asks || isTwice };
  });
}

type Asked = { kind?: ProposalKind | undefined; tournamentId?: string | undefined; after?: string | undefined };

export async function findProposals(deps: Keeper, siteId: string, { kind, tournamentId = undefined, after }: Asked) {
  const items: GolferProposal[] = [];
  let last = after ?? null;
  for (let lookedAt = 0; lookedAt < MOST_LOOKED_AT; lookedAt += AT_ONCE) {
    const limit = kind === undefined ? PAGE : AT_ONCE;
    const rows = await findNobodies(deps.db, siteId, { after: last, tournamentId: tournamentId ?? null, limit });
    for (const one of await proposalsOf(deps, siteId, rows)) {
      if (items.length === PAGE) break;
      last = one.row.playerId;
      if (kind === undefined || one.kind === kind) items.push(wireProposal(one));
    }
    if (items.length === PAGE) break;
    if (rows.length < limit) {
      last = null;
      break;
    }
  }
  return { items, open: await countOpen(deps, siteId, tournamentId ?? null), next: last };
}

/** Rows that are nobody yet, and may become somebody. */
async function countOpen({ db, encryption }: Keeper, siteId: string, tournamentId: string | null): Promise<number> {
  const all = await countNobodies(db, siteId, tournamentId);
  const isKeptOut = await keptOutTest({ db, encryption }, siteId);
  if (isKeptOut === null) return all;
  const kept = await mapInSlices(await findNumbers(db, siteId, tournamentId), isKeptOut);
  return all - kept.filter(Boolean).length;
}

const wireProposal = ({ row, kind, asks, found }: Proposed<Row>): GolferProposal => ({
  ...{ row: wireRow(row), kind, asks },
  candidates: found.map(candidateOf),
});

/** Without a person: the server joins what is certain. */
type Actor = { principal: Principal | null; siteId: string };
type Answer = { playerId: string; golferId: string | null };

/** Who these rows are: golfers whom a person chose, or new ones of their own. */
export async function acceptProposals(deps: Writer & Keeper, actor: Actor, items: readonly Answer[]) {
  return write(deps, actor, {
    change: async (tx) => {
      await holdRegister(tx, actor.siteId);
      const { length: joined } = await accept(deps, tx, actor, items);
      return { kind: 'joined', subjectType: 'site', subjectId: actor.siteId, after: { rows: joined, golfers: created(items) } };
    },
    answer: async () => ({ joined: items.length, created: created(items) }),
  });
}

const created = (items: readonly Answer[]) => items.filter(({ golferId }) => golferId === null).length;

async function accept(deps: Writer & Keeper, tx: Transaction, actor: Actor, items: readonly Answer[]): Promise<readonly Answer[]> {
  const rows = new Map(
    (
      await findRows(
        tx,
        actor.siteId,
        items.map(({ playerId }) => playerId),
      )
    ).map((row) => [row.playerId, row]),
  );
  const requireRow = ({ playerId }: Answer): Row => {
    const row = rows.get(playerId);
    if (!row) throw new AppError('not-found');
    return row;
  };
  const unknown = items.filter(({ golferId }) => golferId === null);
  const added = await insertGolfers(
    { ...deps, db: tx },
    actor.siteId,
    unknown.map((one) => newcomer(requireRow(one))),
  );
  const addedIds = new Map(unknown.map(({ playerId }, nth) => [playerId, added[nth]?.id]));
  const said = items.map(({ playerId, golferId }) => ({ playerId, golferId: golferId ?? addedIds.get(playerId) ?? '' }));
  await joinRows(deps, tx, actor, said);
  return said;
}

/** What a row says of a person whom the register does not know; a handicap is of the day that it was played with. */
function newcomer({ name, gender, birthday, birthYear, vga, phone, email, handicapIndex: tenths, date }: Row) {
  const handicapIndex = handicapOf(tenths);
  return { name, gender, birthday, birthYear, vga, phone, email, handicapIndex, handicapDate: tenths === null ? null : date };
}

/**
 * Takes every proposal of a kind that asks nothing, tournament after tournament: a golfer whom the first one adds is there when the rows
 * of the next are compared.
 */
export async function acceptKind(
  deps: Writer & Keeper,
  actor: Actor,
  { kind, tournamentId }: { kind: ProposalKind; tournamentId: string | null },
) {
  const done = { joined: 0, created: 0 };
  return write(deps, actor, {
    change: async (tx) => {
      await holdRegister(tx, actor.siteId);
      let after: string | null = null;
      for (;;) {
        const rows: Row[] = await findNobodies(tx, actor.siteId, { after, tournamentId, limit: AT_ONCE });
        const [first] = rows;
        if (!first) break;
        const ofOne = rows.filter((row) => row.tournamentId === first.tournamentId);
        after = ofOne.at(-1)?.playerId ?? null;
        const items = (await proposalsOf({ ...deps, db: tx }, actor.siteId, ofOne))
          .filter((one) => one.kind === kind && !one.asks)
          .map(({ row, found: [best] }) => ({ playerId: row.playerId, golferId: best?.record.id ?? null }));
        if (items.length === 0) continue;
        await accept(deps, tx, actor, items);
        done.joined += items.length;
        done.created += created(items);
      }
      return done.joined === 0
        ? null
        : { kind: 'joined', subjectType: 'site', subjectId: actor.siteId, after: { rows: done.joined, golfers: done.created } };
    },
    answer: async () => done,
  });
}

/** Joins the rows of a tournament that are golfers of the register for certain, and says how many are nobody yet. */
export async function joinCertain(deps: Writer & Keeper, { principal, tournament: { id, siteId } }: ActorOrClock) {
  const { joined } = await acceptKind(deps, { principal, siteId }, { kind: 'certain', tournamentId: id });
  return { joined, unjoined: await countOpen(deps, siteId, id) };
}
