import {
  type Core,
  canonical,
  decidingOf,
  type FactsCompetitor,
  type FactsSides,
  FORMAT_VERSION,
  factsRules,
  type HandicapSource,
} from '@fairway/facts';
import { type Competitor, type PartnerInRound, type PublicField, withoutPrivate } from '@fairway/golf';
import golf from '@fairway/golf/package.json' with { type: 'json' };
import type { Competition } from '../competition/competition.ts';
import { ownBallField } from '../competition/own-ball.ts';
import type { Decision } from '../competition/result/decision-store.ts';
import { GOLF_KINDS } from '../competition/shot-store.ts';
import { matchPlayFacts } from '../match/match-facts.ts';
import { engineHoles, prizePeoria, tournamentTies } from '../tournament/rules.ts';
import { basisOf } from '../tournament/same-prize.ts';

/** Which engine computes the results of this release. */
const ENGINE = `${golf.name} ${golf.version}`;

/** A core without its result, its seals and its draws. */
export type Unresolved = Omit<Core, 'result' | 'seals' | 'draws'>;
type Deciding = Pick<Core, 'rules' | 'competitors' | 'prizes' | 'matchPlay'>;

/** What decides a competition, without its prizes, as anyone may know it. */
export function coreOf(competition: Competition): Unresolved {
  const { rules, competitors } = competition;
  return coreOfField(competition, withoutPrivate(rules, competitors, [], NO_ALLOCATION));
}

const NOBODY: ReadonlySet<string> = new Set();
const NO_ALLOCATION = { oneMainPrizeEach: false, members: NOBODY, absentAtPrizeGiving: NOBODY, decisions: {}, backups: 0 };

/** The same of a field without what is private. */
export function coreOfField(competition: Competition, { competitors }: PublicField): Unresolved {
  const { tournament, rounds, rules } = competition;
  const sides = sidesOf(competition);
  const matchPlay = matchPlayFacts(competition);
  return {
    formatVersion: FORMAT_VERSION,
    engine: ENGINE,
    tournament: { id: tournament.id, firstDay: tournament.date, lastDay: tournament.lastDate },
    rounds: rounds.map(({ id, number }) => ({ id, number })),
    rules: factsRules(rules),
    competitors: competitorsOf(competition, competitors),
    ...(sides && { sides }),
    prizes: null,
    ...(matchPlay && { matchPlay }),
  };
}

/** In the order of their ids, which tells nothing. Nobody's handicap is told while any is to be published. */
function competitorsOf(competition: Competition, competitors: readonly Competitor[]): FactsCompetitor[] {
  const { rounds, handicapPending } = competition;
  const sources = sourcesOf(competition);
  return competitors
    .map((of) => {
      const playedOff = rounds.map((_, at) => (handicapPending ? null : (of.playedOff?.[at] ?? null)));
      return {
        id: of.id,
        division: of.division,
        gender: of.gender,
        status: of.status,
        playedOff,
        from: playedOff.every((one) => one === null) ? ('none' as const) : (sources.get(of.id) ?? 'none'),
        startingHoles: [...(of.startingHoles ?? [])],
        born: of.born ?? null,
        cards: of.cards.map((card) => [...card]),
        totals: [...(of.totals ?? [])],
        ...partnersOf(of.id, competition),
      };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Who plays for a side of one ball, each once; nothing of a player. */
function partnersOf(id: string, { players }: Competition): Pick<FactsCompetitor, 'partners'> {
  const genders = new Map(players.get(id)?.partners.map(({ playerId, gender }) => [playerId, gender]));
  return genders.size === 0 ? {} : { partners: [...genders].map(([player, gender]) => ({ player, gender })) };
}

/** The sides whose partners play a ball each, in the order of their ids; undefined: there are none. */
function sidesOf(competition: Competition): FactsSides | undefined {
  const field = ownBallField(competition);
  if (field === null) return undefined;
  const { rounds, handicapPending } = competition;
  const list = field.sides.map(({ id, division, status, partners, inRounds }) => ({
    ...{ id, division, status },
    partners: partners.map((of) => ({
      player: of.id,
      status: of.status,
      playedOff: rounds.map((_, nth) => (handicapPending ? null : (of.playedOff?.[nth] ?? null))),
      plays: rounds.map((_, nth) => playsIn(of.id, inRounds?.[nth])),
    })),
  }));
  const { kind, counting } = field.format.ball;
  return { of: kind === 'own' ? 'holes' : 'rounds', counting, list: list.sort((one, other) => (one.id < other.id ? -1 : 1)) };
}

/** Null: all holes. */
function playsIn(id: string, inRound: readonly PartnerInRound[] | undefined): number[] | null {
  if (inRound === undefined) return null;
  const own = inRound.find(({ partner }) => partner === id);
  return own === undefined ? [] : (own.holes?.slice() ?? null);
}

function sourcesOf({ tournament, players }: Competition): Map<string, HandicapSource> {
  const sourceOf = (handicapCourse: number | null): HandicapSource => {
    if (!tournament.useHandicapCourse) return 'index';
    return handicapCourse === null ? 'tee' : 'course';
  };
  return new Map([...players.values()].map(({ id, handicapCourse }) => [id, sourceOf(handicapCourse)]));
}

/** The plan of the prizes with what decides about each, and nothing of what it is worth. */
export function planOf({ prizes, tournament, prizeHoles, rounds }: Competition): Record<string, unknown>[] {
  return prizes.map((prize) => {
    const { id, kind, main, holes, divisionId, contestId, gender, places, every, membersOnly, tiebreakRule, wonBy } = prize;
    const basis = basisOf(prize, tournament);
    const countedHoles = prizeHoles.get(id);
    return JSON.parse(
      canonical({
        ...{ id, kind, main, holes, basis, division: divisionId, gender, places, every },
        ...(wonBy !== null && { wonBy }),
        ...(contestId !== null && { contest: contestId }),
        membersOnly: membersOnly ?? (main && tournament.mainAwardsOnlyForMembers),
        tieKeys: tiebreakRule && tournamentTies(tiebreakRule, tournament)[basis],
        peoria: countedHoles
          ? prizePeoria({ kind: kind as 'peoria', dayHandicapRule: prize.dayHandicapRule }, tournament, engineHoles(countedHoles, rounds))
          : null,
      }),
    );
  });
}

/** Everything that decides beside the scores, by the keys of the ledger. */
export function decidingFacts(competition: Competition, decisions: readonly Decision[]): Map<string, unknown> {
  const facts: Deciding = {
    // the ledger is told the handicaps at once: its lines are closed while the public may not know them
    ...coreOf({ ...competition, handicapPending: false }),
    prizes: {
      ...NO_PRIZES,
      plan: { oneMainPrizeEach: competition.tournament.oneMainPrizeEach, prizes: planOf(competition) },
      decisions: Object.fromEntries(
        decisions.flatMap(({ awardId, playerId, byHand }) => (byHand || playerId === null ? [] : [[awardId, playerId]])),
      ),
      byHand: Object.fromEntries(decisions.flatMap(({ awardId, playerId, byHand }) => (byHand ? [[awardId, playerId]] : []))),
    },
  };
  const deciding = decidingOf(facts);
  for (const { playerId, roundId, kind, hole, centimetres, driveCentimetres, onTarget } of competition.shots)
    deciding.set(`shot ${playerId} ${roundId} ${kind} ${hole}`, {
      ...{ player: playerId, round: roundId, kind: GOLF_KINDS[kind], hole, centimetres, driveCentimetres, onTarget },
    });
  return deciding;
}

const NO_PRIZES = { awards: [], guests: [], absent: [], measurements: [] };
