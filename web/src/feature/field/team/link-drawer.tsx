import type { Team } from '@fairway/api';
import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { endLink, makeLink, useTeams } from './query.ts';
import classes from './team-panel.module.css';

type Props = { tournamentId: string; team: Team | undefined; opened: boolean; onClose: () => void };

/** The link of a team's captain: it is shown once, with its QR code. */
export function LinkDrawer({ tournamentId, team, opened, onClose }: Props) {
  const { t } = useTranslation('team');
  return (
    <FormDrawer opened={opened} onClose={onClose} title={t('link.title', { name: team?.name ?? '' })}>
      {() => team && <CaptainLink key={team.id} tournamentId={tournamentId} team={team} />}
    </FormDrawer>
  );
}

function CaptainLink({ tournamentId, team }: { tournamentId: string; team: Team }) {
  const { t } = useTranslation('team');
  const { name, version, linkedAt } = team;
  const path = { tournamentId, teamId: team.id };
  const list = useTeams(tournamentId);
  const [made, setMade] = useState<{ url: string; picture: string } | null>(null);
  const making = useMutation({
    mutationFn: () => makeLink(path, version),
    onSuccess: ({ team: changed, ...link }) => {
      list.takeOver(changed);
      setMade(link);
    },
    onError: list.again,
  });
  const ending = useMutation({
    mutationFn: () => endLink(path, version),
    onSuccess: (changed) => {
      list.takeOver(changed);
      setMade(null);
      showToast('success', t('link.ended', { name }), '');
    },
    onError: list.again,
  });
  const make = async () => {
    const question = { title: t('link.againTitle', { name }), text: t('link.againText'), action: t('link.again') };
    if (linkedAt === null || (await confirm(question))) making.mutate();
  };
  const end = async () => {
    const question = { title: t('link.endTitle', { name }), text: t('link.endText'), action: t('link.end'), isFinal: true };
    if (await confirm(question)) ending.mutate();
  };
  return (
    <Stack gap="sm">
      <Text>{t('link.about')}</Text>
      {made === null ? (
        <Text c="dimmed">{linkedAt === null ? t('link.none') : t('link.since', { time: formatOffice(linkedAt) })}</Text>
      ) : (
        <>
          <Alert color="sand">{t('link.once')}</Alert>
          <img className={classes.code} src={made.picture} alt={t('link.code', { name })} />
          <Code block className={classes.url}>
            {made.url}
          </Code>
          <CopyButton value={made.url} label={t('link.copy')} />
        </>
      )}
      <Group gap="xs">
        <Button variant={made === null ? 'filled' : 'default'} loading={making.isPending} onClick={() => void make()}>
          {t(linkedAt === null ? 'link.make' : 'link.again')}
        </Button>
        {linkedAt !== null && (
          <Button variant="subtle" color="brick" loading={ending.isPending} onClick={() => void end()}>
            {t('link.end')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
