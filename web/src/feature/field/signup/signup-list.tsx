import type { ListedSignup, OfficeSignupForm, SignupCounts } from '@fairway/api';
import { SIGNUP_LACKS, SIGNUP_STATES } from '@fairway/api/choice/field/signup';
import { wordsIn } from '@fairway/api/rule/field/signup/form';
import { formatMoney } from '@fairway/api/word/number';
import { Anchor, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import { StatusMark, type Tone } from '../../../ui/mark/status-mark.tsx';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowDetail } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { ActBar } from './act-bar.tsx';
import { CountLine } from './count-line.tsx';
import { type SignupFilter, signupList } from './query.ts';

const DEFAULTS = { search: '', state: '', kind: '', lack: '', sort: 'applied', order: 'asc', page: '1' } as const;
const TONES: Readonly<Record<ListedSignup['state'], Tone>> = {
  ballot: 'quiet',
  applied: 'attention',
  offered: 'attention',
  confirmed: 'active',
  waiting: 'quiet',
  withdrawn: 'quiet',
  refused: 'quiet',
  'no-show': 'lapsed',
};

type Props = {
  tournamentId: string;
  timeZone: string;
  form: OfficeSignupForm['form'];
  isBallot: boolean;
  counts: SignupCounts | undefined;
  mayWrite: boolean;
  /** What can be done with the list, for those whom its filters find. */
  actions: (filter: SignupFilter, chosen: readonly ListedSignup[]) => ReactNode;
  onOpen: (signupId: string) => void;
  empty: ReactNode;
};

/** Everyone who entered by the form: where they stand, what they lack; one or many are acted on at once. */
export function SignupList({ tournamentId, timeZone, form, isBallot, counts, mayWrite, actions, onOpen, empty }: Props) {
  const { t, language } = useTranslation('signup');
  const list = useList(DEFAULTS, ['applied', 'name', 'turn']);
  const { values, change, search, order } = list;
  const kindName = (kindId: string) => {
    const kind = form.kinds.find(({ id }) => id === kindId);
    return kind ? wordsIn(kind.name, language) : '';
  };
  const filter = {
    state: SIGNUP_STATES.find((state) => state === values.state),
    kind: form.kinds.find(({ id }) => id === values.kind)?.id,
    lack: SIGNUP_LACKS.find((lack) => lack === values.lack),
  };
  const rows = usePagedRows(list, signupList(tournamentId, { search, sort: list.sort, order, ...filter }));
  const [marked, setMarked] = useState<ReadonlyMap<string, ListedSignup>>(new Map());
  const mark = (some: readonly ListedSignup[], is: boolean) => {
    const next = new Map(marked);
    for (const row of some) is ? next.set(row.id, row) : next.delete(row.id);
    setMarked(next);
  };
  // a row that has changed meanwhile is acted on as it is now
  const chosen = [...marked.values()].map((row) => rows.visible?.find(({ id }) => id === row.id) ?? row);
  const columns = useColumns({ timeZone, kindName, onOpen, marked, isBallot, ...(mayWrite && { onMark: mark }) });
  return (
    <>
      {counts && <CountLine form={form} counts={counts} />}
      {chosen.length > 0 && (
        <ActBar
          tournamentId={tournamentId}
          chosen={chosen}
          onMarkPage={() => mark(rows.visible ?? [], true)}
          onClose={() => setMarked(new Map())}
        />
      )}
      <RecordList
        name="signups"
        label={t('list.label')}
        searchLabel={t('list.search')}
        count={(count) => t('list.count', { count })}
        columns={columns}
        list={list}
        rows={rows}
        filters={
          <>
            <ChoiceFilter
              label={t('list.state')}
              any={t('list.anyState')}
              choices={SIGNUP_STATES}
              wordOf={(state) => t(`state.${state}`)}
              value={filter.state}
              onChange={(state) => change({ state })}
              width={150}
            />
            {form.kinds.length > 1 && (
              <ChoiceFilter
                label={t('list.kind')}
                any={t('list.anyKind')}
                choices={form.kinds.map(({ id }) => id)}
                wordOf={kindName}
                value={filter.kind}
                onChange={(kind) => change({ kind })}
                width={150}
              />
            )}
            <ChoiceFilter
              label={t('list.lack')}
              any={t('list.anyLack')}
              choices={SIGNUP_LACKS}
              wordOf={(lack) => t(`lack.${lack}`)}
              value={filter.lack}
              onChange={(lack) => change({ lack })}
              width={150}
            />
          </>
        }
        actions={actions(filter, chosen)}
        empty={empty}
      />
    </>
  );
}

