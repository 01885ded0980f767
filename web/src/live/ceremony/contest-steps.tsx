import type { ContestStep } from '@fairway/api';
import { pointsText } from '@fairway/api/word/points-text';
import { lastOf } from '@fairway/golf';
import { placeLabel } from '../../feature/play/leaderboard/figure.ts';
import { Sign } from '../sign.tsx';
import { useWords } from '../words.ts';
import type { StepsProps } from './standings-steps.tsx';

/** How many of the places shown before stay below the newest one. */
const EARLIER = 6;

/** The newest place of a cup or a knock-out large, or the winner of a group, with the colour of the team; those before it below. */
export function ContestSteps({ shown }: StepsProps<ContestStep>) {
  const { t } = useWords();
  const newest = lastOf(shown);
  const isFirst = newest?.lines.some(({ place }) => place.position === 1) === true;
  const earlier = shown.slice(0, -1).reverse().slice(0, EARLIER);
  return (
    <>
      {newest && (
        <div className={isFirst ? 'ceremony-newest is-first' : 'ceremony-newest'} data-fit aria-live="polite" key={keyOf(newest)}>
          {isFirst && <p className="ceremony-first">{newest.lines[0]?.group ?? t('champion')}</p>}
          <Lines step={newest} />
        </div>
      )}
      <ol className={isFirst ? 'ceremony-earlier is-over is-podium' : 'ceremony-earlier'}>
        {earlier.map((step) => (
          <li key={keyOf(step)}>
            <Lines step={step} />
          </li>
        ))}
      </ol>
    </>
  );
}

const keyOf = ({ lines }: ContestStep): string => lines.map(({ id, group }) => `${group} ${id}`).join();

function Lines({ step }: { step: ContestStep }) {
  const { t, language } = useWords();
  return step.lines.map(({ id, name, colour, group, points, place }) => (
    <p key={id} className="ceremony-line" translate="no">
      <span className="ceremony-place">
        <Sign t={t} text={placeLabel(place)} />
      </span>
      <span className="ceremony-name">
        {colour !== null && <span className="ceremony-colour" style={{ background: colour }} />}
        {name}
      </span>
      <span className="ceremony-strokes">{place.position === 1 ? '' : group}</span>
      <strong className="ceremony-score">{points !== null && pointsText(points, language)}</strong>
    </p>
  ));
}
