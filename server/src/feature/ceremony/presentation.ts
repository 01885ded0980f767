import type { Ceremony, CeremonyStep, PublicCeremony, StaffBoard } from '@fairway/api';
import { standingSteps } from './standing-steps.ts';
import type { CeremonyRow } from './store.ts';

/** The steps of each kind of ceremony, by the facts of now. */
const STEPS: Readonly<Record<CeremonyRow['kind'], (board: StaffBoard, of: CeremonyRow) => CeremonyStep[]>> = {
  standings: standingSteps,
};

const keyOf = ({ playerId }: CeremonyStep['lines'][number]): string => playerId;
export const keysOf = ({ lines }: CeremonyStep): string[] => lines.map(keyOf);

/** The part of each step that meets a condition; steps without such a part are left out. */
const partsOf = (steps: readonly CeremonyStep[], isPart: (key: string) => boolean): CeremonyStep[] =>
  steps.map(({ lines }) => ({ lines: lines.filter((line) => isPart(keyOf(line))) })).filter(({ lines }) => lines.length > 0);

/** What is still to be shown, in its order. */
export function stepsToCome(board: StaffBoard, row: CeremonyRow): CeremonyStep[] {
  const shown = new Set(row.shown.flat());
  return partsOf(STEPS[row.kind](board, row), (key) => !shown.has(key));
}

/** Exactly what was shown, with the figures of now. */
function shownSteps(board: StaffBoard, row: CeremonyRow): CeremonyStep[] {
  const steps = STEPS[row.kind](board, row);
  return row.shown.flatMap((keys) => {
    const lines = partsOf(steps, (key) => keys.includes(key)).flatMap((step) => step.lines);
    return lines.length > 0 ? [{ lines }] : [];
  });
}

/** What anyone may see of a ceremony. */
export const publicCeremonyOf = (board: StaffBoard, row: CeremonyRow): PublicCeremony => ({
  id: row.id,
  kind: row.kind,
  basis: row.basis,
  division: board.divisions.find(({ id }) => id === row.divisionId) ?? null,
  shown: shownSteps(board, row),
});

/** The same for the presenter, who also sees what comes next. */
export function ceremonyOf(board: StaffBoard, row: CeremonyRow): Ceremony {
  const [next = null, ...after] = stepsToCome(board, row);
  return { ...publicCeremonyOf(board, row), version: row.version, next, after: after.length };
}
