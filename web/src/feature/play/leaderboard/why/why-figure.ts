import type { PublicExplanation, PublicSideLine, PublicStep } from '@fairway/api';
import { isPrivateTie } from '@fairway/api/rule/play/private-tie';
import { lastRoundOf } from '../last-round.ts';
import { lineOf } from '../listed-board.ts';
import type { Speaker } from '../step/step-words.ts';
import { type CardFigure, cardFigure, type FigureBoard } from './card-figure.ts';
import { type SideCards, sideCards } from './side-cards.ts';
import { markedOn, type SumFigure, sumFigures } from './sum-figure.ts';
import { type TieFigure, tieFigure } from './tie-figure.ts';

/** Why a player stands where they stand, as a picture: their card, how it adds up, and those whom they are tied with. */
export type WhyFigure = {
  /** null: they have no place. */
  readonly place: string | null;
  readonly own: CardFigure | null;
  /** Of a side: the cards of its partners, a list a round, with the balls that count. */
  readonly cards: readonly SideCards[];
  readonly sums: readonly SumFigure[];
  readonly ties: readonly TieFigure[];
};

type Explained = Omit<PublicExplanation, 'boardVersion'>;

/** Every number is the explanation’s or the board’s own. */
export function whyFigure(explanation: Explained, board: FigureBoard, speaker: Speaker): WhyFigure {
  const { playerId, basis, steps } = explanation;
  const { t, language } = speaker;
  const line = lineOf(board, playerId);
  const round = line === undefined ? 0 : lastRoundOf(line);
  const hasScore = line?.rounds[round]?.some(Boolean) ?? false;
  const placed = steps.flatMap((step) => (step.code === 'placed' ? step : []))[0];
  return {
    place: placed === undefined ? null : t(placed.tied ? 'picture.placeTied' : 'picture.place', { position: placed.position }),
    own:
      hasScore && line !== undefined && !('holes' in line)
        ? cardFigure(board, { playerId, round, basis }, markedOn(steps, round, t), language)
        : null,
    cards: line !== undefined && 'holes' in line ? sideCards(line as PublicSideLine, steps, board, basis, speaker) : [],
    sums: sumFigures(steps, speaker),
    ties: steps.flatMap((step) => (step.code === 'tie' ? (tieFigure(step, board, playerId, basis, speaker) ?? []) : [])),
  };
}

/** The explanation as it may leave the office: who is older, not when they were born, and no handicap that an index could be computed from. */
export const toShare = <Of extends Explained>(explanation: Of): Of => ({ ...explanation, steps: explanation.steps.map(stepToShare) });

function stepToShare(step: PublicStep): PublicStep {
  if (step.code === 'declared-handicap') return { ...step, handicap: null };
  if (step.code !== 'tie') return step;
  return { ...step, steps: step.steps.map((trial) => (isPrivateTie(trial.unit) ? { ...trial, own: null, other: null } : trial)) };
}
