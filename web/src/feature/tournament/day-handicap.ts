import type { DayHandicapId } from '@fairway/api/choice';
import { isPeoria, PEORIA_RULES } from '@fairway/golf';
import type { TFunction } from 'i18next';

/** A day handicap by name, with the number of counted holes that it needs. */
export function sayDayHandicap(id: DayHandicapId, t: TFunction<['tournament', 'choice']>): string {
  const name = t(`choice:dayHandicap.${id}.name`);
  return isPeoria(id) ? t('choice:countedHoles', { name, count: PEORIA_RULES[id].holeCount }) : name;
}
