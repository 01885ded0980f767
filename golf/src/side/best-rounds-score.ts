import type { Basis } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import { roundHalfUp } from '../handicap/tenths.ts';
import type { HolePoints, PlayerScore, RoundScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import type { PreparedRules } from '../score/prepared-rules.ts';
import { strokesOnHoles } from '../score/prepared-rules.ts';
import { holePoints, lacksHandicapOfDay, rankedValue, roundPoints } from '../score/total.ts';
import { keyOf } from '../standing/rankable.ts';
import type { Side } from './side.ts';
import { playingIn, startingHolesOf } from './side.ts';

/** What a partner has on a list after a round alone, as Standing.value. */
type Result = { readonly id: string; readonly value: number; readonly round: RoundScore };

/** A round of a side. */
export type BestRound = {
  /** The best first. */
  readonly counting: readonly Result[];
  readonly others: readonly Result[];
  /** Whether as many results as count are there, or may come. */
  readonly possible: boolean;
  /** Whether all have finished who play on. */
  readonly closed: boolean;
};

/** A side's score on one list, and the same as the score of one player, who is ranked like any other. */
type BestRoundsScore = {
  readonly side: Side;
  readonly rounds: readonly BestRound[];
  readonly asPlayer: PlayerScore;
  /** As Standing.value, over as many results as count; null before there are as many, and where there never will be. */
  readonly value: number | null;
};

/** The partners' best results of each round on a list. */
export function scoreBestRounds(prepared: PreparedRules, side: Side, basis: Basis, counting: number): BestRoundsScore {
  const partners = side.partners.map((partner) => scorePlayer(prepared, partner));
  const rounds = prepared.rules.rounds.map((_, nth) => {
    const playing = playingIn(side, nth).flatMap((at) => partners[at] ?? []);
    return bestRound(playing, nth, basis, counting, prepared.rules.netFloor);
  });
  const asRounds = rounds.map((round, nth) => roundAsPlayer(round, prepared.of.m.rounds[nth] as RoundScore['round'], counting));
  const competitor: Competitor = { ...side, gender: 'm', cards: [], startingHoles: startingHolesOf(side) };
  const asPlayer = { competitor, rounds: asRounds, complete: asRounds.every(({ complete }) => complete) };
  return { side, rounds, asPlayer, value: bestRoundsValue(rounds, counting) };
}

function bestRound(partners: readonly PlayerScore[], nth: number, basis: Basis, counting: number, netFloor: number | null): BestRound {
  const results = partners.flatMap((partner): readonly Result[] => {
    const round = partner.rounds[nth] as RoundScore;
    const value = mayCount(partner, round, basis) ? rankedValue({ ...partner, rounds: [round] }, basis, netFloor) : null;
    return value === null ? [] : [{ id: partner.competitor.id, value, round }];
  });
  const best = [...results].sort((a, b) => keyOf(a.value, basis) - keyOf(b.value, basis));
  const possible = partners.filter((partner) => mayCount(partner, partner.rounds[nth] as RoundScore, basis)).length >= counting;
  const closed = partners.every(({ competitor, rounds }) => competitor.status !== 'ok' || rounds[nth]?.complete);
  return { counting: best.slice(0, counting), others: best.slice(counting), possible, closed };
}

/**
 * The round that a partner finished counts though they left later, but not of one who is disqualified (Rule 1.3c), nor strokes where
 * a hole was picked up, nor what a total alone does not say.
 */
function mayCount({ competitor: { status } }: PlayerScore, round: RoundScore, basis: Basis): boolean {
  if (basis === 'points' ? round.byTotal : round.noTotal || (basis === 'net' && lacksHandicapOfDay(round))) return false;
  return status === 'ok' || (round.complete && status !== 'DQ');
}

/** A round with too few results counts nothing while another may come, and leaves no total for good. */
function bestRoundsValue(rounds: readonly BestRound[], counting: number): number | null {
  const full = rounds.filter((round) => round.counting.length === counting);
  if (full.length === 0 || rounds.some(({ possible }) => !possible)) return null;
  return full.reduce((sum, round) => sum + sumOf(round.counting, ({ value }) => value), 0);
}

/** The cards that count as one card, hole by hole together, with the handicaps and the points of all. */
function roundAsPlayer({ counting: results, possible, closed }: BestRound, on: RoundScore['round'], counting: number): RoundScore {
  const cards = results.length === counting ? results.map(({ round }) => round) : [];
  const card = cards.length === 0 ? [] : on.par.map((_, at) => holeOf(cards, at));
  const handicap = allOf(cards, ({ handicap }) => handicap);
  const byTotal = cards.some((round) => round.byTotal);
  const pickedUp = card.includes('pickup') || !possible;
  return {
    round: { ...(handicap === null ? on : withReceived(on, cards, handicap)), parAbove: parAboveOf(cards, on) },
    card,
    played: card,
    holesPlayed: byTotal ? on.holes : card.filter((score) => score !== null).length,
    complete: closed,
    pickedUp,
    byTotal,
    noTotal: pickedUp,
    strokes: sumOf(cards, ({ strokes }) => strokes),
    toPar: sumOf(cards, ({ toPar }) => toPar),
    handicap,
    declared: !cards.some(lacksHandicapOfDay),
    points: pointsOf(cards, on.holes),
  };
}

function holeOf(cards: readonly RoundScore[], at: number): HoleScore {
  const scores = cards.map(({ card }) => card[at] ?? null);
  if (scores.includes(null)) return null;
  return scores.includes('pickup') ? 'pickup' : sumOf(scores, Number);
}

/** What the pars of the cards are above the course's own, all together. */
function parAboveOf(cards: readonly RoundScore[], { par }: RoundScore['round']): RoundScore['round']['parAbove'] {
  const above = cards.flatMap(({ round }) => (round.parAbove === null ? [] : [round.parAbove]));
  return above.length === 0 ? null : par.map((_, at) => sumOf(above, (of) => of[at] as number));
}

/** Each receives by their own card: nothing is known of all together where a card has no stroke index. */
function withReceived(on: RoundScore['round'], cards: readonly RoundScore[], handicap: number): RoundScore['round'] {
  const received = cards.flatMap((own) => {
    const onHoles = strokesOnHoles(own.round, roundHalfUp(own.handicap ?? 0));
    return onHoles === null ? [] : [onHoles];
  });
  if (received.length < cards.length) return { ...on, strokeIndex: null };
  const together = on.par.map((_, at) => sumOf(received, (onHoles) => onHoles[at] as number));
  return { ...on, strokeIndex: cards[0]?.round.strokeIndex ?? null, received: new Map([[roundHalfUp(handicap), together]]) };
}

function pointsOf(cards: readonly RoundScore[], holes: number): HolePoints | null {
  const total = allOf(cards, roundPoints);
  if (total === null) return null;
  const onHoles = Array.from({ length: holes }, (_, at) => sumOf(cards, (round) => holePoints(round)?.[at] ?? 0));
  return { onHoles, total };
}

/** The sum; null of none, and where one has no such figure. */
function allOf(cards: readonly RoundScore[], figure: (of: RoundScore) => number | null): number | null {
  const figures = cards.map(figure);
  return figures.length === 0 || figures.includes(null) ? null : sumOf(figures, Number);
}

function sumOf<Of>(all: readonly Of[], figure: (of: Of) => number): number {
  return all.reduce((sum, one) => sum + figure(one), 0);
}
