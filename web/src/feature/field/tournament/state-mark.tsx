import type { Tournament } from '@fairway/api';
import type { Stand } from '@fairway/api/choice/field/tournament';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatusMark, type Tone } from '../../../ui/mark/status-mark.tsx';
import { standOf } from './stand.ts';
import classes from './state-mark.module.css';

const TONES: Record<Stand, Tone> = { upcoming: 'quiet', playing: 'active', ended: 'quiet', closed: 'quiet' };

type Props = {
  of: Pick<Tournament, 'state' | 'phase'>;
  /** A round is played today. */
  today?: boolean;
};

/** The phase of a tournament; beside it that it is played today, and that its scores are locked. */
export function StateMark({ of, today = false }: Props) {
  const { t } = useTranslation('tournament');
  const stand = standOf(of);
  return (
    <span className="inline-row gap-8 wrap">
      <StatusMark tone={TONES[stand]}>{t(`stand.${stand}`)}</StatusMark>
      {today && <span className={classes.today}>{t('today')}</span>}
      {of.state === 'locked' && <StatusMark tone="attention">{t('stand.locked')}</StatusMark>}
    </span>
  );
}
