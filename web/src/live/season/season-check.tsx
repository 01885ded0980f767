import type { SayOf } from '@fairway/api/word/say';
import type { SeasonCheck } from '@fairway/facts';
import { useState } from 'react';
import { askChecker } from '../check/ask-checker.ts';
import type { Shown } from './request.ts';

/** The table is worked out again and its signature tried here: nobody has to believe the server. */
export function SeasonCheckPart({ season: { core, signature, openings }, say }: { season: Shown; say: SayOf<'public-season'> }) {
  const [state, setState] = useState<SeasonCheck | 'checking' | 'failed' | null>(null);
  const check = () => {
    setState('checking');
    askChecker({ of: 'season', proof: { core, signature, openings } as never }).then(setState, () => setState('failed'));
  };
  return (
    <section className="season-check">
      <button type="button" className="button" onClick={check} disabled={state === 'checking'}>
        {say('check')}
      </button>
      <p role="status">
        {state === 'checking' && say('checking')}
        {state === 'failed' && say('checkFailed')}
        {state !== null && typeof state === 'object' && <Verdict check={state} say={say} />}
      </p>
    </section>
  );
}

function Verdict({ check: { holds, signed, closed }, say }: { check: SeasonCheck; say: SayOf<'public-season'> }) {
  if (!holds) return <span className="wrong">{`✗ ${say('differs')}`}</span>;
  const key = signed ? 'holds' : 'holdsUnsigned';
  return <span className="agrees">{`✓ ${closed > 0 ? say('closedRows', { count: closed }) : say(key)}`}</span>;
}
