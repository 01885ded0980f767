import type { SignupShown } from '@fairway/api';
import { formatInstant } from '../../../lib/value/date.ts';
import type { EnterSay } from '../words.ts';

/** What has happened to the signup, and when. */
export function FactList({ facts, timeZone, say }: { facts: SignupShown['facts']; timeZone: string; say: EnterSay }) {
  return (
    <details className="enter-part">
      <summary>{say('own.facts')}</summary>
      <ol>
        {facts.map(({ id, kind, at, reason }) => (
          <li key={id}>
            <span className="quiet">{formatInstant(at, timeZone)}</span> {[say(`fact.${kind}`), reason].filter(Boolean).join(': ')}
          </li>
        ))}
      </ol>
    </details>
  );
}
