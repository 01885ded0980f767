import { IconArrowsShuffle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';

/** To the screen where changes are tried; a closed tournament cannot be changed. */
export function WhatIfLink({ tournament: { id, state } }: { readonly tournament: { readonly id: string; readonly state: string } }) {
  const { t } = useTranslation('shell');
  if (state === 'closed') return null;
  return (
    <LinkButton
      to={`/tournaments/${id}/what-if`}
      variant="default"
      leftSection={<IconArrowsShuffle aria-hidden size={16} />}
      label={t('screen.whatIf')}
    />
  );
}
