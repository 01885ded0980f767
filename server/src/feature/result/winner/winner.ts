import type { BoardPartner, Winner } from '@fairway/api';
import type { AwardMeasure } from '@fairway/api/choice/field/award';
import {
  type Allocation,
  type AwardResult,
  type AwardRule,
  allocate,
  allocateWithPartners,
  allocateWithSides,
  awardRules,
  type Basis,
  type Line,
  leaderboard,
  needsHandicap,
  type PassedOver,
  type PeoriaDay,
  sideBoard,
  withoutHandicap,
} from '@fairway/golf';
import { type ListedAward, listedAwards } from '../../../engine/competition/award-rules.ts';
import { type Competition, outOf } from '../../../engine/competition/competition.ts';
import type { FieldPlayer } from '../../../engine/competition/field.ts';
import { ownBallField } from '../../../engine/competition/own-ball.ts';
import type { Decision } from '../../../engine/competition/result/decision-store.ts';
import { bestShots, golfShot } from '../../../engine/competition/shot-store.ts';
import type { TournamentFacts } from '../../../engine/competition/store.ts';
import { cardsAreOfSides } from '../../../engine/tournament/side/play.ts';
import { partnersWithout, sharesIn } from '../../../engine/tournament/side/side-handicap.ts';
import { AppError } from '../../../error/app-error.ts';
import { namesOf } from '../../../text/name-list.ts';
import { byGivenName } from '../../../text/name-order.ts';
import { partnersOf } from '../../play/leaderboard/side-lines.ts';
import { contestPlaces } from '../../play/match/contest-place.ts';

/** The data for the sentences about an award. */
type Telling = {
  competition: Competition;
  linesOf: LinesOf;
  awards: ReadonlyMap<string, ListedAward>;
  results: ReadonlyMap<string, AwardResult>;
};

/**
 * Who wins what, and why, in the order of the awards. While a Peoria's holes are hidden only awards by gross, or by a published Peoria of
 * their own, have candidates: a winner by net would give the holes away.
 */
export function winnersOf(competition: Competition, decisions: readonly Decision[]): Winner[] {
  const awards = awardsOf(competition);
  const found = resultsOf(competition, allotted(awards, competition.handicapPending), allocationOf(competition, awards, decisions));
  const results = new Map(found.map((result) => [result.award, result]));
  const telling = {
    competition,
    linesOf: boardLines(competition),
    awards: new Map(awards.map((award) => [award.rule.id, award])),
    results,
  };
  return awards.map((award) => tell(award, results.get(award.rule.id) ?? NOBODY_YET, decisions, telling));
}

/** The awards of a competition, of cards and of contests. */
export const awardsOf = (competition: Competition): ListedAward[] => listedAwards(competition, contestPlaces(competition));

/** The awards that are allotted: while a Peoria's holes are hidden those that no hidden handicap decides. */
export const allotted = (awards: readonly ListedAward[], handicapPending: boolean): AwardRule[] =>
  awards.filter(({ rule }) => !handicapPending || rule.basis === 'gross' || rule.kind === 'peoria').map(({ rule }) => rule);

/** Awards of sides with a ball each, and of players, in one plan: who wins with a side has won. */
export function resultsOf(competition: Competition, awards: readonly AwardRule[], allocation: Allocation): readonly AwardResult[] {
  const { rules, competitors } = competition;
  const field = ownBallField(competition);
  if (field !== null) return allocateWithSides(rules, competitors, field, awards, allocation);
  return cardsAreOfSides(competition.tournament)
    ? allocateWithPartners(rules, competitors, partnersBySide(competition), awards, allocation)
    : allocate(rules, competitors, awards, allocation);
}

const partnersBySide = ({ players }: Competition) =>
  Object.fromEntries(
    [...players.values()].map(({ id, partners }) => [id, partners.map(({ playerId, gender }) => ({ id: playerId, gender }))]),
  );

type Total = Pick<Line, 'gross' | 'net' | 'points' | 'handicap' | 'netToPar' | 'judgedNetToPar'>;
type LinesOf = (award: ListedAward) => ReadonlyMap<string, Total>;

/** The lines of the board, by player, or by side; of a prize with a Peoria of its own those by that Peoria. */
function boardLines(competition: Competition): LinesOf {
  const { rules, competitors } = competition;
  const made = new Map<PeoriaDay | undefined, ReadonlyMap<string, Line>>();
  let ofSides: ReadonlyMap<string, Total> | undefined;
  return ({ rule }) => {
    if (rule.kind === 'contest-place') return NO_LINES;
    if (rule.of === 'sides') {
      ofSides ??= sideTotals(competition);
      return ofSides;
    }
    const lines = made.get(rule.peoria) ?? new Map(leaderboard(awardRules(rules, rule), competitors).map((line) => [line.id, line]));
    made.set(rule.peoria, lines);
    return lines;
  };
}

/** No card decides a contest. */
const NO_LINES: ReadonlyMap<string, Total> = new Map();

