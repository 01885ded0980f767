import type { CountbackRule, FormatRule, TiebreakRule } from '@fairway/api';
import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import type { DefinitionKind } from '@fairway/api/choice/account/definition-kind';
import { COUNTBACKS, DEFAULT_TIEBREAK, TIEBREAKS } from '@fairway/golf';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Language } from '../../../lib/language.ts';
import type { FieldErrors } from '../../../ui/record/form/field-error.ts';
import { type CountbackWords, sayCountback } from '../../../ui/rule/countback.ts';
import {
  FormatPreview,
  PlayPreview,
  pairOf,
  TiePreview,
  type TieSpeaker,
  useSayFormatExample,
  useSayPlayExample,
  useSayTie,
} from './preview.tsx';
import type { Definition, DefinitionOf } from './query.ts';
import { CountbackRuleFields, FormatRuleFields, PlayRuleFields, TiebreakRuleFields } from './rule-fields.tsx';
import { type DefinitionWords, sayFormat, sayOwnPlay, sayTiebreak } from './rule-words.ts';
import { tieExample } from './sample.ts';

/** All that differs from kind to kind. */
type Kind<Rule> = {
  /** What a new one begins with. */
  readonly blank: Rule;
  readonly say: (rule: Rule, t: DefinitionWords, language: Language) => string;
  readonly Fields: ComponentType<{ rule: Rule; onChange: (rule: Rule) => void; errors: FieldErrors }>;
  readonly Preview: ComponentType<{ rule: Rule; speaker: TieSpeaker }>;
  /** The example in one sentence. */
  readonly useSayExample: (speaker: TieSpeaker) => (rule: Rule) => string;
};

const useSayTieExample = (speaker: TieSpeaker) => {
  const say = useSayTie(speaker);
  return (rule: CountbackRule) => say(tieExample('gross', ...pairOf(rule)));
};

/** A tiebreak may differ from list to list. */
const useSayTiebreakExample = (speaker: TieSpeaker) => {
  const { t } = useTranslation('definition');
  const say = useSayTie(speaker);
  return (rule: TiebreakRule) =>
    (['gross', 'net'] as const)
      .map((basis) => {
        const example = tieExample(basis, ...pairOf(rule));
        return `${t(`exampleTie.${basis}`, { value: example.value })}: ${say(example)}`;
      })
      .join(' ');
};

const KINDS: { readonly [Of in DefinitionKind]: Kind<DefinitionOf[Of]['rule']> } = {
  format: {
    blank: structuredClone(FORMAT_RULES.stableford) as unknown as FormatRule,
    say: sayFormat,
    Fields: FormatRuleFields,
    Preview: FormatPreview,
    useSayExample: useSayFormatExample,
  },
  tiebreak: {
    blank: structuredClone(TIEBREAKS[DEFAULT_TIEBREAK]) as unknown as TiebreakRule,
    say: sayTiebreak,
    Fields: TiebreakRuleFields,
    Preview: TiePreview,
    useSayExample: useSayTiebreakExample,
  },
  countback: {
    blank: structuredClone(COUNTBACKS['9-6-3-1']) as unknown as CountbackRule,
    say: (rule, t) => sayCountback(rule, t as unknown as CountbackWords),
    Fields: CountbackRuleFields,
    Preview: TiePreview,
    useSayExample: useSayTieExample,
  },
  play: {
    blank: { play: 'scramble' },
    say: sayOwnPlay,
    Fields: PlayRuleFields,
    Preview: PlayPreview,
    useSayExample: useSayPlayExample,
  },
};

/** The parts of a kind. A rule goes only where it came from: whoever has a definition need not know of which kind its rule is. */
export const kindOf = (kind: DefinitionKind): Kind<Definition['rule']> => KINDS[kind] as unknown as Kind<Definition['rule']>;
