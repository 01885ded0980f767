import type { Shot } from '@fairway/api';
import { useState } from 'react';
import { IconHistory, IconPencil } from '#icon';
import { IconButton } from '../../../ui/field/icon-button.tsx';
import { targetOf } from './measured-kind.ts';
import { ShotHistory } from './shot-history.tsx';
import classes from './side-award.module.css';
import { type MeasuredHole, type MeasurePlace, useSpeaker } from './speaker.ts';

type Props = { award: MeasuredHole; place: MeasurePlace; onCorrect: (shot: Shot) => void };

/** Every measured shot in order, with those that do not count below. */
export function ShotList({ award, place, onCorrect }: Props) {
  const { t, sayWhole } = useSpeaker(place.distanceUnit);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <ol className={classes.shots} aria-label={t('side-award:list', { award: sayWhole(award) })}>
      {award.shots.map((shot) => {
        const key = `${shot.playerId} ${shot.roundId}`;
        return (
          <li key={key}>
            <ShotLine
              award={award}
              shot={shot}
              place={place}
              isOpen={opened === key}
              onHistory={() => setOpened(opened === key ? null : key)}
              onCorrect={() => onCorrect(shot)}
            />
            {opened === key && <ShotHistory award={award} shot={shot} place={place} />}
          </li>
        );
      })}
    </ol>
  );
}

type LineProps = { award: MeasuredHole; shot: Shot; place: MeasurePlace; isOpen: boolean; onHistory: () => void; onCorrect: () => void };

function ShotLine({ award, shot, place, isOpen, onHistory, onCorrect }: LineProps) {
  const { t, sayDistance } = useSpeaker(place.distanceUnit);
  const { name, cause, driveCentimetres: drive } = shot;
  const why = cause === 'off-target' ? t(`side-award:cause.off-target.${targetOf(award)}`) : cause && t(`side-award:cause.${cause}`);
  return (
    <div className={`row gap-8 ${classes.shot}`} data-counts={cause === null || undefined}>
      <span className={`tabular ${classes.place}`}>{shot.place ?? '–'}</span>
      <span className={`grow ${classes.name}`}>
        {name}
        {why && <small>{why}</small>}
        {drive !== null && <small>{t('side-award:drive', { drive: sayDistance(drive) })}</small>}
      </span>
      <span className="tabular fixed strong">{sayDistance(shot.centimetres)}</span>
      <IconButton icon={IconHistory} label={t('side-award:history.open', { name })} aria-expanded={isOpen} onClick={onHistory} size="md" />
      {place.mayWrite && <IconButton icon={IconPencil} label={t('side-award:correct', { name })} onClick={onCorrect} size="md" />}
    </div>
  );
}
