import type { SideAwardHole } from '@fairway/api';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import classes from './side-award.module.css';
import { type MeasurePlace, useSpeaker } from './speaker.ts';

/** The strokes of one on the cards, and whether one that was reported is among them. */
export function AceList({ award, place }: { award: SideAwardHole; place: MeasurePlace }) {
  const { t } = useSpeaker(place.distanceUnit);
  const where = (round: number, hole: number) =>
    place.rounds.length > 1 ? t('side-award:ace.round', { number: round, hole }) : t('side-award:ace.line', { hole });
  return (
    <>
      <p className={classes.quiet}>{t('side-award:ace.about')}</p>
      {award.aces.length === 0 && <p className={classes.none}>{t('side-award:ace.none')}</p>}
      <ul className={classes.shots} hidden={award.aces.length === 0}>
        {award.aces.map(({ playerId, name, round, hole, disputed, out }) => (
          <li key={`${playerId} ${round} ${hole}`} className={`row gap-8 ${classes.shot}`} data-counts={!disputed || undefined}>
            <span className={`grow ${classes.name}`}>
              {out === null ? name : `${name} (${out})`}
              <small>{where(round, hole)}</small>
            </span>
            <StatusMark tone={disputed ? 'attention' : 'active'}>{t(`side-award:ace.${disputed ? 'disputed' : 'confirmed'}`)}</StatusMark>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{t('side-award:ace.noneText')}</p>
    </>
  );
}
