import type { Shot, SideAwardHole } from '@fairway/api';
import { Select } from '@mantine/core';
import { useId } from 'react';
import { AceClaim } from './ace-claim.tsx';
import { MeasureLine } from './measure-line.tsx';
import classes from './side-award.module.css';
import { isMeasured, type MeasurePlace, useSpeaker } from './speaker.ts';

type Props = {
  /** Those that are typed: measured shots and holes in one. */
  awards: readonly SideAwardHole[];
  award: SideAwardHole;
  place: MeasurePlace;
  /** The shot of this award that is corrected. */
  correcting: Shot | null;
  onAward: (awardId: string) => void;
  onDone: () => void;
};

/** One form for the person at the tee or the green: which award, who, how far, Enter; then the next one. */
export function QuickForm({ awards, award, place, correcting, onAward, onDone }: Props) {
  const { t, sayWhole } = useSpeaker(place.distanceUnit);
  const headingId = useId();
  return (
    <section className={`panel column gap-8 ${classes.quick}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('side-award:quick.title')}</h2>
      <Select
        label={t('side-award:quick.award')}
        data={awards.map((one) => ({ value: one.awardId, label: sayWhole(one) }))}
        allowDeselect={false}
        searchable
        value={award.awardId}
        onChange={(awardId) => awardId !== null && onAward(awardId)}
      />
      {isMeasured(award) ? (
        <MeasureLine key={`${award.awardId} ${correcting?.id}`} award={award} place={place} correcting={correcting} onDone={onDone} />
      ) : (
        <AceClaim key={award.awardId} award={award} place={place} />
      )}
    </section>
  );
}

/** What a person types an award of: the others come of the cards. */
export const isTyped = (award: SideAwardHole): boolean => isMeasured(award) || award.kind === 'hole-in-one';
