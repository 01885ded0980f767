import type { ActivityLine } from '@fairway/api';

/** A line of the log, and how many of its kind it stands for. */
export type FoldedLine = ActivityLine & { readonly steps: number };

/** The steps of a presentation that follow one another are one line, the newest: nobody looks for the third of eighteen. */
export function foldSteps(lines: readonly ActivityLine[]): readonly FoldedLine[] {
  const folded: FoldedLine[] = [];
  for (const line of lines) {
    const before = folded.at(-1);
    const isSame = before?.kind === 'ceremony-step' && line.kind === before.kind && line.subjectId === before.subjectId;
    if (isSame && line.who.name === before.who.name) folded[folded.length - 1] = { ...before, steps: before.steps + 1 };
    else folded.push({ ...line, steps: 1 });
  }
  return folded;
}
