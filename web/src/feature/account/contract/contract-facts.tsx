import type { Contract } from '@fairway/api';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { ValidityMark } from '../../../ui/mark/validity-mark.tsx';
import { Facts } from '../../../ui/record/facts.tsx';
import classes from './contract.module.css';
import { sayDaysLeft } from './days-left.ts';
import { useContractFacts } from './fields.tsx';

/** What stands above, or in the two dates. */
const KEYS = [
  ...(['plan', 'representative', 'startDate', 'endDate', 'price', 'amount'] as const),
  ...(['commissionPercent', 'commission', 'revenue', 'note'] as const),
];

/** Where a contract stands today, large, and what was agreed. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contract');
  const fields = useContractFacts();
  const { validity, endDate } = contract;
  return (
    <>
      <section className={`panel row baseline gap-16 wrap ${classes.standing}`} data-validity={validity}>
        <ValidityMark validity={validity} />
        <strong>{sayDaysLeft(contract, t) || t('begins', { date: formatDate(contract.startDate) })}</strong>
        <span className="tabular">{t('until', { date: formatDate(endDate) })}</span>
      </section>
      <section className="panel">
        <Facts fields={fields} of={contract} keys={KEYS} />
      </section>
    </>
  );
}
