import type { MatchWord } from '@fairway/golf';
import type { MatchWordSaid } from '../../route/play/match.ts';
import { engineHole, type PlayedHoles } from '../field/round-hole.ts';

/** A match that was won has a score, and one that was halved has none; anything else is no result. */
export const hasItsScore = (word: MatchWordSaid): boolean => word.kind !== 'result' || (word.score === null) === (word.winner === 'halved');

/** What was said of a match as the engine takes it, with holes as it counts them. */
export function engineWord(word: MatchWordSaid, round: Pick<PlayedHoles, 'firstHole'>): MatchWord {
  if (word.kind === 'result') {
    const { score, ...rest } = word;
    return (score === null ? rest : { ...rest, score }) as MatchWord;
  }
  return 'hole' in word && word.hole !== null ? { ...word, hole: engineHole(round, word.hole) } : word;
}
