import type { Competitor } from '../competitor.ts';
import { lastOf } from '../list.ts';
import type { Rules } from '../rules.ts';
import type { Side, SideFormat } from '../side/side.ts';
import type { Allocation, AwardResult, AwardRule, PassedOver } from './award.ts';
import type { FieldOfAward } from './award-field.ts';
import { always, fieldOfPlayers } from './award-field.ts';
import type { Candidate, Ranking } from './candidate.ts';
import { decisionOver, rankingsIn } from './candidate.ts';
import type { Ledger } from './ledger.ts';
import { blockerOf, EMPTY_LEDGER, undecidedOver } from './ledger.ts';
import { inTurn, unlistedPlaces } from './series.ts';
import type { PartnersBySide } from './side-field.ts';
import { allocationOfBoth, allocationOfSides, fieldOfSides, fieldsOfBoth, fieldsWithPartners } from './side-field.ts';

/**
 * Allots the awards, in order of priority, over the complete cards (measured shots and holes in one count on any, places of contests without one): each goes to the
 * best-placed player who may still have it, a place after the better ones. Where no tie key separates players the award stays `open`
 * until the committee decides; an award that hangs on an open one waits for it. Marking a winner absent and allotting again moves
 * everyone up by the same rule.
 *
 * @example allocate(rules, competitors, [{ id: 'gross', kind: 'best-gross', … }, { id: 'net', kind: 'best-net', … }], allocation)
 * // [{ award: 'gross', winner: 'an', … }, { award: 'net', winner: 'binh', passedOver: [{ id: 'an', reason: { code: 'holds-main-prize', award: 'gross' } }, … ], … }]
 */
export function allocate(
  rules: Rules,
  competitors: readonly Competitor[],
  awards: readonly AwardRule[],
  allocation: Allocation,
): readonly AwardResult[] {
  return resultsOver(always(fieldOfPlayers(rules, competitors)), awards, allocation);
}

/**
 * The same to sides, by their ids, in `decisions` too. A side is a member, of a gender, or absent when all its partners are; `members` and
 * `absentAtPrizeGiving` may name its own id too. With a ball each no side wins an award of one ball (`rulesProblems`).
 *
 * @example allocateSides(rules, SIDE_FORMATS['four-ball'], sides, [{ id: 'net', kind: 'best-net', … }], allocation)[0]?.winner // 'an-binh'
 */
export function allocateSides(
  rules: Rules,
  format: SideFormat,
  sides: readonly Side[],
  awards: readonly AwardRule[],
  allocation: Allocation,
): readonly AwardResult[] {
  return resultsOver(always(fieldOfSides(rules, format, sides)), awards, allocationOfSides(sides, allocation));
}

/**
 * Sides and players in one plan: awards of sides (`of`) go to sides, the others to players, in one order of priority. With one main prize each
 * who wins with a side holds it too, and a side one of whose partners holds one is passed over. Ids of sides and players are different:
 * `members` and `absentAtPrizeGiving` name each by its own.
 *
 * @example allocateWithSides(rules, competitors, { format, sides }, [{ id: 'pairs', of: 'sides', … }, { id: 'gross', … }], allocation)
 * // [{ award: 'pairs', winner: 'an-binh', … }, { award: 'gross', winner: 'chi', passedOver: [{ id: 'an', reason: { code: 'holds-main-prize', award: 'pairs' } }], … }]
 */
export function allocateWithSides(
  rules: Rules,
  competitors: readonly Competitor[],
  { format, sides }: SidesOfFormat,
  awards: readonly AwardRule[],
  allocation: Allocation,
): readonly AwardResult[] {
  return resultsOver(fieldsOfBoth(rules, competitors, format, sides), awards, allocationOfBoth(sides, allocation));
}

/**
 * Sides of one ball and their partners in one plan: awards of partners (`of`), which are won by a shot, go to whoever measured it, the others to
 * sides. With one main prize each a side one of whose partners holds one is passed over, and a partner whose side does. All ids are different.
 *
 * @example allocateWithPartners(rules, sides, { 'song-hong': [{ id: 'an', gender: 'm' }, …] }, [{ id: 'drive', kind: 'longest-drive', of: 'partners', … }], allocation)
 * // [{ award: 'drive', winner: 'an', … }]
 */
export function allocateWithPartners(
  rules: Rules,
  sides: readonly Competitor[],
  partners: PartnersBySide,
  awards: readonly AwardRule[],
  allocation: Allocation,
): readonly AwardResult[] {
  const ids = Object.entries(partners).map(([side, people]) => [side, people.map(({ id }) => id)]);
  return resultsOver(fieldsWithPartners(rules, sides, partners), awards, { ...allocation, partners: Object.fromEntries(ids) });
}

