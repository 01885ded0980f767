import type { DivisionWarning, FlightConflict, ReadyFinding } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import type { Language } from '../../../lib/language.ts';
import { ageOf } from '../../../lib/value/age.ts';
import { formatDate, formatInstant } from '../../../lib/value/date.ts';

/** The most names in a sentence: the rest are only counted. */
const NAMES_TOLD = 10;

/** What the sentences need; those of divisions and flights are their own screens'. */
export type Speaker = {
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
  readonly sayDivisions: (warnings: readonly DivisionWarning[]) => readonly string[];
  readonly sayConflicts: (conflicts: readonly FlightConflict[]) => readonly ReadyText[];
};

/** A sentence, and others that it folds away. */
type ReadyText = { readonly text: string; readonly folded: readonly string[] };

/** The findings of a line as sentences; what is odd about the flights is told kind by kind. */
export function lineTexts(findings: readonly ReadyFinding[], t: SayOf<'ready-check'>, speaker: Speaker): readonly ReadyText[] {
  const conflicts = findings.flatMap((finding) => (finding.kind === 'flight' ? [finding.conflict] : []));
  const first = findings.findIndex(({ kind }) => kind === 'flight');
  return findings.flatMap((finding, at): readonly ReadyText[] => {
    if (finding.kind !== 'flight') return findingSentences(finding, t, speaker).map((text) => ({ text, folded: [] }));
    return at === first ? speaker.sayConflicts(conflicts) : [];
  });
}

/** A finding as sentences. */
function findingSentences(
  finding: Exclude<ReadyFinding, { kind: 'flight' }>,
  t: SayOf<'ready-check'>,
  speaker: Speaker,
): readonly string[] {
  if (finding.kind === 'blocker') return [finding.message];
  if (finding.kind === 'division') return speaker.sayDivisions(finding.warnings);
  const { fact, count, at, date } = finding;
  const { language, timeZone, now } = speaker;
  const names = namesText(finding.names, t);
  return [
    t(`fact.${fact}`, {
      ...{ count, names, date: date === null ? '' : formatDate(date) },
      ...(at === null ? { at: '', age: '' } : { at: formatInstant(at, timeZone), age: ageOf(at, now, language) }),
    }),
  ];
}

function namesText(names: readonly string[], t: SayOf<'ready-check'>): string {
  const rest = names.length - NAMES_TOLD;
  const first = names.slice(0, NAMES_TOLD).join(', ');
  return rest > 0 ? t('more', { names: first, count: rest }) : first;
}
