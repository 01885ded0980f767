import { lastOf } from '@fairway/golf';
import { type CardView, type HoleView, holeOn } from './card-view.ts';

/** A hole of the whole flight: what the strip shows. */
export type HoleFill = 'empty' | 'partly' | 'filled' | 'disputed';

/** Those who are still in the round: nobody waits for the score of a player who did not start. */
export const playing = (cards: readonly CardView[]): readonly CardView[] => cards.filter(({ status }) => status === 'ok');

const isMissing = ({ score, waits }: HoleView): boolean => score === null && waits;
const isDisputed = ({ differing }: HoleView): boolean => differing.length > 0;

export function holeFill(cards: readonly CardView[], hole: number): HoleFill {
  const views = playing(cards)
    .flatMap((card) => holeOn(card, hole) ?? [])
    .filter(({ score, waits }) => score !== null || waits);
  if (views.some(isDisputed)) return 'disputed';
  const missing = views.filter(isMissing).length;
  if (missing === views.length) return 'empty';
  return missing === 0 ? 'filled' : 'partly';
}

/** The players without a score on a hole, in the order of the card. */
export const missingOn = (cards: readonly CardView[], hole: number): readonly CardView[] =>
  playing(cards).filter((card) => {
    const view = holeOn(card, hole);
    return view !== undefined && isMissing(view);
  });

/** Who comes after this player: the next one without a score, from there around; null: nobody lacks one. */
export function nextPlayer(cards: readonly CardView[], hole: number, playerId: string): string | null {
  const at = cards.findIndex((card) => card.playerId === playerId);
  const around = [...cards.slice(at + 1), ...cards.slice(0, at)];
  return missingOn(around, hole)[0]?.playerId ?? null;
}

/** Where a page that opens begins: the first hole, in playing order, that still lacks a score; the last one of a whole card. */
export const openHole = (cards: readonly CardView[], order: readonly number[]): number =>
  order.find((hole) => missingOn(cards, hole).length > 0) ?? lastOf(order) ?? 1;

/** Why a player should look at a hole again before they confirm their card; null: nothing is unusual. */
export type Unusual = 'missing' | 'disputed' | 'high';
const HIGH_OVER_PAR = 3;

export function unusual(view: HoleView): Unusual | null {
  if (isMissing(view)) return 'missing';
  if (isDisputed(view)) return 'disputed';
  return typeof view.score === 'number' && view.score >= view.par + HIGH_OVER_PAR ? 'high' : null;
}

/** Whether a card can be confirmed: every hole has a score that nobody contests. */
export const isWhole = ({ holes }: CardView): boolean => holes.every((hole) => !isMissing(hole) && !isDisputed(hole));
