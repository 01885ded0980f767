import type { ReadyCheck, Tournament } from '@fairway/api';
import { warningSentences } from '../../../feature/field/division/warning-words.ts';
import { conflictLines } from '../../../feature/field/flight/conflict-words.ts';
import type { Speaker } from '../../../feature/result/ready-check/finding-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';

/** What the sentences of the ready check need; those of divisions and flights are their own screens'. */
export function useReadySpeaker({ timeZone }: Tournament, check: ReadyCheck | undefined): Speaker {
  const language = useLanguage();
  const { t: ofDivision } = useTranslation(['division', 'word']);
  const { t: ofFlight } = useTranslation('flight');
  return {
    ...{ language, timeZone, now: new Date(check?.checkedAt ?? 0) },
    sayDivisions: (warnings) => warningSentences(warnings, ofDivision, language),
    sayConflicts: (conflicts) => conflictLines(conflicts, ofFlight),
  };
}
