import { MATCH } from './bound.ts';
import { line, name } from './kind.ts';

/** A team of a cup: `short` for lines without room, `colour` as `#rrggbb`. */
export const TEAM = { name: name(MATCH.nameMost), short: line(MATCH.shortMost, { needed: true }), colour: line(7, { needed: true }) };
