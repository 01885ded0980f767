import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { Allocation, AwardResult, AwardRule, PassedOver } from './award.ts';
import type { Candidate, Ranking } from './candidate.ts';
import { decisionOver, rankingsOf } from './candidate.ts';
import type { Ledger } from './ledger.ts';
import { EMPTY_LEDGER, obstacle, undecidedOver } from './ledger.ts';

/**
 * Allots the awards, in order of priority, over the complete cards (measured shots and holes in one count on any): each goes to the
 * best-placed player who may still have it. Players whom no tie key parts stay `open` until the committee decides; an award that
 * hangs on an open one waits for it. Marking a winner absent and allotting again moves everybody up by the same rule.
 *
 * @example allocate(rules, competitors, [{ id: 'gross', kind: 'best-gross', … }, { id: 'net', kind: 'best-net', … }], allocation)
 * // [{ award: 'gross', winner: 'an', … }, { award: 'net', winner: 'binh', passedOver: [{ id: 'an', reason: { code: 'holds-main-prize', award: 'gross' }, … }], … }]
 */
export function allocate(
  rules: Rules,
  competitors: readonly Competitor[],
  awards: readonly AwardRule[],
  allocation: Allocation,
): readonly AwardResult[] {
  const rankingOf = rankingsOf(rules, competitors, allocation.measurements ?? []);
  let ledger = EMPTY_LEDGER;
  const searched = earlierHolesFirst(awards).map((award) => {
    const ranking = rankingOf(award);
    const found = search(ledger, award, ranking, allocation);
    ledger = entered(ledger, award, found);
    return { award, found, ranking };
  });
  const results = new Map(searched.map(({ award, found, ranking }) => [award, result(ledger, award, found, ranking, allocation)]));
  return awards.flatMap((award) => results.get(award) ?? []);
}

/** As listed, but those of a kind by hole: of two holes that one player leads the earlier counts. */
function earlierHolesFirst(awards: readonly AwardRule[]): readonly AwardRule[] {
  const kinds = Map.groupBy(awards, ({ kind }) => kind);
  const queues = new Map([...kinds].map(([kind, list]) => [kind, list.toSorted((a, b) => playedAt(a) - playedAt(b))]));
  return awards.map((award) => queues.get(award.kind)?.shift() ?? award);
}

/** Where in the tournament: the holes of a round before those of the next. */
function playedAt({ round = 1, hole = 0 }: AwardRule): number {
  return round * 100 + hole;
}

/** Whom an award comes to: one winner, or several of whom each may win it yet. */
type Found = {
  readonly contenders: readonly Candidate[];
  /** The open awards that decide it: any of them may take a contender away. */
  readonly waitsFor: readonly AwardRule[];
  readonly passedOver: readonly PassedOver[];
  /** The players tied for it, of whom the committee chose one. */
  readonly among: readonly string[] | null;
};

function search(ledger: Ledger, award: AwardRule, { groups }: Ranking, allocation: Allocation): Found {
  const passedOver: PassedOver[] = [];
  const contenders: Candidate[] = [];
  let waitsFor: readonly AwardRule[] = [];
  for (const group of groups) {
    for (const candidate of group) {
      const reason = obstacle(ledger, award, candidate.standing.id, allocation);
      if (reason === null) contenders.push(candidate);
      else if (reason.code !== 'won-better') passedOver.push({ id: candidate.standing.id, value: candidate.value, reason });
    }
    waitsFor = undecidedOver(ledger, award, idsOf(contenders), allocation);
    // Each of these takes away one player at most, so that one more than they are is enough.
    if (contenders.length > waitsFor.length) break;
  }
  return waitsFor.length > 0 ? { contenders, waitsFor, passedOver, among: null } : decided(award, contenders, passedOver, allocation);
}

const idsOf = (candidates: readonly Candidate[]): readonly string[] => candidates.map(({ standing }) => standing.id);

function decided(award: AwardRule, tied: readonly Candidate[], passedOver: readonly PassedOver[], { decisions }: Allocation): Found {
  const chosen = tied.length > 1 ? tied.find(({ standing }) => standing.id === decisions[award.id]) : undefined;
  if (chosen === undefined) return { contenders: tied, waitsFor: [], passedOver, among: null };
  return { contenders: [chosen], waitsFor: [], passedOver, among: idsOf(tied) };
}

function winnerOf({ contenders, waitsFor }: Found): Candidate | null {
  return waitsFor.length === 0 && contenders.length === 1 ? (contenders[0] ?? null) : null;
}

function entered(ledger: Ledger, award: AwardRule, found: Found): Ledger {
  const { contenders, waitsFor } = found;
  const winner = winnerOf(found);
  if (winner !== null) return { ...ledger, held: [...ledger.held, { award, winner: winner.standing.id }] };
  const undecided = { award, possible: new Set(idsOf(contenders)), sure: contenders.length > waitsFor.length };
  return { ...ledger, undecided: [...ledger.undecided, undecided] };
}

function result(ledger: Ledger, award: AwardRule, found: Found, ranking: Ranking, allocation: Allocation): AwardResult {
  const { contenders, passedOver, among } = found;
  const winner = winnerOf(found);
  const waitsFor = found.waitsFor[0]?.id ?? null;
  return {
    award: award.id,
    winner: winner?.standing.id ?? null,
    value: waitsFor === null ? (contenders[0]?.value ?? null) : null,
    open: winner === null && waitsFor === null ? idsOf(contenders) : [],
    waitsFor,
    passedOver,
    backups: backups(ledger, award, contenders, ranking, allocation),
    decidedBy: among
      ? { by: 'committee', among }
      : winner && decisionOver(winner, nextEligible(winner, passedOver, ranking), ranking.steps),
  };
}

/** Who stands behind the winner and was not passed over before him. */
function nextEligible(winner: Candidate, passedOver: readonly PassedOver[], { groups }: Ranking): Candidate | undefined {
  const order = groups.flat();
  return order.slice(order.indexOf(winner) + 1).find(({ standing }) => passedOver.every(({ id }) => id !== standing.id));
}

/** The next players who could have the award when everything else is given out. */
function backups(
  ledger: Ledger,
  award: AwardRule,
  contenders: readonly Candidate[],
  { groups }: Ranking,
  allocation: Allocation,
): readonly string[] {
  const free = groups.flat().filter((candidate) => {
    const { id } = candidate.standing;
    if (contenders.includes(candidate) || obstacle(ledger, award, id, allocation) !== null) return false;
    return undecidedOver(ledger, award, [id], allocation).length === 0;
  });
  return idsOf(free.slice(0, allocation.backups));
}
