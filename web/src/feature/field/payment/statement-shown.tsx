import type { StatementPreview } from '@fairway/api';
import { bankName } from '@fairway/api/choice/field/bank';
import { formatMoney } from '@fairway/api/word/number';
import { Alert, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import tableClasses from '../../../ui/table/table.module.css';
import { payerText } from './line-head.tsx';
import { fieldWord, passedWord } from './statement-word.ts';

type Props = { preview: StatementPreview; actions: ReactNode };

/** What a statement is, before a person says yes: whose, of when, how it was read, and where its lines fall. */
export function StatementShown({ preview, actions }: Props) {
  const { t, language } = useTranslation('payment');
  const { account, fileAccount, period, opening, closing, isChained, layout, passed, ahead, piles } = preview;
  const money = (amount: number | null) => formatMoney(amount, language);
  const facts = [
    [t('statement.of'), account && `${bankName(account.bank)} · ${account.number} · ${account.holder}`],
    [t('statement.inFile'), fileAccount],
    [t('statement.period'), t('statement.fromTo', { from: formatDate(period.from), to: formatDate(period.to) })],
    [t('statement.opening'), money(opening)],
    [t('statement.closing'), money(closing)],
    [t('statement.check'), t(isChained ? 'statement.chained' : 'statement.unchained')],
    [t('statement.layout'), layout.map(({ field, heading }) => `${fieldWord(field, t)}: ${heading.replaceAll('\n', ' ')}`).join(' · ')],
  ] as const;
  return (
    <section className="column gap-16" aria-labelledby="statement-shown">
      <Title order={2} id="statement-shown" tabIndex={-1}>
        {t('statement.lines', { count: preview.lines })}
      </Title>
      {ahead > 0 && <Alert color="amber">{t('statement.ahead', { count: ahead })}</Alert>}
      {account === null && <Alert color="amber">{t('statement.noAccount')}</Alert>}
      <dl className="column gap-4">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="row gap-8 wrap baseline">
              <dt>{name}</dt>
              <dd className="break">{value}</dd>
            </div>
          ))}
      </dl>
      <dl className="row wrap gap-16">
        {piles
          .filter(({ count }) => count > 0)
          .map(({ pile, count, sum }) => (
            <div key={pile}>
              <dt>{t(`pile.${pile}.name`)}</dt>
              <dd className="tabular">
                <strong>{count}</strong> · {money(sum)}
              </dd>
            </div>
          ))}
      </dl>
      {actions}
      <Samples samples={preview.samples} />
      {passed.length > 0 && (
        <details>
          <summary>{t('statement.passed', { count: passed.length })}</summary>
          <ul className="marked">
            {passed.map(({ row, why }) => (
              <li key={row}>{t('statement.passedRow', { row, why: passedWord(why, t) })}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Rows that a person compares with the bank's own file. */
function Samples({ samples }: Pick<StatementPreview, 'samples'>) {
  const { t, language } = useTranslation('payment');
  return (
    <div className={`frame ${tableClasses.scroll}`}>
      <table className={tableClasses.table} aria-label={t('statement.samples')}>
        <thead>
          <tr>
            <th scope="col" data-numeric>
              {t('statement.row')}
            </th>
            <th scope="col">{t('day')}</th>
            <th scope="col" data-numeric>
              {t('statement.amount')}
            </th>
            <th scope="col">{t('statement.payer')}</th>
            <th scope="col">{t('statement.text')}</th>
          </tr>
        </thead>
        <tbody>
          {samples.map(({ row, day, time, amount, payer, text }) => (
            <tr key={row}>
              <td data-numeric>{row}</td>
              <td className="one-line">{[formatDate(day), time].filter(Boolean).join(' ')}</td>
              <td data-numeric>{formatMoney(amount, language)}</td>
              <td translate="no">{payerText(payer)}</td>
              <td translate="no" style={{ minWidth: '16rem' }}>
                {text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
