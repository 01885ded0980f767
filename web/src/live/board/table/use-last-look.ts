import type { PublicBoard } from '@fairway/api';
import { useEffect, useRef, useState } from 'react';
import { ownName } from '../../../lib/prefix.ts';
import { keptByTournament } from '../../kept.ts';
import { type Look, lookAt } from './look.ts';

const looks = keptByTournament<Look>(ownName('golf_live_look'), 6);

/** What this person saw last, before the page was opened or came back to sight; at the first visit what it showed first. */
export function useLastLook(board: PublicBoard): Look {
  const { tournamentId } = board;
  const shown = useRef(board);
  shown.current = board;
  const [look, setLook] = useState(() => looks.read(tournamentId) ?? lookAt(board));
  useEffect(() => {
    const leave = () => looks.write(tournamentId, lookAt(shown.current));
    const onVisibility = () => {
      if (document.hidden) leave();
      else setLook(looks.read(tournamentId) ?? lookAt(shown.current));
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', leave);
    };
  }, [tournamentId]);
  return look;
}
