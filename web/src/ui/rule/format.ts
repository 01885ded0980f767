import type { FormatRule, PointsTable } from '@fairway/api';
import { formatOf, holeWorth } from '@fairway/golf';
import type { RuleWords } from './handicap/day-handicap.ts';

const NAMES = { '-3': 'albatross', '-2': 'eagle', '-1': 'birdie', '0': 'par', '1': 'bogey', '2': 'double', '3': 'triple' } as const;

/** A score to par by its name: birdie. */
function sayToPar(toPar: number, t: RuleWords): string {
  const name = NAMES[String(toPar) as keyof typeof NAMES];
  if (name !== undefined) return t(`rule:format.toPar.${name}`);
  return toPar < 0 ? t('rule:format.under', { strokes: -toPar }) : t('rule:format.over', { strokes: toPar });
}

/** The scores that a table gives points for, in its order: the first or better, the last or worse. */
export const scoresOf = ({ from, points, eachBetter }: PointsTable, t: RuleWords): readonly string[] =>
  points.map((_, at) => {
    const score = sayToPar(from + at, t);
    if (at === points.length - 1) return t('rule:format.orWorse', { score });
    return at === 0 && eachBetter === 0 ? t('rule:format.orBetter', { score }) : score;
  });

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** How a format scores, in words: every stroke, up to a maximum, or points. */
export function sayFormatRule(rule: FormatRule, t: RuleWords): string {
  if ('points' in rule) {
    const { points } = rule.points;
    return scoresOf(rule.points, t)
      .map((score, at) => t('rule:format.pointsAt', { score, points: signed(points[at] ?? 0) }))
      .join(' · ');
  }
  const { maximum } = rule;
  if (maximum === null) return t('rule:format.everyStroke');
  return t(`rule:format.maximumSaid.${maximum.kind}`, { strokes: 'strokes' in maximum ? maximum.strokes : '' });
}

/** What a par 4 counts for a player with a stroke there; null where every stroke counts. */
export function formatExample(rule: FormatRule, t: RuleWords): string | null {
  if ('points' in rule) {
    const points = holeWorth(formatOf({ points: rule.points }), 'points', 5, 4, 1) ?? 0;
    return t('rule:format.pointsExample', { points: signed(points) });
  }
  if (rule.maximum === null) return null;
  const strokes = formatOf({ maximum: rule.maximum, basis: rule.basis }).mostStrokes?.(4, 1) ?? 0;
  return t('rule:format.maximumExample', { strokes });
}
