import type { Tournament } from '@fairway/api';
import type { RuleWords } from './handicap/day-handicap.ts';

/** Who goes on after a round, in words. */
export function sayCut(cut: Tournament['cut'], t: RuleWords): string {
  if (cut === null) return t('rule:cut.none');
  const { by, value, within, ties } = cut;
  const line = t(`rule:cut.said.${by}`, { value: Number.isNaN(value) ? '' : value });
  return [line, t(`rule:cut.withins.${within}`), t(`rule:cut.saidTies.${ties}`)].join(' · ');
}
