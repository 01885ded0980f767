import type { Winner } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { AMATEUR_LIMIT_VND } from '@fairway/golf';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { overLimit } from './people.ts';

/** Who wins more than an amateur may accept; nothing where nobody does. */
export function LimitWarning({ items }: { items: readonly Winner[] }) {
  const { t } = useTranslation('winner');
  const language = useLanguage();
  const over = overLimit(items);
  if (over.length === 0) return null;
  const limit = formatMoney(AMATEUR_LIMIT_VND, language);
  return (
    <Alert color="amber" mb="sm" icon={<IconAlertTriangle aria-hidden size={18} />}>
      {over.map(({ playerId, name, counted }) => (
        <div key={playerId}>{t('limit', { name, value: formatMoney(counted, language), limit })}</div>
      ))}
    </Alert>
  );
}
