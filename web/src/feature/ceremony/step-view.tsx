import type { Ceremony, CeremonyStep, CountedHolesStep, StandingsStep } from '@fairway/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { formatToPar } from '../../lib/number.ts';
import classes from './presenter.module.css';

type Props<Step> = { step: Step; basis: Ceremony['basis'] };
type View<Step> = (props: Props<Step>) => ReactNode;
const VIEWS: { readonly [K in CeremonyStep['kind']]: View<Extract<CeremonyStep, { kind: K }>> } = {
  standings: StandingsLines,
  'counted-holes': CountedHole,
};

/** A step of any kind, as the presenter sees it. */
export function CeremonyStepView({ step, basis }: Props<CeremonyStep>) {
  const View = VIEWS[step.kind] as View<CeremonyStep>;
  return <View step={step} basis={basis} />;
}

/** Which hole comes next is as secret to the presenter as to everyone. */
function CountedHole({ step: { hole, nth, of } }: Props<CountedHolesStep>) {
  const { t } = useTranslation('presentation');
  return <p className={classes.line}>{hole === null ? t('holeNext', { nth, of }) : <strong>{t('holeShown', { hole })}</strong>}</p>;
}

/** A place with all who share it, and the figure that ranks. */
function StandingsLines({ step, basis }: Props<StandingsStep>) {
  const language = useLanguage();
  return step.lines.map((line) => (
    <p key={line.playerId} className={classes.line}>
      <span className={classes.place}>{`${line.place.tied ? 'T' : ''}${line.place.position}`}</span>
      <strong className={classes.name}>{line.name}</strong>
      <span className={classes.score}>
        {basis === 'points' ? line.points : formatToPar(basis === 'net' ? line.netToPar : line.grossToPar, language)}
      </span>
    </p>
  ));
}
