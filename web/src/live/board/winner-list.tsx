import type { PublicBoard } from '@fairway/api';
import { onDemandBeside } from '../on-demand.tsx';
import { useWords } from '../words.ts';
import { type Prize, prizesOf } from './prize.ts';

const WinnerPicture = onDemandBeside(async () => (await import('./winner-picture.tsx')).WinnerPicture);

/** Who won what, once it is published. */
export function WinnerList({ board, winners }: { board: PublicBoard; winners: NonNullable<PublicBoard['winners']> }) {
  const { t, language } = useWords();
  const groups = prizesOf(board, winners, t, language);
  if (groups.length === 0) return null;
  return (
    <section className="winners" aria-labelledby="winners">
      <h2 id="winners">{t('winners')}</h2>
      <div className="prize-groups">
        {groups.map(({ title, prizes }) => (
          <div key={title ?? ''} className="prize-group">
            <h3 translate="no">{title ?? t('wholeField')}</h3>
            <dl>
              {prizes.map((prize) => (
                <PrizeLine key={prize.key} prize={prize} />
              ))}
            </dl>
          </div>
        ))}
      </div>
      <WinnerPicture board={board} groups={groups} />
    </section>
  );
}

function PrizeLine({ prize }: { prize: Prize }) {
  const { t } = useWords();
  return (
    <div className="prize">
      <dt>
        {prize.award}
        {prize.sponsor !== null && (
          <span className="prize-backer" translate="no">
            {t('sponsoredBy', { name: prize.sponsor })}
          </span>
        )}
      </dt>
      <dd translate="no">
        <span className="prize-name">{prize.name ?? t('undecided')}</span>
        {prize.figure !== null && <span className="prize-figure">{prize.figure}</span>}
      </dd>
    </div>
  );
}
