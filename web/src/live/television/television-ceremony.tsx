import type { PublicBoard } from '@fairway/api';
import { useWakefulScreen } from '../../lib/wakeful-screen.ts';
import { CeremonyView } from '../ceremony/ceremony-view.tsx';
import { loadCeremony } from '../ceremony/request.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { TelevisionBand } from './television-band.tsx';
import { useEscape } from './use-escape.ts';

/** The running presentation across a room: it follows the presenter by itself, and gives way to the board at the end. */
export function TelevisionCeremony({ board }: { board: PublicBoard }) {
  const { t } = useWords();
  const { tournamentId, boardVersion } = board;
  const { answer: ceremony } = useAnswer(`${tournamentId} ${boardVersion}`, () => loadCeremony(tournamentId));
  useWakefulScreen();
  useEscape();
  return (
    <div className="television is-ceremony" translate="no">
      <TelevisionBand board={board} about={t('ceremony')} />
      <main className="ceremony-main">{ceremony && <CeremonyView ceremony={ceremony} />}</main>
    </div>
  );
}
