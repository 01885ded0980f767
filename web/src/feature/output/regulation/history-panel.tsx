import type { RegulationHistory } from '@fairway/api';
import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Language } from '../../../lib/language.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import classes from './history-panel.module.css';
import { RegulationText } from './text.tsx';

type Props = {
  history: RegulationHistory;
  timeZone: string;
  language: Language;
  now: Date;
  /** Whether this person can still change the regulations: only then it is said what becomes of a change. */
  writable: boolean;
};

/** Since when the regulations stand, and every version that was replaced since. */
export function HistoryPanel({ history: { startsAt, versions }, timeZone, language, now, writable }: Props) {
  const { t } = useTranslation('regulation');
  const timeOf = (instant: string) => formatInstant(instant, timeZone);
  if (!writable && versions.length === 0) return null;
  const when = startsAt === null ? 'noTime' : now < new Date(startsAt) ? 'before' : 'after';
  return (
    <section aria-labelledby="history">
      <Title order={3} size="h5" id="history">
        {t('history.title')}
      </Title>
      {writable && (
        <Text size="sm" c={when === 'after' ? undefined : 'dimmed'}>
          {t(`history.${when}`, { time: startsAt === null ? '' : timeOf(startsAt) })}
        </Text>
      )}
      {versions.map(({ regulations, regulationsEnglish, replacedAt }, at) => {
        const html = language === 'vi' ? regulations : regulationsEnglish;
        return (
          <details key={replacedAt} className={classes.version}>
            <summary>{t(at === 0 ? 'history.started' : 'history.version', { time: timeOf(replacedAt) })}</summary>
            {html === null ? <Text size="sm">{t('history.empty')}</Text> : <RegulationText html={html} language={language} />}
          </details>
        );
      })}
    </section>
  );
}
