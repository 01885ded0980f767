import { Link } from 'react-router';
import { IconCircleCheck } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ClubLink } from '../club-link.tsx';
import type { Need } from './need.ts';
import classes from './need-list.module.css';

type Props = {
  needs: readonly Need[];
  /** What waits outside tournaments. */
  others: readonly { readonly text: string; readonly to: string }[];
};

/** What waits for the person, each a way to where it is done; or that nothing does. */
export function NeedList({ needs, others }: Props) {
  const { t } = useTranslation('dashboard');
  if (needs.length + others.length === 0)
    return (
      <p className="row gap-8 quiet">
        <IconCircleCheck aria-hidden size={18} stroke={1.6} />
        {t('needsNone')}
      </p>
    );
  return (
    <ul className={`frame ruled ${classes.needs}`}>
      {needs.map(({ kind, count, tournamentId, name, club, to }) => (
        <li key={`${tournamentId} ${kind}`}>
          <ClubLink club={club} to={to}>
            <strong>{t(`need.${kind}`, { count })}</strong>
            <span>{name}</span>
          </ClubLink>
        </li>
      ))}
      {others.map(({ text, to }) => (
        <li key={to}>
          <Link to={to}>
            <strong>{text}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
