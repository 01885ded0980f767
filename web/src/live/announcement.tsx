import type { PublicBoard } from '@fairway/api';
import { useEffect, useRef, useState } from 'react';
import { scoreLabel } from '../feature/play/leaderboard/figure.ts';
import { type Ranking, rankedLines } from '../feature/play/leaderboard/ranking.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import type { Connection } from './feed/board-feed.ts';
import { signWords } from './page/sign.tsx';
import { useWords } from './words.ts';

type Props = { board: PublicBoard; ranking: Ranking; connection: Connection; waiting: number };

/** For screen readers: the latest change, politely and not too often; and once that new standings wait, however many follow. */
export function Announcement({ waiting, ...rest }: Props) {
  const { t } = useWords();
  const sentence = useNews(rest);
  const [spoken, setSpoken] = useState('');
  const announcer = useRef<Announcer>(null);
  useEffect(() => {
    const current = createAnnouncer(setSpoken);
    announcer.current = current;
    return () => current.stop();
  }, []);
  useEffect(() => announcer.current?.hear(sentence), [sentence]);
  const waits = waiting > 0;
  const [told, setTold] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many wait is said when the first ones do
  useEffect(() => setTold(waits ? t('changes', { count: waiting }) : ''), [waits]);
  return (
    <>
      <p className="for-listeners" role="status">
        {spoken}
      </p>
      <p className="for-listeners" role="status">
        {told}
      </p>
    </>
  );
}

/** What is worth an announcement: who leads, or that the board is not live. */
function useNews({ board, ranking, connection }: Omit<Props, 'waiting'>): string | null {
  const { t, language } = useWords();
  if (connection === 'offline') return `${t('connection.offline')}. ${t('offlineNote')}`;
  const leader = rankedLines(board.lines, ranking).placed[0];
  // of matches nobody leads by strokes
  if (leader === undefined || board.matches) return null;
  const score = scoreLabel(leader, ranking.basis, language);
  return t('leader', { name: leader.name, score: signWords(score, t) ?? score });
}
