import type { PublicLuckyDraw } from '@fairway/api';
import { LUCKY_PREFIX } from '@fairway/api/rule/result/lucky-draw-text';
import { useEffect, useState } from 'react';
import { loadDraws } from '../draw/request.ts';
import { isInOrder } from './check.ts';
import { useLuckyDrawWords } from './words.ts';

/** The hashes are made here, from what is shown: nobody has to believe the server. */
export function DrawCheck({ tournamentId, seed, draw }: { tournamentId: string; seed: string; draw: PublicLuckyDraw }) {
  const say = useLuckyDrawWords();
  if (say === null) return null;
  const matches = isInOrder(seed, draw);
  return (
    <>
      <p role="status" className={matches ? 'agrees' : 'wrong'}>
        {matches ? `✓ ${say('matches')}` : `✗ ${say('differs')}`}
      </p>
      {draw.drawId !== null && <BoundSeed {...{ tournamentId, seed }} drawId={draw.drawId} />}
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

type BoundProps = { tournamentId: string; seed: string; drawId: string };

/** Whether the seed is the one that follows from the secret and the public numbers. */
function BoundSeed({ tournamentId, seed, drawId }: BoundProps) {
  const say = useLuckyDrawWords();
  const [matches, setMatches] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    isSeedOf({ tournamentId, seed, drawId }).then(
      (made) => !isOver && setMatches(made),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [tournamentId, seed, drawId]);
  if (say === null || matches === null) return null;
  return (
    <p role="status" className={matches ? 'agrees' : 'wrong'}>
      {matches ? `✓ ${say('boundMatches')}` : `✗ ${say('boundDiffers')}`}
    </p>
  );
}

async function isSeedOf({ tournamentId, seed, drawId }: BoundProps): Promise<boolean> {
  const draw = (await loadDraws(tournamentId))?.draws.find(({ id }) => id === drawId);
  if (!draw) return false;
  const { checkedDraw } = await import('../draw/check.ts');
  const made = await checkedDraw(draw, []);
  return made.findings.length === 0 && made.seed === seed;
}
