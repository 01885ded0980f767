import type { ContestStep, StaffBoard } from '@fairway/api';
import { contestPlaces } from '@fairway/api/rule/play/contest-place';
import type { CeremonyRow } from './store.ts';

/** Place by place up to the winner of a cup or a knock-out, or the winners of each group; empty: nobody has won yet. */
export function contestSteps({ matches }: Pick<StaffBoard, 'matches'>, { contestId }: Pick<CeremonyRow, 'contestId'>): ContestStep[] {
  const contest = matches?.items.find(({ id }) => id === contestId);
  if (matches == null || contest === undefined) return [];
  const lines = contestPlaces(contest, matches);
  const places = [...new Set(lines.map(({ place, group }) => `${group ?? ''} ${place.position}`))];
  return places.map((of) => ({
    kind: 'contest',
    lines: lines.filter(({ place, group }) => of === `${group ?? ''} ${place.position}`),
  }));
}
