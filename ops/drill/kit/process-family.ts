import { readdirSync, readFileSync } from 'node:fs';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
};

/** A process of Linux and all that came of it. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0)
    .map((one) => [one, Number(/^PPid:\s+(\d+)/m.exec(read(one, 'status'))?.[1])] as const);
  const below = (one: number): number[] => [one, ...parents.filter(([, parent]) => parent === one).flatMap(([child]) => below(child))];
  return below(pid);
}

/** The memory of all of them; what they share counts once. */
export const residentOf = (pid: number): number =>
  familyOf(pid).reduce((sum, one) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(one, 'smaps_rollup'))?.[1] ?? 0) * 1024, 0);
