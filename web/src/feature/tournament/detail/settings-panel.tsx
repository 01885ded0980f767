import type { Tournament } from '@fairway/api';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sayDayHandicap } from '../day-handicap.ts';
import classes from './panel.module.css';

/** What the tournament is, in short; `actions` leads to every setting. */
export function SettingsPanel({ tournament, actions }: { tournament: Tournament; actions: ReactNode }) {
  const { t } = useTranslation(['tournament', 'choice']);
  const { netFloor } = tournament;
  const facts: [string, string | null | undefined][] = [
    [t('form.time'), tournament.time],
    [t('form.location'), tournament.location],
    [t('form.format'), t(`choice:format.${tournament.format}.name`)],
    [t('form.dayHandicap'), sayDayHandicap(tournament.calculateHandicapDay, t)],
    [t('form.handicapTitle'), t('form.capSummary', { above: tournament.capAbove, countsAs: tournament.capCountsAs })],
    [t('form.netFloor'), netFloor === null ? t('form.netFloorNone') : t('form.netFloorAt', { strokes: -netFloor })],
    [t('form.tieTitle'), t(`choice:tiebreak.${tournament.tiebreak}.name`)],
    [t('form.awardTitle'), tournament.awards.map(({ kind }) => t(`choice:award.${kind}`)).join(', ') || t('form.noAward')],
    [t('detail.sideAwards'), tournament.sideAwards.map(({ kind, holes }) => `${t(`choice:award.${kind}`)}: ${holes}`).join('; ')],
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
