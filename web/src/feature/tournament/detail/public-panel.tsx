import type { Tournament } from '@fairway/api';
import { Anchor, Button, CopyButton, Group, Switch, Text, TextInput, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeTournament, useTournamentChange } from '../query.ts';
import classes from './panel.module.css';

/** Whether anyone may see the board, and its link to copy. */
export function PublicPanel({ tournament, mayChange }: { tournament: Tournament; mayChange: boolean }) {
  const { t } = useTranslation(['tournament', 'word']);
  const change = useTournamentChange(changeTournament(tournament.id));
  const link = `${window.location.origin}/tournaments/${tournament.id}/live`;
  return (
    <section className={classes.panel} aria-labelledby="public">
      <Title order={2} id="public">
        {t('detail.public')}
      </Title>
      {mayChange ? (
        <Switch
          label={t('form.public')}
          description={t('form.publicHelp')}
          checked={tournament.public}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ public: event.currentTarget.checked, version: tournament.version })}
        />
      ) : (
        <Text>{tournament.public ? t('form.publicOn') : t('form.publicOff')}</Text>
      )}
      {tournament.public ? (
        <>
          <TextInput aria-label={t('detail.publicLink')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <Group gap="md">
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button
                  size="xs"
                  variant="default"
                  onClick={copy}
                  leftSection={copied ? <IconCheck aria-hidden size={14} /> : <IconCopy aria-hidden size={14} />}
                >
                  {copied ? t('word:copied') : t('word:copy')}
                </Button>
              )}
            </CopyButton>
            <Anchor href={link} target="_blank" rel="noopener">
              {t('detail.openBoard')}
            </Anchor>
          </Group>
        </>
      ) : (
        <Text c="dimmed">{t('detail.publicOff')}</Text>
      )}
    </section>
  );
}
