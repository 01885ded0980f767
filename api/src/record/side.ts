import { SIDE as BOUND } from './bound.ts';
import { line, reference } from './kind.ts';

/** A side of a tournament, beside who plays for it. Without a name it is called by its partners. */
export const SIDE = { name: line(BOUND.nameMost), divisionId: reference() };
