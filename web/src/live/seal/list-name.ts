import type { SealedList } from '@fairway/api';
import type { Say } from '../words.ts';

/** Whose counted holes they are: the whole field's, a division's or a prize's. */
export function listName({ division, award }: Pick<SealedList, 'division' | 'award'>, t: Say, language: string): string {
  if (award)
    return (language === 'vi' ? award.ownName : (award.ownNameEnglish ?? award.ownName)) ?? t(`dayHandicap.${award.kind as 'peoria'}`);
  return division ? t('divisionName', { name: division.name }) : t('wholeField');
}
