import type { TFunction } from 'i18next';
import { readTime } from '../../../lib/date.ts';
import type { TournamentValues } from './values.ts';

const SIDE_AWARD_HOLES = /^\s*(?:[1-9]|1[0-8])[mf]?(?:\s*,\s*(?:[1-9]|1[0-8])[mf]?)*\s*$/i;

/** What can be said beside a field before anything is sent; the server has the last word. */
export function checkValues(values: TournamentValues, t: TFunction<['tournament', 'word']>): Record<string, string> {
  const errors: Record<string, string> = {};
  if (values.name.trim() === '') errors.name = t('word:required');
  if (values.date === null) errors.date = t('word:required');
  if (values.time.trim() !== '' && readTime(values.time) === null) errors.time = t('form.timeHelp');
  for (const field of ['capAbove', 'capCountsAs'] as const) {
    if (values[field] === '') errors[field] = t('word:required');
  }
  values.sideAwards.forEach(({ holes }, at) => {
    if (!SIDE_AWARD_HOLES.test(holes)) errors[`sideAwards.${at}.holes`] = t('form.sideHolesWrong');
  });
  return errors;
}
