import type { ShownBankLine } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';

type Of = Pick<ShownBankLine, 'day' | 'time' | 'amount' | 'text' | 'payer'>;

/** Of whoever paid the name and four digits. */
export const payerText = ({ name, digits }: ShownBankLine['payer']): string => [name, digits && `••${digits}`].filter(Boolean).join(' ');

/** What the bank says of a line. */
export function LineHead({ line: { day, time, amount, text, payer } }: { line: Of }) {
  const { t, language } = useTranslation('payment');
  return (
    <div className="column gap-4 grow">
      <p className="row wrap gap-12 baseline">
        <strong className="tabular one-line">{formatMoney(amount, language)}</strong>
        <span className="tabular quiet one-line">{[formatDate(day), time].filter(Boolean).join(' ')}</span>
        <span translate="no">{payerText(payer)}</span>
        {amount < 0 && <span className="quiet">{t('line.out')}</span>}
      </p>
      {text !== '' && (
        <p className="break small" translate="no">
          {text}
        </p>
      )}
    </div>
  );
}
