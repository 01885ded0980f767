/** A round in which everybody plays once: pairs of numbers from 1; of an odd number one has a bye. */
type BergerRound = { readonly pairs: readonly (readonly [number, number])[]; readonly bye: number | null };

/**
 * Berger's tables: everybody meets everybody once. Of an odd number the highest number of the next even table is the bye.
 * Source: FIDE Handbook C.05, annex 1. The first of a pair is named first there.
 *
 * @example bergerRounds(4)[1]?.pairs // [[4, 3], [1, 2]]
 */
export function bergerRounds(entrants: number): readonly BergerRound[] {
  if (entrants < 2) return [];
  const even = entrants + (entrants % 2);
  return Array.from({ length: even - 1 }, (_, nth) => {
    const pairs = tableRound(even, nth + 1);
    const bye = entrants === even ? undefined : pairs.find((pair) => pair.includes(even))?.find((number) => number !== even);
    return { pairs: pairs.filter((pair) => entrants === even || !pair.includes(even)), bye: bye ?? null };
  });
}

/** Round from 1 of an even table: who meets the last number, then those as far above as below that one, in a circle of the others. */
function tableRound(even: number, round: number): readonly (readonly [number, number])[] {
  const others = even - 1;
  const inCircle = (number: number) => ((((number - 1) % others) + others) % others) + 1;
  // twice this number is one more than the round, in the circle
  const withLast = round % 2 === 1 ? (round + 1) / 2 : (round + even) / 2;
  const first: readonly [number, number] = withLast <= even / 2 ? [withLast, even] : [even, withLast];
  const pairs = Array.from({ length: even / 2 - 1 }, (_, nth): readonly [number, number] => {
    const [above, below] = [inCircle(withLast + nth + 1), inCircle(withLast - nth - 1)];
    const [low, high] = above < below ? [above, below] : [below, above];
    return (low + high) % 2 === 1 ? [low, high] : [high, low];
  });
  return [first, ...pairs];
}

/** A group of a round robin, its entrants in the order of their numbers. */
type Group = { readonly id: string; readonly entrants: readonly string[] };

/** A match of a round robin: `A-2.1` is the first of group A's second round. */
type GroupMatch = { readonly id: string; readonly group: string; readonly round: number; readonly sides: readonly [string, string] };

/** The matches of a group by Berger's tables, and who has a bye in which round. */
type GroupRounds = {
  readonly matches: readonly GroupMatch[];
  readonly byes: readonly { readonly round: number; readonly entrant: string }[];
};

/**
 * Everybody of a group against everybody once.
 *
 * @example groupRounds({ id: 'A', entrants: ['an', 'binh', 'chi'] }).matches[0] // { id: 'A-1.1', group: 'A', round: 1, sides: ['binh', 'chi'] }
 */
export function groupRounds({ id: group, entrants }: Group): GroupRounds {
  const named = (number: number) => entrants[number - 1] ?? '';
  const rounds = bergerRounds(entrants.length);
  const matches = rounds.flatMap(({ pairs }, nth) =>
    pairs.map(([one, other], at): GroupMatch => {
      return { id: `${group}-${nth + 1}.${at + 1}`, group, round: nth + 1, sides: [named(one), named(other)] };
    }),
  );
  return { matches, byes: rounds.flatMap(({ bye }, nth) => (bye === null ? [] : { round: nth + 1, entrant: named(bye) })) };
}

/**
 * Entrants dealt out to groups in a snake, so that the groups are of one strength where the entrants come in the order of theirs: A B C C B A A …
 * Sizes differ by one at most.
 *
 * @example dealt(['an', 'binh', 'chi', 'dung', 'em'], ['A', 'B']) // [{ id: 'A', entrants: ['an', 'dung', 'em'] }, { id: 'B', entrants: ['binh', 'chi'] }]
 */
export function dealt(entrants: readonly string[], groups: readonly string[]): readonly Group[] {
  const count = groups.length;
  const groupOf = (at: number) => {
    const [row, column] = [Math.floor(at / count), at % count];
    return row % 2 === 0 ? column : count - 1 - column;
  };
  return groups.map((id, nth) => ({ id, entrants: entrants.filter((_, at) => groupOf(at) === nth) }));
}
