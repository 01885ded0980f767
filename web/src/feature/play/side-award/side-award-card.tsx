import type { Shot, SideAwardHole } from '@fairway/api';
import { Group, Title } from '@mantine/core';
import { useId } from 'react';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { AceList } from './ace-list.tsx';
import { GiftList, isGift } from './gift-list.tsx';
import { ShotList } from './shot-list.tsx';
import classes from './side-award.module.css';
import { isMeasured, type MeasuredHole, type MeasurePlace, useSpeaker } from './speaker.ts';

type Props = {
  award: SideAwardHole;
  place: MeasurePlace;
  /** It is the one in the form. */
  isChosen: boolean;
  onCorrect: (shot: Shot) => void;
};

/** One side award on one hole: who leads, and every measured shot. */
export function SideAwardCard({ award, place, isChosen, onCorrect }: Props) {
  const { t, sayName } = useSpeaker(place.distanceUnit);
  const headingId = useId();
  return (
    <section className={`panel column gap-8 mb-16 ${classes.card}`} data-chosen={isChosen || undefined} aria-labelledby={headingId}>
      <header>
        <Title order={2} size="h4" id={headingId}>
          {sayName(award)}
        </Title>
        <Group gap={12} className={classes.about}>
          {!isGift(award) && (
            <span>
              {award.hole === null ? award.kind === 'hole-in-one' && t('side-award:anyHole') : t('side-award:hole', { hole: award.hole })}
            </span>
          )}
          {award.gender !== null && <span>{t(`side-award:gender.${award.gender}`)}</span>}
          {award.sponsor !== null && <span>{t('side-award:sponsoredBy', { name: award.sponsor })}</span>}
          {award.membersOnly && <span>{t('side-award:members')}</span>}
        </Group>
      </header>
      {isMeasured(award) && <Measured award={award} place={place} onCorrect={onCorrect} />}
      {award.kind === 'hole-in-one' && <AceList award={award} place={place} />}
      {isGift(award) && <GiftList award={award} rounds={place.rounds.length} />}
      {award.kind.endsWith('peoria') && <p className={classes.quiet}>{t('side-award:peoria')}</p>}
    </section>
  );
}

function Measured({ award, place, onCorrect }: { award: MeasuredHole; place: MeasurePlace; onCorrect: (shot: Shot) => void }) {
  return (
    <>
      <Leaders leaders={award.shots.filter((shot) => shot.place === 1)} place={place} />
      {award.shots.length > 0 && <ShotList award={award} place={place} onCorrect={onCorrect} />}
    </>
  );
}

function Leaders({ leaders, place }: { leaders: readonly Shot[]; place: MeasurePlace }) {
  const { t, sayDistance } = useSpeaker(place.distanceUnit);
  const [first] = leaders;
  if (first === undefined) return <p className={classes.none}>{t('side-award:nobody')}</p>;
  return (
    <p className={`row baseline wrap gap-8 tight ${classes.leader}`} aria-live="polite">
      <StatusMark tone={place.isClosed ? 'quiet' : 'active'}>
        {t(place.isClosed ? 'side-award:won' : leaders.length > 1 ? 'side-award:leadsTogether' : 'side-award:leads')}
      </StatusMark>
      <strong>{leaders.map(({ name }) => name).join(', ')}</strong>
      <span className={`tabular ${classes.best}`}>{sayDistance(first.centimetres)}</span>
    </p>
  );
}
