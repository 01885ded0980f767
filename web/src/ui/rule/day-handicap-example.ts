import type { DayHandicapRule } from '@fairway/api';
import type { DayHandicapId } from '@fairway/api/choice/tournament';
import { formatDecimal } from '@fairway/api/word/number';
import { CALLAWAY, callaway, isPeoria, type PeoriaName, peoriaHandicapOf, prepareCallaway } from '@fairway/golf';
import type { Language } from '../../lib/language.ts';
import { peoriaOf, type RuleWords, sayDayHandicapRule } from './day-handicap.ts';

/** A course of par 72 and a card of 96 strokes; one of the worst holes is the sixteenth, which some clubs bar. */
const PAR = [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4];
const CARD = [5, 9, 6, 4, 5, 6, 4, 6, 5, 5, 4, 5, 7, 5, 5, 6, 5, 4];
/** On each counted hole of the example. */
const STROKES = 5;
const PAR_OF_HOLE = 4;
const COURSE_PAR = 72;

/** What a day handicap does in a line, with a worked number. */
export function aboutDayHandicap(day: DayHandicapId, own: DayHandicapRule | null, t: RuleWords, language: Language): string {
  const does = own === null ? t(`choice:dayHandicap.${day}.about`) : `${sayDayHandicapRule(day, own, t, language)}.`;
  return [does, dayHandicapExample(day, own, t, language)].filter((one) => one !== null).join(' ');
}

/** A worked number by these rules; null where there are no numbers to set. */
export function dayHandicapExample(day: DayHandicapId, own: DayHandicapRule | null, t: RuleWords, language: Language): string | null {
  if (isPeoria(day)) return peoriaExample(day, own, t, language);
  return day === 'callaway' ? callawayExample(own, t, language) : null;
}

function peoriaExample(day: PeoriaName, own: DayHandicapRule | null, t: RuleWords, language: Language): string {
  const rule = peoriaOf(day, own);
  const holes = rule.holeCount;
  const strokes = holes * STROKES;
  const par = rule.base === 'course-par' ? COURSE_PAR : holes * PAR_OF_HOLE;
  const handicap = formatDecimal(peoriaHandicapOf(rule, strokes, par, 'm') / 10, language);
  return t(`rule:day.example.${rule.base}`, { holes, strokes, par, handicap });
}

function callawayExample(own: DayHandicapRule | null, t: RuleWords, language: Language): string | null {
  const ceiling = typeof own?.ceiling === 'number' ? own.ceiling * 10 : own?.ceiling === null ? null : CALLAWAY.ceiling;
  const rule = { ...CALLAWAY, ...(own?.firstHoles && { firstHoles: own.firstHoles }), ceiling };
  const read = callaway(prepareCallaway(rule, PAR), CARD);
  if (read === null) return null;
  return t('rule:day.example.callaway', {
    strokes: CARD.reduce((sum, of) => sum + of, 0),
    worst: read.worst.map(({ deducted }) => deducted).join(' + '),
    adjustment: read.adjustment < 0 ? `−${-read.adjustment}` : `+${read.adjustment}`,
    handicap: formatDecimal(read.handicap / 10, language),
  });
}
