import type { Tournament } from '@fairway/api';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { Facts } from '../../../../ui/record/facts.tsx';
import { wordsOf } from '../../../../ui/record/field.ts';
import { namePrizes } from '../../../../ui/rule/prize.ts';
import { holeCounts } from '../course/hole-count.ts';
import { ownDefinitions } from '../definition.ts';
import type { Fields } from '../form/fields.ts';
import { useSettingFields } from '../form/setting-fields.ts';
import { type ToldSetting, toldSettings, unusualSettings } from './unusual-settings.ts';

export type SettingProps = Pick<Fields, 'divisions' | 'contests' | 'sponsors'> & { tournament: Tournament };

/** The settings that have a sentence of their own; every other one is said as its label and its value. */
const WRITTEN = [
  ...(['time', 'location', 'format', 'play', 'ownPlay', 'calculateHandicapDay', 'tiebreak', 'countback', 'allowance'] as const),
  ...(['autoAssignToDivisions', 'useHandicapCourse', 'netFloor', 'distanceUnit', 'giftsForWithdrawn', 'awards'] as const),
  ...(['mainAwardsOnlyForMembers', 'oneMainPrizeEach', 'backup4thWinners'] as const),
];

/** What is not usual about a tournament, a sentence each, and below them every setting. */
export function SettingSentences({ tournament, divisions, contests, sponsors }: SettingProps) {
  const { t } = useTranslation(['tournament', 'choice', 'rule', 'word']);
  const fields = useSettingFields(ownDefinitions(tournament, t), [...divisions, ...contests, ...sponsors], holeCounts(tournament.rounds));
  const sayPrizes = useSayPrizes();
  const sentenceOf = (key: ToldSetting) => {
    if (key === 'awards' && tournament.awards.length === 0) return t('rule:differs.noAwards');
    if (key === 'capAbove') return t('rule:differs.cap', { above: tournament.capAbove, countsAs: tournament.capCountsAs });
    const value = key === 'awards' || key === 'sideAwards' ? sayPrizes(tournament[key]) : wordsOf(fields, key, tournament);
    const written = WRITTEN.find((one) => one === key);
    return written ? t(`rule:differs.${written}`, { value }) : `${fields[key].label}: ${value}.`;
  };
  return (
    <>
      <ul className="column gap-4 break">
        {unusualSettings(fields, tournament).map((key) => (
          <li key={key}>{sentenceOf(key)}</li>
        ))}
      </ul>
      <Text c="dimmed">{t('rule:differs.rest')}</Text>
      <details>
        <summary>{t('rule:differs.all')}</summary>
        <Facts fields={fields} of={tournament} keys={toldSettings(fields, tournament)} />
      </details>
    </>
  );
}

/** The names of prizes in a line. */
function useSayPrizes() {
  const { t } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  return (prizes: Tournament['awards'] | Tournament['sideAwards']) => namePrizes(prizes, t, language).join(', ');
}
