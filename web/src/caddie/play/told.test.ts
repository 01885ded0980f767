import { expect, test } from 'vitest';
import { markerCard, markerHole, stroke } from '../../../test/marker-flight.ts';
import { sentences } from '../../../test/words.ts';
import { EMPTY_OUTBOX, entered, kept, type Outbox } from '../../outbox/outbox.ts';
import { type CardView, cardView } from './card-view.ts';
import { calledName, changesTold, holeTold, strokeTold } from './told.ts';

const COURSE = { par: Array<number>(18).fill(4), strokeIndex: null };
const say = await sentences('marker');
const [vi, en] = [say('vi'), say('en')];
type Strokes = Outbox<ReturnType<typeof stroke>>;
const view = (card = markerCard('an'), outbox: Strokes = EMPTY_OUTBOX): CardView => cardView(card, COURSE, outbox, []);

test('a flight calls its players by the last word of their names, and by all of it where two have the same', () => {
  const cards = ['Nguyễn Văn Khang', 'Trần Tâm', 'Lê Tâm'].map((name) => view(markerCard(name, [], { name })));
  expect(cards.map(({ playerId }) => calledName(cards, playerId))).toEqual(['Khang', 'Trần Tâm', 'Lê Tâm']);
});

test('a stroke says which player the keys write for now, and that a hole is complete', () => {
  const cards = ['Khang', 'Tâm'].map((name) => view(markerCard(name)));
  expect(strokeTold(vi, cards, 6, 'Khang', 5)).toBe('Khang 5. Tiếp: Tâm');
  expect(strokeTold(vi, cards, 6, 'Khang', null)).toBe('Khang: Chưa có điểm.');
  expect(strokeTold(en, [view(markerCard('Khang', [4])), view()], 1, 'an', 'pickup')).toBe('an: Pick up. Hole 1 complete');
  expect(holeTold(vi, 7, vi('par', { par: 4 }))).toBe('Hố 7, par 4');
});

test('my 2 that another replaced, or that differs from theirs, is told; what was typed here is not', () => {
  const mine = view(markerCard('an', [2]));
  const differs = markerHole({ score: 5, rivals: [{ score: 2, own: true }] });
  const disputed = view(markerCard('an', [], { holes: markerCard('an').holes.with(0, differs) }));
  const changed = view(markerCard('an', [5]));
  const typed = view(markerCard('an', [2]), kept(entered(EMPTY_OUTBOX as Strokes, [stroke('a', { score: 6 })]), ['a']));
  const told = (before: CardView, after: CardView) => changesTold(vi, [before], [after]);
  expect(told(mine, disputed)).toEqual(['an, Hố 1. Điểm lệch: 5 hoặc 2. Ban tổ chức sẽ xác nhận.']);
  expect(told(disputed, disputed)).toEqual([]);
  expect(told(disputed, changed)).toEqual(['an, Hố 1. Nay là 5.']);
  expect(told(mine, changed)).toEqual(['an, Hố 1. Nay là 5.']);
  expect(told(mine, typed)).toEqual([]);
  expect(told(view(), mine)).toEqual([]);
});
