import type { ScoringRecord } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ChangeList } from './change-list.tsx';

/** A golfer's club handicap, and every change that led to it, the newest first. */
export function ClubFigure({ club: { figure, changes } }: { club: NonNullable<ScoringRecord['club']> }) {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const id = useId();
  return (
    <section className="panel column gap-8" aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('figureTitle')}
      </Title>
      {figure === null ? (
        <Text c="dimmed">{t('noFigure')}</Text>
      ) : (
        <Text fz={28} fw={600} className="tabular">
          {formatHandicap(figure, language)}
        </Text>
      )}
      {changes.length > 0 && <ChangeList changes={changes} />}
    </section>
  );
}
