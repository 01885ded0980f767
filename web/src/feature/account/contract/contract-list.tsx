import type { Contract } from '@fairway/api';
import { CONTRACT_FILTERS, CONTRACT_PLANS } from '@fairway/api/choice/account/contract';
import { IconFileText } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isId } from '../../../lib/id.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { ValidityMark } from '../../../ui/mark/validity-mark.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { columnOf } from '../../../ui/record/field.ts';
import { ChoiceFilter } from '../../../ui/record/list/choice-filter.tsx';
import type { Column } from '../../../ui/record/list/data-table.tsx';
import { RecordList } from '../../../ui/record/list/record-list.tsx';
import { RowHead } from '../../../ui/record/list/row-detail.tsx';
import { useList, usePagedRows } from '../../../ui/record/list/use-list.ts';
import { daysLeft, sayDaysLeft } from './days-left.ts';
import { useContractFacts } from './fields.tsx';
import { type ContractSort, contractList } from './query.ts';

const DEFAULTS = { search: '', validity: '', plan: '', site: '', sort: 'endDate', order: 'asc', page: '1' } as const;
const SORTS: readonly ContractSort[] = ['endDate', 'code', 'siteName', 'startDate', 'amount'];

/** Every contract, for super administrators. */
export function ContractList() {
  const { t } = useTranslation('contract');
  const list = useList(DEFAULTS, SORTS);
  const { search, sort, order, values, change } = list;
  const validity = CONTRACT_FILTERS.find((one) => one === values.validity);
  const plan = CONTRACT_PLANS.find((one) => one === values.plan);
  const siteId = isId(values.site) ? values.site : undefined;
  const add = <LinkButton to="/contracts/add" variant="default" label={t('add')} />;
  return (
    <RecordList
      name="contracts"
      label={t('label')}
      searchLabel={t('search')}
      count={(count) => t('count', { count })}
      columns={useColumns()}
      list={list}
      rows={usePagedRows(list, contractList({ search, sort, order, validity, plan, siteId }))}
      filters={
        <>
          <ChoiceFilter
            label={t('validityFilter')}
            any={t('anyValidity')}
            choices={CONTRACT_FILTERS}
            wordOf={(value) => t(`validity.${value}`)}
            value={validity}
            onChange={(value) => change({ validity: value })}
          />
          <ChoiceFilter
            label={t('planFilter')}
            any={t('anyPlan')}
            choices={CONTRACT_PLANS}
            wordOf={(value) => t(`plan.${value}`)}
            value={plan}
            onChange={(value) => change({ plan: value })}
            width={150}
          />
        </>
      }
      empty={<StateNote icon={IconFileText} title={t('emptyTitle')} text={t('emptyText')} action={add} />}
    />
  );
}

const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

function useColumns(): readonly Column<Contract>[] {
  const { t } = useTranslation('contract');
  const fields = useContractFacts();
  const code: Column<Contract> = {
    ...columnOf(fields, 'code'),
    wideOnly: false,
    cell: (contract) => (
      <RowHead to={`/contracts/${contract.id}`} label={contract.code}>
        <span>{contract.siteName}</span>
        <span className="tabular">{formatDate(contract.endDate)}</span>
        <ValidityMark validity={contract.validity} />
        <span>{sayDaysLeft(contract, t)}</span>
      </RowHead>
    ),
  };
  const dates = (['startDate', 'endDate'] as const).map((key) => ({
    ...columnOf(fields, key),
    numeric: true,
    text: (contract: Contract) => day(contract[key]),
  }));
  return [
    code,
    columnOf(fields, 'siteName'),
    columnOf(fields, 'plan'),
    ...dates,
    columnOf(fields, 'validity'),
    {
      ...{ id: 'daysLeft', header: t('daysLeftTitle'), wideOnly: true },
      ...{ cell: (contract) => sayDaysLeft(contract, t), text: (contract) => daysLeft(contract.endDate) },
    },
    columnOf(fields, 'amount'),
    { ...columnOf(fields, 'revenue'), roomOnly: true },
  ];
}
