import type { Division, Tournament } from '@fairway/api';
import type { DivisionMember } from '@fairway/api/rule/field/division-warning';
import type { Eligibility } from '@fairway/golf';
import { Button, Group, Menu, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconChevronDown, IconLayoutList, IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { AssignButton } from './assign-button.tsx';
import { BorderPanel } from './border/border-panel.tsx';
import { DivisionTable } from './division-table.tsx';
import { addDivision, changeDivision, deleteDivision, divisions, type NewDivision, useDivisionChange } from './query.ts';
import { everybody, standardSet } from './set.ts';

type Props = {
  tournamentId: string;
  useHandicapCourse: boolean;
  play: Tournament['play'];
  /** Who plays. */
  people: readonly DivisionMember[];
  eligibility: Eligibility;
  /** Where players come from, while there are none. */
  toPlayers: ReactNode;
  mayChange: boolean;
  mayAssign: boolean;
};

const loadDrawer = async () => {
  const [part] = await Promise.all([import('./division-drawer.tsx'), loadWords(['choice', 'rule'])]);
  return part.DivisionDrawer;
};

/** The divisions of a tournament: standard sets to begin with, their borders over the field's handicaps, their order, and warnings. */
export function DivisionPanel({ tournamentId, useHandicapCourse, play, people, eligibility, toPlayers, mayChange, mayAssign }: Props) {
  const { t } = useTranslation('division');
  const [edited, setEdited] = useKeptState<Division | 'new' | null>('edited', null);
  const close = () => setEdited(null);
  const read = useQuery(divisions(tournamentId));
  const change = useDivisionChange(tournamentId, changeDivision);
  const remove = useDivisionChange(tournamentId, deleteDivision);
  if (read.data === undefined) return <Unread of={[read]} height={200} />;
  const { items, warnings } = read.data;

  const askAndDelete = async ({ id, name }: Division) => {
    if (!(await confirmDelete({ title: t('deleteTitle', { name }), action: t('deleteAction') }))) return;
    remove.mutate(id, { onSuccess: () => showToast('success', t('deleted', { name }), '') });
  };
  const move = ({ id, version }: Division, position: number) => change.mutate({ divisionId: id, version, position });
  const sets = <SetMenu tournamentId={tournamentId} useHandicapCourse={useHandicapCourse} />;
  const add = (
    <Button variant="default" leftSection={<IconPlus aria-hidden size={16} />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Stack gap="md">
      {items.length === 0 ? (
        <StateNote
          icon={IconLayoutList}
          title={t('emptyTitle')}
          text={mayChange ? t('emptyText') : t('emptyReaderText')}
          action={
            mayChange && (
              <Group gap="xs" justify="center">
                {sets}
                {add}
              </Group>
            )
          }
        />
      ) : (
        <>
          <BorderPanel
            tournamentId={tournamentId}
            divisions={items}
            people={people}
            eligibility={eligibility}
            warnings={warnings}
            mayChange={mayChange}
            toPlayers={toPlayers}
            reassign={
              mayAssign &&
              warnings.some(({ kind }) => kind === 'out-of-range') && <AssignButton tournamentId={tournamentId} misplaced="move" />
            }
          />
          <div>
            <TableToolbar count={t('count', { count: items.length })}>
              {mayChange && add}
              {mayAssign && <AssignButton tournamentId={tournamentId} misplaced="stay" />}
            </TableToolbar>
            <DivisionTable items={items} mayChange={mayChange} onEdit={setEdited} onDelete={askAndDelete} onMove={move} />
          </div>
        </>
      )}
      <OnDemand opened={edited !== null} load={loadDrawer} onClose={close}>
        {(DivisionDrawer, isOpen) => (
          <DivisionDrawer
            tournamentId={tournamentId}
            useHandicapCourse={useHandicapCourse}
            play={play}
            edited={isOpen ? edited : null}
            onClose={close}
          />
        )}
      </OnDemand>
    </Stack>
  );
}

function SetMenu({ tournamentId, useHandicapCourse }: Pick<Props, 'tournamentId' | 'useHandicapCourse'>) {
  const { t } = useTranslation('division');
  const create = useDivisionChange(tournamentId, async (set: readonly Omit<NewDivision, 'tournamentId'>[]) => {
    for (const fields of set) await addDivision({ ...fields, tournamentId });
    return set.length;
  });
  const use = (set: readonly Omit<NewDivision, 'tournamentId'>[]) =>
    create.mutate(set, { onSuccess: (count) => showToast('success', t('suggested', { count }), '') });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button rightSection={<IconChevronDown aria-hidden size={16} />} loading={create.isPending}>
          {t('suggest')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => use(standardSet(useHandicapCourse, t('women')))}>{t('usual')}</Menu.Item>
        <Menu.Item onClick={() => use(everybody)}>{t('everybody')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
