import type { TournamentMoney } from '@fairway/api';
import { BOOKING_SOURCES } from '@fairway/api/choice/field/payment';
import { formatMoney } from '@fairway/api/word/number';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate, formatOffice } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import tableClasses from '../../../ui/table/table.module.css';

/** What is owed and came in, in a line; folded below it the days, and the statements against what the bank says. */
export function MoneySums({ money, tools }: { money: TournamentMoney; tools: ReactNode }) {
  const { t, language } = useTranslation('payment');
  const { sums } = money;
  const facts = (['price', 'received', 'owed', 'refundable', 'refund'] as const).filter(
    (key) => sums[key] !== 0 || key === 'received' || key === 'owed',
  );
  return (
    <section aria-label={t('sums.label')} className="mb-8">
      <div className="row wrap gap-16 between mb-8">
        <dl className="row wrap gap-16">
          {facts.map((key) => (
            <div key={key}>
              <dt>{t(`sums.${key}`)}</dt>
              <dd className="tabular strong">{formatMoney(sums[key], language)}</dd>
            </div>
          ))}
        </dl>
        {tools}
      </div>
      <div className="row wrap gap-16 top">
        {money.days.length > 0 && (
          <details style={{ minWidth: 0, maxWidth: '100%' }}>
            <summary>{t('sums.byDay')}</summary>
            <Days days={money.days} />
          </details>
        )}
        {money.statements.length > 0 && (
          <details style={{ minWidth: 0, maxWidth: '100%' }}>
            <summary>
              {t('sums.statements', { count: money.statements.length })} {money.balance && <BalanceMark balance={money.balance} />}
            </summary>
            <Statements statements={money.statements} />
          </details>
        )}
      </div>
    </section>
  );
}

/** All statements as one: a bank’s balance that the lines do not come to says that a statement is missing. */
function BalanceMark({ balance: { opening, moved, closing } }: { balance: NonNullable<TournamentMoney['balance']> }) {
  const { t, language } = useTranslation('payment');
  const differs = closing - opening - moved;
  return (
    <StatusMark tone={differs === 0 ? 'active' : 'attention'}>
      {differs === 0
        ? t('sums.agrees', { closing: formatMoney(closing, language) })
        : t('sums.missing', { amount: formatMoney(differs, language) })}
    </StatusMark>
  );
}

const sumOf = (of: readonly { readonly amount: number }[]): number => of.reduce((sum, { amount }) => sum + amount, 0);

/** Every day by where its money came from. */
function Days({ days }: Pick<TournamentMoney, 'days'>) {
  const { t, language } = useTranslation('payment');
  const sources = BOOKING_SOURCES.filter((source) => days.some((one) => one.source === source));
  const byDay = [...Map.groupBy(days, ({ day }) => day)].toSorted(([one], [other]) => (one < other ? 1 : -1));
  const row = (of: TournamentMoney['days']) =>
    [...sources.map((source) => sumOf(of.filter((one) => one.source === source))), sumOf(of)].map((amount, nth) => (
      <td key={sources[nth] ?? 'all'} data-numeric>
        {amount !== 0 && formatMoney(amount, language)}
      </td>
    ));
  return (
    <div className={`frame ${tableClasses.scroll}`}>
      <table className={tableClasses.table} aria-label={t('sums.byDay')}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {sources.map((source) => (
              <th key={source} scope="col" data-numeric>
                {t(`source.${source}`)}
              </th>
            ))}
            <th scope="col" data-numeric>
              {t('sums.all')}
            </th>
          </tr>
        </thead>
        <tbody>
          {byDay.map(([day, of]) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              {row(of)}
            </tr>
          ))}
          <tr className="strong">
            <th scope="row">{t('sums.all')}</th>
            {row(days)}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Every import: opening and what its piles come to is the closing that the bank says. */
function Statements({ statements }: Pick<TournamentMoney, 'statements'>) {
  const { t, language } = useTranslation('payment');
  return (
    <div className={`frame ${tableClasses.scroll}`}>
      <table className={tableClasses.table} aria-label={t('statement.label')}>
        <thead>
          <tr>
            <th scope="col">{t('statement.period')}</th>
            {(['opening', 'moved', 'closing'] as const).map((key) => (
              <th key={key} scope="col" data-numeric>
                {t(`statement.${key}`)}
              </th>
            ))}
            <th scope="col">{t('statement.check')}</th>
            <th scope="col">{t('statement.taken')}</th>
          </tr>
        </thead>
        <tbody>
          {statements.map(({ id, period, opening, closing, piles, at, by }) => {
            const moved = piles.reduce((sum, pile) => sum + pile.sum, 0);
            const differs = opening === null || closing === null ? null : closing - opening - moved;
            return (
              <tr key={id}>
                <th scope="row" className="one-line">
                  {t('statement.fromTo', { from: formatDate(period.from), to: formatDate(period.to) })}
                </th>
                {[opening, moved, closing].map((amount, nth) => (
                  <td key={['opening', 'moved', 'closing'][nth]} data-numeric>
                    {formatMoney(amount, language)}
                  </td>
                ))}
                <td>
                  {differs === null ? (
                    <StatusMark tone="quiet">{t('statement.noBalance')}</StatusMark>
                  ) : (
                    <StatusMark tone={differs === 0 ? 'active' : 'attention'}>
                      {differs === 0 ? t('statement.agrees') : t('statement.differs', { amount: formatMoney(differs, language) })}
                    </StatusMark>
                  )}
                </td>
                <td className="one-line">{[formatOffice(at), by].filter(Boolean).join(' · ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
