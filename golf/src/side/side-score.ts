import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import { editionRules } from '../edition.ts';
import { pointsForPar } from '../format/points-table.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import type { PreparedRound, PreparedRules } from '../score/prepared-rules.ts';
import type { SideHole } from './counting-ball.ts';
import { sideHole } from './counting-ball.ts';
import type { PreparedSides } from './prepared-sides.ts';
import { parStrokes } from './prepared-sides.ts';
import type { Side } from './side.ts';
import { genderOf, playingIn, startingHolesOf } from './side.ts';

/** A side's score on one list: its holes by round, and the same as the score of one player, who is ranked like any other. */
export type SideScore = {
  readonly side: Side;
  readonly holes: readonly (readonly SideHole[])[];
  readonly asPlayer: PlayerScore;
  /** As Standing.value; null before the first hole, and where a hole has no score for good. */
  readonly value: number | null;
};

/**
 * The partners' best balls on a list, over all rounds: each by their own card, the side against the pars of women where all are. By net all
 * sides are against the lowest par, and whoever plays the card of a higher one receives the difference.
 */
export function scoreSide(prepared: PreparedSides, side: Side, basis: Basis, counting: number): SideScore {
  // balls are compared hole by hole: a total says nothing of them
  const players = side.partners.map(({ totals: _, ...partner }): Competitor => partner);
  const partners = players.map((partner) => scorePlayer(prepared, partner));
  const closed = players.map((partner) => (partner.status === 'ok' ? null : scorePlayer(prepared, closedCards(prepared, partner))));
  const { disqualifiedBallCountsNot } = editionRules(prepared.rules.edition);
  const counts = (partner: number) => !disqualifiedBallCountsNot || side.partners[partner]?.status !== 'DQ';
  const ofSide = roundsOfSide(prepared, side, basis);
  const holes = ofSide.map((round, nth) => {
    const rounds = partners.flatMap(({ rounds: own, competitor }, partner) => {
      const added = parStrokes(prepared, competitor.gender, nth);
      return counts(partner) ? { partner, round: own[nth] as RoundScore, closed: closed[partner]?.rounds[nth] ?? null, added } : [];
    });
    const onHole = (at: number) => {
      const playing = playingIn(side, nth, at + 1);
      return rounds.filter(({ partner }) => playing.includes(partner));
    };
    return round.par.map((_, at) => sideHole(side.inRounds === undefined ? rounds : onHole(at), at, basis, counting));
  });
  const rounds = ofSide.map((round, nth) => {
    const finishing = playingIn(side, nth, round.holes).flatMap((at) => partners[at] ?? []);
    return roundAsPlayer(round, holes[nth] ?? [], basis, counting, handicapOf(finishing, nth));
  });
  const competitor: Competitor = { ...side, gender: 'm', cards: [], startingHoles: startingHolesOf(side) };
  const asPlayer = { competitor, rounds, complete: rounds.every(({ complete }) => complete) };
  return { side, holes, asPlayer, value: valueOnList(rounds, basis) };
}

/** The rounds by the pars that a side is compared with on a list. */
function roundsOfSide({ of, lowest }: PreparedSides, side: Side, basis: Basis): readonly PreparedRound[] {
  const own = of[genderOf(side) ?? 'm'].rounds;
  if (lowest === null || basis !== 'net') return own;
  return own.map((round, nth) => (lowest[nth]?.parTotal === round.parTotal ? round : (lowest[nth] ?? round)));
}

/** Partners who did not start, withdrew or are disqualified score no more: the holes that they left blank stay without a score (Rule 23.4). */
function closedCards({ of }: PreparedRules, partner: Competitor): Competitor {
  return { ...partner, cards: of[partner.gender].rounds.map(({ par }, nth) => par.map((_, at) => partner.cards[nth]?.[at] ?? 'pickup')) };
}

/** The playing handicaps of the partners who play the last hole, together: what "lower handicap" compares. */
function handicapOf(partners: readonly PlayerScore[], nth: number): Tenths | null {
  let total: Tenths | null = 0;
  for (const { rounds } of partners) {
    const handicap = rounds[nth]?.handicap ?? null;
    total = handicap === null || total === null ? null : total + handicap;
  }
  return total;
}

/** The side's holes as a card of which less is better, against what pars would be worth: points count below zero. */
function roundAsPlayer(
  round: PreparedRound,
  holes: readonly SideHole[],
  basis: Basis,
  counting: number,
  handicap: Tenths | null,
): RoundScore {
  const sign = BETTER[basis] === 'higher' ? -1 : 1;
  const forPar = (par: number) => sign * counting * (basis === 'points' ? pointsForPar(round.format.points) : par);
  const par = round.par.map(forPar);
  const card = holes.map((hole): HoleScore => (hole === null ? null : hole === 'unfinished' ? 'pickup' : sign * hole.worth));
  let [holesPlayed, strokes, toPar] = [0, 0, 0];
  card.forEach((score, at) => {
    if (score !== null) holesPlayed++;
    if (typeof score !== 'number') return;
    strokes += score;
    toPar += score - (par[at] ?? 0);
  });
  const parAbove = basis === 'points' ? null : (round.parAbove?.map((above) => counting * above) ?? null);
  const ranked = { ...round, par, parTotal: par.reduce((sum, of) => sum + of, 0), parAbove };
  const complete = holesPlayed === round.holes;
  return {
    round: ranked,
    card,
    played: card,
    holesPlayed,
    complete,
    pickedUp: card.includes('pickup'),
    byTotal: false,
    noTotal: card.includes('pickup'),
    strokes,
    toPar,
    handicap,
    declared: true,
    points: undefined,
  };
}

function valueOnList(rounds: readonly RoundScore[], basis: Basis): number | null {
  const begun = rounds.filter(({ holesPlayed }) => holesPlayed > 0);
  if (begun.length === 0 || begun.some(({ pickedUp }) => pickedUp)) return null;
  const toPar = begun.reduce((sum, round) => sum + round.toPar, 0);
  if (basis === 'net') return toPar * 10;
  return BETTER[basis] === 'higher' ? 0 - toPar : toPar;
}
