import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { IconArrowsShuffle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** To the screen where changes are tried; a closed tournament cannot be changed. */
export function WhatIfLink({ tournament: { id, state } }: { readonly tournament: { readonly id: string; readonly state: string } }) {
  const { t } = useTranslation('shell');
  if (state === 'closed') return null;
  return (
    <Button component={Link} to={`/tournaments/${id}/what-if`} variant="default" leftSection={<IconArrowsShuffle aria-hidden size={16} />}>
      {t('screen.whatIf')}
    </Button>
  );
}
