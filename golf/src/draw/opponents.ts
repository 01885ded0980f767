/** Who is drawn: `team` and `group` as the rule of the draw needs them; missing or null: none, and a group of its own. */
export type DrawnEntrant = { readonly id: string; readonly team?: string | null; readonly group?: string | null };

export type OpponentRule = {
  /** Only entrants of one group meet. */
  readonly withinGroups: boolean;
  /** Nobody meets somebody of their own team. */
  readonly teamsApart: boolean;
  /** Pairs who met before: they do not meet again (`never`), or only where nobody else is left for them (`if-needed`). */
  readonly met: readonly (readonly [string, string])[];
  readonly repeats: 'never' | 'if-needed';
};

/**
 * Why nobody was found for an entrant: `alone`, nobody else is in the group; `own-team`, only their own team is; `met`, all others have met them
 * before; `odd`, one of the others had to be left over.
 */
type WithoutOpponent = { readonly id: string; readonly because: 'alone' | 'own-team' | 'met' | 'odd' };

type OpponentDraw = {
  /** In the order of the draw, who was drawn earlier first. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Those of the pairs who had met before. */
  readonly repeats: readonly (readonly [string, string])[];
  readonly without: readonly WithoutOpponent[];
};

/**
 * Opponents from an order that was drawn: each in turn gets the next of the others whom the rule allows, as long as everybody who can have an
 * opponent still gets one. As many are paired as can be at all; nobody meets again whom they met where all can be paired without. Otherwise as
 * many as possible are paired without, and only the rest looks among those they met.
 *
 * @example drawOpponents([{ id: 'an', team: 'A' }, { id: 'binh', team: 'A' }, { id: 'chi', team: 'B' }, { id: 'dung', team: 'B' }], rule).pairs
 * // [['an', 'chi'], ['binh', 'dung']]
 */
export function drawOpponents(entrants: readonly DrawnEntrant[], rule: OpponentRule): OpponentDraw {
  const met = new Set(rule.met.flatMap(([one, other]) => [keyOf(one, other), keyOf(other, one)]));
  const hasMet = (one: DrawnEntrant, other: DrawnEntrant) => met.has(keyOf(one.id, other.id));
  const isApart = (one: DrawnEntrant, other: DrawnEntrant) => !rule.teamsApart || one.team == null || one.team !== other.team;
  const isNear = (one: DrawnEntrant, other: DrawnEntrant) => !rule.withinGroups || (one.group ?? null) === (other.group ?? null);
  const may = (one: DrawnEntrant, other: DrawnEntrant) => isNear(one, other) && isApart(one, other);
  const fresh = graphOf(entrants, (one, other) => may(one, other) && !hasMet(one, other));
  const any = graphOf(entrants, may);
  const withoutRepeats = extended(fresh, Array(entrants.length).fill(NOBODY));
  const all = rule.repeats === 'never' ? withoutRepeats : extended(any, withoutRepeats);
  const needsRepeats = countPaired(all) > countPaired(withoutRepeats);
  const mates = needsRepeats ? all : inDrawnOrder(fresh, withoutRepeats);
  const pairs = mates.flatMap((mate, at): readonly (readonly [DrawnEntrant, DrawnEntrant])[] => {
    const [one, other] = [entrants[at], entrants[mate]];
    return mate > at && one !== undefined && other !== undefined ? [[one, other]] : [];
  });
  const without = entrants.filter((_, at) => mates[at] === NOBODY);
  const named = (of: typeof pairs) => of.map(([one, other]) => [one.id, other.id] as const);
  return {
    pairs: named(pairs),
    repeats: named(pairs.filter(([one, other]) => hasMet(one, other))),
    without: without.map((entrant) => ({ id: entrant.id, because: reasonOf(entrant) })),
  };

  function reasonOf(entrant: DrawnEntrant): WithoutOpponent['because'] {
    const near = entrants.filter((other) => other !== entrant && isNear(entrant, other));
    if (near.length === 0) return 'alone';
    const apart = near.filter((other) => isApart(entrant, other));
    if (apart.length === 0) return 'own-team';
    return rule.repeats === 'never' && apart.every((other) => hasMet(entrant, other)) ? 'met' : 'odd';
  }
}

const keyOf = (one: string, other: string): string => JSON.stringify([one, other]);

/** For each entrant, by their place in the order, those whom they may meet. */
type Graph = readonly (readonly number[])[];
/** For each entrant their opponent. */
type Mates = readonly number[];
const NOBODY = -1;

function graphOf(entrants: readonly DrawnEntrant[], may: (one: DrawnEntrant, other: DrawnEntrant) => boolean): Graph {
  return entrants.map((one, at) => entrants.flatMap((other, nth) => (nth !== at && may(one, other) ? nth : [])));
}

