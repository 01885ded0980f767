import type { Contract } from '@fairway/api';
import { CONTRACT_FILTERS, CONTRACT_PLANS } from '@fairway/api/contract-choice';
import { Anchor, Button, NativeSelect } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../lib/date.ts';
import type { Column } from '../../ui/record/data-table.tsx';
import { columnOf } from '../../ui/record/field.ts';
import { RecordList } from '../../ui/record/record-list.tsx';
import { RowDetail } from '../../ui/record/row-detail.tsx';
import { useList, usePagedRows } from '../../ui/record/use-list.ts';
import { StateNote } from '../../ui/state-note.tsx';
import { ValidityMark } from '../../ui/validity-mark.tsx';
import { useContractFacts } from './fields.tsx';
import { type ContractSort, contractList } from './query.ts';

const DEFAULTS = { search: '', validity: '', plan: '', site: '', sort: 'endDate', order: 'asc', page: '1' } as const;
const SORTS: readonly ContractSort[] = ['endDate', 'code', 'siteName', 'startDate', 'amount'];
const ID = /^[\da-f-]{36}$/;

/** Every contract, for super administrators. */
export function ContractList() {
  const { t } = useTranslation('contract');
  const list = useList(DEFAULTS, SORTS);
  const { search, sort, order, values, change } = list;
  const validity = CONTRACT_FILTERS.find((known) => known === values.validity);
  const plan = CONTRACT_PLANS.find((known) => known === values.plan);
  const siteId = ID.test(values.site ?? '') ? values.site : undefined;
  const add = (
    <Button component={Link} to="/contracts/add">
      {t('add')}
    </Button>
  );
  return (
    <RecordList
      name="contracts"
      label={t('label')}
      searchLabel={t('search')}
      count={(count) => t('count', { count })}
      columns={useColumns()}
      rowKey={({ id }) => id}
      list={list}
      rows={usePagedRows(list, contractList({ search, sort, order, validity, plan, siteId }))}
      filters={
        <>
          <NativeSelect
            aria-label={t('validityFilter')}
            w={190}
            data={[{ value: '', label: t('anyValidity') }, ...CONTRACT_FILTERS.map((value) => ({ value, label: t(`validity.${value}`) }))]}
            value={validity ?? ''}
            onChange={(event) => change({ validity: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label={t('planFilter')}
            w={150}
            data={[{ value: '', label: t('anyPlan') }, ...CONTRACT_PLANS.map((value) => ({ value, label: t(`plan.${value}`) }))]}
            value={plan ?? ''}
            onChange={(event) => change({ plan: event.currentTarget.value })}
          />
        </>
      }
      empty={
        <StateNote icon={<IconFileText aria-hidden size={36} stroke={1.4} />} title={t('emptyTitle')} text={t('emptyText')} action={add} />
      }
    />
  );
}

const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

function useColumns(): readonly Column<Contract>[] {
  const fields = useContractFacts();
  const column = (key: Parameters<typeof columnOf<Contract, keyof typeof fields & string>>[1]) =>
    columnOf<Contract, typeof key>(fields as never, key);
  const code: Column<Contract> = {
    ...column('code'),
    wideOnly: false,
    cell: (contract) => (
      <>
        <Anchor component={Link} to={`/contracts/${contract.id}`} fw={500}>
          {contract.code}
        </Anchor>
        <RowDetail>
          <span>{contract.siteName}</span>
          <span className="tabular">{formatDate(contract.endDate)}</span>
          <ValidityMark validity={contract.validity} />
        </RowDetail>
      </>
    ),
  };
  const dates = (['startDate', 'endDate'] as const).map((key) => ({
    ...column(key),
    numeric: true,
    text: (contract: Contract) => day(contract[key]),
  }));
  const columns: Column<Contract>[] = [
    code,
    column('siteName'),
    column('plan'),
    ...dates,
    column('validity'),
    column('amount'),
    { ...column('revenue'), roomOnly: true },
  ];
  return columns.map((one) => (SORTS.some((sort) => sort === one.id) ? { ...one, sort: true } : one));
}
