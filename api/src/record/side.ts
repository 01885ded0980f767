import { SIDE as BOUND, MATCH } from './bound.ts';
import { line, name, reference } from './kind.ts';

/** A side of a tournament, beside who plays for it. Without a name it is called by its partners. */
export const SIDE = { name: line(BOUND.nameMost), divisionId: reference() };

/** A team of a cup: `short` for lines without room, `colour` as `#rrggbb`. */
export const TEAM = { name: name(MATCH.nameMost), short: line(MATCH.shortMost, { needed: true }), colour: line(7, { needed: true }) };
