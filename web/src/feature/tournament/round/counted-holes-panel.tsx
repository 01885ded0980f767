import type { Round } from '@fairway/api';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../ui/confirm.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { countedHoles, useCountedHolesChange } from '../query.ts';
import { CountedHolesForm } from './counted-holes-form.tsx';

type Props = {
  tournamentId: string;
  round: Round;
  /** The tournament's day handicap: which holes are usual. */
  day: string;
  mayChange: boolean;
};

/** The counted holes of a round: missing, entered (and readable by nobody), or published. */
export function CountedHolesPanel({ tournamentId, round, day, mayChange }: Props) {
  const { t } = useTranslation(['tournament', 'word']);
  const [open, form] = useDisclosure(false);
  const state = useQuery(countedHoles(tournamentId, round.id)).data;
  const change = useCountedHolesChange(tournamentId, round.id);
  if (state === undefined || state.count === 0) return null;
  const publish = async () => {
    if (!(await confirm({ title: t('holes.publishTitle'), text: t('holes.publishText'), action: t('holes.publish') }))) return;
    await change.mutateAsync('publish').then(
      () => showToast('success', t('holes.publishedToast'), ''),
      () => undefined,
    );
  };
  return (
    <div>
      <Text fw={600}>{t('holes.title')}</Text>
      {state.published !== null ? (
        <Text className="tabular">{t('holes.published', { holes: state.published.join(', ') })}</Text>
      ) : (
        <>
          <Text {...(!state.entered && { c: 'var(--fairway-needs-person)' })}>
            {state.entered ? t('holes.entered', { count: state.count }) : t('holes.missing', { count: state.count })}
          </Text>
          <Text c="dimmed">{t('holes.pending')}</Text>
        </>
      )}
      {mayChange && state.published === null && (
        <Group gap="xs" mt="xs">
          <Button size="xs" variant="default" onClick={form.open}>
            {state.entered ? t('holes.replace') : t('holes.enter')}
          </Button>
          {state.entered && (
            <Button size="xs" onClick={publish} loading={change.isPending}>
              {t('holes.publish')}
            </Button>
          )}
        </Group>
      )}
      <Modal opened={open} onClose={form.close} title={t('holes.title')} closeButtonProps={{ 'aria-label': t('word:close') }}>
        <CountedHolesForm
          count={state.count}
          day={day}
          par={round.par}
          onSave={(holes) => change.mutateAsync({ holes })}
          onSaved={() => {
            form.close();
            showToast('success', t('holes.saved'), '');
          }}
        />
      </Modal>
    </div>
  );
}
