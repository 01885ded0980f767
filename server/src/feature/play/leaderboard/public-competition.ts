import { cardHole, engineHole, engineStart } from '@fairway/api/rule/field/round-hole';
import { type HoleScore, TOTAL } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { type BoardPlayer, type Competition, statusOf } from '../../../engine/competition/competition.ts';
import { blankCard, type CardState, cardKey, cardStates } from '../../../engine/competition/entry/card-store.ts';
import { findShots, type Shot } from '../../../engine/competition/shot-store.ts';
import type { CardFacts, RoundFacts } from '../../../engine/competition/store.ts';
import { finishedRounds, rulesOf } from '../../../engine/tournament/rules.ts';
import { type Hidden, hiddenOf, hidesAnything, mostHidden } from './hidden.ts';

/**
 * The competition as the public knows it: as if the hidden strokes had never been entered, and without the counted holes of any round while
 * some are to be published. Every public answer about results is computed from it, so that no total, place, status or phase tells of them.
 */
export async function publicCompetitionOf(db: Database, competition: Competition): Promise<Competition> {
  const withoutHoles = withoutCountedHoles(competition);
  return hidesAnything(withoutHoles) ? withoutHidden(db, withoutHoles) : withoutHoles;
}

/** While counted holes are to be published, nobody has a handicap of the day, not even by the holes of an earlier round. */
function withoutCountedHoles(competition: Competition): Competition {
  if (!competition.handicapPending) return competition;
  const { tournament, rounds, divisions } = competition;
  return { ...competition, rules: rulesOf(tournament, rounds, divisions), countedHoles: null };
}

async function withoutHidden(db: Database, competition: Competition): Promise<Competition> {
  const { rounds, currentRound } = competition;
  const then = await frozenStates(db, competition);
  const known = [...competition.players.values()].map((player): BoardPlayer => {
    const { holes, frozenAt } = hiddenOf(competition, player.divisionId);
    if (holes === 0 && frozenAt === null) return player;
    const underWay = frozenAt === null ? currentRound : roundAt(rounds, frozenAt);
    const cards = frozenAt === null ? player : cardsOf(player, rounds, then);
    const seen = withoutLastHoles(cards, competition);
    const status = statusKnown(player, rounds, holes === 0 ? underWay : Math.min(underWay, currentRound));
    // In a later round than the frozen one they have no flight: a draw by standing would tell the standing.
    return { ...seen, status, ...(underWay < currentRound && { flight: null, startingHole: null }) };
  });
  const players = new Map(known.map((player) => [player.id, player]));
  const knownRounds = rounds.map((round, at) => (isOpenToPublic(competition, round, at) ? round : unfinished(round)));
  return {
    ...competition,
    rounds: knownRounds,
    rules: { ...competition.rules, roundsOver: finishedRounds(knownRounds) },
    players,
    // a match tells of strokes: none is shown while any are hidden
    matchPlay: null,
    shots: await shotsKnown(db, competition),
    competitors: competition.competitors.map((one) => {
      const { status, scores: cards, totals, divisionId } = players.get(one.id) as BoardPlayer;
      const { frozenAt } = hiddenOf(competition, divisionId);
      const startingHoles = one.startingHoles?.map((hole, at) => (frozenAt !== null && at > roundAt(rounds, frozenAt) ? null : hole));
      return { ...one, status, cards, totals, startingHoles };
    }),
  };
}

/** The round that was under way at a moment, from 0. */
export const roundAt = (rounds: readonly Pick<RoundFacts, 'finishedAt'>[], moment: Date): number =>
  finishedRounds(rounds.map(({ finishedAt }) => ({ finishedAt: finishedAt !== null && finishedAt <= moment ? finishedAt : null })));

/** The cards of frozen players by the entries that had been received then, read once for each moment. */
async function frozenStates(db: Database, competition: Competition): Promise<Map<string, CardState>> {
  const frozen = [...competition.players.values()].flatMap(({ id, divisionId }) => {
    const { frozenAt } = hiddenOf(competition, divisionId);
    return frozenAt === null ? [] : [{ id, frozenAt }];
  });
  const states = new Map<string, CardState>();
  for (const [moment, players] of Map.groupBy(frozen, ({ frozenAt }) => frozenAt.getTime())) {
    const ids = players.map(({ id }) => id);
    for (const [key, state] of await cardStates(db, competition.rounds, ids, new Date(moment))) states.set(key, state);
  }
  return states;
}

