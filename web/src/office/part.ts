/** The parts of a tournament, in the order of its day. */
export const PARTS = ['prepare', 'flight', 'score', 'result', 'prize'] as const;
export type Part = (typeof PARTS)[number];
