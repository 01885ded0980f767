import type { DivisionWarning } from '@fairway/api';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertSquare } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import classes from './warning-list.module.css';
import { warningSentences } from './warning-words.ts';

/** Gaps, overlaps and players who fit no division, each as a sentence. `willBe`: of what is not saved yet. `action`: what mends it. */
export function WarningList({ warnings, willBe, action }: { warnings: readonly DivisionWarning[]; willBe: boolean; action?: ReactNode }) {
  const { t } = useTranslation(['division', 'word']);
  const language = useLanguage();
  if (warnings.length === 0) return null;
  return (
    <section className={`warning ${classes.warnings}`} aria-labelledby="division-warnings">
      <IconAlertSquare aria-hidden size={20} stroke={1.6} />
      <div>
        <Title order={2} size="h3" id="division-warnings">
          {t(willBe ? 'border.warningTitle' : 'warningTitle')}
        </Title>
        <Text c="dimmed">{t(willBe ? 'border.warningSome' : 'warningSome')}</Text>
        <ul className="marked">
          {warningSentences(warnings, t, language).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {action}
      </div>
    </section>
  );
}
