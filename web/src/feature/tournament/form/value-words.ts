import type { TFunction } from 'i18next';
import { formatDate } from '../../../lib/date.ts';
import { sayDayHandicap } from '../day-handicap.ts';
import type { TournamentValues } from './values.ts';

type Words = TFunction<['tournament', 'choice', 'word']>;
type Key = keyof TournamentValues;

/** The label of a field, as the form has it. */
export function labelOf(key: Key, t: Words): string {
  const labels: Record<Key, string> = {
    name: t('form.name'),
    date: t('form.date'),
    time: t('form.time'),
    format: t('form.format'),
    tiebreak: t('form.tiebreak'),
    countback: t('form.countback'),
    calculateHandicapDay: t('form.dayHandicap'),
    autoAssignToDivisions: t('form.autoAssign'),
    useHandicapCourse: t('form.useHandicapCourse'),
    capAbove: t('form.capAbove'),
    capCountsAs: t('form.capCountsAs'),
    netFloor: t('form.netFloor'),
    regulations: t('form.regulations'),
    location: t('form.location'),
    awards: t('form.awards'),
    mainAwardsOnlyForMembers: t('form.membersOnly'),
    oneMainPrizeEach: t('form.oneMainPrize'),
    backup4thWinners: t('form.backup4th'),
    sideAwards: t('form.sideTitle'),
    distanceUnit: t('form.unit'),
    public: t('form.public'),
  };
  return labels[key];
}

/** The value of a field in words, for comparing two versions. */
export function valueInWords(key: Key, values: TournamentValues, t: Words): string {
  switch (key) {
    case 'date':
      return values.date === null ? '' : formatDate(values.date);
    case 'format':
      return t(`choice:format.${values.format}.name`);
    case 'calculateHandicapDay':
      return sayDayHandicap(values.calculateHandicapDay, t);
    case 'tiebreak':
      return t(`choice:tiebreak.${values.tiebreak}.name`);
    case 'countback':
      return t(`choice:countback.${values.countback}.name`);
    case 'netFloor':
      return values.netFloor === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -values.netFloor });
    case 'awards':
      return values.awards.map(({ kind, main }) => `${t(`choice:award.${kind}`)}${main ? '' : ' *'}`).join(', ');
    case 'sideAwards':
      return values.sideAwards.map(({ kind, holes }) => `${t(`choice:award.${kind}`)}: ${holes}`).join('; ');
    case 'distanceUnit':
      return t(`choice:unit.${values.distanceUnit}`);
    default: {
      const value = values[key];
      return typeof value === 'boolean' ? t(value ? 'word:yes' : 'word:no') : String(value);
    }
  }
}
