import { useTranslation } from 'react-i18next';
import spoken from '../../../ui/spoken.module.css';
import classes from './card.module.css';

type Props = { hole: number; par: number | undefined; strokeIndex: number | undefined };

/** The head of a hole's column: its number, its par, and its stroke index if the course has one. */
export function HoleHead({ hole, par, strokeIndex }: Props) {
  const { t } = useTranslation('score');
  return (
    <th scope="col" className={classes.head}>
      <span className={classes.headHole}>{hole}</span>
      <span className={classes.headPar}>
        <span className={spoken.only}>{t('par')} </span>
        {par}
      </span>
      {strokeIndex !== undefined && (
        <span className={classes.headIndex}>
          <span className={spoken.only}>{t('strokeIndex')} </span>
          {strokeIndex}
        </span>
      )}
    </th>
  );
}
