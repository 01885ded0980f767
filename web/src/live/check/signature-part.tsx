import { readable } from '@fairway/facts/readable';
import { PREFIX } from '../../lib/prefix.ts';
import { formatInstant } from '../../lib/value/date.ts';
import type { ResultProps } from './card/card-view.tsx';
import { keyOf } from './verdict.ts';

/** Who signed the result, compared with the keys of this site, and what was signed before it. */
export function SignaturePart({ board, outcome: { checked, keys }, say }: ResultProps) {
  const { signature, replaced } = checked.facts;
  if (signature === null && replaced.length === 0) return null;
  const at = (instant: string) => formatInstant(instant, board.timeZone);
  const key = keyOf(checked, keys);
  return (
    <section className="check-part">
      <h2>{say('signature.title')}</h2>
      {signature && (
        <>
          <p>{say('signature.number', { number: signature.statement.number, time: at(signature.statement.at) })}</p>
          <p>
            {say('signature.key')}: <code translate="no">{readable(signature.key)}</code>
          </p>
          {keys === null && <p>{say('signature.notCompared')}</p>}
          {key && <p>{say('signature.since', { time: at(key.createdAt) })}</p>}
          {key?.stolenAt && key.stolenAt > signature.statement.at && (
            <p className="wrong">{say('signature.stolen', { time: at(key.stolenAt) })}</p>
          )}
        </>
      )}
      {replaced.length > 0 && (
        <>
          <h3>{say('signature.replaced')}</h3>
          <ul>
            {replaced.map(({ statement }) => (
              <li key={statement.number}>{say('signature.number', { number: statement.number, time: at(statement.at) })}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={`${PREFIX}/live/keys`}>{say('signature.keys')}</a>
      </p>
    </section>
  );
}
