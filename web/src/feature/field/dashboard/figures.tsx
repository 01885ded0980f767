import type { Release } from '@fairway/api';
import { formatCount } from '@fairway/api/word/number';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { sayValidity } from './contract-notice.tsx';
import classes from './dashboard.module.css';
import { MonthCharts } from './month-charts.tsx';
import { figures } from './query.ts';

const COUNTS = [
  { key: 'sites', to: '/sites' },
  { key: 'clubs', to: '/clubs' },
  { key: 'users', to: '/users' },
  { key: 'openTickets', to: '/help/list-supports' },
  { key: 'undelivered', to: '/mails' },
] as const;

/** What a super administrator sees of everything: counts, contracts that need somebody, and the last twelve months. */
export function Figures() {
  const { t } = useTranslation(['dashboard', 'contract']);
  const language = useLanguage();
  const { data } = useQuery(figures());
  if (data === undefined) return <div className={classes.waiting} />;
  return (
    <>
      <section aria-labelledby="figures">
        <h2 id="figures">{t('figures')}</h2>
        <ul className={classes.counts}>
          {COUNTS.filter(({ key }) => key !== 'undelivered' || data.undelivered > 0).map(({ key, to }) => (
            <li key={key}>
              <Link to={to} data-open={((key === 'openTickets' || key === 'undelivered') && data[key] > 0) || undefined}>
                <strong className="tabular">{formatCount(data[key], language)}</strong> {t(key, { count: data[key] })}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="contracts">
        <h2 id="contracts">{t('contracts')}</h2>
        {data.contracts.length === 0 && <p>{t('contractsNone')}</p>}
        {data.contracts.length > 0 && (
          <ul className={`frame ruled ${classes.lines}`}>
            {data.contracts.map((contract) => (
              <li key={contract.id}>
                <Link to={`/contracts/${contract.id}`}>
                  {contract.siteName} · {contract.code}
                </Link>
                <span>
                  {t(`contract:plan.${contract.plan}`)} · {sayValidity(contract, t)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="months">
        <h2 id="months">{t('months')}</h2>
        <MonthCharts months={data.months} />
      </section>
      <Releases releases={data.releases} />
    </>
  );
}

/** What is new in the release that runs, and below it in those before: between two updates there may have been several. */
function Releases({ releases: [newest, ...before] }: { releases: readonly Release[] }) {
  const { t } = useTranslation('dashboard');
  if (newest === undefined) return null;
  const titleOf = ({ version, date }: Release): string => t('release', { version, date: formatDate(date) });
  return (
    <section aria-labelledby="release">
      <h2 id="release">{titleOf(newest)}</h2>
      <Changes of={newest} />
      {before.length > 0 && (
        <details>
          <summary>{t('releasesBefore')}</summary>
          {before.map((release) => (
            <div key={release.version}>
              <h3>{titleOf(release)}</h3>
              <Changes of={release} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

const Changes = ({ of: { changes } }: { of: Release }) => (
  <ul className="marked">
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
);
