import type { BoardSideAward, PublicBoard } from '@fairway/api';
import { useWords } from '../../words.ts';
import { sayAward, sayDistance } from './award-words.ts';

/** Who leads each measured side award. */
export function SideAwardList({ board }: { board: PublicBoard }) {
  return (
    <dl>
      {board.sideAwards.map((award) => (
        <SideAwardLine key={`${award.award} ${award.ownName} ${award.hole} ${award.gender}`} award={award} board={board} />
      ))}
    </dl>
  );
}

function SideAwardLine({ award, board: { lines, distanceUnit } }: { award: BoardSideAward; board: PublicBoard }) {
  const { t, language } = useWords();
  const { leaders, sponsor } = award;
  const called = sayAward({ ...award, place: 1 }, t, language);
  const names = leaders.flatMap(({ playerId }) => lines.find((line) => line.playerId === playerId)?.name ?? []);
  const [first] = leaders;
  return (
    <div className="prize">
      <dt>
        {called}
        {sponsor !== null && (
          <span className="prize-backer" translate="no">
            {t('sponsoredBy', { name: sponsor })}
          </span>
        )}
      </dt>
      <dd translate="no">
        {first === undefined ? (
          t('notMeasured')
        ) : (
          <>
            <span className="strong prize-name">{names.join(', ')}</span>
            <span className="prize-figure">{sayDistance(first.centimetres, distanceUnit, t, language)}</span>
          </>
        )}
      </dd>
    </div>
  );
}
