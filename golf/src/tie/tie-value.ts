import type { PlayerScore } from '../score/player-score.ts';
import type { TieHole } from './countback.ts';
import { holesRead } from './countback.ts';
import { higherWins, tieFigure } from './tie-rule.ts';
import type { TieStep } from './tie-step.ts';

/** Behind any value that cards can add up to. */
const BEHIND_ALL = 2 ** 30;

/** What a step compares of one player, in the unit of `tieUnit`; null where the player has no such value. */
export function tieValue(step: TieStep, player: PlayerScore): number | null {
  return tieFigure(step)(player);
}

/** The same turned so that the smaller is the better; a player without the value comes behind. */
export function tieKey(step: TieStep, player: PlayerScore): number {
  return tieKeyOf(step)(player);
}

/** What a step compares of any player, as `tieKey`. */
export type TieKeyOf = (player: PlayerScore) => number;

export function tieKeyOf(step: TieStep): TieKeyOf {
  const figureOf = tieFigure(step);
  const isHigherBetter = higherWins(step);
  return (player) => {
    const value = figureOf(player);
    if (value === null) return BEHIND_ALL;
    return isHigherBetter ? 0 - value : value;
  };
}

/** The first step that separates two tied players; null when none does. */
export function decidingStep(steps: readonly TieStep[], one: PlayerScore, other: PlayerScore): TieStep | null {
  return steps.find((step) => tieKey(step, one) !== tieKey(step, other)) ?? null;
}

/** What the handicaps take off the strokes of two players that a countback by net adds up, in 180ths of a stroke. */
export type TieShares = { readonly own: number; readonly other: number };

/** Of a countback by net its shares; nothing of another step, or where one of the two has no net. */
export function tieShares(step: TieStep, own: PlayerScore, other: PlayerScore): { readonly shares?: TieShares } {
  if (step.by !== 'countback' || step.score !== 'net') return {};
  const share = (player: PlayerScore): number | null => {
    const net = tieValue(step, player);
    return net === null ? null : 180 * (tieValue({ ...step, score: 'gross' }, player) ?? 0) - net;
  };
  const [ofOwn, ofOther] = [share(own), share(other)];
  return ofOwn === null || ofOther === null ? {} : { shares: { own: ofOwn, other: ofOther } };
}

/** What the higher par of their cards takes off what two players have on a step, in its unit. */
export type TiePars = { readonly own: number; readonly other: number };

/** Nothing where neither plays another par than the course's own on what is compared. */
export function tiePars(step: TieStep, own: PlayerScore, other: PlayerScore): { readonly pars?: TiePars } {
  const pars = { own: takenForPar(step, own), other: takenForPar(step, other) };
  return pars.own === 0 && pars.other === 0 ? {} : { pars };
}

function takenForPar(step: TieStep, player: PlayerScore): number {
  if (player.rounds.every(({ round }) => round.parAbove === null)) return 0;
  const rounds = player.rounds.map((of) => ({ ...of, round: { ...of.round, parAbove: null } }));
  return (tieValue(step, { ...player, rounds }) ?? 0) - (tieValue(step, player) ?? 0);
}

/** The holes that a countback adds up on two cards: they differ where it goes by the order of play. */
export type TieHoles = { readonly own: readonly TieHole[]; readonly other: readonly TieHole[] };

/** Of a countback its holes; nothing of another step. */
export function tieHoles(step: TieStep, own: PlayerScore, other: PlayerScore): { readonly holes?: TieHoles } {
  return step.by === 'countback' ? { holes: { own: holesRead(step, own), other: holesRead(step, other) } } : {};
}
