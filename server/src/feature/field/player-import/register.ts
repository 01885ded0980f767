import type { ImportRow, Language, ListLayout } from '@fairway/api';
import { REGISTER_FIELDS } from '@fairway/api/choice/field/player-import';
import { GOLFER, GOLFER_DEFAULTS } from '@fairway/api/record/golfer';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { rowOf, wireOf } from '../../../db/record.ts';
import { changeRow } from '../../../db/row.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { officeDate } from '../../../text/calendar.ts';
import { type Writer, write } from '../../../write/write.ts';
import { evidenceKeys, evidenceOf, type Identity } from '../golfer/evidence.ts';
import { insertGolfers } from '../golfer/golfer.ts';
import { type Keeper, keptOutTest } from '../golfer/kept-out.ts';
import { findByEvidence, findRecords, findStanding, type GolferRecord, golferKeys, holdRegister } from '../golfer/store.ts';
import { type Imported, requireAsSeen, requireRight } from './apply.ts';
import { FACTS_OF, type Facts } from './fact.ts';
import type { Known } from './identity.ts';
import { judgeRows } from './judge.ts';
import type { Compared, Into } from './player-import.ts';
import type { Judged } from './start-flight.ts';
import { keepLayout } from './store.ts';
import { cellValue } from './value/cell.ts';

/** The register in place of a tournament: its golfers are the players that rows are compared with, and there is nothing to play. */
export const intoRegister = ({ db, encryption }: Keeper, siteId: string, language: Language, year: number): Into => ({
  ...{ db, encryption, siteId, language, bySides: false, fields: REGISTER_FIELDS },
  findDivisionNames: async () => [],
  findCompared: async () => nothingPlayed(language, year),
  prepare: (rows, current) => withGolfers({ db, encryption }, siteId, rows, current),
});

const nothingPlayed = (language: Language, year: number): Compared => ({
  ...{ roundId: null, rounds: [], divisions: [], players: [], flights: [], tees: [], round: undefined, sides: [] },
  ...{ bySides: false, mostInSide: 0, oneBall: false, autoAssign: false, needsHandicap: false, year, language },
  eligibility: { measure: 'index', cap: null },
});

/** Whoever of the register a row may be; who asked to be kept out is left out, and said so. */
async function withGolfers({ db, encryption }: Keeper, siteId: string, given: readonly ImportRow[], current: Compared) {
  const people = given.map((row) => ({ row, ...identityOf(row) }));
  const isKeptOut = await keptOutTest({ db, encryption }, siteId);
  const out = new Set(people.filter((person) => isKeptOut?.(person)).map(({ row }) => row.row));
  return {
    rows: given.map((row) => (out.has(row.row) ? { ...row, skip: true } : row)),
    current: { ...current, players: await findKnownGolfers(db, siteId, people) },
    remarks: new Map([...out].map((row) => [row, [{ field: null, key: 'import-note-kept-out' as const }]])),
  };
}

const UNSAID: Identity = { name: '', gender: 'm', birthday: null, birthYear: null, vga: null, phone: null, email: null };
const IDENTIFYING = ['name', 'vga', 'phone', 'email'] as const;

function identityOf({ cells }: ImportRow): Identity {
  const facts = IDENTIFYING.map((field) => {
    const value = cellValue(field, cells[field] ?? '', { divisions: [], tees: [], year: 0 });
    return value !== null && 'facts' in value ? value.facts : {};
  });
  return Object.assign({ ...UNSAID }, ...facts);
}

/** A golfer is called as the list has it, where that is their name in other letters, or the name of whoever was taken for them. */
async function findKnownGolfers(db: Database, siteId: string, people: readonly Identity[]): Promise<Known[]> {
  const found = await findByEvidence(db, siteId, [...new Set(people.flatMap(evidenceKeys))]);
  const standing = await findStanding(db, siteId, found);
  const byKey = Map.groupBy(
    people.flatMap((person) => evidenceKeys(person).map((key) => ({ key, person }))),
    ({ key }) => key,
  );
  const alike = new Map<string, Identity>();
  for (const record of found) {
    const own = record.evidence.flatMap((key) => byKey.get(key) ?? []).map(({ person }) => person);
    const same = own.find((person) => evidenceOf(person, record).agrees.includes('name'));
    if (same) alike.set(record.currentId, same);
  }
  return [...standing.values()].map((record) => knownOf(record, alike.get(record.id)));
}

