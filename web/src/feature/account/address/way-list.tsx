import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './address.module.css';

const WAYS = ['own', 'proxy', 'dns', 'tunnel', 'plain'] as const;

/** Each way for phones to come in: when it fits, its steps, and how it is tested. */
export function WayList() {
  const { t } = useTranslation('address');
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{t('waysTitle')}</h2>
      <div className={`frame ruled ${classes.ways}`}>
        {WAYS.map((way) => (
          <details key={way}>
            <summary>
              <b>{t(`way.${way}.title`)}</b> <span>{t(`way.${way}.text`)}</span>
            </summary>
            <ol aria-label={t('steps')}>
              {t(`way.${way}.steps`)
                .split('\n')
                .map((step) => (
                  <li key={step}>{step}</li>
                ))}
            </ol>
            <p>
              <b>{t('proof')}:</b> {t(`way.${way}.proof`)}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
