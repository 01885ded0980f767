import { lastOf } from '@fairway/golf';
import { canonical } from './canonical.ts';
import { decidingOf } from './check/ledger-check.ts';
import type { Core, DayFacts, FactsPlace } from './day-facts.ts';
import type { Hex } from './hash.ts';
import {
  type ChangeLine,
  changeKey,
  commitOf,
  type LedgerLine,
  LINE_SOURCES,
  type LineContent,
  type LineScore,
  type ScoreLine,
} from './ledger.ts';

/** Facts as the file to keep has them: the same, but places and the lines of the ledger are brief. */
type PackedFacts = Omit<DayFacts, 'core' | 'ledger'> & {
  readonly packed: 1;
  readonly core: Omit<Core, 'result'> & { readonly result: PackedResult };
  readonly ledger: PackedLedger | null;
};
/** By basis, of one competitor after the other the place in the field and the one in the division: 0 none, else twice the position, and 1 if it is shared. */
type PackedResult = Omit<Core['result'], 'places'> & { readonly places: Readonly<Record<string, readonly number[]>> };
type PackedLedger = { readonly head: Hex; readonly lines: readonly PackedLine[] };

/** A closed line is its commit in base64url. An opened one begins with its salt and the beginning of its commit. */
export type PackedLine = string | readonly [salt: string, begins: string, content: LineContent] | PackedScore;
/** Trailing zeros are left out: [salt, begins, round, player, hole, value, source, received, entered, replaces, flags]. */
type PackedScore = readonly [salt: string, begins: string, ...numbers: (number | Exclude<LineScore, number>)[]];

/** So many letters of base64url say the beginning of a commit. */
const BEGINS = 4;
const SETTLES = 1;
const FALLS = 2;

/** The same facts, with brief lines: those that are opened without their commits, which anyone can work out. */
export function packFacts(facts: DayFacts, lines = facts.ledger?.lines.map(linePacker(facts.core))): PackedFacts {
  const ledger = facts.ledger && { head: facts.ledger.head, lines: lines ?? [] };
  return { ...facts, packed: 1, core: { ...facts.core, result: packedResult(facts.core) }, ledger };
}

/** Makes brief lines, called with one after the other from the first on. */
export function linePacker(core: Core): (line: LedgerLine) => PackedLine {
  const deciding = decidingOf(core);
  let [before, serial] = [0, 0];
  return ({ commit, opened }) => {
    serial += 1;
    if (opened === null) return base64(commit);
    const head = [base64(opened.salt), base64(commit).slice(0, BEGINS)] as const;
    const { content } = opened;
    const score = content.kind === 'score' ? packedScore(core, content, serial, before) : null;
    if (score === null) return [...head, withoutKnown(content, deciding)];
    before = Date.parse((content as ScoreLine).at);
    return [...head, ...score];
  };
}

function packedResult({ competitors, result: { places, ...others } }: Core): PackedResult {
  const number = (place: FactsPlace | undefined) => (place ? 2 * place.position + (place.tied ? 1 : 0) : 0);
  const packed = Object.entries(places).map(([basis, of]) => [
    basis,
    competitors.flatMap(({ id }) => [number(of?.[id]?.field), number(of?.[id]?.division)]),
  ]);
  return { places: Object.fromEntries(packed), ...others };
}

function unpackedResult({ competitors, result: { places, ...others } }: PackedFacts['core']): Core['result'] {
  const place = (number = 0) => (number === 0 ? null : { position: number >> 1, tied: (number & 1) === 1 });
  const unpacked = Object.entries(places).map(([basis, of]) => [
    basis,
    Object.fromEntries(competitors.map(({ id }, nth) => [id, { field: place(of[2 * nth]), division: place(of[2 * nth + 1]) }])),
  ]);
  return { places: Object.fromEntries(unpacked), ...others };
}

type Change = Pick<ChangeLine, 'of' | 'id' | 'value'>;
type Deciding = ReadonlyMap<string, unknown>;

/** A change without its value where that is what the core has. */
function withoutKnown(content: LineContent, deciding: Deciding): LineContent {
  const brief = <Of extends Change>(change: Of): Of => {
    const { value, ...rest } = change;
    const before = deciding.get(changeKey(change.of, change.id));
    return before !== undefined && canonical(before) === canonical(value) ? (rest as Of) : change;
  };
  if (content.kind === 'opening') return { ...content, changes: content.changes.map(brief) };
  return content.kind === 'change' ? brief(content) : content;
}

