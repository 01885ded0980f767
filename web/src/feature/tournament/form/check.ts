import { awardHoles } from '@fairway/golf';
import type { TFunction } from 'i18next';
import { readTime } from '../../../lib/date.ts';
import type { TournamentValues } from './values.ts';

/** Problems to show beside a field before anything is sent; the server decides in the end. */
export function checkValues(values: TournamentValues, t: TFunction<['tournament', 'choice', 'word']>): Record<string, string> {
  const errors: Record<string, string> = {};
  if (values.name.trim() === '') errors.name = t('word:required');
  if (values.date === null) errors.date = t('word:required');
  if (values.time.trim() !== '' && readTime(values.time) === null) errors.time = t('form.timeHelp');
  for (const field of ['capAbove', 'capCountsAs', 'allowance'] as const) {
    if (Number.isNaN(values[field])) errors[field] = t('word:required');
  }
  values.sideAwards.forEach(({ holes }, at) => {
    if ((awardHoles(holes) ?? []).length === 0) errors[`sideAwards.${at}.holes`] = t('form.sideHolesWrong');
  });
  return errors;
}
