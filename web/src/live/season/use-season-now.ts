import type { SeasonNow } from '@fairway/api';
import { useEffect, useState } from 'react';
import { usePokes } from '../feed/use-pokes.ts';
import { useAnswer } from '../use-answer.ts';
import { loadNow } from './request.ts';

/** The table if everything that is played ended now, as current as its boards; null: nothing is played, or it is not known. */
export function useSeasonNow(seasonId: string): SeasonNow | null {
  const [running, setRunning] = useState<readonly string[]>([]);
  const pokes = usePokes(running);
  const { answer } = useAnswer(`${seasonId} ${pokes}`, () => loadNow(seasonId));
  useEffect(() => setRunning(answer?.events.map(({ id }) => id) ?? []), [answer]);
  return answer !== null && answer.events.length > 0 ? answer : null;
}
