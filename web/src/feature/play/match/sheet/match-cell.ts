import type { StaffMatch, StaffSession } from '@fairway/api';
import { isOver, leaderOf, matchProgressText, matchScoreText } from '@fairway/api/word/match-text';
import type { SayOf } from '@fairway/api/word/say';
import { MATCH_FORMATS, type Winner } from '@fairway/golf';
import type { Language } from '../../../../lib/language.ts';
import { sayAllowanceOf } from '../result/typed-allowance.ts';

/** A cell of a match: who plays for a side, at which place; its format, its allowance, and its score beside the winner. */
export type MatchField = `side.${Winner}.${number}` | `result.${Winner}` | 'format' | 'allowance';

/** The place of a cell of golfers. */
export function placeOf(field: string): { readonly side: Winner; readonly at: number } | null {
  const [, side, at] = /^side\.([01])\.(\d)$/.exec(field) ?? [];
  return side === undefined ? null : { side: side === '0' ? 0 : 1, at: Number(at) };
}

export const resultSide = (field: string): Winner | null => (field === 'result.0' ? 0 : field === 'result.1' ? 1 : null);

export const playersOf = ({ sides }: Pick<StaffMatch, 'sides'>, side: Winner): string[] =>
  (sides[side]?.partners ?? []).map(({ playerId }) => playerId);

/** How many golfers the sides of a session may have at most. */
export const placesIn = ({ matches }: Pick<StaffSession, 'matches'>): number =>
  Math.max(1, ...matches.map(({ format }) => MATCH_FORMATS[format].size.to));

/** What a cell holds, as the server has it. `score`: the final score in letters. */
export function cellText(match: StaffMatch, field: MatchField, score: (match: StaffMatch) => string, language: Language): string {
  const place = placeOf(field);
  if (place !== null) return playersOf(match, place.side)[place.at] ?? '';
  const side = resultSide(field);
  if (side !== null) return isFor(match, side) ? score(match) : '';
  if (field === 'format') return match.format;
  return match.allowance === null ? '' : sayAllowanceOf(match.allowance, language);
}

/** A score stands beside the winner; a half beside both. */
const isFor = ({ state }: StaffMatch, side: Winner): boolean => (state.code === 'won' && state.winner === side) || state.code === 'halved';

/** What stands beside a side: the score if it leads or has won, of a level match beside both; while it is played, with how far it is. */
export function standingBeside(match: StaffMatch, side: Winner, say: SayOf<'match-board'>): string {
  const { state } = match;
  if (state.code === 'not-begun' || leaderOf(state) === 1 - side) return '';
  const progress = matchProgressText(match, say);
  const isAllSaid = isOver(state) && progress === say('short.final');
  return [matchScoreText(match, say), isAllSaid ? '' : progress].filter(Boolean).join(' · ');
}

/** Whether a side of this many golfers may stand: nobody yet, or as many as the format has. */
export function isWhole(format: StaffMatch['format'], players: number): boolean {
  const { from, to } = MATCH_FORMATS[format].size;
  return players === 0 || (players >= from && players <= to);
}
