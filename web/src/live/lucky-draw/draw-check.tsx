import type { PublicLuckyDraw } from '@fairway/api';
import { LUCKY_PREFIX } from '@fairway/api/rule/lucky-draw-text';
import { isInOrder } from './check.ts';
import { useLuckyDrawWords } from './words.ts';

/** The hashes are made here, from what is shown: nobody has to believe the server. */
export function DrawCheck({ seed, draw }: { seed: string; draw: PublicLuckyDraw }) {
  const say = useLuckyDrawWords();
  if (say === null) return null;
  const matches = isInOrder(seed, draw);
  return (
    <>
      <p role="status" className={matches ? 'lucky-matches' : 'lucky-differs'}>
        {matches ? `✓ ${say('matches')}` : `✗ ${say('differs')}`}
      </p>
      <details>
        <summary>{say('seal')}</summary>
        <code translate="no">{draw.seal}</code>
        <p>{say('seed')}</p>
        <code translate="no">{seed}</code>
        <p>{say('how')}</p>
        <code translate="no">{`${LUCKY_PREFIX}:${seed}:<id>`}</code>
      </details>
    </>
  );
}
