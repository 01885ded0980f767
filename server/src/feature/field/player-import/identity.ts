import type { ImportField, ImportRow } from '@fairway/api';
import { mapInSlices } from '../../../work/slice.ts';
import type { Facts } from './fact.ts';
import { seenText } from './value/seen-text.ts';

/** A player of the tournament as the import compares them. */
export type Known = {
  id: string;
  version: number;
  isAnonymised: boolean;
  /** Withdrawn, disqualified or cut in the round of the list. */
  isOut: boolean;
  facts: Facts;
};
/** The part of a row that identifies a player, and what it says of them; `key` is that of their name, `choice` a person's answer. */
export type Claimant = Pick<ImportRow, 'row' | 'cells'> & { facts: Partial<Facts>; key: string; choice: string | null };

/** Who a row is: a known player, a new one, or undecided, because a person has to choose. */
export type Match =
  | { is: 'known'; known: Known }
  | { is: 'new' }
  | { is: 'asked'; candidates: readonly Known[]; sameName: Known | null }
  | { is: 'namesake'; row: number }
  | { is: 'twice'; row: number; by: readonly ImportField[] }
  | { is: 'gone'; candidates: readonly Known[] }
  | { is: 'vga-taken'; by: Known };

/** Whether writing a row over a player would change nothing. */
type ChangesNothing = (known: Known, claimant: Claimant) => boolean;

/**
 * Finds the player that each row means: the same VGA digits; else the same name with the same birthday or phone. A row that
 * only shares a name is that player if it would change nothing; otherwise a person has to choose, also when the list itself
 * has the name twice.
 */
export async function matchRows(
  rows: readonly Claimant[],
  players: readonly Known[],
  changesNothing: ChangesNothing,
): Promise<Map<number, Match>> {
  const field = fieldOf(players);
  const matches = new Map<number, Match>();
  const claims = new Map<string, Claimant>();
  const settle = (claimant: Claimant, match: Match) => {
    const other = match.is === 'known' ? claims.get(match.known.id) : undefined;
    if (match.is === 'known' && other === undefined) claims.set(match.known.id, claimant);
    matches.set(claimant.row, other === undefined ? match : twice(other, claimant));
  };
  for (const claimant of rows) {
    const match = certainMatch(claimant, field);
    if (match) settle(claimant, match);
  }
  const named = Map.groupBy(rows, ({ key }) => key);
  for (const [name, own] of named) {
    const open = own.filter(({ row, choice }) => !matches.has(row) && choice !== 'new');
    for (const { claimant, fits } of unchanging(open, field.byName.get(name) ?? [], changesNothing)) {
      const known = fits.find(({ id }) => !claims.has(id));
      if (known) settle(claimant, { is: 'known', known });
    }
  }
  const isAlone = ({ key }: Claimant) => named.get(key)?.length === 1;
  const earlier = earlierRows();
  await mapInSlices(rows, (claimant) => {
    if (!matches.has(claimant.row)) {
      const match = openMatch(claimant, field, claims);
      settle(claimant, match.is === 'asked' && !isAlone(claimant) ? { ...match, sameName: null } : match);
    }
    const match = matches.get(claimant.row);
    const twin = earlier.twinOf(claimant);
    if (match?.is === 'new' && twin) matches.set(claimant.row, twin);
    earlier.add(claimant);
  });
  return matches;
}

type Field = { byId: Map<string, Known>; byVga: Map<string, Known>; byName: Map<string, Known[]> };

function fieldOf(players: readonly Known[]): Field {
  return {
    byId: new Map(players.map((known) => [known.id, known])),
    byVga: new Map(players.flatMap((known) => (known.facts.vga ? [[vgaKey(known.facts.vga), known] as const] : []))),
    byName: Map.groupBy(players, ({ facts }) => nameKey(facts)),
  };
}

/** Case does not tell people apart, diacritics do. */
export const nameKey = ({ name = '' }: Partial<Facts>) => seenText(name).toLowerCase();
const vgaKey = (vga: string) => vga.replace(/^0+(?=\d)/, '');

/** What a person chose, and what VGA numbers and birthdays prove. */
function certainMatch({ facts, key, choice }: Claimant, { byId, byVga, byName }: Field): Match | null {
  const holder = facts.vga ? byVga.get(vgaKey(facts.vga)) : undefined;
  if (choice === 'new') return holder ? { is: 'vga-taken', by: holder } : null;
  if (choice !== null) {
    const chosen = byId.get(choice);
    if (!chosen) return { is: 'gone', candidates: byName.get(key) ?? [] };
    return holder && holder.id !== chosen.id ? { is: 'vga-taken', by: holder } : { is: 'known', known: chosen };
  }
  if (holder) return { is: 'known', known: holder };
  const proven = (byName.get(key) ?? []).filter((known) => isSamePerson(known.facts, facts));
  const [known] = proven;
  return proven.length === 1 && known ? { is: 'known', known } : null;
}

