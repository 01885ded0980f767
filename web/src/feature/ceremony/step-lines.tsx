import type { CeremonyStep } from '@fairway/api';
import type { Basis } from '@fairway/golf';
import { useLanguage } from '../../lib/language.ts';
import { formatToPar } from '../../lib/number.ts';
import classes from './presenter.module.css';

/** A place with all who share it, and the figure that ranks. */
export function StepLines({ step, basis }: { step: CeremonyStep; basis: Basis }) {
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