function sideTotals(competition: Competition): ReadonlyMap<string, Total> {
  const field = ownBallField(competition);
  const lines = field ? sideBoard(competition.rules, field.format, field.sides) : [];
  return new Map(lines.map((line) => [line.id, { ...line, handicap: null, judgedNetToPar: line.netToPar }]));
}

const NOBODY_YET: Omit<AwardResult, 'award'> = {
  winner: null,
  value: null,
  open: [],
  waitsFor: null,
  passedOver: [],
  backups: [],
  decidedBy: null,
};

/** What allotting needs to know of a competition beside its cards. */
export function allocationOf(competition: Competition, awards: readonly ListedAward[], decisions: readonly Decision[]): Allocation {
  const { tournament, players, sides, shots } = competition;
  const people = [...players.values(), ...sides].flatMap((one) => [one, ...one.partners.map((of) => ({ ...of, id: of.playerId }))]);
  const idsOf = (who: (one: Pick<FieldPlayer, 'member' | 'absent'>) => boolean) => new Set(people.filter(who).map(({ id }) => id));
  return {
    oneMainPrizeEach: tournament.oneMainPrizeEach,
    members: idsOf(({ member }) => member),
    absentAtPrizeGiving: idsOf(({ absent }) => absent),
    decisions: Object.fromEntries(
      decisions.flatMap(({ awardId, playerId, byHand }) => (byHand || playerId === null ? [] : [[awardId, playerId]])),
    ),
    byHand: Object.fromEntries(decisions.flatMap(({ awardId, playerId, byHand }) => (byHand ? [[awardId, playerId]] : []))),
    backups: Math.max(0, ...awards.map(({ backups }) => backups)),
    measurements: bestShots(shots).map(golfShot),
    contestPlaces: contestPlaces(competition),
  };
}

/**
 * Needs two players who can play, and, if an award depends on handicaps, a declared one for everyone who finished. A side of so few or many
 * partners that no shares are known of has none whatever is entered: it wins by gross alone.
 */
export function requireCandidates(competition: Competition): void {
  const { tournament, players, rules, competitors } = competition;
  if ([...players.values()].filter(({ status }) => status !== 'DNS').length < 2) throw new AppError('more-players');
  const awards = listedAwards(competition, []);
  if (!awards.some(({ rule }) => rule.kind !== 'peoria' && needsHandicap(rules.format, rule.basis))) return;
  const without = new Set(withoutHandicap(rules, competitors).flatMap((id) => lackingOf(competition, id)));
  if (without.size > 0) throw handicapMissing(tournament, namesOf([...without].map((name) => ({ name }))));
}

/** Who lacks the handicap: a player, or the partners for whom a side has none. */
function lackingOf({ tournament, rounds, players }: Competition, id: string): string[] {
  const of = players.get(id);
  if (of?.kind !== 'side') return [of?.name ?? ''];
  const inRounds = rounds.map((round) => of.partners.filter(({ roundId }) => roundId === round.id));
  if (inRounds.some((partners) => sharesIn(tournament, partners) === null)) return [];
  return inRounds.flatMap((partners, nth) => partnersWithout(nth, partners, { played: tournament, rounds }).map(({ name }) => name));
}

/** The declared handicap that a tournament plays off is missing: the field, and the names of the players, or of the partners of its sides. */
export function handicapMissing(tournament: Pick<TournamentFacts, 'useHandicapCourse' | 'play'>, names: string): AppError {
  const { useHandicapCourse } = tournament;
  const params = { names };
  if (cardsAreOfSides(tournament))
    return new AppError(useHandicapCourse ? 'partner-no-handicap-course' : 'partner-no-handicap-index', { params });
  return useHandicapCourse
    ? new AppError('no-handicap-course', {
        errors: { handicapCourse: [{ key: 'no-handicap-course' }, { key: 'handicap-course-missing', params }] },
      })
    : new AppError('no-handicap-index', {
        errors: { handicapIndex: [{ key: 'no-handicap-index' }, { key: 'handicap-index-missing', params }] },
      });
}

type Result = Omit<AwardResult, 'award'>;

function tell(award: ListedAward, result: Result, decisions: readonly Decision[], telling: Telling): Winner {
  const { rule, prize, divisionId, measure } = award;
  const candidates = (ids: readonly string[]) => ids.map((id) => candidate(id, award, result, telling));
  // A choice by hand is shown even while it does not count, for instance because the player is absent.
  const decision = decisions.find(({ awardId, byHand }) => awardId === rule.id && (byHand || result.decidedBy?.by === 'committee'));
  return {
    awardId: rule.id,
    ...calledBy(award, telling),
    basis: rule.basis,
    measure,
    wonBy: award.wonBy,
    divisionId,
    main: rule.main,
    prize: { value: prize.value, gift: prize.gift, sponsor: award.sponsor },
    winner:
      result.winner === null
        ? null
        : {
            ...candidate(result.winner, award, result, telling),
            ...totals(telling.linesOf(award).get(result.winner)),
            ...partnersIn(result.winner, telling.competition),
            out: outOf(standsFor(result.winner, telling.competition)?.status ?? 'ok'),
          },
    open: candidates(result.open).sort(byGivenName),
    passedOver: result.passedOver.map((passed) => tellPassedOver(passed, award, telling)),
    backups: candidates(result.backups).slice(0, award.backups),
    waitsFor: result.waitsFor,
    decidedBy: inOrderOfNames(result.decidedBy, telling),
    decision: decision ? { playerId: decision.playerId, reason: decision.reason, by: decision.by } : null,
  };
}

