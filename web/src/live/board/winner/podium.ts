import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { placeLabel, scoreLabel } from '../../../feature/play/leaderboard/figure.ts';
import { placeOf, type Ranking, rankedLines } from '../../../feature/play/leaderboard/ranking.ts';
import { type Podium, type PodiumStep, podiumsIn } from '../../../feature/result/winner/picture/podium.ts';
import type { Say } from '../../words.ts';
import { prizesOf } from './prize.ts';

/** Of a board with a result (`hasResult`) the podiums by the main prizes that were published; of a final one without any, the first three of each division or of the field. */
export function podiumsOf(board: PublicBoard, t: Say, language: PublicLanguage): Podium[] {
  const groups = board.winners === null ? [] : prizesOf(board, board.winners, t, language);
  const won = groups.flatMap(({ title, prizes }) => podiumsIn(title, prizes));
  // of matches nobody is placed by strokes
  if (won.length > 0 || board.state !== 'closed' || board.matches) return won;
  const lists = board.divisions.length === 0 ? [null] : board.divisions;
  return lists
    .map((division) => ({
      title: division && t('divisionName', { name: division.name }),
      steps: firstThree(board.lines, { basis: board.bases[0] ?? 'gross', divisionId: division?.id ?? null }, language),
    }))
    .filter(({ steps }) => steps.length > 0);
}

function firstThree(lines: readonly PublicBoardLine[], ranking: Ranking, language: PublicLanguage): PodiumStep[] {
  const placed = rankedLines(lines, ranking).placed;
  return [1, 2, 3].flatMap((place): PodiumStep[] => {
    const sharing = placed.filter((line) => placeOf(line, ranking)?.position === place);
    const [first] = sharing;
    if (first === undefined) return [];
    const figure = scoreLabel(first, ranking.basis, language);
    return [{ place, label: placeLabel(placeOf(first, ranking)), names: sharing.map(({ name }) => name), figure, sponsor: null }];
  });
}
