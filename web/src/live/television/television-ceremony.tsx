import type { PublicBoard } from '@fairway/api';
import { useRef } from 'react';
import { useWakefulScreen } from '../../lib/page/wakeful-screen.ts';
import { CeremonyView } from '../ceremony/ceremony-view.tsx';
import { loadCeremony } from '../ceremony/request.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { CeremonyBand } from './ceremony-band.tsx';
import { useFitted } from './turn/use-fitted.ts';
import { useEscape } from './use-escape.ts';

/** The running presentation across a room: it follows the presenter by itself, and gives way to the board at the end. */
export function TelevisionCeremony({ board }: { board: PublicBoard }) {
  const { t, language } = useWords();
  const { tournamentId, boardVersion } = board;
  const screen = useRef<HTMLDivElement>(null);
  const { answer: ceremony } = useAnswer(`${tournamentId} ${boardVersion}`, () => loadCeremony(tournamentId));
  useFitted(screen, `${boardVersion} ${ceremony?.id} ${ceremony?.shown.length} ${language}`);
  useWakefulScreen();
  useEscape();
  const count = ceremony?.of ? `${ceremony.shown.length} / ${ceremony.of}` : null;
  return (
    <div ref={screen} className="television is-ceremony" translate="no">
      <CeremonyBand board={board} about={ceremony?.draw ? '' : t('ceremony')} count={count} />
      <main className="ceremony-main">{ceremony && <CeremonyView ceremony={ceremony} sponsors={board.sponsors} />}</main>
    </div>
  );
}
