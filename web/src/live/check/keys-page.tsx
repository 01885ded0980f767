import type { SiteKey } from '@fairway/api';
import type { CheckSay } from '@fairway/api/word/say/check';
import { readable } from '@fairway/facts/readable';
import { useEffect, useState } from 'react';
import { formatOffice } from '../../lib/value/date.ts';
import { Band } from '../page/band.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { askChecker } from './ask-checker.ts';
import { loadKeys } from './request.ts';
import { useCheckWords } from './words.ts';
import './check.css';

/** The keys by which this site signs results, each with whether the one before vouches for it, and whether it was stolen. */
export function KeysPage() {
  const { t } = useWords();
  const { answer: keys, lack, retry } = useAnswer('keys', loadKeys);
  const say = useCheckWords();
  const title = say?.('keys.title') ?? '';
  useEffect(() => {
    document.title = [title, 'Fairway'].filter(Boolean).join(' · ');
  }, [title]);
  return (
    <>
      <Band back={t('allTournaments')}>
        <h1>{title}</h1>
      </Band>
      <main className="page check">
        {keys === null || say === null ? <Unavailable phase={lack} onRetry={retry} /> : <Keys keys={keys} say={say} />}
      </main>
    </>
  );
}

function Keys({ keys, say }: { keys: readonly SiteKey[]; say: CheckSay }) {
  const holds = useSuccessions(keys);
  if (keys.length === 0) return <p>{say('keys.none')}</p>;
  return (
    <>
      <p>{say('keys.about')}</p>
      {keys.map(({ key, createdAt, succession, stolenAt }, nth) => (
        <section key={key} className="check-part">
          <h2>
            <code translate="no">{readable(key)}</code>
          </h2>
          <p>{say('keys.since', { time: formatOffice(createdAt) })}</p>
          <p>{say(`keys.${vouchedFor(nth === keys.length - 1, succession !== null, holds?.[nth])}`)}</p>
          {stolenAt !== null && <p className="wrong">{say('keys.stolen', { time: formatOffice(stolenAt) })}</p>}
          <details>
            <summary>{say('keys.whole')}</summary>
            <code translate="no">{key}</code>
          </details>
        </section>
      ))}
    </>
  );
}

/** Whether the key before signed a key; `holds` is undefined while that is not checked, and where there is no engine to check it. */
function vouchedFor(isFirst: boolean, isSigned: boolean, holds: boolean | undefined) {
  if (!isSigned) return isFirst ? 'first' : 'notSucceeded';
  if (holds === undefined) return 'unchecked';
  return holds ? 'succeeded' : 'wrong';
}

/** The signatures are checked here: nobody has to believe the site. */
function useSuccessions(keys: readonly SiteKey[]): readonly boolean[] | null {
  const [holds, setHolds] = useState<readonly boolean[] | null>(null);
  useEffect(() => {
    if (keys.some(({ succession }) => succession !== null)) askChecker({ of: 'keys', keys }).then(setHolds, () => undefined);
  }, [keys]);
  return holds;
}
