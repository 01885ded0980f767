import type { Language } from '@fairway/api';
import type { Run } from './font.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type Look = { width: number; colour: string; dashed: boolean };
/** Letters from here to the right. */
export type TextLine = { runs: readonly Run[]; x: number; baseline: number };

/**
 * What a part of a page is for whoever hears it: the roles of tagged PDF (ISO 32000-1, 14.8.4). Text without a tag of its own is a paragraph,
 * in a section one with the section's other texts. `Artifact`: what a page repeats and nobody needs to hear again.
 */
export type Tag = {
  role: 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Artifact';
  /** What a figure shows. */
  alt?: string;
  /** Where it stands. */
  box?: Box;
  /** Which cells a head is for. */
  scope?: 'Row' | 'Column';
  /** How many columns a cell is wide. */
  columns?: number;
  /** Where it is not the paper’s. */
  language?: Language;
  /** What is tagged, where it goes on on other pages: tags of the same thing are one. */
  of?: object;
};

/** What a pen marks: a PDF, or a picture of a page. Lengths are points, 1/72 inch. */
export type Surface = {
  /** Begins a page. */
  page(size: Pick<Box, 'width' | 'height'>): void;
  /** How wide letters are in a size. */
  measure(run: Run, size: number): number;
  /** A text in its lines, which may show it cut, parted or in other letters; `spokenText`: the text itself. */
  text(spokenText: string, lines: readonly TextLine[], look: { size: number; colour: string }): void;
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
  /** What is drawn meanwhile is this; `goesOn`: an earlier page has begun it. */
  tagged(tag: Tag, draw: (goesOn: boolean) => void): void;
  /** What is drawn meanwhile, such as dots, reads so. */
  spoken(spokenText: string, draw: () => void): void;
};
