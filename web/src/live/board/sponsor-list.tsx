import type { PublicBoard } from '@fairway/api';
import { useWords } from '../words.ts';
import { SponsorSign } from './sponsor-sign.tsx';
import './sponsor-list.css';

/** Who pays for the tournament, at the foot of its board. */
export function SponsorList({ sponsors }: Pick<PublicBoard, 'sponsors'>) {
  const { t } = useWords();
  return (
    <section className="sponsors" aria-labelledby="sponsors">
      <h2 id="sponsors">{t('sponsors')}</h2>
      <ul>
        {sponsors.map((sponsor) => (
          <li key={`${sponsor.name} ${sponsor.logo}`}>
            {sponsor.website === null ? (
              <SponsorSign sponsor={sponsor} />
            ) : (
              <a href={sponsor.website} target="_blank" rel="noopener nofollow">
                <SponsorSign sponsor={sponsor} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
