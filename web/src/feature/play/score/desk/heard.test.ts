import { describe, expect, test } from 'vitest';
import { entry, scoreCard } from '../../../../../test/score-card.ts';
import { answered, begun, EMPTY_OUTBOX, entered, type Outbox } from '../../../../outbox/outbox.ts';
import { cardView } from './desk-view.ts';
import { hear, heardBefore, type News } from './heard.ts';

const course = { par: Array<number>(18).fill(4), strokeIndex: null, women: null };
const viewsOf = (...cards: ReturnType<typeof scoreCard>[]) =>
  cards.map((card) => cardView(card, [], course, { shut: null, finished: false }));
const ids = Array.from({ length: 18 }, (_, at) => `e${at + 1}`);
const typed = ids.map((id, at) => entry(id, { hole: at + 1 }));
const full = scoreCard('an', { holes: Array(18).fill(4), entries: ids });
const empty = scoreCard('an');

const sent = (outbox: Outbox, outcome: 'applied' | 'refused' = 'applied') => {
  const batch = begun(outbox);
  if (batch === null) throw new Error('nothing to send');
  const outcomes = batch.batch.map(({ id }) =>
    outcome === 'applied' ? { id, outcome } : { id, outcome, code: 'locked', message: 'Khóa' },
  );
  return answered(batch.outbox, outcomes as Parameters<typeof answered>[1], 0);
};
const told = ({ saved, refused, disputed }: News) => ({
  saved: saved.map(({ view, holes }) => `${view.card.name} ${holes}`),
  refused: refused.map((one) => one.entry.hole),
  disputed: disputed.map(({ hole }) => hole),
});
const nothing = { saved: [], refused: [], disputed: [] };
const onAn = { playerId: 'an', hole: 1 };
const elsewhere = { playerId: 'binh', hole: 1 };

describe('what a desk tells of its strokes', () => {
  test('a card of eighteen strokes is told once, in whatever pieces the server answers', () => {
    const waiting = entered(EMPTY_OUTBOX, typed);
    const nine = entered(EMPTY_OUTBOX, typed.slice(9));
    const half = scoreCard('an', {
      holes: full.holes.map((score, at) => (at < 9 ? score : null)),
      entries: ids.map((id, at) => (at < 9 ? id : null)),
    });
    const first = hear(heardBefore(waiting), viewsOf(half), nine, onAn);
    expect(told(first.news)).toEqual(nothing);
    const second = hear(first.heard, viewsOf(full), sent(nine), onAn);
    expect(told(second.news)).toEqual({ ...nothing, saved: ['an 18'] });
    expect(told(hear(second.heard, viewsOf(full), sent(nine), onAn).news)).toEqual(nothing);
  });

  test('a card with holes missing is told when the keys leave it, and not before the card shows what was answered', () => {
    const waiting = entered(EMPTY_OUTBOX, typed.slice(0, 1));
    const card = scoreCard('an', { holes: [4, ...Array(17).fill(null)], entries: ['e1', ...Array(17).fill(null)] });
    const stale = hear(heardBefore(waiting), viewsOf(empty), sent(waiting), elsewhere);
    expect(told(stale.news)).toEqual(nothing);
    const there = hear(stale.heard, viewsOf(card), sent(waiting), onAn);
    expect(told(there.news)).toEqual(nothing);
    expect(told(hear(there.heard, viewsOf(card), sent(waiting), elsewhere).news)).toEqual({ ...nothing, saved: ['an 1'] });
  });

  test('a refused stroke is told at once, once, and not as saved', () => {
    const waiting = entered(EMPTY_OUTBOX, typed.slice(4, 5));
    const refused = hear(heardBefore(waiting), viewsOf(empty), sent(waiting, 'refused'), onAn);
    expect(told(refused.news)).toEqual({ ...nothing, refused: [5] });
    expect(told(hear(refused.heard, viewsOf(empty), sent(waiting, 'refused'), elsewhere).news)).toEqual(nothing);
  });

  test('a stroke that differs from what someone else has written is told at once', () => {
    const waiting = entered(EMPTY_OUTBOX, typed.slice(0, 1));
    const fact = { id: 'other', score: 6, authorName: 'Caddie', enteredAt: '2026-04-25T01:00:00.000Z' };
    const disputed = scoreCard('an', {
      holes: [6, ...Array(17).fill(null)],
      entries: ['other', ...Array(17).fill(null)],
      disputes: [{ hole: 1, shown: fact, rivals: [{ ...fact, id: 'e1', score: 4 }] }] as unknown as typeof full.disputes,
    });
    const heard = hear(heardBefore(waiting), viewsOf(disputed), sent(waiting), onAn);
    expect(told(heard.news)).toEqual({ ...nothing, disputed: [1] });
  });
});
