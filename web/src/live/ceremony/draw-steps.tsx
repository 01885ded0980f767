import type { DrawStep } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import { Fragment } from 'react';
import { useSealWords } from '../seal/words.ts';
import type { StepsProps } from './standings-steps.tsx';

/** How many of the lines shown before stay below the newest one. */
const EARLIER = 6;

/** The newest match large, one side over the other with the colours of their teams; those before it below. So with a place, or a caddie. */
export function DrawSteps({ steps }: StepsProps<DrawStep>) {
  const newest = lastOf(steps);
  const earlier = steps.slice(0, -1).reverse().slice(0, EARLIER);
  return (
    <>
      {newest && (
        <div className="ceremony-newest is-first is-draw" data-fit aria-live="polite" key={newest.nth}>
          <Line step={newest} />
        </div>
      )}
      <ol className="ceremony-earlier is-over">
        {earlier.map((step) => (
          <li key={step.nth} className="ceremony-award is-draw">
            <Line step={step} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Line({ step: { match, part, place, caddie, sides } }: { step: DrawStep }) {
  const say = useSealWords();
  if (say === null) return null;
  const called =
    match !== null
      ? say('draw.match', { number: match.number })
      : caddie !== null
        ? say('draw.caddie', { caddie })
        : place !== null && (part === null ? say('draw.place', { place }) : say('draw.groupPlace', { group: part, place }));
  return (
    <>
      <p className="ceremony-first">{called}</p>
      <div className="row wrap ceremony-sides">
        {sides?.map(({ name, team }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a match stay in their order
          <Fragment key={at}>
            {at > 0 && <p className="quiet ceremony-versus">{say('draw.versus')}</p>}
            <div className={team === null ? 'ceremony-side' : 'ceremony-side is-of-team'} style={{ borderColor: team?.colour }}>
              <p className="break ceremony-name" translate="no">
                {name === null ? say('draw.deleted') : <Partners name={name} />}
              </p>
              {team !== null && (
                <p className="ceremony-team" translate="no">
                  {team.name}
                </p>
              )}
            </div>
          </Fragment>
        ))}
        {sides?.length === 0 && <p>{say('draw.nobody')}</p>}
      </div>
    </>
  );
}

/** A line breaks between partners rather than within a name. */
const Partners = ({ name }: { name: string }) =>
  name.split(' / ').map((partner, at, all) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: partners stay in their order
    <Fragment key={at}>
      <span className="ceremony-partner">{at < all.length - 1 ? `${partner}\u00a0/` : partner}</span>{' '}
    </Fragment>
  ));
