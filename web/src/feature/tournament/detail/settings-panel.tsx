import type { Tournament } from '@fairway/api';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settingChoices } from '../query.ts';
import classes from './panel.module.css';

/** What the tournament is, in short; `actions` leads to every setting. */
export function SettingsPanel({ tournament, actions }: { tournament: Tournament; actions: ReactNode }) {
  const { t } = useTranslation('tournament');
  const tiebreak = useQuery(settingChoices('tiebreaks')).data?.items.find(({ id }) => id === tournament.tiebreak)?.name;
  const { netFloor } = tournament;
  const facts: [string, string | null | undefined][] = [
    [t('form.time'), tournament.time],
    [t('form.location'), tournament.location],
    [t('form.format'), t(`format.${tournament.format}`)],
    [t('form.dayHandicap'), t(`dayHandicap.${tournament.calculateHandicapDay}`)],
    [t('form.handicapTitle'), t('form.capSummary', { above: tournament.capAbove, countsAs: tournament.capCountsAs })],
    [t('form.netFloor'), netFloor === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -netFloor })],
    [t('form.tieTitle'), tiebreak],
    [t('form.awardTitle'), tournament.awards.map(({ kind }) => t(`form.award.${kind}`)).join(', ') || t('form.noAward')],
    [t('detail.sideAwards'), tournament.sideAwards.map(({ kind, holes }) => `${t(`form.side.${kind}`)}: ${holes}`).join('; ')],
  ];
  return (
    <section className={classes.panel} aria-labelledby="settings">
      <Title order={2} id="settings">
        {t('detail.settings')}
      </Title>
      <dl className={classes.facts}>{facts.map(([term, value]) => value && <Fact key={term} term={term} value={value} />)}</dl>
      {tournament.regulations !== null && (
        <>
          <Text fw={600}>{t('detail.regulations')}</Text>
          <Text className={classes.regulations} tabIndex={0}>
            {tournament.regulations}
          </Text>
        </>
      )}
      {actions}
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
}
