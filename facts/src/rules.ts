import { FIRST_EDITION, type Rules } from '@fairway/golf';
import { canonical } from './canonical.ts';
import type { Core } from './day-facts.ts';

/** Rules as facts have them: what is undefined is left out, and the first edition too, so that what was signed before there were any stays the same. */
export const factsRules = ({ edition, ...rules }: Rules): Core['rules'] =>
  JSON.parse(canonical({ ...rules, ...(edition !== FIRST_EDITION && { edition }) }));

/** Rules as the engine takes them. */
export const engineRules = (rules: Core['rules']): Rules => ({ edition: FIRST_EDITION, ...rules }) as Rules;
