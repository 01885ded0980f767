import type { CountbackId, TiebreakId } from '@fairway/golf';
import {
  COUNTBACKS as COUNTBACK_SEGMENTS,
  isSidePlay,
  MODIFIED_STABLEFORD,
  PAR_BOGEY,
  STABLEFORD,
  TIEBREAKS as TIEBREAK_KEYS,
} from '@fairway/golf';
import type { FormatRule, OwnPlayRule } from '../../route/account/definition.ts';
import { PLAYS } from '../field/side.ts';

const idsOf = <Id extends string>(byId: Readonly<Record<Id, unknown>>) => Object.keys(byId) as [Id, ...Id[]];
/** The built-in formats. */
export const FORMAT_RULES = {
  'stroke-play-net': { basis: 'net', maximum: null },
  'stroke-play-gross': { basis: 'gross', maximum: null },
  'maximum-score-net': { basis: 'net', maximum: { kind: 'net-double-bogey' } },
  'maximum-score-gross': { basis: 'gross', maximum: { kind: 'double-par' } },
  stableford: { points: { ...STABLEFORD, points: [...STABLEFORD.points] } },
  'modified-stableford': { points: { ...MODIFIED_STABLEFORD, points: [...MODIFIED_STABLEFORD.points] } },
  'par-bogey': { points: { ...PAR_BOGEY, points: [...PAR_BOGEY.points] } },
} as const satisfies Readonly<Record<string, FormatRule>>;
/** The built-in plays: each way in which sides play, as it usually is. */
export const PLAY_RULES: Readonly<Record<string, OwnPlayRule>> = Object.fromEntries(
  PLAYS.filter((play) => isSidePlay(play)).map((play) => [play, { play }]),
);
export const FORMATS = idsOf(FORMAT_RULES);
export const TIEBREAKS = idsOf<TiebreakId>(TIEBREAK_KEYS);
export const COUNTBACKS = idsOf<CountbackId>(COUNTBACK_SEGMENTS);
/** What a countback by net takes off some of the holes. */
export const COUNTBACK_SHARES = ['exact', 'rounded', 'received'] as const;
/** Whether a countback's last holes are those of the card, or those that a player played last. */
export const COUNTBACK_ORDERS = ['card', 'play'] as const;
