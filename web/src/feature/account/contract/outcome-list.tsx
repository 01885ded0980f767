import { formatMoney } from '@fairway/api/word/number';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import classes from './contract.module.css';
import { outcomeOf } from './outcome.ts';

/** What follows from what is typed: the last day, the commission and the revenue. */
export function OutcomeList({ values }: { values: Parameters<typeof outcomeOf>[0] }) {
  const { t } = useTranslation('contract');
  const language = useLanguage();
  const { endDate, commission, revenue } = outcomeOf(values);
  const facts = [
    [t('field.endDate'), endDate === null ? '–' : formatDate(endDate)],
    [t('field.commission'), formatMoney(commission, language) || '–'],
    [t('field.revenue'), formatMoney(revenue, language) || '–'],
  ];
  return (
    <dl className={`panel row wrap ${classes.outcome}`} aria-live="polite">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
