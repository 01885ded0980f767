import type { WinnerList } from '@fairway/api';
import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { IconTrophy } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { PageNotices } from '../../../ui/page/page-frame.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { LimitWarning } from './limit-warning.tsx';
import { TwiceWarning } from './twice-warning.tsx';
import { winnerGroups } from './winner-group.ts';
import { WinnerPeople } from './winner-people.tsx';
import type { WinnerActions } from './winner-row.tsx';
import { WinnerSection } from './winner-section.tsx';
import { onceADivision, type Speaker } from './winner-words.ts';

type Props = {
  list: WinnerList;
  /** Every round is finished: who could still win is known. */
  complete: boolean;
  speaker: Omit<Speaker, 't' | 'language' | 'awards'>;
  may: WinnerActions;
  /** Whether the public sees them. */
  publication: ReactNode;
  /** What else can be done with the list. */
  actions: ReactNode;
};

const NOTHING: WinnerActions = {};

/** Every award, a line each, in groups: who wins it, with what; the reasons come with a click, or Enter, on the line. */
export function WinnerTable({ list, complete, speaker, may, publication, actions }: Props) {
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState<'award' | 'player'>('award');
  const awards = onceADivision(list.items);
  const full: Speaker = { ...speaker, t, language, awards };
  if (awards.length === 0) {
    const text = t(may.onDecide ? 'emptyText' : 'emptyReaderText');
    return <StateNote icon={IconTrophy} title={t('emptyTitle')} text={text} />;
  }
  const open = awards.filter((award) => award.open.length > 0).length;
  const toggle = (awardId: string) =>
    setOpened((ids) => (ids.has(awardId) ? ids.difference(new Set([awardId])) : new Set([...ids, awardId])));
  return (
    <>
      <TableToolbar count={t('count', { count: awards.length })}>
        <SegmentedControl
          size="xs"
          aria-label={t('view.label')}
          data={(['award', 'player'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={setView}
        />
        {actions}
        <span className="quiet regular">{list.final ? t('final') : t('provisional')}</span>
      </TableToolbar>
      {open > 0 && (
        <PageNotices>
          <StatusMark tone="attention">{t('openCount', { count: open })}</StatusMark>
        </PageNotices>
      )}
      <TwiceWarning items={list.items} t={t} language={language} />
      <LimitWarning items={list.items} />
      {view === 'player' ? (
        <WinnerPeople items={list.items} />
      ) : (
        <div className="column gap-12">
          {winnerGroups(awards).map((group) => (
            <WinnerSection
              key={group.key}
              group={group}
              complete={complete}
              speaker={full}
              opened={opened}
              onToggle={toggle}
              may={list.final ? NOTHING : may}
            />
          ))}
        </div>
      )}
      {publication}
    </>
  );
}
