import { Button, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { signedInUser } from '../../feature/auth/query.ts';
import { playableCourses } from '../../feature/club/query.ts';
import { divisions } from '../../feature/division/query.ts';
import { CountRow } from '../../feature/tournament/detail/count-row.tsx';
import { NextStepCard } from '../../feature/tournament/detail/next-step-card.tsx';
import { PublicPanel } from '../../feature/tournament/detail/public-panel.tsx';
import { SettingsPanel } from '../../feature/tournament/detail/settings-panel.tsx';
import { StatePanel } from '../../feature/tournament/detail/state-panel.tsx';
import { ExportButton } from '../../feature/tournament/file/export-button.tsx';
import { useDeleteTournament } from '../../feature/tournament/query.ts';
import { RoundList } from '../../feature/tournament/round/round-list.tsx';
import { may, useSession } from '../../lib/session.ts';
import { confirm } from '../../ui/confirm.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './tournament-detail-page.module.css';
import { useTournament } from './tournament-frame.tsx';

export function TournamentDetailPage() {
  const tournament = useTournament();
  const session = useSession();
  const cards = useQuery(playableCourses(tournament.clubId)).data ?? [];
  const ofTournament = useQuery(divisions(tournament.id)).data?.items;
  const divisionCount = ofTournament?.length;
  const mayManage = may(session, 'tournament.write');
  const mayChange = mayManage && tournament.state !== 'closed';
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {divisionCount !== undefined && (
          <>
            <NextStepCard tournament={tournament} divisionCount={divisionCount} mayDo={(permission) => may(session, permission)} />
            <CountRow tournament={tournament} divisionCount={divisionCount} />
          </>
        )}
        <RoundList tournament={tournament} divisions={ofTournament ?? []} cards={cards} mayChange={mayChange} />
      </div>
      <div className={classes.side}>
        <StatePanel tournament={tournament} mayChange={mayManage} mayReopen={session?.isSuperAdmin === true} />
        <PublicPanel tournament={tournament} mayChange={mayChange} />
        <SettingsPanel tournament={tournament} actions={mayManage && <Actions mayChange={mayChange} />} />
      </div>
    </div>
  );
}

function Actions({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation(['tournament', 'word']);
  const tournament = useTournament();
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useDeleteTournament(tournament.id);
  const askAndDelete = async () => {
    if (!(await confirm({ title: `${t('detail.delete')}?`, action: t('word:delete') }))) return;
    await remove.mutateAsync().then(
      async () => {
        client.invalidateQueries({ queryKey: signedInUser().queryKey });
        showToast('success', t('detail.deleted'), tournament.name);
        await navigate('/tournaments');
      },
      () => undefined,
    );
  };
  return (
    <Group gap="xs">
      {mayChange && (
        <Button component={Link} to="edit" variant="default" size="xs" leftSection={<IconPencil aria-hidden size={14} />}>
          {t('edit')}
        </Button>
      )}
      <ExportButton tournament={tournament} />
      {mayChange && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconTrash aria-hidden size={14} />}
          onClick={askAndDelete}
          loading={remove.isPending}
        >
          {t('detail.delete')}
        </Button>
      )}
    </Group>
  );
}