function knownOf({ id, version, otherPhone, ...record }: GolferRecord, inList: Identity = UNSAID): Known {
  const isOther = evidenceOf({ ...UNSAID, otherPhone }, inList).agrees.includes('phone');
  const { gender, vga, handicapIndex, birthday, birthYear, email, note } = record;
  return {
    ...{ id, version, isAnonymised: false, isOut: false },
    facts: {
      ...{ name: inList.name || record.name, gender, vga, handicapIndex, birthday, birthYear, email, note },
      phone: isOther ? inList.phone : record.phone,
      ...{ divisionId: null, divisionPinned: false, handicapCourse: null, member: false, initials: false, tee: null, side: null },
      ...{ bagTag: null, caddieNumber: null, flight: null, teeTime: null, startingHole: null, startingSide: null },
    },
  };
}

type Wanted = { rows: readonly ImportRow[]; layout: ListLayout | null };

/** Writes the rows into the register, all or none, as they are judged while nobody else writes there. The log says how many, and nothing of anyone. */
export async function importGolfers(
  deps: Writer & Keeper,
  { principal, siteId }: { principal: Principal; siteId: string },
  { rows: given, layout }: Wanted,
): Promise<Imported> {
  const today = officeDate(deps.clock());
  let counts: Imported = { created: 0, changed: 0, same: 0, skipped: 0, withdrawn: 0, removed: 0 };
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdRegister(tx, siteId);
        const nothing = nothingPlayed('vi', Number(today.slice(0, 4)));
        const { rows, current } = await withGolfers({ ...deps, db: tx }, siteId, given, nothing);
        const judged = await judgeRows(rows, current);
        requireRight(judged);
        requireAsSeen(judged);
        if (layout) await keepLayout(tx, siteId, withoutHandicap(layout));
        const inState = (state: Judged['state']) => judged.filter((row) => row.state === state);
        const [created, changed] = [inState('new'), inState('changed')];
        counts = {
          ...counts,
          created: created.length,
          changed: changed.length,
          same: inState('same').length,
          skipped: inState('skipped').length,
        };
        if (created.length + changed.length === 0) return null;
        await insertGolfers(
          { ...deps, db: tx },
          siteId,
          created.map(({ facts }) => newGolfer(facts, today)),
        );
        await changeGolfers(tx, siteId, changed, today);
        return { kind: 'import', subjectType: 'site', subjectId: siteId, after: { golfers: created.length } };
      },
      answer: async () => counts,
    },
  );
}

/** What a handicap is in a list of golfers says nothing of a tournament's lists with the same headings. */
const withoutHandicap = ({ key, columns }: ListLayout): ListLayout => ({
  key,
  columns: Object.fromEntries(Object.entries(columns).filter(([, field]) => field !== 'handicapIndex')),
});

/** In the terms of the register; a handicap is of the day on which the list came. */
function recordOf(facts: Partial<Facts>, today: string): Partial<GolferRecord> {
  const { name, gender, birthday, birthYear, vga, handicapIndex, phone, email, note } = facts;
  const given = { name, gender, birthday, birthYear, vga, handicapIndex, phone, email, note };
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...kept, ...(handicapIndex != null && { handicapDate: today }) };
}

const newGolfer = (facts: Partial<Facts>, today: string) => ({
  ...wireOf(GOLFER, { ...rowOf(GOLFER, { ...GOLFER_DEFAULTS, name: '', gender: 'm' }), ...recordOf(facts, today) }),
});

async function changeGolfers(tx: Transaction, siteId: string, rows: readonly Judged[], today: string): Promise<void> {
  const records = await findRecords(
    tx,
    siteId,
    rows.flatMap(({ known }) => known?.id ?? []),
  );
  for (const { known, facts, changed } of rows) {
    const record = records.get(known?.id ?? '');
    if (!record) continue;
    const names: readonly string[] = changed.flatMap((field) => FACTS_OF[field]);
    const told = Object.fromEntries(Object.entries(facts).filter(([fact]) => names.includes(fact)));
    const fields = { ...record, ...recordOf(told, today) };
    const { searched: _, evidence: __, nameKey: ___, ...plain } = fields;
    await changeRow(tx, golfer, record.id, { ...recordOf(told, today), ...golferKeys(plain) });
  }
}
