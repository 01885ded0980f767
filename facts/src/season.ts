import {
  exactText,
  type SeasonEntry,
  type SeasonEvent,
  type SeasonFacts,
  type SeasonHole,
  type SeasonLine,
  type SeasonResult,
  type SeasonRule,
  seasonTable,
} from '@fairway/golf';
import { canonical } from './canonical.ts';
import { type Hex, hashOf, hashOfSalted } from './hash.ts';
import { type Signed, signatureHolds } from './signature.ts';

const SEASON_FORMAT = 'golf season table';
export const SEASON_FORMAT_VERSION = 1;

/** What is signed of a season's table. Persons are ids made for this number alone, so that no two numbers link anybody. */
export type SeasonCore = {
  readonly formatVersion: number;
  readonly season: string;
  readonly name: string;
  readonly number: number;
  readonly rule: SeasonRule;
  readonly events: readonly (Omit<SeasonEvent, 'results'> & { readonly name: string })[];
  /** The table, in its order. */
  readonly lines: readonly SignedLine[];
  /** Everybody who played in an event, in the table or not, by the order of their ids: each is committed to (`personCommit`). */
  readonly people: readonly { readonly person: string; readonly commit: Hex }[];
};
type SignedLine = {
  readonly person: string;
  /** null: not enough results. */
  readonly rank: { readonly position: number; readonly tied: boolean } | null;
  /** `8690/7`. */
  readonly total: string;
};

type SeasonStatement = {
  readonly format: typeof SEASON_FORMAT;
  readonly season: string;
  readonly number: number;
  readonly at: string;
  readonly core: Hex;
};
export type SeasonSignature = Signed<SeasonStatement>;

/** What a person of a table rests on: their results, and what the table made of each. */
export type SeasonOpened = {
  /** Where age separates golfers: 1 for the oldest; null: it is not needed. */
  readonly born: number | null;
  /** Of the season, where it asks for that; seasons of the first release do not say it. */
  readonly division?: string | null;
  readonly results: readonly (Omit<SeasonResult, 'person'> & { readonly event: string; readonly player: string })[];
  readonly entries: readonly OpenedEntry[];
  /** Of an eclectic. */
  readonly holes?: readonly SeasonHole[];
  /** What always counts, beside what each entry or hole has. */
  readonly bonus: string;
};
type OpenedEntry = Pick<SeasonEntry, 'event' | 'place' | 'sharedBy' | 'use'> & {
  /** Of an eclectic, which round of the event. */
  readonly round?: number;
  readonly points: string | null;
  readonly because: string;
};

/** One person opened: the part that stands beside what is signed, and can be taken away. */
export type SeasonOpening = { readonly person: string; readonly salt: Hex; readonly opened: SeasonOpened };

/** A published table with as much of it open as may be. */
export type SeasonProof = {
  readonly core: SeasonCore;
  readonly signature: SeasonSignature | null;
  readonly openings: readonly SeasonOpening[];
};

export const personCommit = (salt: Hex, opened: SeasonOpened): Hex => hashOfSalted(salt, canonical(opened));

export const seasonStatement = (core: SeasonCore, at: string): SeasonStatement => ({
  ...{ format: SEASON_FORMAT, season: core.season, number: core.number, at },
  core: hashOf(canonical(core)),
});

/** What of a golfer's entries is committed to. */
export const openedEntry = ({ event, round, place, sharedBy, use, points, because }: SeasonEntry): OpenedEntry => ({
  ...{ event, ...(round !== null && { round }), place, sharedBy, use },
  points: points && exactText(points),
  because: because.code,
});

/** What a line is made of, as it is committed to; of whoever has no line in the table, nothing. */
export const openedLine = (line: SeasonLine | undefined): Pick<SeasonOpened, 'entries' | 'holes' | 'bonus'> => ({
  entries: line?.entries.map(openedEntry) ?? [],
  ...(line !== undefined && line.holes.length > 0 && { holes: line.holes }),
  bonus: line === undefined ? '0' : exactText(line.bonus),
});

