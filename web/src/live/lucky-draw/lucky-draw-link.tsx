import { PREFIX } from '../../lib/prefix.ts';
import { useLuckyDrawWords } from './words.ts';

/** Above the board, while a lucky draw is running: where to watch it. */
export function LuckyDrawLink({ tournamentId }: { tournamentId: string }) {
  const say = useLuckyDrawWords();
  return (
    say && (
      <a className="ceremony-link" href={`${PREFIX}/tournaments/${tournamentId}/live/lucky-draw`}>
        {say('watch')}
      </a>
    )
  );
}