function withKnown(content: LineContent, deciding: Deciding): LineContent {
  const whole = <Of extends Change>(change: Of): Of =>
    change.value === undefined ? { ...change, value: deciding.get(changeKey(change.of, change.id)) ?? null } : change;
  if (content.kind === 'opening') return { ...content, changes: content.changes.map(whole) };
  return content.kind === 'change' ? whole(content) : content;
}

/** Null: it is a line that no numbers can say, as of a player who is no competitor any more. */
function packedScore({ rounds, competitors }: Core, line: ScoreLine, serial: number, before: number): (number | 'pickup' | null)[] | null {
  const at = Date.parse(line.at);
  const entered = Date.parse(line.entered);
  const round = rounds.findIndex(({ id }) => id === line.round);
  const player = competitors.findIndex(({ id }) => id === line.player);
  const numbers: (number | 'pickup' | null)[] = [
    ...[round, player, line.hole, line.value, LINE_SOURCES.indexOf(line.source), at - before, at - entered],
    line.replaces === null ? 0 : serial - line.replaces,
    (line.settles ? SETTLES : 0) + (line.stands ? 0 : FALLS),
  ];
  const isSame = canonical(unpackedScore({ rounds, competitors }, numbers, serial, before)) === canonical(line);
  while (lastOf(numbers) === 0) numbers.pop();
  return isSame ? numbers : null;
}

type Names = { readonly rounds: readonly { readonly id: string }[]; readonly competitors: readonly { readonly id: string }[] };

function unpackedScore({ rounds, competitors }: Names, fields: readonly unknown[], serial: number, before: number): ScoreLine {
  const [round = 0, player = 0, hole = 0, value = 0, source = 0, received = 0, entered = 0, replaces = 0, flags = 0] = fields as number[];
  const at = before + received;
  const instant = (milliseconds: number) => (Math.abs(milliseconds) < 8.64e15 ? new Date(milliseconds).toISOString() : '');
  return {
    kind: 'score',
    entered: instant(at - entered),
    at: instant(at),
    round: rounds[round]?.id ?? '',
    player: competitors[player]?.id ?? '',
    hole,
    value: value as LineScore,
    source: LINE_SOURCES[source] ?? 'desk',
    replaces: replaces === 0 ? null : serial - replaces,
    settles: (flags & SETTLES) !== 0,
    stands: (flags & FALLS) === 0,
  };
}

/** Facts from anywhere, packed or not, to be read as facts. What cannot be unpacked stays what it is: no facts. */
export function unpackFacts(value: unknown): unknown {
  const { packed, ...facts } = (value ?? {}) as PackedFacts;
  if (packed !== 1) return value;
  try {
    const core: Core = { ...facts.core, result: unpackedResult(facts.core) };
    const ledger = facts.ledger && { head: facts.ledger.head, lines: unpackedLines(core, facts.ledger.lines) };
    return { ...facts, core, ledger };
  } catch {
    return value;
  }
}

function unpackedLines(core: Core, lines: readonly PackedLine[]): LedgerLine[] {
  const deciding = decidingOf(core);
  let before = 0;
  return lines.map((line, nth) => {
    if (typeof line === 'string') return { commit: hex(line), opened: null };
    const [salted, begins, ...rest] = line;
    const salt = hex(salted);
    const isScore = typeof rest[0] !== 'object' || rest[0] === null;
    const content = isScore ? unpackedScore(core, rest, nth + 1, before) : withKnown(rest[0] as LineContent, deciding);
    if (isScore) before = Date.parse((content as ScoreLine).at);
    const commit = commitOf(salt, content);
    // one that begins otherwise is the commit of another content
    return { commit: base64(commit).slice(0, BEGINS) === begins ? commit : hex(begins).padEnd(64, '0'), opened: { salt, content } };
  });
}

// every browser and Node have them
declare const atob: (text: string) => string;
declare const btoa: (bytes: string) => string;

/** Bytes as base64url (RFC 4648), without `=`. */
function base64(bytes: Hex): string {
  const letters = (bytes.match(/../g) ?? []).map((two) => String.fromCharCode(Number.parseInt(two, 16))).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

function hex(text: string): Hex {
  const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Array.from(letters, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
