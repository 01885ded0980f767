import type { PublicBoard } from '@fairway/api';
import type { Ranking } from '../../feature/play/leaderboard/ranking.ts';
import { type Say, useWords } from '../words.ts';
import { SideAwardList } from './winner/side-award-list.tsx';

/** What is explained on a tap, in one row: who leads the side awards, and how the list is ranked. */
export function Asides({ board, ranking }: { board: PublicBoard; ranking: Ranking }) {
  return (
    <div className="row baseline wrap asides">
      {board.winners === null && board.sideAwards?.length > 0 && <SideAwards board={board} />}
      <RankingNotice board={board} ranking={ranking} />
    </div>
  );
}

/** The measured side awards while the tournament is played. Their head is there at once: the list below it would jump when it came. */
function SideAwards({ board }: { board: PublicBoard }) {
  const { t } = useWords();
  const measured = board.sideAwards.filter(({ leaders }) => leaders.length > 0).length;
  return (
    <details className="side-awards">
      <summary>
        <span>{t('sideAwards')}</span>
        <span className="side-awards-count">
          {measured}/{board.sideAwards.length}
        </span>
      </summary>
      <SideAwardList board={board} />
    </details>
  );
}

/** How the list is ranked, if that is not obvious: one short line, explained on a tap. */
function RankingNotice({ board, ranking }: { board: PublicBoard; ranking: Ranking }) {
  const { t } = useWords();
  const sentences: string[] = [];
  const { calculateHandicapDay: day } = board;
  if (board.handicapPending) sentences.push(t('handicapPending'));
  else if (day !== 'none' && ranking.basis !== 'gross' && board.state !== 'closed') {
    sentences.push(t('dayHandicapRule', { name: t(`dayHandicap.${day}`) }));
  }
  sentences.push(...sayCountedHoles(board, t));
  if (sentences.length === 0) return null;
  const short = board.handicapPending
    ? t('pendingShort')
    : day === 'none'
      ? t('handicapLong')
      : t('dayHandicapShort', { name: t(`dayHandicap.${day}`) });
  return (
    <details className="notice">
      <summary>{short}</summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );
}

/** The counted holes of the tournament and of divisions with their own, one sentence a list and round. */
function sayCountedHoles({ countedHoles, divisions, rounds }: PublicBoard, t: Say): string[] {
  return (countedHoles ?? []).flatMap((list) => {
    const division = divisions.find(({ id }) => id === list.divisionId)?.name;
    return list.rounds.flatMap((counted, at) => {
      if (counted.length === 0) return [];
      const holes = counted.join(', ');
      const round = rounds.length > 1 ? `${t('round', { number: at + 1 })}. ` : '';
      return `${round}${division === undefined ? t('countedHoles', { holes }) : t('countedHolesOf', { division, holes })}`;
    });
  });
}
