import type { Posting } from '@fairway/api';
import { formatAmount } from '@fairway/api/word/number';
import { Drawer } from '@mantine/core';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { TextLink } from '../../../../ui/page/screen-link.tsx';
import tableClasses from '../../../../ui/table/table.module.css';

const NINE = 9;

/** The card behind a differential: strokes as played and as adjusted, and how the figure is made of them. */
export function PostedCard({ posting, onClose }: { posting: Posting; onClose: () => void }) {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const { tournamentId, tournamentName, day, courseName, teeName, holes, adjusted, rating, slope, conditions, differential } = posting;
  const figure = (of: number) => formatAmount(of, language);
  const isWhole = posting.expectedHoles === 0 && adjusted !== null && rating !== null && slope !== null && differential !== null;
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={`${t('record.differential')} · ${formatDate(day)}`}>
      <div className="column gap-12">
        <TextLink fw={500} to={`/tournaments/${tournamentId}/leaderboard`} label={tournamentName} />
        <p className="small quiet">{[courseName, teeName].filter(Boolean).join(' · ')}</p>
        {[0, NINE].map((from) => from < holes.length && <Nine key={from} holes={holes.slice(from, from + NINE)} first={from + 1} />)}
        {isWhole && (
          <p className="tabular">
            {t('record.made', {
              ...{ slope, adjusted, rating: figure(rating), conditions: figure(conditions), differential: figure(differential) },
            })}
          </p>
        )}
      </div>
    </Drawer>
  );
}

function Nine({ holes, first }: { holes: Posting['holes']; first: number }) {
  const { t } = useTranslation('club-handicap');
  const numbers = holes.map((_, at) => first + at);
  return (
    <div className={tableClasses.scroll}>
      <table className={tableClasses.table} aria-label={t('record.holes', { first, last: first + holes.length - 1 })}>
        <thead>
          <tr>
            <th scope="col">{t('record.hole')}</th>
            {numbers.map((hole) => (
              <th key={hole} scope="col" data-numeric>
                {hole}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['gross', 'adjusted'] as const).map((figure) => (
            <tr key={figure}>
              <th scope="row">{t(`record.${figure}`)}</th>
              {holes.map((hole, at) => (
                <td key={numbers[at]} data-numeric>
                  {hole[figure] === 'pickup' ? 'X' : (hole[figure] ?? '–')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
