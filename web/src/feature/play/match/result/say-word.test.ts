import type { MatchWordSaid } from '@fairway/api';
import { expect, test } from 'vitest';
import { sentences } from '../../../../../test/words.ts';
import { sayWord } from './say-word.ts';

const say = await sentences(['contest', 'match-board']);
const names = ['An', 'Bình'] as const;

test.each<[MatchWordSaid, string]>([
  [{ kind: 'hole', hole: 7, winner: 1 }, 'Hố 7: Bình thắng'],
  [{ kind: 'hole', hole: 7, winner: 'halved' }, 'Hố 7: hòa'],
  [{ kind: 'match-conceded', by: 0, hole: null }, 'An nhường trận'],
  [{ kind: 'withdrawn', by: 1, hole: 4 }, 'Bình bỏ trận từ hố 4'],
  [{ kind: 'result', winner: 0, score: { up: 3, left: 2 } }, 'An thắng 3&2'],
  [{ kind: 'result', part: 'front', winner: 'halved', score: null }, 'Nửa đầu: Hai bên hòa'],
  [{ kind: 'struck', fact: 'f' }, 'Bỏ điều đã ghi: An thắng 1 UP'],
])('what was said of a match: %j', (word, sentence) => {
  const all = [{ id: 'f', word: { kind: 'result', winner: 0, score: { up: 1, left: 0 } } as const }];
  expect(sayWord(word, names, all, 18, say('vi'))).toBe(sentence);
});
