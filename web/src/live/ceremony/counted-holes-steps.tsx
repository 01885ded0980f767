import type { CountedHolesStep } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import { amountLabel, placeLabel, scoreLabel } from '../../feature/play/leaderboard/figure.ts';
import { Sign } from '../page/sign.tsx';
import { useSealWords } from '../seal/words.ts';
import { useWords } from '../words.ts';
import type { StepsProps } from './standings-steps.tsx';

/** The newest hole large, those before it in a row, and the best nets by all of them: provisional until the last hole. */
export function CountedHolesSteps({ steps }: StepsProps<CountedHolesStep>) {
  const { t, language } = useWords();
  const say = useSealWords();
  const newest = lastOf(steps);
  if (newest === undefined || say === null) return null;
  const { nth, of, hole, lines } = newest;
  return (
    <>
      <div className="ceremony-hole" aria-live="polite">
        <p>{say('step', { nth, of })}</p>
        <strong key={nth} translate="no">
          {hole}
        </strong>
        <p className="ceremony-holes" translate="no">
          {steps.map((step) => step.hole).join(' · ')}
        </p>
      </div>
      <p className="ceremony-provisional">{nth < of ? say('provisional', { nth, of }) : say('complete', { of })}</p>
      {lines.length === 0 && <p className="ceremony-soon">{say('nobody')}</p>}
      <ol className="ceremony-board" translate="no">
        {lines.map((line) => (
          <li key={line.playerId} className="ceremony-line">
            <span className="strong ceremony-place">
              <Sign t={t} text={placeLabel(line.place)} />
            </span>
            <span className="break ceremony-name">{line.name}</span>
            <span className="quiet ceremony-strokes">
              {amountLabel(line.gross, language)} − {amountLabel(line.handicap, language)} = {amountLabel(line.net, language)}
            </span>
            <strong className="right">
              <Sign t={t} text={scoreLabel(line, 'net', language)} />
            </strong>
          </li>
        ))}
      </ol>
    </>
  );
}
