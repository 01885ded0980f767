import type { Card } from '../card.ts';
import { missingHoles, totalCounts } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import type { Format } from '../format/format.ts';
import { countedStrokes } from '../format/format.ts';
import { strokesReceived } from '../handicap/strokes-received.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { PreparedRound, PreparedRules } from './prepared-rules.ts';

const NO_CARD: Card = [];

/**
 * The card of the nth round, from 0, as played. Once the round is over a blank hole is one not holed out, where the format has a
 * figure for that (Rule 21): on every card of those who have played a round, and of those who missed the cut on the cards that they
 * played. Players who are out (NR, WD, DQ, DNS) keep their blanks.
 */
export function playedCard({ rules, format }: PreparedRules, competitor: Competitor, nth: number, { holes }: PreparedRound): Card {
  const card = competitor.cards[nth] ?? NO_CARD;
  if (nth >= (rules.roundsOver ?? 0) || (format.basis !== 'points' && format.mostStrokes === null)) return card;
  const { status, cards } = competitor;
  const counting = status === 'ok' ? cards : status === 'cut' ? [card] : [];
  const total = competitor.totals?.[nth] ?? null;
  if (standsIn(total, card, format, holes)) return card;
  const begun =
    (status === 'ok' && competitor.totals?.some((of) => of !== null)) || counting.some((of) => of.some((score) => score !== null));
  return begun ? Array.from({ length: holes }, (_, at) => card[at] ?? 'pickup') : card;
}

/** Whether a total stands in for holes without a score. Where a hole that was not holed out counts its maximum, it contradicts no total. */
export function standsIn(total: number | null, card: Card, { mostStrokes }: Format, holes: number): total is number {
  if (mostStrokes === null) return totalCounts(total, card, holes);
  return total !== null && missingHoles(card, holes).length > 0;
}

/**
 * The card with the most strokes that a hole may count, by the format's maximum or by a hole cap on the gross; most formats leave it
 * as played. `playing` is the declared handicap as played.
 */
export function countedCard(
  format: Format,
  grossLimits: readonly number[] | null,
  playing: Tenths | null,
  card: Card,
  { par, strokeIndex, holes }: PreparedRound,
): Card {
  if (format.mostStrokes === null && grossLimits === null) return card;
  return card.slice(0, holes).map((score, at) => {
    if (score === null) return null;
    const received = playing === null || strokeIndex === null ? null : strokesReceived(playing / 10, strokeIndex[at] ?? 0, holes);
    const counts = countedStrokes(format, score, par[at] ?? 0, received) ?? score;
    const most = grossLimits?.[at] ?? null;
    return most === null || (counts !== 'pickup' && counts < most) ? counts : most;
  });
}
