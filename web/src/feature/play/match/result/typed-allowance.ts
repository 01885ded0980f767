import type { StaffMatch } from '@fairway/api';
import { ALLOWANCE } from '@fairway/api/record/bound';
import { isAllowanceTyped } from '@fairway/api/rule/play/match-choice';
import { formatDecimal } from '@fairway/api/word/number';
import { MATCH_FORMATS, type MatchAllowance, type MatchFormatName, recommendedMatchAllowance } from '@fairway/golf';
import type { Language } from '../../../../lib/language.ts';

/**
 * An allowance as people type it: 90, of each handicap; 60+40, of the partners of a side with one ball, the lowest first. Nothing: the
 * recommended one, null. undefined: not readable.
 *
 * @example typedAllowance('60 + 40', 'greensomes') // { of: 'side', weights: [60, 40], taken: 'handicaps' }
 */
export function typedAllowance(text: string, format: MatchFormatName): StaffMatch['allowance'] | undefined {
  const plain = text.replaceAll(/[%\s]/g, '').replaceAll(',', '.');
  if (plain === '') return null;
  const parts = plain.split('+').map(Number);
  const isPercent = (of: number) => Number.isFinite(of) && of >= ALLOWANCE.from && of <= ALLOWANCE.to;
  if (!parts.every(isPercent)) return undefined;
  const [percent = 0] = parts;
  const typed = parts.length > 1 ? ({ of: 'side', weights: parts } as const) : ({ of: 'each', percent } as const);
  const allowance = { ...typed, taken: 'handicaps' as const };
  return isAllowanceTyped(format, allowance) ? allowance : undefined;
}

/** The same as it is read: 90 %, 60 + 40 %. */
export function sayAllowanceOf(allowance: MatchAllowance, language: Language): string {
  const parts = allowance.of === 'each' ? [allowance.percent] : allowance.weights;
  return `${parts.map((of) => formatDecimal(of, language)).join(' + ')} %`;
}

/** What stands while nothing is typed: of a side that is not known yet as of the other. undefined: none is known for sides of these sizes. */
export function recommendedOf({ format, sides: [one, other] }: Pick<StaffMatch, 'format' | 'sides'>): MatchAllowance | undefined {
  const usual = MATCH_FORMATS[format].size.from;
  const [ofOne, ofOther] = [one?.partners.length, other?.partners.length];
  return recommendedMatchAllowance(format, [ofOne ?? ofOther ?? usual, ofOther ?? ofOne ?? usual]);
}
