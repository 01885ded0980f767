import type { Tournament } from '@fairway/api';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatCount } from '../../../lib/number.ts';
import classes from './count-row.module.css';

/** How many players, divisions and rounds; each figure leads to its screen. */
export function CountRow({ tournament, divisionCount }: { tournament: Tournament; divisionCount: number }) {
  const { t } = useTranslation('tournament');
  const language = useLanguage();
  const { rounds, playerCount } = tournament;
  const finished = rounds.filter((round) => round.finished).length;
  return (
    <ul className={classes.counts} aria-label={t('count.label')}>
      <Figure to="players" label={t('count.players')} figure={formatCount(playerCount, language)} />
      <Figure to="divisions" label={t('count.divisions')} figure={formatCount(divisionCount, language)} />
      <Figure to="scores" label={t('count.rounds')} figure={t('count.roundsOf', { finished, all: rounds.length })} />
    </ul>
  );
}

function Figure({ to, label, figure }: { to: string; label: string; figure: string }) {
  return (
    <li>
      <Link to={to}>
        <strong className="tabular">{figure}</strong>
        <span>{label}</span>
      </Link>
    </li>
  );
}
