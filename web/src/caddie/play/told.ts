import { type HoleScore, lastOf } from '@fairway/golf';
import type { Say } from '../words.ts';
import type { CardView, HoleView } from './card-view.ts';
import { nextPlayer } from './progress.ts';

/** The name that a flight calls a player by: the last word of it, unless another of the flight has the same. */
export function calledName(cards: readonly CardView[], playerId: string): string {
  const lastWord = (card: CardView | undefined) => lastOf(card?.name.trim().split(/\s+/) ?? []) ?? '';
  const card = cards.find((one) => one.playerId === playerId);
  const called = lastWord(card);
  return cards.some((one) => one !== card && lastWord(one) === called) ? (card?.name ?? '') : called;
}

/** `5`, `Nhặt bóng`; without a score the words for that. */
export const scoreText = (t: Say, score: HoleScore): string =>
  score === 'pickup' ? t('key.pickup') : score === null ? t('where.empty') : String(score);

export const scoresText = (t: Say, scores: readonly HoleScore[]): string => scores.map((score) => scoreText(t, score)).join(` ${t('or')} `);

/** What was typed, and the player that the keys write for now: `Khang 5. Tiếp: Tâm`. */
export function strokeTold(t: Say, cards: readonly CardView[], hole: number, playerId: string, score: HoleScore): string {
  const typed = `${calledName(cards, playerId)}${typeof score === 'number' ? '' : ':'} ${scoreText(t, score)}.`;
  if (score === null) return typed;
  const next = nextPlayer(cards, hole, playerId);
  return `${typed} ${next === null ? t('told.full', { hole }) : t('told.next', { player: calledName(cards, next) })}`;
}

/** A hole that is opened: `Hố 7, par 4`. */
export const holeTold = (t: Say, hole: number, parText: string): string => `${t('hole', { hole })}, ${parText.toLowerCase()}`;

const isTypedHere = ({ where }: HoleView): boolean => where === 'in-memory' || where === 'on-phone';

/** What came from elsewhere and changes a score that this phone showed: scores that differ, or another score than before. */
export function changesTold(t: Say, before: readonly CardView[], after: readonly CardView[]): string[] {
  return after.flatMap((card) => {
    const holesBefore = before.find(({ playerId }) => playerId === card.playerId)?.holes ?? [];
    return card.holes.flatMap((now, at) => {
      const was = holesBefore[at];
      const change = was === undefined ? null : changeTold(t, was, now);
      return change === null ? [] : [`${calledName(after, card.playerId)}, ${t('hole', { hole: now.hole })}. ${change}`];
    });
  });
}

function changeTold(t: Say, was: HoleView, now: HoleView): string | null {
  if (now.differing.length > 0) {
    return now.differing.join() === was.differing.join() ? null : t('differ', { scores: scoresText(t, now.differing) });
  }
  if (isTypedHere(now)) return null;
  const isOther = was.score !== null && now.score !== was.score;
  const isSettled = was.differing.length > 0 && !isTypedHere(was);
  return isOther || isSettled ? t('told.now', { score: scoreText(t, now.score) }) : null;
}
