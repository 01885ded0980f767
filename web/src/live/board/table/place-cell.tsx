import type { PublicBoardLine } from '@fairway/api';
import { placeLabel } from '../../../feature/play/leaderboard/figure.ts';
import { placeOf, type Ranking } from '../../../feature/play/leaderboard/ranking.ts';
import { Sign } from '../../page/sign.tsx';
import { useWords } from '../../words.ts';

/** A place, and how many places it has gained or lost since the last look. */
export function PlaceCell({ line, ranking, gained }: { line: PublicBoardLine; ranking: Ranking; gained: number }) {
  const { t } = useWords();
  const places = Math.abs(gained);
  return (
    <td className="place">
      <Sign t={t} text={placeLabel(placeOf(line, ranking))} />
      {gained !== 0 && (
        <span className={gained > 0 ? 'move move-up' : 'move move-down'}>
          <span aria-hidden="true">{places}</span>
          <span className="for-listeners">, {t(gained > 0 ? 'gained' : 'lost', { places })}</span>
        </span>
      )}
    </td>
  );
}
