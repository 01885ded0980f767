import type { DivisionWarning } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import type { Language } from '../../../lib/language.ts';

type Words = SayOf<['division', 'word']>;

/** So many are named, the others are counted. */
const MOST_NAMED = 8;

type Handicapped = { readonly name: string; readonly handicap: number | null };

/** Players with their handicaps, in strokes: An (15), Bình (chưa có handicap) và 12 golfer khác. */
export function sayPlayers(people: readonly Handicapped[], t: Words, language: Language): string {
  const who = ({ name, handicap }: Handicapped) =>
    handicap === null ? t('whoNone', { name }) : t('who', { name, handicap: formatHandicap(handicap, language) });
  const names = people.slice(0, MOST_NAMED).map(who).join(', ');
  const more = people.length - MOST_NAMED;
  return more > 0 ? t('andMore', { names, count: more }) : names;
}

/** What a committee should look at, as sentences: gaps and overlaps first, then players, those of a division in one sentence. */
export function warningSentences(warnings: readonly DivisionWarning[], t: Words, language: Language): string[] {
  const handicap = (value: number) => formatHandicap(value, language);
  const range = ({ from, to }: { from: number; to: number }) =>
    from === to ? handicap(from) : t('range', { from: handicap(from), to: handicap(to) });
  const ranges = warnings.flatMap((warning) => {
    if (warning.kind === 'gap') return t('gap', { gender: t(`gender.${warning.gender}`), range: range(warning) });
    if (warning.kind !== 'overlap') return [];
    const divisions = new Intl.ListFormat(language).format(warning.divisions.map((name) => t('word:divisionName', { name })));
    return t('overlap', { gender: t(`gender.${warning.gender}`), range: range(warning), divisions });
  });
  const misplaced = Map.groupBy(
    warnings.filter((warning) => warning.kind === 'out-of-range'),
    ({ division }) => division,
  );
  const unassigned = warnings.filter((warning) => warning.kind === 'unassigned');
  const values = (people: readonly Handicapped[]) => ({ count: people.length, names: sayPlayers(people, t, language) });
  return [
    ...ranges,
    ...[...misplaced].map(([division, people]) => t('outOfRange', { ...values(people), division })),
    ...(unassigned.length === 0 ? [] : [t('unassigned', values(unassigned))]),
  ];
}

/** From–to as people say it: 0–15, from 29, up to 15; empty if every handicap fits. */
export function rangeInWords(from: number | null, to: number | null, t: Words, language: Language): string {
  const ends = { from: formatHandicap(from, language), to: formatHandicap(to, language) };
  if (from !== null && to !== null) return t('range', ends);
  if (from !== null) return t('rangeFrom', ends);
  return to === null ? '' : t('rangeTo', ends);
}
