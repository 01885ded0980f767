import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { loadWords } from '../../../../i18n/words.ts';
import { OnDemand } from '../../../../ui/page/on-demand.tsx';
import classes from './panel.module.css';
import type { SettingProps } from './setting-sentences.tsx';

const load = async () => {
  const [part] = await Promise.all([import('./setting-sentences.tsx'), loadWords(['rule'])]);
  return part.SettingSentences;
};
const nothing = () => undefined;

/** What the tournament is; `actions` leads to changing it. What the settings say loads after the day's line, which people come for. */
export function SettingsPanel({ actions, ...props }: SettingProps & { actions: ReactNode }) {
  const { t } = useTranslation('tournament');
  return (
    <section className={`panel column gap-8 ${classes.panel}`} aria-labelledby="settings">
      <Title order={2} id="settings">
        {t('detail.settings')}
      </Title>
      <OnDemand opened load={load} onClose={nothing}>
        {(Sentences) => <Sentences {...props} />}
      </OnDemand>
      {actions}
    </section>
  );
}