/** A player, or a side of any kind. */
const competitorIn = ({ players, sides, matchPlay }: Competition, id: string) =>
  players.get(id) ?? [...sides, ...(matchPlay?.sides ?? [])].find((side) => side.id === id);
const teamIn = ({ matchPlay }: Competition, id: string) => matchPlay?.facts.teams.find((team) => team.id === id);
/** Whose card is that of a player: their own, or their side's. */
const standsFor = (id: string, { players }: Competition) =>
  players.get(id) ?? [...players.values()].find(({ partners }) => partners.some(({ playerId }) => playerId === id));
function nameIn(competition: Competition, id: string): string {
  const own =
    competitorIn(competition, id) ??
    teamIn(competition, id) ??
    standsFor(id, competition)?.partners.find(({ playerId }) => playerId === id);
  return own?.name ?? '';
}

/** Whether both are the same player or side, or somebody plays for both. */
function haveInCommon(one: string | null, other: string, competition: Competition): boolean {
  const people = (id: string) => [id, ...(competitorIn(competition, id)?.partners ?? []).map(({ playerId }) => playerId)];
  return one !== null && people(one).some((id) => people(other).includes(id));
}

/** Who plays for a side that won; nothing of a player. */
function partnersIn(id: string, competition: Competition): { partners?: BoardPartner[] } {
  const won = competitorIn(competition, id);
  return won?.kind === 'side' ? { partners: partnersOf(won, competition) } : {};
}

/** The committee chose among equal players: they are named in the order of lists. */
function inOrderOfNames(decidedBy: Result['decidedBy'], { competition }: Telling): Result['decidedBy'] {
  if (decidedBy?.by !== 'committee') return decidedBy;
  const people = decidedBy.among.map((id) => ({ id, name: nameIn(competition, id) }));
  return { ...decidedBy, among: people.sort(byGivenName).map(({ id }) => id) };
}

/** What an award is called by: its own name, or its kind with whose, which, on what hole and for whom it is. */
const calledBy = (
  { prize: { kind, name, nameEnglish }, divisionId, place, hole, gender, contest }: ListedAward,
  { competition }: Telling,
) => ({
  kind,
  name,
  nameEnglish,
  divisionName: competition.divisions.find(({ id }) => id === divisionId)?.name ?? null,
  place,
  hole,
  gender,
  ...(contest && { contest }),
});

const TOTALS: readonly AwardMeasure[] = ['gross', 'net', 'points'];

/** Who may win, with what it goes by; of those who would move up only totals are known. */
function candidate(id: string, award: ListedAward, result: Pick<Result, 'winner' | 'open' | 'value'>, { competition, linesOf }: Telling) {
  const isLevel = result.winner === id || result.open.includes(id);
  const value = (): number | null => {
    if (TOTALS.includes(award.measure)) return totalOn(award.rule.basis, linesOf(award).get(id));
    if (!isLevel || award.measure === 'none') return null;
    return award.measure === 'match-points' ? inStrokes(result.value) : result.value;
  };
  return { playerId: id, name: nameIn(competition, id), value: value() };
}

/** The result that an award goes by, as people say it: strokes, net strokes after the net floor, or points of the whole tournament. */
function totalOn(basis: Basis, line: Total | undefined): number {
  const { gross, points } = totals(line);
  return (basis === 'gross' ? gross : basis === 'net' ? judgedNet(line) : points) ?? 0;
}

/** The net floor (“cắt âm”) makes a better net to par count as the floor. */
function judgedNet(line: Total | undefined): number | null {
  if (line?.net == null) return null;
  return inStrokes(line.net + (line.judgedNetToPar ?? 0) - (line.netToPar ?? 0));
}

const totals = (line: Total | undefined) => ({
  gross: line?.gross ?? null,
  handicap: inStrokes(line?.handicap),
  net: inStrokes(line?.net),
  points: line?.points ?? null,
});
const inStrokes = (tenths: number | null | undefined): number | null => (tenths === null || tenths === undefined ? null : tenths / 10);

function tellPassedOver({ id, value, reason }: PassedOver, award: ListedAward, telling: Telling): Winner['passedOver'][number] {
  const held = 'award' in reason ? telling.awards.get(reason.award) : undefined;
  // This player and others are tied for this award, and each gets one like it: who gets which is open.
  const holder = reason.code === 'holds-main-prize' ? (telling.results.get(reason.award)?.winner ?? null) : null;
  const isHypothetical = reason.code === 'holds-main-prize' && !haveInCommon(holder, id, telling.competition);
  return {
    ...candidate(id, award, { winner: id, open: [], value }, telling),
    reason: isHypothetical ? 'sure-of-main-prize' : reason.code,
    award: held ? calledBy(held, telling) : null,
  };
}
