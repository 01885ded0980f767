import type { PublicBoard } from '@fairway/api';
import { useWords } from '../words.ts';
import { BackerSign } from './backer-sign.tsx';

/** Who pays for the tournament, at the foot of its board. */
export function BackerList({ sponsors }: Pick<PublicBoard, 'sponsors'>) {
  const { t } = useWords();
  return (
    <section className="backers" aria-labelledby="backers">
      <h2 id="backers">{t('sponsors')}</h2>
      <ul>
        {sponsors.map((sponsor) => (
          <li key={`${sponsor.name} ${sponsor.logo}`}>
            {sponsor.website === null ? (
              <BackerSign sponsor={sponsor} />
            ) : (
              <a href={sponsor.website} target="_blank" rel="noopener nofollow">
                <BackerSign sponsor={sponsor} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