/** Sides and what they play. */
export type SidesOfFormat = { readonly format: SideFormat; readonly sides: readonly Side[] };

/** The results of the awards, each over its field. */
export function resultsOver(fieldOf: FieldOfAward, awards: readonly AwardRule[], allocation: Allocation): readonly AwardResult[] {
  const rankingOf = rankingsIn(fieldOf, allocation);
  const contests = contestsOf(awards, rankingOf, allocation);
  const results = new Map(allotted(contests, allocation).map((outcome, nth) => resultOf(contests, nth, outcome, allocation)));
  return awards.map((award) => {
    const result = results.get(award) ?? { ...NOT_GIVEN, award: award.id };
    if (result.decidedBy?.by !== 'hand') return result;
    return { ...result, decidedBy: { by: 'hand', instead: winnerByRules(award, awards, rankingOf, allocation) } };
  });
}

const NOT_GIVEN: Omit<AwardResult, 'award'> = {
  winner: null,
  value: null,
  open: [],
  waitsFor: null,
  passedOver: [],
  backups: [],
  decidedBy: { by: 'hand', instead: null },
};

type RankingOf = ReturnType<typeof rankingsIn>;

/** The contests in turn, without the awards that a manager gives to no one. */
function contestsOf(awards: readonly AwardRule[], rankingOf: RankingOf, { byHand = {} }: Allocation): readonly AwardContest[] {
  const handAwards = awards.filter(({ id }) => byHand[id] !== null);
  return inTurn(handAwards).map((award) => ({ award, ranking: rankingOf(award), ahead: unlistedPlaces(handAwards, award) }));
}

/** Who wins an award without the choice by hand about it; null where no one does outright. */
function winnerByRules(award: AwardRule, awards: readonly AwardRule[], rankingOf: RankingOf, given: Allocation): string | null {
  const { [award.id]: _, ...byHand } = given.byHand ?? {};
  const allocation = { ...given, byHand };
  const contests = contestsOf(awards, rankingOf, allocation);
  const outcome = allotted(contests, allocation)[contests.findIndex((one) => one.award === award)];
  return (outcome && winnerOf(outcome)?.standing.id) ?? null;
}

/** An award, its candidates, and how many of them come before its winner without an award for their place. */
type AwardContest = { readonly award: AwardRule; readonly ranking: Ranking; readonly ahead: number };

/** The contenders for an award: one winner, or several who may each win it yet. */
type ContestOutcome = {
  readonly contenders: readonly Candidate[];
  /** The open awards that decide it: any of them may take a contender away. */
  readonly waitsFor: readonly AwardRule[];
  /** One of the contenders will have it, whatever those it waits for take away. */
  readonly sure: boolean;
  readonly passedOver: readonly PassedOver[];
  /** The players tied for it, one of them chosen by the committee. */
  readonly among: readonly string[] | null;
  /** A manager put its winner there. */
  readonly byHand: boolean;
  /** What was allotted before it. */
  readonly before: Ledger;
};

/** The contenders of each of the first awards, one award after the other; what is given by hand comes before all, also by later ones. */
function allotted(contests: readonly AwardContest[], allocation: Allocation, first = contests.length): readonly ContestOutcome[] {
  const chosen = chosenByHand(contests, allocation);
  let ledger: Ledger = {
    ...EMPTY_LEDGER,
    held: [...chosen].map(([award, { standing }]) => ({ award, winner: standing.id, byHand: true })),
  };
  return contests.slice(0, first).map((contest) => {
    const candidate = chosen.get(contest.award);
    if (candidate !== undefined) return { ...NOTHING_FOUND, contenders: [candidate], sure: true, byHand: true, before: ledger };
    const outcome = search(ledger, contest, allocation);
    ledger = entered(ledger, contest.award, outcome);
    return outcome;
  });
}

const NOTHING_FOUND: Omit<ContestOutcome, 'contenders' | 'sure' | 'before'> = { waitsFor: [], passedOver: [], among: null, byHand: false };

/** The choices by hand that stand: the player is ranked for the award and may have it, beside what was given by hand before. */
function chosenByHand(contests: readonly AwardContest[], allocation: Allocation): ReadonlyMap<AwardRule, Candidate> {
  const chosen = new Map<AwardRule, Candidate>();
  let ledger = EMPTY_LEDGER;
  for (const { award, ranking } of contests) {
    const wanted = allocation.byHand?.[award.id];
    const inDivision = ({ standing }: Candidate) => award.division === undefined || standing.division === award.division;
    const candidate = ranking.order.find((one) => one.standing.id === wanted && inDivision(one));
    if (candidate === undefined || blockerOf(ledger, award, candidate.standing.id, allocation) !== null) continue;
    chosen.set(award, candidate);
    ledger = { ...ledger, held: [...ledger.held, { award, winner: candidate.standing.id }] };
  }
  return chosen;
}