/** The measured shots of side awards: of a frozen player those of that moment, and none of a hidden hole. */
async function shotsKnown(db: Database, competition: Competition): Promise<Shot[]> {
  const { players, rounds, shots } = competition;
  const roundIds = rounds.map(({ id }) => id);
  const byMoment = Map.groupBy(players.values(), ({ divisionId }) => hiddenOf(competition, divisionId).frozenAt?.getTime() ?? null);
  const known: Shot[] = [];
  for (const [moment, group] of byMoment) {
    const ids = new Set(group.map(({ id }) => id));
    const then = moment === null ? shots : await findShots(db, roundIds, new Date(moment));
    known.push(...then.filter(({ playerId }) => ids.has(playerId)));
  }
  return known.filter(({ playerId, roundId, hole }) => {
    const player = players.get(playerId);
    return player && !isHiddenHole(competition, player, roundIds.indexOf(roundId), hole);
  });
}

/** A player with the cards that the board showed then. */
function cardsOf(player: BoardPlayer, rounds: readonly RoundFacts[], states: ReadonlyMap<string, CardState>): BoardPlayer {
  const cards = rounds.map((round) => states.get(cardKey(player.id, round.id)) ?? blankCard(round));
  const disputed = cards.flatMap(({ disputes }, nth) => disputes.map(({ hole }): [number, number] => [nth + 1, hole]));
  return { ...player, scores: cards.map(({ scores }) => scores), totals: cards.map(({ total }) => total), disputed };
}

/** One of the last holes of the current round in the player's own order of play, or of a later one; a total tells of them. */
export function isHiddenHole(competition: Competition, player: BoardPlayer, nth: number, hole: number): boolean {
  const { holes } = hiddenOf(competition, player.divisionId);
  if (holes === 0 || nth < competition.currentRound) return false;
  if (hole === TOTAL) return true;
  const round = competition.rounds[nth];
  if (round === undefined) return false;
  const count = round.par.length;
  const start = engineStart(round, player.cards.find(({ roundId }) => roundId === round.id)?.startingHole ?? null) ?? 1;
  return (engineHole(round, hole) - start + count) % count >= count - mostHidden(holes, count);
}

function withoutLastHoles(player: BoardPlayer, competition: Competition): BoardPlayer {
  const numberOf = (nth: number, at: number): number => cardHole(competition.rounds[nth] ?? {}, at + 1);
  const isHidden = (nth: number, hole: number): boolean => isHiddenHole(competition, player, nth, hole);
  return {
    ...player,
    scores: player.scores.map((card, nth) => card.map((score, at): HoleScore => (isHidden(nth, numberOf(nth, at)) ? null : score))),
    totals: player.totals.map((total, nth) => (isHidden(nth, TOTAL) ? null : total)),
    disputed: player.disputed.filter(([round, hole]) => !isHidden(round - 1, hole)),
  };
}

/** Known before a player tees off; another status would tell how their round goes. */
const BEFORE_PLAY: readonly CardFacts['status'][] = ['ok', 'DNS', 'cut'];

/** The status that was known before the round under way; of that round only what was known before it was played. */
function statusKnown({ cards }: BoardPlayer, rounds: readonly RoundFacts[], underWay: number): BoardPlayer['status'] {
  const known = rounds.slice(0, underWay + 1).map(({ id }, nth) => {
    const card = cards.find(({ roundId }) => roundId === id);
    return card && nth === underWay && !BEFORE_PLAY.includes(card.status) ? undefined : card;
  });
  return statusOf(known);
}

/** Whether the public may know that a round is finished: then every score of it is there. */
function isOpenToPublic(competition: Competition, { finishedAt }: RoundFacts, at: number): boolean {
  const divisions = [null, ...competition.divisions.map(({ id }) => id)];
  const isOpen = ({ holes, frozenAt }: Hidden): boolean =>
    (holes === 0 || at < competition.currentRound) && (frozenAt === null || finishedAt === null || finishedAt <= frozenAt);
  return divisions.every((divisionId) => isOpen(hiddenOf(competition, divisionId)));
}

const unfinished = (round: RoundFacts): RoundFacts => ({ ...round, finishedAt: null, suspendedAt: null });
