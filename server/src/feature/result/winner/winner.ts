import type { Winner } from '@fairway/api';
import {
  type Allocation,
  type AwardResult,
  type AwardRule,
  allocate,
  allocateWithPartners,
  allocateWithSides,
  awardRules,
  type BoardLine,
  leaderboard,
  needsHandicap,
  type PeoriaDay,
  sideBoard,
  withoutHandicap,
} from '@fairway/golf';
import { type ListedAward, listedAwards } from '../../../engine/competition/award-rules.ts';
import type { Competition } from '../../../engine/competition/competition.ts';
import type { FieldPlayer } from '../../../engine/competition/field.ts';
import { ownBallField } from '../../../engine/competition/own-ball.ts';
import type { Decision } from '../../../engine/competition/result/decision-store.ts';
import { bestShots, golfShot } from '../../../engine/competition/shot-store.ts';
import type { TournamentFacts } from '../../../engine/competition/store.ts';
import { cardsAreOfSides } from '../../../engine/tournament/side/play.ts';
import { partnersWithout, sharesIn } from '../../../engine/tournament/side/side-handicap.ts';
import { AppError } from '../../../error/app-error.ts';
import { namesOf } from '../../../text/name-list.ts';
import { contestPlaces } from '../../play/match/contest-place.ts';
import { type LinesOf, type Total, tell } from './told-winner.ts';

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

/** The lines of the board, by player, or by side; of a prize with a Peoria of its own those by that Peoria. */
function boardLines(competition: Competition): LinesOf {
  const { rules, competitors } = competition;
  const made = new Map<PeoriaDay | undefined, ReadonlyMap<string, BoardLine>>();
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

/** Who lacks the handicap: the player, or those partners of the side who have none. */
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
