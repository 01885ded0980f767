import type { DayHandicapRule } from '@fairway/api';
import type { DayHandicapId } from '@fairway/api/choice/field/tournament';
import { formatDecimal } from '@fairway/api/word/number';
import { CALLAWAY, callaway, isPeoria, PEORIA_RULES, type PeoriaName, peoriaHandicapOf, peoriaOn, prepareCallaway } from '@fairway/golf';
import type { Language } from '../../../lib/language.ts';
import { peoriaOf, type RuleWords, sayDayHandicap, sayDayHandicapRule } from './day-handicap.ts';

/** A course of par 72 and a card of 96 strokes; one of the worst holes is the sixteenth, which some clubs bar. */
const PAR = [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4];
const CARD = [5, 9, 6, 4, 5, 6, 4, 6, 5, 5, 4, 5, 7, 5, 5, 6, 5, 4];
/** On each counted hole of the example. */
const STROKES = 5;
const PAR_OF_HOLE = 4;
const COURSE_PAR = { whole: 72, nine: 36 };

/** A day handicap by name, with the number of counted holes that it needs on rounds of this many holes. */
export function sayDayHandicapOn(id: DayHandicapId, rounds: readonly number[], t: RuleWords): string {
  if (!isPeoria(id)) return sayDayHandicap(id, t);
  const counts = new Set(rounds.map((holes) => PEORIA_RULES[onHoles(id, holes)].holeCount));
  return t('choice:countedHoles', { name: t(`choice:dayHandicap.${id}.name`), holes: [...counts].join(' + ') });
}

/** What a Peoria is on a round of that many holes; its own where it has no form for them. */
const onHoles = (name: PeoriaName, holes: number): PeoriaName => peoriaOn(name, holes) ?? name;

/** What a day handicap does in a line, with a worked number: of nine holes where no round has more. `rounds`: how many holes each has. */
export function aboutDayHandicap(
  day: DayHandicapId,
  own: DayHandicapRule | null,
  t: RuleWords,
  language: Language,
  rounds: readonly number[],
): string {
  const nine =
    isPeoria(day) && rounds.length > 0 && rounds.every((holes) => onHoles(day, holes) !== day) ? onHoles(day, rounds[0] ?? 0) : null;
  if (nine !== null) return `${sayDayHandicapRule(day, own, t, language)}. ${peoriaExample(nine, own, t, language)}`;
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
  const par = rule.base === 'course-par' ? COURSE_PAR[day.startsWith('nine-hole') ? 'nine' : 'whole'] : holes * PAR_OF_HOLE;
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
