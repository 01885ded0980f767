import type { SealedList } from '@fairway/api';
import { sealText } from '@fairway/api/rule/result/seal-text';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { useSealWords } from './words.ts';

type CheckProps = { tournamentId: string; list: SealedList; opened: NonNullable<SealedList['opened']> };

/** The hash is made here, from what is shown: nobody has to believe the server. */
export function SealCheck({ tournamentId, list, opened }: CheckProps) {
  const say = useSealWords();
  if (say === null) return null;
  const { roundId, division, award } = list;
  const text = sealText({ tournamentId, roundId, divisionId: division?.id ?? null, awardId: award?.id ?? null, ...opened });
  const own = bytesToHex(sha256(utf8ToBytes(text)));
  const matches = own === list.seals[0]?.seal;
  return (
    <>
      <ol className="seal-tiles" aria-label={say('holes')}>
        {opened.holes.map((hole) => (
          <li key={hole}>{hole}</li>
        ))}
      </ol>
      <p role="status" className={matches ? 'seal-matches agrees' : 'seal-matches wrong'}>
        {matches ? `✓ ${say('matches')}` : `✗ ${say('differs')}`}
      </p>
      <details open={!matches}>
        <summary>{say('check')}</summary>
        <dl className="column gap-4 seal-parts">
          <dt>{say('salt')}</dt>
          <dd>
            <code>{opened.salt}</code>
          </dd>
          <dt>{say('text')}</dt>
          <dd>
            <pre>{text}</pre>
          </dd>
          <dt>{say('seal')}</dt>
          <dd>
            <code>{own}</code>
          </dd>
        </dl>
      </details>
    </>
  );
}
