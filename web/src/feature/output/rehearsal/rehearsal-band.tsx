import type { Tournament } from '@fairway/api';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { IconMasksTheater, IconTrash } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useRemoveRehearsal } from './query.ts';
import classes from './rehearsal-band.module.css';

/** On every screen of a rehearsal: what it is, and how to be rid of it. */
export function RehearsalBand({ tournament: { id, name }, mayRemove }: { tournament: Tournament; mayRemove: boolean }) {
  const { t } = useTranslation('tournament');
  const navigate = useNavigate();
  const remove = useRemoveRehearsal(id);
  const ask = async () => {
    const title = t('rehearsal.removeTitle', { name });
    if (!(await confirmDelete({ title, goes: t('rehearsal.removeGoes'), action: t('rehearsal.remove') }))) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast('success', t('rehearsal.removed'), name);
        navigate('/tournaments');
      },
    });
  };
  return (
    <section className={`warning row gap-8 wrap mb-12 ${classes.band}`} aria-label={t('rehearsal.mark')}>
      <IconMasksTheater aria-hidden size={18} />
      <span>{t('rehearsal.band')}</span>
      {mayRemove && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTrash aria-hidden size={14} />}
          loading={remove.isPending}
          onClick={ask}
          className="for-screen"
        >
          {t('rehearsal.remove')}
        </Button>
      )}
    </section>
  );
}