function search(ledger: Ledger, { award, ranking, ahead }: AwardContest, allocation: Allocation): ContestOutcome {
  const passedOver: PassedOver[] = [];
  const eligible: Candidate[] = [];
  let contenders: readonly Candidate[] = [];
  let waitsFor: readonly AwardRule[] = [];
  let sure = false;
  for (const group of ranking.groups) {
    const free: Candidate[] = [];
    for (const candidate of group) {
      const reason = blockerOf(ledger, award, candidate.standing.id, allocation);
      if (reason === null) free.push(candidate);
      else if (reason.code !== 'won-better') passedOver.push({ id: candidate.standing.id, value: candidate.value, reason });
    }
    eligible.push(...free);
    if (eligible.length > ahead) contenders = [...contenders, ...free];
    const undecided = undecidedOver(ledger, award, idsOf(eligible), allocation);
    waitsFor = undecided.awards;
    // One player more than all of these can take away is enough.
    sure = eligible.length > ahead + undecided.most;
    if (sure) break;
  }
  const outcome = { ...NOTHING_FOUND, contenders, waitsFor, sure, passedOver, before: ledger };
  return waitsFor.length > 0 ? outcome : decided(award, outcome, allocation);
}

const idsOf = (candidates: readonly Candidate[]): readonly string[] => candidates.map(({ standing }) => standing.id);

function decided(award: AwardRule, outcome: ContestOutcome, { decisions }: Allocation): ContestOutcome {
  const { contenders: tied } = outcome;
  const chosen = tied.length > 1 ? tied.find(({ standing }) => standing.id === decisions[award.id]) : undefined;
  return chosen === undefined ? outcome : { ...outcome, contenders: [chosen], among: idsOf(tied) };
}

function winnerOf({ contenders, waitsFor }: ContestOutcome): Candidate | null {
  return waitsFor.length === 0 && contenders.length === 1 ? (contenders[0] ?? null) : null;
}

function entered(ledger: Ledger, award: AwardRule, outcome: ContestOutcome): Ledger {
  const winner = winnerOf(outcome);
  if (winner !== null) return { ...ledger, held: [...ledger.held, { award, winner: winner.standing.id }] };
  const undecided = { award, possible: new Set(idsOf(outcome.contenders)), sure: outcome.sure };
  return { ...ledger, undecided: [...ledger.undecided, undecided] };
}

function resultOf(
  contests: readonly AwardContest[],
  nth: number,
  outcome: ContestOutcome,
  allocation: Allocation,
): [AwardRule, AwardResult] {
  const contest = contests[nth] as AwardContest;
  const { award } = contest;
  const { contenders, passedOver } = outcome;
  const winner = winnerOf(outcome);
  const waitsFor = outcome.waitsFor[0]?.id ?? null;
  const result: AwardResult = {
    award: award.id,
    winner: winner?.standing.id ?? null,
    value: waitsFor === null ? (contenders[0]?.value ?? null) : null,
    open: winner === null && waitsFor === null ? idsOf(contenders) : [],
    waitsFor,
    passedOver,
    backups: winner === null ? [] : backups(contests, nth, winner.standing.id, allocation),
    decidedBy: decidedBy(contest, outcome, allocation),
  };
  return [award, result];
}

function decidedBy(contest: AwardContest, outcome: ContestOutcome, allocation: Allocation): AwardResult['decidedBy'] {
  const { among, byHand } = outcome;
  const winner = winnerOf(outcome);
  if (byHand) return NOT_GIVEN.decidedBy;
  if (among !== null) return { by: 'committee', among };
  return winner && decisionOver(winner, nextEligible(winner, contest, outcome, allocation), contest.ranking.by);
}

/** The first behind the winner who could have won it too. */
function nextEligible(
  winner: Candidate,
  { award, ranking }: AwardContest,
  { before }: ContestOutcome,
  allocation: Allocation,
): Candidate | undefined {
  const order = ranking.groups.flat();
  return order.slice(order.indexOf(winner) + 1).find(({ standing }) => blockerOf(before, award, standing.id, allocation) === null);
}

/** The winners of the nth award when all is allotted again without its winner, then without that one too, and so on. */
function backups(contests: readonly AwardContest[], nth: number, winner: string, allocation: Allocation): readonly string[] {
  const absent = new Set(allocation.absentAtPrizeGiving);
  const inLine: string[] = [];
  for (let gone: string | null = winner; inLine.length < allocation.backups; ) {
    absent.add(gone);
    const outcome = lastOf(allotted(contests, { ...allocation, absentAtPrizeGiving: absent }, nth + 1));
    gone = (outcome && winnerOf(outcome)?.standing.id) ?? null;
    if (gone === null) break;
    inLine.push(gone);
  }
  return inLine;
}
