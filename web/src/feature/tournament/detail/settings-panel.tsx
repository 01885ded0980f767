import type { Tournament } from '@fairway/api';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Facts } from '../../../ui/record/facts.tsx';
import { keysOf } from '../../../ui/record/field.ts';
import { ownDefinitions } from '../definition.ts';
import type { Fields } from '../form/fields.ts';
import { useSettingFields } from '../form/setting-fields.ts';
import type { FullSettings } from '../form/values.ts';
import classes from './panel.module.css';

/** Shown elsewhere on the same screen, or in its own place below. */
const ELSEWHERE: readonly (keyof FullSettings)[] = ['name', 'date', 'public', 'capCountsAs'];

type Props = Pick<Fields, 'divisions' | 'sponsors'> & { tournament: Tournament; actions: ReactNode };

/** What the tournament is, setting by setting; `actions` leads to changing them. */
export function SettingsPanel({ tournament, divisions, sponsors, actions }: Props) {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const fields = useSettingFields(ownDefinitions(tournament, t), divisions, sponsors);
  return (
    <section className={classes.panel} aria-labelledby="settings">
      <Title order={2} id="settings">
        {t('detail.settings')}
      </Title>
      <Facts fields={fields} of={tournament} keys={keysOf(fields).filter((key) => !ELSEWHERE.includes(key))} />
      {actions}
    </section>
  );
}
