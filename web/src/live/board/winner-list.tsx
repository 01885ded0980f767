import type { PublicBoard } from '@fairway/api';
import { onDemandBeside } from '../on-demand.tsx';
import { useWords } from '../words.ts';
import { inReadingOrder, prizesOf, type RankedPrize } from './prize.ts';

const WinnerPicture = onDemandBeside(async () => (await import('./winner-picture.tsx')).WinnerPicture);

/** So many other awards stand there open; with more they are folded. */
const MOST_OPEN = 6;

/** Who won what, once it is published: the divisions' first three, the main awards of the field, then everything else. */
export function WinnerList({ board, winners }: { board: PublicBoard; winners: NonNullable<PublicBoard['winners']> }) {
  const { t, language } = useWords();
  const all = prizesOf(board, winners, t, language);
  if (all.length === 0) return null;
  const { groups, others } = inReadingOrder(all);
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
      {others.length > 0 && (
        <details className="other-prizes" open={others.length <= MOST_OPEN}>
          <summary>
            {t('otherAwards')} <span className="other-prizes-count">{others.length}</span>
          </summary>
          <dl>
            {others.map((prize) => (
              <PrizeLine key={prize.key} prize={prize} />
            ))}
          </dl>
        </details>
      )}
      <WinnerPicture board={board} groups={[...groups, { title: null, prizes: others }]} />
    </section>
  );
}

function PrizeLine({ prize }: { prize: RankedPrize }) {
  const { t } = useWords();
  return (
    <div className="prize" data-podium={prize.podium ?? undefined}>
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
