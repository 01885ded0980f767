import { MEASURED_AWARD_KINDS } from '@fairway/api/choice/field/award';
import type { SayOf } from '@fairway/api/word/say';
import { awardHoles } from '@fairway/golf';
import type { TournamentValues } from '../values.ts';

const isMeasured = (kind: string): boolean => (MEASURED_AWARD_KINDS as readonly string[]).includes(kind);

/** Problems of prizes to show beside a field before anything is sent; the server decides in the end. */
export function planProblems(values: TournamentValues, t: SayOf<['tournament', 'choice', 'word', 'rule']>): Record<string, string> {
  const errors: Record<string, string> = {};
  values.sideAwards.forEach(({ kind, holes }, at) => {
    const written = awardHoles(holes ?? '');
    if (written === null || (written.length === 0 && isMeasured(kind))) errors[`sideAwards.${at}.holes`] = t('form.sideHolesWrong');
  });
  for (const list of ['awards', 'sideAwards'] as const) {
    values[list].forEach(({ value }, at) => {
      if (Number.isNaN(value)) errors[`${list}.${at}.value`] = t('word:moneyHelp');
    });
  }
  return errors;
}
