import { MATCH } from '@fairway/api/record/bound';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { useTellDrawer } from '../../../ui/record/form/around-form.ts';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { addTeams, useTeams } from './query.ts';

/** `room`: how many teams the tournament may still have. */
type Props = { tournamentId: string; opened: boolean; room: number; onClose: () => void };

export function AddDrawer({ opened, onClose, ...form }: Props) {
  const { t } = useTranslation('team');
  return (
    <FormDrawer opened={opened} onClose={onClose} title={t('add')}>
      {(leave) => <AddForm {...form} onDone={onClose} onCancel={leave} />}
    </FormDrawer>
  );
}

type FormProps = Pick<Props, 'tournamentId' | 'room'> & { onDone: () => void; onCancel: () => void };

/** New teams by their names, one a line. */
function AddForm({ tournamentId, room, onDone, onCancel }: FormProps) {
  const { t } = useTranslation('team');
  const [text, setText] = useState('');
  const list = useTeams(tournamentId);
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  useTellDrawer(text !== '');
  const adding = useMutation({
    mutationFn: () => addTeams(tournamentId, names),
    meta: { shows: ['validation'] },
    onSuccess: ({ items }) => {
      list.replaceAll(items);
      showToast('success', t('added', { count: names.length }), '');
      onDone();
    },
  });
  const refused = isApiError(adding.error, 'validation') ? Object.values(adding.error.errors).flat().join(' ') : undefined;
  return (
    <AskForm
      action={t('addAction', { count: Math.max(1, names.length) })}
      onSubmit={() => adding.mutate()}
      onCancel={onCancel}
      ready={names.length > 0 && names.length <= room}
      isPending={adding.isPending}
    >
      <Textarea
        label={t('addNames')}
        description={t('addHelp')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={names.length > room ? t('addMost', { most: MATCH.teamsMost }) : refused}
        minRows={4}
        maxRows={14}
        autosize
        data-autofocus
      />
    </AskForm>
  );
}
