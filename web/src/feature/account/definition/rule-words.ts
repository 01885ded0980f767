import type { CountbackRule, FormatRule, OwnPlayRule, TiebreakRule } from '@fairway/api';
import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import { figures } from '@fairway/api/rule/figures';
import type { SayOf } from '@fairway/api/word/say';
import { BASES } from '@fairway/golf';
import type { Language } from '../../../lib/language.ts';
import { sayFormatRule } from '../../../ui/rule/format.ts';
import type { RuleWords } from '../../../ui/rule/handicap/day-handicap.ts';
import { sayPlay } from '../../../ui/rule/play.ts';
import { sayPlayWhole } from '../../../ui/rule/side-play.ts';

export type DefinitionWords = SayOf<['definition', 'rule', 'choice', 'word']>;

/** How a format counts, in a line. */
export const sayFormat = (rule: FormatRule, t: DefinitionWords): string => {
  const sentence = sayFormatRule(rule, t as unknown as RuleWords);
  return 'points' in rule ? sentence : `${t(`list.${rule.basis}`)} · ${sentence}`;
};

/** What each list compares, in a line. */
export const sayTiebreak = (rule: TiebreakRule, t: DefinitionWords): string =>
  BASES.map((basis) =>
    t('saidOrder', { list: t(`list.${basis}`), keys: rule[basis].map((key) => t(`key.${key}`)).join(', ') || t('shared') }),
  ).join(' · ');

/** How the sides of a play compete, in a line. */
export const sayOwnPlay = ({ play, ...rule }: OwnPlayRule, t: DefinitionWords, language: Language): string => {
  const words = t as unknown as RuleWords;
  return `${sayPlay(play, words)} · ${sayPlayWhole(play, rule, FORMAT_RULES['stroke-play-net'], { t: words, language })}`;
};

export type SegmentKind = 'last' | 'first' | 'hardest' | 'nine' | 'holes';

/** A set of holes as it is typed; null: it is none. */
export function readSegment(kind: SegmentKind, typed: string, nine: string): CountbackRule[number] | null {
  const holes = readHoles(typed);
  if (kind === 'holes') return holes && { holes };
  const [count] = holes ?? [];
  if (count === undefined || holes?.length !== 1) return null;
  if (kind === 'nine') return nine.trim() === '' || count > 9 ? null : { nine: nine.trim(), last: count };
  return { [kind]: count } as CountbackRule[number];
}

/** Holes as people list them: “9, 18 1”; null: not all of them are holes. */
export function readHoles(typed: string): number[] | null {
  const holes = figures(typed)
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  const isHole = (part: string) => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 18;
  return holes.length > 0 && holes.every(isHole) ? [...new Set(holes.map(Number))] : null;
}
