import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '#icon';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../../lib/language.ts';
import type { TournamentValues } from '../values.ts';
import classes from './plan.module.css';
import { planWarnings } from './plan-warning.ts';

/** What an amateur may not accept of this plan; nothing where all is well. */
export function PlanWarning({ values }: { values: TournamentValues }) {
  const { t } = useTranslation(['rule', 'choice']);
  const warnings = planWarnings(values, t, useLanguage());
  if (warnings.length === 0) return null;
  return (
    <Alert className={classes.warning} color="amber" icon={<IconAlertTriangle aria-hidden size={18} />}>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <small>{t('prize.limit.why')}</small>
    </Alert>
  );
}
