import type { DivisionWarning } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import type { Language } from '../../lib/language.ts';

type Words = SayOf<['division', 'word']>;

/** What a committee should look at, as sentences: gaps and overlaps first, then players; those without a division in one sentence. */
export function warningSentences(warnings: readonly DivisionWarning[], t: Words, language: Language): string[] {
  const handicap = (value: number) => formatHandicap(value, language);
  const range = ({ from, to }: { from: number; to: number }) =>
    from === to ? handicap(from) : t('range', { from: handicap(from), to: handicap(to) });
  const who = ({ name, handicap: of }: { name: string; handicap: number | null }) =>
    of === null ? t('whoNone', { name }) : t('who', { name, handicap: handicap(of) });
  const unassigned = warnings.filter((warning) => warning.kind === 'unassigned');
  const sentences = warnings.flatMap((warning) => {
    if (warning.kind === 'gap') return t('gap', { gender: t(`gender.${warning.gender}`), range: range(warning) });
    if (warning.kind === 'overlap') {
      return t('overlap', {
        gender: t(`gender.${warning.gender}`),
        range: range(warning),
        divisions: warning.divisions.map((name) => t('word:divisionName', { name })),
      });
    }
    return warning.kind === 'out-of-range' ? t('outOfRange', { name: who(warning), division: warning.division }) : [];
  });
  return unassigned.length === 0
    ? sentences
    : [...sentences, t('unassigned', { count: unassigned.length, names: unassigned.map(who).join(', ') })];
}

/** From–to as people say it: 0–15, from 29, up to 15; empty if every handicap fits. */
export function rangeInWords(from: number | null, to: number | null, t: Words, language: Language): string {
  const ends = { from: formatHandicap(from, language), to: formatHandicap(to, language) };
  if (from !== null && to !== null) return t('range', ends);
  if (from !== null) return t('rangeFrom', ends);
  return to === null ? '' : t('rangeTo', ends);
}
