import type { Tournament } from '@fairway/api';
import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { IconArchive, IconArchiveOff, IconCopy, IconPencil, IconTrash } from '#icon';
import { signedInUser } from '../../../feature/account/auth/query.ts';
import { CopyForm } from '../../../feature/field/tournament/copy-form.tsx';
import { ExportButton } from '../../../feature/field/tournament/file/export-button.tsx';
import { tournamentAction, useDeleteTournament, useTournamentChange } from '../../../feature/field/tournament/query.ts';
import { RehearsalButton } from '../../../feature/output/rehearsal/rehearsal-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { confirm, confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import classes from './tournament-detail-page.module.css';

type Props = { tournament: Tournament; mayChange: boolean };

/** What may be done to a tournament as a whole: edit, copy, rehearse, export, archive, delete. A rehearsal is deleted by its band. */
export function TournamentActions({ tournament, mayChange }: Props) {
  const { t } = useTranslation('tournament');
  const navigate = useNavigate();
  const [copying, setCopying] = useKeptState('copying', false);
  return (
    <Group gap="xs" className={classes.actions}>
      {mayChange && (
        <LinkButton to="edit" variant="default" size="xs" leftSection={<IconPencil aria-hidden size={14} />} label={t('edit')} />
      )}
      {!tournament.rehearsal && (
        <>
          <Button variant="default" size="xs" leftSection={<IconCopy aria-hidden size={14} />} onClick={() => setCopying(true)}>
            {t('copy.button')}
          </Button>
          <RehearsalButton tournament={tournament} size="xs" />
        </>
      )}
      <ExportButton tournament={tournament} />
      {!tournament.rehearsal && <ArchiveButtons tournament={tournament} />}
      <FormDrawer opened={copying} onClose={() => setCopying(false)} title={t('copy.title')}>
        {(leave) => (
          <CopyForm
            tournament={tournament}
            onCancel={leave}
            onSaved={({ id, name }) => {
              showToast('success', t('copy.done'), name);
              setCopying(false);
              navigate(`/tournaments/${id}`);
            }}
          />
        )}
      </FormDrawer>
    </Group>
  );
}

function ArchiveButtons({ tournament }: Pick<Props, 'tournament'>) {
  const { t } = useTranslation(['tournament', 'word']);
  const { id, name, state, archivedAt } = tournament;
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useTournamentChange(tournamentAction(id));
  const remove = useDeleteTournament(id);
  const turn = (what: 'archive' | 'restore') =>
    act.mutate(what, {
      onSuccess: () => {
        client.invalidateQueries({ queryKey: signedInUser().queryKey });
        showToast('success', t(`archive.done.${what}`), name);
      },
    });
  const askAndArchive = async (why: 'archive.text' | 'archive.instead') => {
    if (await confirm({ title: t('archive.title', { name }), text: t(why), action: t('archive.button') })) turn('archive');
  };
  const askAndDelete = async () => {
    const title = t('detail.deleteTitle', { name });
    if (!(await confirmDelete({ title, goes: t('detail.deleteGoes'), action: t('word:delete') }))) return;
    try {
      await remove.mutateAsync();
    } catch (error) {
      const stays = isApiError(error, 'tournament-has-scores') || isApiError(error, 'tournament-has-bookings');
      if (stays && archivedAt === null) await askAndArchive('archive.instead');
      return;
    }
    client.invalidateQueries({ queryKey: signedInUser().queryKey });
    showToast('success', t('detail.deleted'), name);
    await navigate('/tournaments');
  };
  const quiet = { variant: 'subtle', color: 'gray', size: 'xs' } as const;
  return (
    <>
      {archivedAt === null ? (
        <Button
          {...quiet}
          leftSection={<IconArchive aria-hidden size={14} />}
          onClick={() => askAndArchive('archive.text')}
          loading={act.isPending}
        >
          {t('archive.button')}
        </Button>
      ) : (
        <Button {...quiet} leftSection={<IconArchiveOff aria-hidden size={14} />} onClick={() => turn('restore')} loading={act.isPending}>
          {t('archive.restore')}
        </Button>
      )}
      {state !== 'closed' && (
        <Button
          {...quiet}
          color="brick"
          leftSection={<IconTrash aria-hidden size={14} />}
          onClick={askAndDelete}
          loading={remove.isPending}
        >
          {t('detail.delete')}
        </Button>
      )}
    </>
  );
}