/** The rule of a publication: those of the first release do not say of which kind they are. */
export const ruleOf = ({ rule }: Pick<SeasonCore, 'rule'>): SeasonRule => ({ ...rule, kind: rule.kind ?? 'points' }) as SeasonRule;

export const signedLine = ({ person, rank, sharedBy, total }: SeasonLine): SignedLine => ({
  person,
  rank: rank === null ? null : { position: rank, tied: sharedBy > 1 },
  total: exactText(total),
});

export type SeasonCheck = {
  /** Everything that could be looked at agrees. */
  readonly holds: boolean;
  readonly signed: boolean;
  /** Persons who could not be opened. The table is worked out again only where there are none. */
  readonly closed: number;
};

/** Checks a published table against itself: signature, commitments, each open line’s sum, and if everything is open the table itself. */
export function checkSeason(proof: SeasonProof): SeasonCheck {
  try {
    return checkRead(proof);
  } catch {
    return { holds: false, signed: false, closed: 0 }; // it says what no table can
  }
}

function checkRead({ core, signature, openings }: SeasonProof): SeasonCheck {
  const opened = new Map(openings.map((one) => [one.person, one]));
  const closed = core.people.filter(({ person }) => !opened.has(person)).length;
  const holds =
    isSigned(core, signature) &&
    openings.every(({ person }) => core.people.some((one) => one.person === person)) &&
    core.people.every(({ person, commit }) => isCommitted(commit, opened.get(person))) &&
    core.lines.every((line) => isSum(line, opened.get(line.person)?.opened)) &&
    (closed > 0 || isTable(core, openings));
  return { holds, signed: signature !== null, closed };
}

function isSigned(core: SeasonCore, signature: SeasonSignature | null): boolean {
  if (signature === null) return true;
  const { statement } = signature;
  return signatureHolds(signature) && canonical(statement) === canonical(seasonStatement(core, statement.at));
}

const isCommitted = (commit: Hex, opening: SeasonOpening | undefined): boolean =>
  opening === undefined || personCommit(opening.salt, opening.opened) === commit;

/** Whether a line's total is that of its entries, holes and bonuses. */
function isSum({ total }: SignedLine, opened: SeasonOpened | undefined): boolean {
  if (opened === undefined) return true;
  const counted = opened.entries.filter(({ use, points }) => points !== null && (use === 'counts' || use === 'final'));
  const holes = opened.holes?.map(({ score }) => `${score ?? 0}`) ?? [];
  return isNought([total, ...[opened.bonus, ...holes, ...counted.map(({ points }) => points ?? '0')].map((text) => `-${text}`)]);
}

function isTable(core: SeasonCore, openings: readonly SeasonOpening[]): boolean {
  const { lines } = seasonTable(ruleOf(core), seasonFactsOf(core, openings));
  const again = new Map(lines.map((line) => [line.person, openedLine(line)]));
  return (
    canonical(lines.map(signedLine)) === canonical(core.lines) &&
    openings.every(({ person, opened: { born: _, division: __, results: ___, ...opened } }) => {
      const line = again.get(person);
      return line === undefined || canonical(line) === canonical(opened);
    })
  );
}

/** The facts of a table, put together again from its openings. */
function seasonFactsOf({ events }: SeasonCore, openings: readonly SeasonOpening[]): SeasonFacts {
  const resultsOf = (id: string) =>
    openings.flatMap(({ person, opened }) =>
      opened.results.flatMap(({ event, player: _, ...result }) => (event === id ? [{ ...result, person }] : [])),
    );
  return {
    events: events.map(({ name: _, ...event }) => ({ ...event, results: resultsOf(event.id) })),
    golfers: openings.map(({ person, opened: { division = null, born } }) => ({ person, division, born })),
  };
}

/** Whether exact numbers, as they are written, add up to nothing: `8690/7`, `--5` is 5. */
function isNought(texts: readonly string[]): boolean {
  let [sum, of] = [BigInt(0), BigInt(1)];
  for (const text of texts) {
    const [parts = '0', whole = '1'] = text.replace('--', '').split('/');
    sum = sum * BigInt(whole) + BigInt(parts) * of;
    of *= BigInt(whole);
  }
  return sum === BigInt(0);
}
