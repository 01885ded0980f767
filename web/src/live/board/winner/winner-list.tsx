import type { PublicBoard } from '@fairway/api';
import { onDemandBeside } from '../../page/on-demand.tsx';
import { useWords } from '../../words.ts';
import { podiumsOf } from './podium.ts';
import { PodiumStrip } from './podium-strip.tsx';
import { inReadingOrder, prizesOf, type RankedPrize } from './prize.ts';

const WinnerPicture = onDemandBeside(async () => (await import('./winner-picture.tsx')).WinnerPicture);

/** So many other awards stand there open; with more they are folded. */
const MOST_OPEN = 6;

/** The podiums; then who won what, once it is published: the divisions' first three, the main awards of the field, everything else. */
export function WinnerList({ board }: { board: PublicBoard }) {
  const { t, language } = useWords();
  const podiums = podiumsOf(board, t, language);
  const all = board.winners === null ? [] : prizesOf(board, board.winners, t, language);
  const { groups, others } = inReadingOrder(all);
  if (podiums.length === 0 && all.length === 0) return null;
  const count = all.flatMap(({ prizes }) => prizes).length;
  return (
    <section className={podiums.length > 0 ? 'winners has-podium' : 'winners'} aria-labelledby="winners">
      <h2 id="winners">{t(count > 0 ? 'winners' : 'official')}</h2>
      {podiums.length > 0 && <PodiumStrip board={board} podiums={podiums} />}
      {count > 0 && (
        <details className="all-prizes" open={podiums.length === 0}>
          <summary>
            {t('allWinners')} <span className="quiet regular other-prizes-count">{count}</span>
          </summary>
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
                {t('otherAwards')} <span className="quiet regular other-prizes-count">{others.length}</span>
              </summary>
              <dl>
                {others.map((prize) => (
                  <PrizeLine key={prize.key} prize={prize} />
                ))}
              </dl>
            </details>
          )}
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
        <span className="strong prize-name">
          {prize.side?.name ?? prize.name ?? t('undecided')}
          {prize.side && <span className="partners">{prize.side.partners}</span>}
        </span>
        {prize.figure !== null && <span className="prize-figure">{prize.figure}</span>}
      </dd>
    </div>
  );
}
