import { lastOf } from '@fairway/golf';
/** Hole numbers as people say them: 1–4, 7, 10–18. */
export function holeRanges(holes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const hole of holes) {
    const last = lastOf(runs);
    if (last?.[1] === hole - 1) last[1] = hole;
    else runs.push([hole, hole]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
