import type { StaffBoard, StaffBoardLine } from '@fairway/api';

export type PlaceColumn = 'places' | 'divisionPlaces';

/** The lines by their place on a basis; those without one last. */
export function inOrder({ lines }: Pick<StaffBoard, 'lines'>, column: PlaceColumn, basis: StaffBoard['bases'][number]): StaffBoardLine[] {
  const position = (line: StaffBoardLine) => line[column][basis]?.position ?? Number.POSITIVE_INFINITY;
  return lines.toSorted((one, other) => (position(one) === position(other) ? 0 : position(one) - position(other)));
}

/** Of a whole card, or one handed in without holes; null: the round is not whole. */
export function strokesOf({ rounds, totals }: StaffBoardLine, nth: number): number | null {
  const holes = rounds[nth] ?? [];
  const strokes = holes.filter((score) => typeof score === 'number');
  if (holes.length > 0 && strokes.length === holes.length) return strokes.reduce((sum, one) => sum + one, 0);
  return totals[nth] ?? null;
}
