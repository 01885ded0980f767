import type { Allocation, AwardRule, PassedOverReason } from './award.ts';
import { isOfContest } from './contest-award.ts';
import { isMeasured } from './measured.ts';
import { sameSeries } from './series.ts';

/**
 * An award that waits for the committee, or for one that does, and all who may yet win it. `sure`: one of them will,
 * whatever the others take away.
 */
type Undecided = { readonly award: AwardRule; readonly possible: ReadonlySet<string>; readonly sure: boolean };

/** `byHand`: a manager put the winner there. */
type Held = { readonly award: AwardRule; readonly winner: string; readonly byHand?: boolean };

/** What has been allotted so far: who holds what, and what is still undecided. */
export type Ledger = {
  readonly held: readonly Held[];
  readonly undecided: readonly Undecided[];
};

export const EMPTY_LEDGER: Ledger = { held: [], undecided: [] };

/** `won-better`: the player has a better place of the same series already, which needs no explanation. */
type Blocker = PassedOverReason | { code: 'won-better' };

/** Why a player cannot win an award any more; null when they can. */
export function blockerOf(ledger: Ledger, award: AwardRule, id: string, allocation: Allocation): Blocker | null {
  if (isOfContest(award)) return null;
  if (award.membersOnly && !allocation.members.has(id)) return { code: 'not-a-member' };
  if (allocation.absentAtPrizeGiving.has(id)) return { code: 'absent' };
  const held = ledger.held.find((one) => isOne(one.winner, id, allocation) && exclude(one.award, award, allocation));
  if (held !== undefined) return excludedBy(held.award, award, held.byHand);
  const rivals = rivalsFor(ledger, award, allocation);
  const rival = rivals.find((one) => mayTake(one, id, allocation) && surelyShared(rivals, one));
  return rival === undefined ? null : excludedBy(rival.award, award);
}

/** Undecided awards that may yet take some of those who could win another, and how many all of them together at most. */
type Touching = { readonly awards: readonly AwardRule[]; readonly most: number };

/** The undecided awards that may yet take away some of these from an award: each one player or side at most, a side its partners. */
export function undecidedOver(ledger: Ledger, award: AwardRule, ids: readonly string[], allocation: Allocation): Touching {
  if (isOfContest(award)) return { awards: [], most: 0 };
  const touching = rivalsFor(ledger, award, allocation).filter((rival) => ids.some((id) => mayTake(rival, id, allocation)));
  const takes = ({ possible }: Undecided) =>
    Math.max(...[...possible].map((winner) => ids.filter((id) => isOne(winner, id, allocation)).length));
  return { awards: touching.map((rival) => rival.award), most: touching.reduce((sum, rival) => sum + takes(rival), 0) };
}

function mayTake({ possible }: Undecided, id: string, allocation: Allocation): boolean {
  return possible.has(id) || (allocation.partners !== undefined && [...possible].some((winner) => isOne(winner, id, allocation)));
}

/** Whether both are the same player or side, or somebody is both or plays for both. */
function isOne(one: string, other: string, { partners = {} }: Allocation): boolean {
  if (one === other) return true;
  const others = partners[other] ?? [other];
  return (partners[one] ?? [one]).some((id) => others.includes(id));
}

function rivalsFor(ledger: Ledger, award: AwardRule, allocation: Allocation): readonly Undecided[] {
  return ledger.undecided.filter((one) => exclude(one.award, award, allocation));
}

/**
 * As many undecided awards as players who may win them, and no player may have two: each of these players gets one, in whatever
 * order.
 */
function surelyShared(rivals: readonly Undecided[], { award, possible }: Undecided): boolean {
  const within = rivals.filter((other) => other.sure && [...other.possible].every((id) => possible.has(id)));
  const main = within.filter((other) => other.award.main);
  const series = within.filter((other) => sameSeries(other.award, award));
  return Math.max(main.length, series.length) >= possible.size;
}

/** No one wins both of two main prizes, where each may have only one, or two places of the same series. */
function exclude(one: AwardRule, other: AwardRule, { oneMainPrizeEach }: Allocation): boolean {
  return (oneMainPrizeEach && one.main && other.main) || sameSeries(one, other);
}

function excludedBy(held: AwardRule, award: AwardRule, byHand = false): Blocker {
  if (!sameSeries(held, award)) return { code: 'holds-main-prize', award: held.id };
  if (isMeasured(held) && !byHand) return { code: 'leads-another-hole', award: held.id };
  return !isMeasured(held) && (held.place ?? 1) < (award.place ?? 1) ? { code: 'won-better' } : { code: 'holds-place', award: held.id };
}
