import type { DivisionWarning, FlightConflict, ReadyFinding } from '@fairway/api';
import type { TFunction } from 'i18next';
import { ageOf } from '../../lib/age.ts';
import { formatDate, formatInstant } from '../../lib/date.ts';
import type { Language } from '../../lib/language.ts';

/** The most names in a sentence: the rest are only counted. */
const NAMES_TOLD = 10;

/** What the sentences need; those of divisions and flights are their own screens'. */
export type Speaker = {
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
  readonly sayDivisions: (warnings: readonly DivisionWarning[]) => readonly string[];
  readonly sayConflict: (conflict: FlightConflict) => string;
};

/** A finding as sentences. */
export function findingSentences(finding: ReadyFinding, t: TFunction<'ready-check'>, speaker: Speaker): readonly string[] {
  if (finding.kind === 'blocker') return [finding.message];
  if (finding.kind === 'division') return speaker.sayDivisions(finding.warnings);
  if (finding.kind === 'flight') return [speaker.sayConflict(finding.conflict)];
  const { fact, count, at, date } = finding;
  const { language, timeZone, now } = speaker;
  const names = told(finding.names, t);
  return [
    t(`fact.${fact}`, {
      ...{ count, names, date: date === null ? '' : formatDate(date) },
      ...(at === null ? { at: '', age: '' } : { at: formatInstant(at, timeZone), age: ageOf(at, now, language) }),
    }),
  ];
}

function told(names: readonly string[], t: TFunction<'ready-check'>): string {
  const rest = names.length - NAMES_TOLD;
  const first = names.slice(0, NAMES_TOLD).join(', ');
  return rest > 0 ? t('more', { names: first, count: rest }) : first;
}
