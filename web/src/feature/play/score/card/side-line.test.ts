import { expect, test } from 'vitest';
import { scoreCard } from '../../../../../test/score-card.ts';
import { sideLine } from './side-line.ts';

const side = (given: object) => ({ id: 's', name: null, partners: [], drives: [], received: null, plays: null, place: 0, ...given });
const partners = ['Nguyễn An', 'Lê Bình'].map((name) => ({ playerId: name, name }));

test.each([
  ['a side’s partners', 'Sông Hồng', side({ partners }), 'Nguyễn An · Lê Bình'],
  ['nothing, where its name says them', 'Nguyễn An / Lê Bình', side({ partners }), null],
  ['the side of who plays their own ball', 'Nguyễn An', side({ name: 'Sông Hồng' }), 'Sông Hồng'],
  ['nothing of a single player', 'Nguyễn An', null, null],
])('below the name on a card stands %s', (_, name, own, line) => {
  expect(sideLine(scoreCard('s', { name, side: own }))).toBe(line);
});
