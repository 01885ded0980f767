import { formatToPar } from '@fairway/api/word/number';
import { Spoken } from '../../light/spoken.tsx';
import type { Say } from '../words.ts';

/** How a player stands to par over the holes played: +3, in words for who hears it. */
export function ToPar({ t, toPar }: { t: Say; toPar: number }) {
  const key = toPar > 0 ? 'over' : toPar < 0 ? 'under' : 'even';
  return <Spoken sign={formatToPar(toPar, 'en')} words={t(`sign.${key}`, { strokes: Math.abs(toPar) })} />;
}
