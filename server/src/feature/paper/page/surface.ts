import type { Run } from './font.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type Look = { width: number; colour: string; dashed: boolean };

/** What a pen marks: a PDF, or a picture of a page. Lengths are points, 1/72 inch. */
export type Surface = {
  /** Begins a page. */
  page(size: Pick<Box, 'width' | 'height'>): void;
  /** How wide letters are in a size. */
  measure(run: Run, size: number): number;
  text(run: Run, at: { x: number; baseline: number }, look: { size: number; colour: string }): void;
  line(from: readonly [number, number], to: readonly [number, number], look: Look): void;
  /** A rectangle's edge. */
  frame(box: Box, look: Pick<Look, 'width' | 'colour'>): void;
  /** Rectangles of one colour. */
  fill(boxes: readonly Box[], colour: string): void;
  dot(x: number, y: number, radius: number, colour: string): void;
  /** A PNG as large as the box allows, in the middle of its height. */
  picture(bytes: Uint8Array, box: Box, align: 'left' | 'center'): void;
  /** What is drawn meanwhile stands there, and is scaled. */
  placed(x: number, y: number, scale: number, draw: () => void): void;
};
