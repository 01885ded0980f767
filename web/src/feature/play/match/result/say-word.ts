import type { MatchEntryFact, MatchWordSaid } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import type { MatchScore, Winner } from '@fairway/golf';

type Words = SayOf<['contest', 'match-board']>;
type Names = readonly [string, string];

/** What was said of a match, in a sentence that names the sides. `all`: to name what was taken back. */
export function sayWord(
  word: MatchWordSaid,
  names: Names,
  all: readonly Pick<MatchEntryFact, 'id' | 'word'>[],
  holes: number,
  t: Words,
): string {
  const sentence = plainWord(word, names, all, holes, t);
  return 'part' in word && word.part !== undefined
    ? t('contest:word.part', { part: t(`match-board:nassau.${word.part}`), said: sentence })
    : sentence;
}

function plainWord(
  word: MatchWordSaid,
  names: Names,
  all: readonly Pick<MatchEntryFact, 'id' | 'word'>[],
  holes: number,
  t: Words,
): string {
  const named = (side: Winner) => names[side];
  switch (word.kind) {
    case 'hole':
      if (word.winner === null) return t('contest:word.holeCleared', { hole: word.hole });
      if (word.winner === 'halved') return t('contest:word.holeHalved', { hole: word.hole });
      return t('contest:word.hole', { hole: word.hole, name: named(word.winner) });
    case 'hole-conceded':
      return t('contest:word.hole-conceded', { hole: word.hole, name: named(word.by) });
    case 'match-conceded':
    case 'withdrawn':
      if (word.hole === null) return t(`contest:word.${word.kind}`, { name: named(word.by) });
      return t(`contest:word.${word.kind}On`, { name: named(word.by), hole: word.hole });
    case 'result':
      if (word.winner === 'halved' || word.score === null) return t('contest:word.resultHalved');
      return t('contest:word.result', { name: named(word.winner), score: sayScore(word.score, holes, t) });
    case 'committee':
      return word.winner === 'halved' ? t('contest:word.committeeHalved') : t('contest:word.committee', { name: named(word.winner) });
    default: {
      const of = all.find(({ id }) => id === word.fact);
      return of ? t('contest:word.struck', { said: sayWord(of.word, names, all, holes, t) }) : t('contest:word.struckUnknown');
    }
  }
}

function sayScore({ up, left, extraHole }: MatchScore, holes: number, t: Words): string {
  if (extraHole !== undefined) return t('match-board:short.extra', { hole: holes + extraHole });
  return left > 0 ? t('match-board:short.score', { up, left }) : t('match-board:short.up', { up });
}
