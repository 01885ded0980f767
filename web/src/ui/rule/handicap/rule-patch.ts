import type { DayHandicapRule } from '@fairway/api';
import type { DayHandicapId } from '@fairway/api/choice/field/tournament';
import { CALLAWAY, isPeoria, PEORIA_RULES } from '@fairway/golf';

/** A rule with a change: what is then as usual is left out, and null is left where nothing is otherwise. */
export function withPatch(day: DayHandicapId, rule: DayHandicapRule | null, patch: DayHandicapRule): DayHandicapRule | null {
  const usual = usualOf(day);
  const all = Object.entries({ ...rule, ...patch });
  const own = all.filter(([field, value]) => value !== undefined && value !== usual[field as keyof DayHandicapRule]);
  return own.length === 0 ? null : Object.fromEntries(own);
}

/** An end of the handicaps is as usual when it is not set at all. */
function usualOf(day: DayHandicapId): DayHandicapRule {
  if (!isPeoria(day)) return { firstHoles: CALLAWAY.firstHoles, holeCapOn: CALLAWAY.holeCapOn };
  const { multiplier, factor, base, holeCap, holeCapOn, rounding } = PEORIA_RULES[day];
  return { multiplier: multiplier / 10, factor: factor / 10, base, holeCap, holeCapOn, rounding };
}
