import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './check-panel.module.css';
import { contradictions, textOf } from './contradiction.ts';
import type { RegulationSettings } from './settings.ts';

/** Where the text says otherwise than the settings. */
export function CheckPanel({ html, settings }: { html: string; settings: RegulationSettings }) {
  const { t } = useTranslation('regulation');
  const list = contradictions(textOf(html), settings);
  return (
    <section className="row baseline wrap gap-16 tight" aria-labelledby="check">
      <Title order={3} size="h5" id="check">
        {t('check.title')}
      </Title>
      <div role="status">
        {list.length === 0 ? (
          <Text size="sm">{t('check.none')}</Text>
        ) : (
          <>
            <Text size="sm" fw={600} c="var(--fairway-needs-person)">
              {t('check.found', { count: list.length })}
            </Text>
            <ul className={classes.list}>
              {list.map(({ phrase, setting, values }) => (
                <li key={`${setting} ${phrase}`}>
                  <span className="block quiet">{t('check.says', { said: phrase })}</span>{' '}
                  {(t as (key: string, values: object) => string)(`check.setting.${setting}`, values)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Text size="xs" c="dimmed">
        {t('check.help')}
      </Text>
    </section>
  );
}
