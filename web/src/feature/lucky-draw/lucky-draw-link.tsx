import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function LuckyDrawLink({ tournamentId }: { readonly tournamentId: string }) {
  const { t } = useTranslation('shell');
  return (
    <Button
      component={Link}
      to={`/tournaments/${tournamentId}/lucky-draw`}
      variant="default"
      leftSection={<IconGift aria-hidden size={16} />}
    >
      {t('screen.luckyDraw')}
    </Button>
  );
}
