import type { CountedHolesState, Division, Round, Tournament } from '@fairway/api';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../ui/confirm.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { countedHoles, useCountedHolesChange } from '../query.ts';
import { CountedHolesForm } from './counted-holes-form.tsx';
import classes from './round-list.module.css';

type HoleList = CountedHolesState['lists'][number];
/** A division, with its own day handicap if it has one. */
export type OwnDay = Pick<Division, 'id' | 'name' | 'calculateHandicapDay'>;
type Props = { tournament: Tournament; divisions: readonly OwnDay[]; round: Round; mayChange: boolean };

/** The counted holes of a round, a line for each list: missing, entered (and readable by nobody), or published. */
export function CountedHolesPanel({ tournament, divisions, round, mayChange }: Props) {
  const { t } = useTranslation(['tournament', 'choice', 'word']);
  const [edited, setEdited] = useState<HoleList | null>(null);
  const lists = useQuery(countedHoles(tournament.id, round.id)).data?.lists ?? [];
  const change = useCountedHolesChange(tournament.id, round.id);
  if (lists.length === 0) return null;
  const divisionOf = ({ divisionId }: HoleList) => divisions.find(({ id }) => id === divisionId);
  const nameOf = (list: HoleList) => {
    if (lists.length === 1 && list.divisionId === null) return null;
    return list.divisionId === null ? t('holes.tournament') : t('word:divisionName', { name: divisionOf(list)?.name ?? '' });
  };
  const isOpen = lists.some(({ published }) => published === null);
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
      <ul className={classes.lists}>
        {lists.map((list) => (
          <HoleListLine
            key={list.divisionId}
            list={list}
            name={nameOf(list)}
            onEdit={mayChange && list.published === null ? () => setEdited(list) : null}
          />
        ))}
      </ul>
      {isOpen && (
        <Text c="dimmed">
          {lists.some(({ entered }) => entered) && t('holes.secret')} {t('holes.pending')}
        </Text>
      )}
      {mayChange && isOpen && lists.every(({ entered }) => entered) && (
        <Button size="xs" mt="xs" onClick={publish} loading={change.isPending}>
          {t('holes.publish')}
        </Button>
      )}
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={(edited && nameOf(edited)) ?? t('holes.title')}
        closeButtonProps={{ 'aria-label': t('word:close') }}
      >
        {edited && (
          <CountedHolesForm
            count={edited.count}
            day={divisionOf(edited)?.calculateHandicapDay ?? tournament.calculateHandicapDay}
            par={round.par}
            onSave={(holes) => change.mutateAsync({ divisionId: edited.divisionId, holes })}
            onSaved={() => {
              setEdited(null);
              showToast('success', t('holes.saved'), '');
            }}
          />
        )}
      </Modal>
    </div>
  );
}

type LineProps = { list: HoleList; name: string | null; onEdit: (() => void) | null };

function HoleListLine({ list: { count, entered, published }, name, onEdit }: LineProps) {
  const { t } = useTranslation('tournament');
  const state = published?.join(', ');
  const said =
    state !== undefined ? t('holes.published', { holes: state }) : entered ? t('holes.entered', { count }) : t('holes.missing', { count });
  const action = entered ? t('holes.replace') : t('holes.enter');
  return (
    <li>
      <Group gap="xs" justify="space-between">
        <Text className="tabular" {...(!entered && { c: 'var(--fairway-needs-person)' })}>
          {name !== null && <b>{name}: </b>}
          {said}
        </Text>
        {onEdit && (
          <Button
            size="xs"
            variant="default"
            onClick={onEdit}
            {...(name !== null && { 'aria-label': entered ? t('holes.replaceFor', { list: name }) : t('holes.enterFor', { list: name }) })}
          >
            {action}
          </Button>
        )}
      </Group>
    </li>
  );
}
