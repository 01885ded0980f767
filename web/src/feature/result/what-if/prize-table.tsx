import type { Difference, Winner } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import tableClasses from '../../../ui/table/table.module.css';
import classes from './what-if.module.css';

type Prize = Difference['prizes'][number];
/** The sentences that tell why a prize goes to someone else. */
export type SayWhy = (prize: Prize) => readonly string[];

/** Every prize that goes to someone else. */
export function PrizeTable({ prizes, sayWhy }: { readonly prizes: readonly Prize[]; readonly sayWhy: SayWhy }) {
  const { t } = useTranslation(['what-if', 'choice']);
  const language = useLanguage();
  if (prizes.length === 0) return null;
  return (
    <div className="frame mb-16">
      <table className={`${tableClasses.table} ${classes.table} ${classes.prizes}`} aria-label={t('prizes')}>
        <thead>
          <tr>
            <th scope="col">{t('award')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize) => {
            const { before, after } = prize;
            return (
              <tr key={after.awardId}>
                <th scope="row">{sayAward(after, t, language)}</th>
                <td data-label={t('before')} className={classes.lost}>
                  <Holder award={before} />
                </td>
                <td data-label={t('after')} className={classes.won}>
                  <Holder award={after} />
                </td>
                <td className={classes.why}>
                  {sayWhy(prize).map((reason) => (
                    <p key={reason}>{reason}</p>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Holder({ award: { winner, open } }: { readonly award: Winner }) {
  const { t } = useTranslation('what-if');
  if (winner !== null) return winner.name;
  return open.length > 0 ? t('openBetween', { names: open.map(({ name }) => name).join(', ') }) : t('nobody');
}
