import type { CeremonyStep, PublicBoard, PublicCeremony, StandingsStep } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import { amountLabel, placeLabel, scoreLabel } from '../../feature/play/leaderboard/figure.ts';
import { Sign } from '../page/sign.tsx';
import { useWords } from '../words.ts';
import { Partners } from './partners.tsx';

export type StepsProps<Step extends CeremonyStep> = {
  steps: readonly Step[];
  ceremony: PublicCeremony;
  sponsors: PublicBoard['sponsors'];
};

/** How many of the places shown before stay below the newest one. */
const EARLIER = 6;

/** The newest place large, the ones before it below. The first place fills the screen. */
export function StandingsSteps({ steps, ceremony: { basis } }: StepsProps<StandingsStep>) {
  const { t } = useWords();
  const newest = lastOf(steps);
  const isFirst = newest?.lines.some(({ place }) => place.position === 1);
  const earlier = steps.slice(0, -1).reverse().slice(0, EARLIER);
  return (
    <>
      {newest && (
        <div className={isFirst ? 'ceremony-newest is-first' : 'ceremony-newest'} data-fit aria-live="polite" key={keyOf(newest)}>
          {isFirst && <p className="ceremony-first">{t('firstPlace')}</p>}
          <Lines step={newest} basis={basis} />
        </div>
      )}
      <ol className={isFirst ? 'ceremony-earlier is-over is-podium' : 'ceremony-earlier'}>
        {earlier.map((step) => (
          <li key={keyOf(step)}>
            <Lines step={step} basis={basis} />
          </li>
        ))}
      </ol>
    </>
  );
}

const keyOf = ({ lines }: StandingsStep): string => lines.map(({ playerId }) => playerId).join(' ');

function Lines({ step, basis }: { step: StandingsStep; basis: PublicCeremony['basis'] }) {
  const { t, language } = useWords();
  return step.lines.map((line) => (
    <p key={line.playerId} className="ceremony-line" translate="no">
      <span className="strong ceremony-place">
        <Sign t={t} text={placeLabel(line.place)} />
      </span>
      <span className="break ceremony-name">
        {line.name}
        <Partners of={line} />
      </span>
      <span className="quiet ceremony-strokes">
        {basis === 'points' ? '' : amountLabel(basis === 'net' ? line.net : line.gross, language)}
      </span>
      <strong className="right">{basis && <Sign t={t} text={scoreLabel(line, basis, language)} />}</strong>
    </p>
  ));
}
