import { ACTIVITY_KINDS, ACTIVITY_SUBJECTS, MOST_LINES } from '@fairway/api/choice/account/activity';
import { useMemo } from 'react';
import { IconHistory } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isId } from '../../../lib/id.ts';
import { formatOffice, readDate } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import classes from './activity.module.css';
import { ActivityFilters } from './activity-filters.tsx';
import { type FoldedLine, foldSteps } from './fold.ts';
import { activityList } from './query.ts';
import { useSpeaker } from './say.ts';
import { sentenceOf, whoOf } from './sentence.ts';

const FILTERS = { subject: '', kind: '', by: '', tournament: '', from: '', to: '' } as const;
const DEFAULTS = { search: '', sort: 'at', order: 'desc', page: '1', ...FILTERS } as const;

/** What happened in a site, or everywhere: newest first, filtered by the address. */
export function ActivityList({ withSite }: { withSite: boolean }) {
  const { t } = useTranslation('activity');
  const list = useList(DEFAULTS, []);
  const { subject, kind, by, tournament, from, to } = list.values;
  const filter = {
    subjectType: ACTIVITY_SUBJECTS.find((one) => one === subject),
    kind: ACTIVITY_KINDS.find((one) => one === kind),
    by: by === 'program' || isId(by) ? by : undefined,
    tournamentId: isId(tournament) ? tournament : undefined,
    from: readDate(from) ?? undefined,
    to: readDate(to) ?? undefined,
  };
  // what the address says wrongly narrows nothing
  const { subjectType, by: author = '', tournamentId = '' } = filter;
  const paged = usePagedRows(list, activityList(filter));
  const visible = useMemo(() => paged.visible && foldSteps(paged.visible), [paged.visible]);
  const rows = { ...paged, visible, every: async () => foldSteps(await paged.every()) };
  const values = { ...list.values, subject: subjectType, kind: filter.kind, by: author, tournament: tournamentId };
  return (
    <RecordList
      name="activities"
      label={t('label')}
      count={(count) => (count > MOST_LINES ? t('countMost', { most: MOST_LINES }) : t('count', { count }))}
      columns={useColumns(withSite)}
      list={list}
      rows={rows}
      filters={<ActivityFilters values={values} onChange={list.change} />}
      empty={<StateNote icon={IconHistory} title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}

function useColumns(withSite: boolean): readonly Column<FoldedLine>[] {
  const { t } = useTranslation('activity');
  const speaker = useSpeaker();
  const at = (line: FoldedLine) => formatOffice(line.at);
  // who did it has a column of its own: no link says the same name on every row
  const whatOf = (line: FoldedLine) => {
    const [sentence, who] = [sentenceOf(line, speaker), whoOf(line, speaker)];
    return sentence.startsWith(`${who} `) ? sentence.slice(who.length + 1) : sentence;
  };
  // the name is said once: some sentences have it
  const tournamentOf = (line: FoldedLine) => {
    const name = line.tournament?.name ?? '';
    return sentenceOf(line, speaker).includes(name) ? '' : name;
  };
  const siteOf = (line: FoldedLine) => line.site?.name ?? '';
  const site: Column<FoldedLine> = {
    ...{ id: 'site', header: t('column.site'), text: siteOf, wideOnly: true },
    cell: (line) => <span className="one-line">{siteOf(line)}</span>,
  };
  return [
    { id: 'at', header: t('column.at'), text: at, cell: (line) => <span className="tabular one-line">{at(line)}</span>, wideOnly: true },
    { id: 'who', header: t('column.who'), cell: (line) => <span className="one-line">{whoOf(line, speaker)}</span>, wideOnly: true },
    {
      id: 'what',
      header: t('column.what'),
      text: (line) => sentenceOf(line, speaker),
      cell: (line) => (
        <>
          <TextLink to={`/activities/${line.id}`} className={classes.sentence} label={whatOf(line)} />
          <RowDetail>
            <span>{whoOf(line, speaker)}</span>
            <span className="tabular">{at(line)}</span>
            <span>{tournamentOf(line)}</span>
          </RowDetail>
        </>
      ),
    },
    { id: 'tournament', header: t('column.tournament'), text: (line) => line.tournament?.name ?? '', cell: tournamentOf, wideOnly: true },
    ...(withSite ? [site] : []),
  ];
}
