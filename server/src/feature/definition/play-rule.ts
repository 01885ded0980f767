import type { OwnPlayRule, PlayRule } from '@fairway/api';
import { FORMATS, type SidePlay, sidePlay } from '@fairway/golf';
import { fieldError } from '../../http/errors.ts';

/** What sides of a play may have otherwise than usual. Where results of whole rounds count, nobody comes in during one. */
const PLAY_FIELDS = {
  one: ['partners', 'weights', 'drives', 'substitutes'],
  own: ['partners', 'counting', 'allowance', 'substitutes'],
  rounds: ['partners', 'counting', 'allowance'],
};

/** How sides play together fits: only what their play has, no more balls than partners, and a share for each. null: no sides play. */
export function requirePlayRule(side: SidePlay | null, rule: PlayRule, at: 'playRule' | 'rule'): void {
  const known = side === null ? [] : PLAY_FIELDS[side.format.ball.kind];
  const other = Object.keys(rule).find((field) => !known.includes(field));
  if (other !== undefined) throw fieldError(`${at}.${other}`, 'unknown-field', { fields: other });
  if (side === null) return;
  const { size, ball } = side.format;
  if (ball.kind !== 'one' && ball.counting > size.to) throw fieldError(`${at}.counting`, 'play-rule-counting');
  if (rule.weights !== undefined && rule.weights.length !== size.to) throw fieldError(`${at}.weights`, 'play-rule-weights');
}

/** The same of a play of a site; which format it is played by shows where a tournament has one. */
export function requireOwnPlay(rule: OwnPlayRule | undefined): void {
  if (rule === undefined) return;
  const { play, ...numbers } = rule;
  requirePlayRule(sidePlay(play, FORMATS['stroke-play'], numbers), numbers, 'rule');
}