/**
 * The players that each row would leave unchanged: what was imported or answered before is not asked again. Rows that fit fewer players come
 * first, so that no row takes a player that another one names more exactly.
 */
function unchanging(rows: readonly Claimant[], players: readonly Known[], changesNothing: ChangesNothing) {
  return rows
    .map((claimant) => ({ claimant, fits: players.filter((known) => changesNothing(known, claimant)) }))
    .sort((one, other) => one.fits.length - other.fits.length);
}

function openMatch({ facts, key, choice }: Claimant, { byName }: Field, claims: ReadonlyMap<string, Claimant>): Match {
  if (choice === 'new') return { is: 'new' };
  const candidates = (byName.get(key) ?? []).filter(({ id }) => !claims.has(id));
  if (candidates.length === 0) return { is: 'new' };
  const alike = candidates.filter((known) => !isOther(known.facts, facts));
  return { is: 'asked', candidates, sameName: alike.length === 1 ? (alike[0] ?? null) : null };
}

/** The rows above, by the facts that could make a later row the same player. */
function earlierRows() {
  const byVga = new Map<string, Claimant>();
  const byName = new Map<string, Claimant[]>();
  return {
    add(claimant: Claimant): void {
      const { facts, key } = claimant;
      if (facts.vga && !byVga.has(vgaKey(facts.vga))) byVga.set(vgaKey(facts.vga), claimant);
      byName.set(key, [...(byName.get(key) ?? []), claimant]);
    },
    twinOf(claimant: Claimant): Match | null {
      const { facts, key, choice } = claimant;
      const holder = facts.vga ? byVga.get(vgaKey(facts.vga)) : undefined;
      if (holder) return twice(holder, claimant);
      if (choice === 'new') return null;
      const namesakes = (byName.get(key) ?? []).filter((other) => !isOther(other.facts, facts));
      const same = namesakes.find((other) => isSamePerson(other.facts, facts));
      const [first] = namesakes;
      return same ? twice(same, claimant) : first ? { is: 'namesake', row: first.row } : null;
    },
  };
}

const twice = (earlier: Claimant, claimant: Claimant): Match => ({ is: 'twice', row: earlier.row, by: proofOf(earlier, claimant) });

/** Whether somebody stands twice with their name and a number of their own: they answered again. */
export function hasAnsweredAgain(rows: readonly Claimant[]): boolean {
  const keys = rows.flatMap(({ facts, key }) => {
    const numbers = [...(facts.vga ? [`VGA ${vgaKey(facts.vga)}`] : []), ...(facts.phone ? [phoneKey(facts.phone)] : [])];
    return numbers.map((number) => `${number} ${key}`);
  });
  return new Set(keys).size < keys.length;
}

/** The fields by which two rows are the same player; none if only a person or a known player connects them. */
function proofOf({ facts: one, key }: Claimant, { facts: other, key: otherKey }: Claimant): readonly ImportField[] {
  if (one.vga && other.vga && vgaKey(one.vga) === vgaKey(other.vga)) return ['vga'];
  if (key !== otherKey) return [];
  if (sameBirthday(one, other)) return ['name', 'birthday'];
  return samePhone(one, other) ? ['name', 'phone'] : [];
}

/** Two players of one name have the same birthday or the same phone. */
const isSamePerson = (one: Partial<Facts>, other: Partial<Facts>) => sameBirthday(one, other) === true || samePhone(one, other) === true;

/** Two players of one name differ in a number that a person has only once. */
const isOther = (one: Partial<Facts>, other: Partial<Facts>) =>
  Boolean(one.vga && other.vga && vgaKey(one.vga) !== vgaKey(other.vga)) ||
  sameBirthday(one, other) === false ||
  samePhone(one, other) === false;

/** Undefined when one of them has none; a year alone is compared with the year. */
function sameBirthday(one: Partial<Facts>, other: Partial<Facts>): boolean | undefined {
  if (one.birthday && other.birthday) return one.birthday === other.birthday;
  const [first, second] = [birthYear(one), birthYear(other)];
  return first === null || second === null ? undefined : first === second;
}

export const birthYear = ({ birthday, birthYear: year }: Partial<Facts>): number | null =>
  birthday ? Number(birthday.slice(0, 4)) : (year ?? null);

const samePhone = (one: Partial<Facts>, other: Partial<Facts>): boolean | undefined =>
  one.phone && other.phone ? phoneKey(one.phone) === phoneKey(other.phone) : undefined;

const phoneKey = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:84|0)/, '');
