import type { PublicBoard } from '@fairway/api';
import { useWords } from '../words.ts';
import { SupporterSign } from './supporter-sign.tsx';
import './supporter-list.css';

/** Who pays for the tournament, at the foot of its board. */
export function SupporterList({ sponsors }: Pick<PublicBoard, 'sponsors'>) {
  const { t } = useWords();
  return (
    <section className="supporters" aria-labelledby="supporters">
      <h2 id="supporters">{t('sponsors')}</h2>
      <ul>
        {sponsors.map((sponsor) => (
          <li key={`${sponsor.name} ${sponsor.logo}`}>
            {sponsor.website === null ? (
              <SupporterSign sponsor={sponsor} />
            ) : (
              <a href={sponsor.website} target="_blank" rel="noopener nofollow">
                <SupporterSign sponsor={sponsor} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