type ColumnsOf = {
  timeZone: string;
  kindName: (kindId: string) => string;
  onOpen: (signupId: string) => void;
  marked: ReadonlyMap<string, ListedSignup>;
  onMark?: (some: readonly ListedSignup[], is: boolean) => void;
  isBallot: boolean;
};

function useColumns({ timeZone, kindName, onOpen, marked, onMark, isBallot }: ColumnsOf): readonly Column<ListedSignup>[] {
  const { t, language } = useTranslation('signup');
  const nameOf = ({ person, code }: ListedSignup) => person.name ?? t('list.unnamed', { code });
  const stateOf = ({ state, drawn, waitingNumber }: ListedSignup) => {
    if (state === 'refused' && drawn !== null) return t('list.undrawn');
    return waitingNumber === null ? t(`state.${state}`) : t('list.turn', { number: waitingNumber });
  };
  const appliedAt = (row: ListedSignup) => formatInstant(row.appliedAt, timeZone);
  const lacksOf = ({ lacks, undelivered, late }: ListedSignup) =>
    [...lacks.map((lack) => t(`lack.${lack}`)), undelivered && t('list.undelivered'), late && t('list.late')].filter(Boolean).join(', ');
  const moneyOf = ({ total }: ListedSignup) => formatMoney(total, language);
  return [
    {
      id: 'name',
      header: t('list.name'),
      heads: true,
      text: nameOf,
      cell: (row) => (
        <span className="row gap-8">
          {onMark && (
            <Checkbox
              aria-label={t('list.mark', { name: nameOf(row) })}
              checked={marked.has(row.id)}
              onChange={({ currentTarget }) => onMark([row], currentTarget.checked)}
            />
          )}
          <span>
            <Anchor component="button" type="button" fw={500} ta="start" onClick={() => onOpen(row.id)}>
              {nameOf(row)}
            </Anchor>
            <RowDetail>
              <span className="one-line">{stateOf(row)}</span>
              <span className="one-line">{kindName(row.kindId)}</span>
              <span className="one-line needs-person">{lacksOf(row)}</span>
            </RowDetail>
          </span>
        </span>
      ),
    },
    {
      id: 'turn',
      header: t('list.state'),
      wideOnly: true,
      text: stateOf,
      cell: (row) => <StatusMark tone={TONES[row.state]}>{stateOf(row)}</StatusMark>,
    },
    { id: 'kind', header: t('list.kind'), wideOnly: true, cell: ({ kindId }) => kindName(kindId) },
    {
      id: 'lacks',
      header: t('list.lack'),
      wideOnly: true,
      text: lacksOf,
      cell: (row) => <span className="needs-person">{lacksOf(row)}</span>,
    },
    { id: 'total', header: t('list.total'), numeric: true, wideOnly: true, text: ({ total }) => total, cell: moneyOf },
    {
      id: 'applied',
      header: t('list.applied'),
      wideOnly: true,
      text: appliedAt,
      cell: (row) => <span className="one-line">{appliedAt(row)}</span>,
    },
    { id: 'phone', header: t('field.phone'), roomOnly: true, cell: ({ person }) => person.phone ?? '' },
    { id: 'email', header: t('field.email'), roomOnly: true, cell: ({ person }) => person.email ?? '' },
    ...(isBallot
      ? [{ id: 'drawn', header: t('list.drawn'), numeric: true, roomOnly: true, cell: ({ drawn }: ListedSignup) => drawn ?? '' }]
      : []),
    { id: 'code', header: t('list.code'), roomOnly: true, cell: ({ code }) => code },
  ];
}
