import type { OwnPlayRule, PlayRule } from '@fairway/api';
import { FORMATS, isSidePlay, type PlayName, playsInPairs, type SidePlay, sidePlay } from '@fairway/golf';
import { fieldError } from '../../../error/app-error.ts';

/** What sides of a play may have otherwise than usual. Where results of whole rounds count, nobody comes in during one. */
const PLAY_FIELDS = {
  one: ['partners', 'weights', 'drives', 'substitutes'],
  own: ['partners', 'counting', 'allowance', 'substitutes'],
  rounds: ['partners', 'counting', 'allowance'],
};

/** Two partners, and with a ball each one that counts. */
const NOT_OF_PAIRS = ['partners', 'counting'];

/** How sides play together fits: only what their play has, no more balls than partners, and a share for each. `side` null: no sides play. */
export function requirePlayRule(play: PlayName, side: SidePlay | null, rule: PlayRule, at: 'playRule' | 'rule'): void {
  const ofBall = side === null ? [] : PLAY_FIELDS[side.format.ball.kind];
  const fields = isSidePlay(play) && playsInPairs(play) ? ofBall.filter((field) => !NOT_OF_PAIRS.includes(field)) : ofBall;
  const other = Object.keys(rule).find((field) => !fields.includes(field));
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
  requirePlayRule(play, sidePlay(play, FORMATS['stroke-play'], numbers), numbers, 'rule');
}
