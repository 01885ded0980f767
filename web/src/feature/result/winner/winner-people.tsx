import type { Winner } from '@fairway/api';
import { formatMoney } from '@fairway/api/word/number';
import { sayAward } from '@fairway/api/word/say/award';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { GolferName } from '../../../ui/mark/golfer-link.tsx';
import tableClasses from '../../../ui/table/table.module.css';
import { winningPlayers } from './people.ts';
import { sayGift } from './winner-words.ts';

/** Every player who wins something, with all their prizes and what these are worth together. */
export function WinnerPeople({ items }: { items: readonly Winner[] }) {
  const { t } = useTranslation(['winner', 'choice']);
  const language = useLanguage();
  return (
    <div className="frame">
      <table className={tableClasses.table} aria-label={t('label')}>
        <thead>
          <tr>
            <th scope="col">{t('playerColumn.player')}</th>
            <th scope="col">{t('playerColumn.prizes')}</th>
            <th scope="col" data-numeric>
              {t('playerColumn.worth')}
            </th>
          </tr>
        </thead>
        <tbody>
          {winningPlayers(items).map(({ playerId, name, awards, worth }) => (
            <tr key={playerId}>
              <th scope="row">
                <GolferName playerId={playerId} name={name} />
              </th>
              <td>
                <ul>
                  {awards.map((award) => (
                    <li key={award.awardId}>
                      {sayAward(award, t, language)} <span className="block quiet small regular">{sayGift(award, { t, language })}</span>
                    </li>
                  ))}
                </ul>
              </td>
              <td data-numeric>{worth === 0 ? '–' : formatMoney(worth, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
