import type { Tournament } from '@fairway/api';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './panel.module.css';

/** Leads to the ready check. */
export function ReadyPanel({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  return (
    <section className={classes.panel} aria-labelledby="ready">
      <Title order={2} id="ready">
        {t('ready.title')}
      </Title>
      <Text c="dimmed">{t('ready.text')}</Text>
      <Group>
        <Button
          component={Link}
          to={`/tournaments/${tournament.id}/ready-check`}
          variant="default"
          size="xs"
          leftSection={<IconListCheck aria-hidden size={14} />}
        >
          {t('ready.open')}
        </Button>
      </Group>
    </section>
  );
}
