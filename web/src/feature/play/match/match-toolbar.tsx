import type { StaffContest } from '@fairway/api';
import { CONTEST_KINDS, type ContestKind } from '@fairway/api/choice/play/match';
import { Button, Menu, SegmentedControl, Select } from '@mantine/core';
import { IconChevronDown, IconPlus } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';

export const VIEWS = ['matches', 'standing'] as const;
export type View = (typeof VIEWS)[number];

type Props = {
  contests: readonly StaffContest[];
  contest: StaffContest;
  view: View;
  onContest: (id: string) => void;
  onView: (view: View) => void;
  /** null: the person may not. */
  making: {
    readonly onAdd: (kind: ContestKind) => void;
    readonly onEdit: () => void;
    /** Makes the next matches at once; null: their session is asked about first. */
    readonly onNext: (() => void) | null;
    readonly onSession: () => void;
    /** There is something to choose about a session. */
    readonly hasChoice: boolean;
    readonly isMaking: boolean;
  } | null;
};

/** Above the matches: which contest, what is looked at, and what can be made. */
export function MatchToolbar({ contests, contest, view, onContest, onView, making }: Props) {
  const { t } = useTranslation('contest');
  const matches = contest.sessions.flatMap((session) => session.matches);
  const decided = matches.filter(({ state: { code } }) => code === 'won' || code === 'halved' || code === 'no-winner').length;
  const label = contest.kind === 'bracket' ? 'session.addBracket' : 'session.addGroups';
  return (
    <TableToolbar count={t('count', { matches: matches.length, decided })}>
      {contests.length > 1 && (
        <Select
          aria-label={t('contest')}
          w={220}
          data={contests.map(({ id, name }) => ({ value: id, label: name }))}
          value={contest.id}
          onChange={(id) => id !== null && onContest(id)}
          allowDeselect={false}
        />
      )}
      <SegmentedControl
        aria-label={t('view.label')}
        data={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(value) => onView(value === 'standing' ? 'standing' : 'matches')}
      />
      {making !== null && (
        <>
          {making.onNext !== null && (
            <Button loading={making.isMaking} onClick={making.onNext}>
              {t(label)}
            </Button>
          )}
          {making.hasChoice && (
            <Button variant={making.onNext === null ? 'filled' : 'default'} onClick={making.onSession}>
              {t(making.onNext === null ? 'session.add' : 'session.addChosen')}
            </Button>
          )}
          <Button variant="default" onClick={making.onEdit}>
            {t('edit')}
          </Button>
          <AddContest onAdd={making.onAdd} />
        </>
      )}
    </TableToolbar>
  );
}

function AddContest({ onAdd }: { onAdd: (kind: ContestKind) => void }) {
  const { t } = useTranslation('contest');
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus aria-hidden size={16} />} rightSection={<IconChevronDown aria-hidden size={16} />}>
          {t('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CONTEST_KINDS.map((kind) => (
          <Menu.Item key={kind} onClick={() => onAdd(kind)}>
            {t(`kind.${kind}`)}
            <br />
            <small>{t(`about.${kind}`)}</small>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
