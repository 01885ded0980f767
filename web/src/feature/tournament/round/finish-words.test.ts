import { catalogue as en } from '@fairway/api/word/en/tournament';
import { catalogue as vi } from '@fairway/api/word/vi/tournament';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { sayFinish } from './finish-words.ts';

const translations = i18next.createInstance();
beforeAll(() =>
  translations.init({ resources: { vi: { tournament: vi }, en: { tournament: en } }, interpolation: { escapeValue: false } }),
);

const person = (name: string) => ({ playerId: name, name });
const cut = [
  { divisionId: 'a', divisionName: 'A', line: 20, players: [person('Nguyễn Văn An'), person('Trần Bình')] },
  { divisionId: 'b', divisionName: 'B', line: 10, players: [person('Lê Chi')] },
];

test.each([
  ['vi', ['A lấy 20: 2 golfer không qua cut: Nguyễn Văn An, Trần Bình.', 'B lấy 10: 1 golfer không qua cut: Lê Chi.']],
  ['en', ['A keeps 20: 2 players miss the cut: Nguyễn Văn An, Trần Bình.', 'B keeps 10: 1 player misses the cut: Lê Chi.']],
])('who would miss the cut is named by division (%s)', (language, lines) => {
  const t = translations.getFixedT(language, 'tournament');
  expect(sayFinish({ cut }, t).split('\n').slice(1)).toEqual(lines);
  expect(sayFinish({ cut: [] }, t)).toBe(t('detail.finishText'));
});
