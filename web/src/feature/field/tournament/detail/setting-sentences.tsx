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
import classes from './panel.module.css';
import { type ToldSetting, toldSettings, unusualSettings } from './unusual-settings.ts';

export type SettingProps = Pick<Fields, 'divisions' | 'contests' | 'sponsors'> & { tournament: Tournament };

/** What is not usual about a tournament, a sentence each, and below them every setting. */
export function SettingSentences({ tournament, divisions, contests, sponsors }: SettingProps) {
  const { t } = useTranslation(['tournament', 'choice', 'rule', 'word']);
  const fields = useSettingFields(ownDefinitions(tournament, t), [...divisions, ...contests, ...sponsors], holeCounts(tournament.rounds));
  const sayPrizes = useSayPrizes();
  const sentenceOf = (key: ToldSetting) => {
    if (key === 'awards' && tournament.awards.length === 0) return t('rule:differs.noAwards');
    if (key === 'awards' || key === 'sideAwards') return t(`rule:differs.${key}`, { value: sayPrizes(tournament[key]) });
    if (key === 'capAbove') return t('rule:differs.cap', { above: tournament.capAbove, countsAs: tournament.capCountsAs });
    return t(`rule:differs.${key}`, { value: wordsOf(fields, key, tournament) });
  };
  return (
    <>
      <ul className={classes.sentences}>
        {unusualSettings(fields, tournament).map((key) => (
          <li key={key}>{sentenceOf(key)}</li>
        ))}
      </ul>
      <Text c="dimmed">{t('rule:differs.rest')}</Text>
      <details>
        <summary>{t('rule:differs.all')}</summary>
        <Facts fields={fields} of={tournament} keys={toldSettings(fields)} />
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
