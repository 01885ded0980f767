import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { Allocation, AwardResult, AwardRule, PassedOver } from './award.ts';
import type { Candidate, Ranking } from './candidate.ts';
import { decisionOver, rankingsOf } from './candidate.ts';
import type { Ledger } from './ledger.ts';
import { EMPTY_LEDGER, obstacle, undecidedCount, undecidedOver } from './ledger.ts';
import { longerDrive } from './measured.ts';

/**
 * Allots the awards, in order of priority, over the complete cards (measured shots and holes in one count on any): each goes to the best-placed player who may still have
 * it. Players whom no tie key parts stay `open` until the committee decides; an award that hangs on an open one waits for it.
 * Marking a winner absent and allotting again moves everybody up by the same rule.
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
  const results = awards.map((award) => {
    const ranking = rankingOf(award);
    const found = search(ledger, award, ranking, allocation);
    ledger = entered(ledger, award, found, allocation);
    return { award, found, ranking };
  });
  return results.map(({ award, found, ranking }) => result(ledger, award, found, ranking, allocation));
}

/** Whom an award comes to: one winner, or several of whom each may win it yet. */
type Found = {
  readonly contenders: readonly Candidate[];
  readonly waitsFor: string | null;
  readonly passedOver: readonly PassedOver[];
  /** The players tied for it, of whom the committee chose one. */
  readonly among: readonly string[] | null;
};

function search(ledger: Ledger, award: AwardRule, { groups }: Ranking, allocation: Allocation): Found {
  const passedOver: PassedOver[] = [];
  const contenders: Candidate[] = [];
  let waitsFor: string | null = null;
  for (const group of groups) {
    const eligible = group.filter((candidate) => {
      const reason = obstacle(ledger, award, candidate.standing.id, allocation);
      if (reason !== null && reason.code !== 'won-better') passedOver.push({ id: candidate.standing.id, value: candidate.value, reason });
      return reason === null;
    });
    contenders.push(...eligible);
    const held = eligible.map(({ standing }) => undecidedOver(ledger, award, standing.id, allocation)).find((one) => one !== undefined);
    waitsFor ??= held?.id ?? null;
    // Undecided awards take away one player each at most, so that one more than they are is enough.
    const enough = waitsFor === null ? 0 : undecidedCount(ledger, award, allocation);
    if (contenders.length > enough) break;
  }
  return waitsFor === null ? decided(award, contenders, passedOver, allocation) : { contenders, waitsFor, passedOver, among: null };
}

function decided(award: AwardRule, tied: readonly Candidate[], passedOver: readonly PassedOver[], { decisions }: Allocation): Found {
  const chosen = tied.length > 1 ? tied.find(({ standing }) => standing.id === decisions[award.id]) : undefined;
  if (chosen === undefined) return { contenders: tied, waitsFor: null, passedOver, among: null };
  return { contenders: [chosen], waitsFor: null, passedOver, among: tied.map(({ standing }) => standing.id) };
}

function winnerOf({ contenders, waitsFor }: Found): Candidate | null {
  return waitsFor === null && contenders.length === 1 ? (contenders[0] ?? null) : null;
}

function entered(ledger: Ledger, award: AwardRule, found: Found, allocation: Allocation): Ledger {
  const winner = winnerOf(found);
  if (winner !== null) return { ...ledger, held: [...ledger.held, { award, winner: winner.standing.id }] };
  if (found.contenders.length === 0) return ledger;
  const possible = new Set(found.contenders.map(({ standing }) => standing.id));
  const sure = found.waitsFor === null || possible.size > undecidedCount(ledger, award, allocation);
  return { ...ledger, undecided: [...ledger.undecided, { award, possible, sure }] };
}

function result(ledger: Ledger, award: AwardRule, found: Found, ranking: Ranking, allocation: Allocation): AwardResult {
  const { contenders, waitsFor, passedOver, among } = found;
  const winner = winnerOf(found);
  return {
    award: award.id,
    winner: winner?.standing.id ?? null,
    value: waitsFor === null ? (contenders[0]?.value ?? null) : null,
    open: winner === null && waitsFor === null ? contenders.map(({ standing }) => standing.id) : [],
    waitsFor,
    passedOver,
    backups: backups(ledger, award, contenders, ranking, allocation),
    decidedBy:
      among === null
        ? winner && decision(award, winner, nextEligible(winner, passedOver, ranking), ranking, allocation)
        : { by: 'committee', among },
  };
}

function decision(award: AwardRule, winner: Candidate, next: Candidate | undefined, { steps }: Ranking, { measurements }: Allocation) {
  return decisionOver(winner, next, steps) ?? longerDrive(award, winner, next, measurements ?? []);
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
    return undecidedOver(ledger, award, id, allocation) === undefined;
  });
  return free.slice(0, allocation.backups).map(({ standing }) => standing.id);
}
