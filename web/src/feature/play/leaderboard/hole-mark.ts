import { type HoleResult, holeResult } from '@fairway/golf';

/** How golfers draw a hole on a card: circles under par, squares over it. */
export type HoleMark = 'double-circle' | 'circle' | 'plain' | 'square' | 'double-square';

const MARKS: Readonly<Record<HoleResult, HoleMark>> = {
  eagle: 'double-circle',
  birdie: 'circle',
  par: 'plain',
  bogey: 'square',
  worse: 'double-square',
};

export const holeMark = (strokes: number, par: number): HoleMark => MARKS[holeResult(strokes, par)];