const countPaired = (mates: Mates): number => mates.filter((mate) => mate !== NOBODY).length;

/** As many pairs as can be: who has an opponent keeps one. */
function extended(graph: Graph, mates: Mates): Mates {
  return mates.reduce((paired, _, at) => (paired[at] === NOBODY ? (augmented(graph, paired, at) ?? paired) : paired), mates);
}

/** The same entrants in pairs, each in turn with the first whom they can have so that nobody loses an opponent. */
function inDrawnOrder(graph: Graph, mates: Mates): Mates {
  const done = new Set<number>();
  let paired = mates;
  graph.forEach((others, at) => {
    if (done.has(at) || mates[at] === NOBODY) return;
    for (const other of others) {
      const tried = other < at || done.has(other) || mates[other] === NOBODY ? null : together(graph, paired, at, other, done);
      if (tried === null) continue;
      paired = tried;
      done.add(at).add(other);
      return;
    }
  });
  return paired;
}

/** The two as a pair, and their opponents until now with others; null where somebody would lose theirs. */
function together(graph: Graph, mates: Mates, one: number, other: number, done: ReadonlySet<number>): Mates | null {
  if (mates[one] === other) return mates;
  const left = [mates[one], mates[other]];
  const isOut = (at: number) => at === one || at === other || done.has(at) || mates[at] === NOBODY;
  const rest = graph.map((others, at) => (isOut(at) ? [] : others.filter((next) => !isOut(next))));
  const open = mates.map((mate, at) => (left.includes(at) || isOut(at) ? NOBODY : mate));
  const again = augmented(rest, open, left[0] ?? NOBODY);
  return again === null
    ? null
    : mates.map((mate, at) => (at === one ? other : at === other ? one : isOut(at) ? mate : (again[at] ?? NOBODY)));
}

/**
 * The pairs with one more, which has `root` in it; null where there is none. A path of pairs and possible pairs in turn from `root` to another
 * without an opponent is turned round; a circle of an odd number on the way is taken as one (Edmonds, "Paths, trees, and flowers", 1965).
 */
function augmented(graph: Graph, mates: Mates, root: number): Mates | null {
  const count = graph.length;
  const parent: number[] = Array(count).fill(NOBODY);
  const stem = Array.from({ length: count }, (_, at) => at);
  const seen: boolean[] = Array(count).fill(false);
  const mateOf = (at: number): number => mates[at] ?? NOBODY;
  const stemOf = (at: number): number => stem[at] ?? at;
  const queue = [root];
  seen[root] = true;

  function meeting(one: number, other: number): number {
    const passed = new Set<number>();
    for (let at = stemOf(one); ; at = stemOf(parent[mateOf(at)] ?? NOBODY)) {
      passed.add(at);
      if (mateOf(at) === NOBODY) break;
    }
    let at = stemOf(other);
    while (!passed.has(at)) at = stemOf(parent[mateOf(at)] ?? NOBODY);
    return at;
  }

  function mark(from: number, to: number, child: number, circle: Set<number>): void {
    for (let [at, next] = [from, child]; stemOf(at) !== to; ) {
      circle.add(stemOf(at)).add(stemOf(mateOf(at)));
      parent[at] = next;
      next = mateOf(at);
      at = parent[next] ?? NOBODY;
    }
  }

  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const to of graph[at] ?? []) {
      if (stemOf(at) === stemOf(to) || mateOf(at) === to) continue;
      if (to === root || (mateOf(to) !== NOBODY && (parent[mateOf(to)] ?? NOBODY) !== NOBODY)) {
        const meets = meeting(at, to);
        const circle = new Set<number>();
        mark(at, meets, to, circle);
        mark(to, meets, at, circle);
        for (let one = 0; one < count; one++) {
          if (!circle.has(stemOf(one))) continue;
          stem[one] = meets;
          if (!seen[one]) queue.push(one);
          seen[one] = true;
        }
      } else if (parent[to] === NOBODY) {
        parent[to] = at;
        const mate = mateOf(to);
        if (mate === NOBODY) return turned(mates, parent, to);
        seen[mate] = true;
        queue.push(mate);
      }
    }
  }
  return null;
}

function turned(mates: Mates, parent: readonly number[], end: number): Mates {
  const paired = [...mates];
  for (let at = end; at !== NOBODY; ) {
    const before = parent[at] ?? NOBODY;
    const next = mates[before] ?? NOBODY;
    paired[at] = before;
    paired[before] = at;
    at = next;
  }
  return paired;
}
