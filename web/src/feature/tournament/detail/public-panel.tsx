import type { Tournament } from '@fairway/api';
import { Anchor, Button, CopyButton, Group, Switch, Text, TextInput, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { changeTournament, useTournamentChange } from '../query.ts';
import classes from './panel.module.css';

/** Whether anyone may see the board, and its link to copy. */
export function PublicPanel({ tournament, mayChange }: { tournament: Tournament; mayChange: boolean }) {
  const { t } = useTranslation(['tournament', 'word']);
  const change = useTournamentChange(changeTournament(tournament.id));
  const link = `${window.location.origin}${PREFIX}/tournaments/${tournament.id}/live`;
  const frame = frameOf(link, tournament.name);
  return (
    <section className={classes.panel} aria-labelledby="public">
      <Title order={2} id="public">
        {t('detail.public')}
      </Title>
      {mayChange ? (
        <Switch
          label={t('field.public')}
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
            <CopyIt value={link} label={t('word:copy')} />
            <CopyIt value={frame} label={t('detail.copyFrame')} />
            <Anchor href={link} target="_blank" rel="noopener">
              {t('detail.openBoard')}
            </Anchor>
          </Group>
          <Text size="xs" c="dimmed">
            {t('detail.frameHelp')}
          </Text>
        </>
      ) : (
        <Text c="dimmed">{t('detail.publicOff')}</Text>
      )}
    </section>
  );
}

function CopyIt({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation('word');
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          size="xs"
          variant="default"
          onClick={copy}
          leftSection={copied ? <IconCheck aria-hidden size={14} /> : <IconCopy aria-hidden size={14} />}
        >
          {copied ? t('copied') : label}
        </Button>
      )}
    </CopyButton>
  );
}

/** The lines that show the board within another website. */
const frameOf = (link: string, name: string): string =>
  `<iframe src="${link}?embed" title="${name.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}" style="width:100%;height:640px;border:0" loading="lazy"></iframe>`;
