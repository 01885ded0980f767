import type { ChangedPlace } from '@fairway/api';
import { formatDecimal } from '@fairway/api/word/number';
import { Anchor } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import tableClasses from '../../../ui/table/table.module.css';
import { sayDivision } from './filter.ts';
import classes from './what-if.module.css';

type Sides = ChangedPlace['field'];
type Props = {
  /** Which list of the board. */
  readonly of: 'players' | 'sides';
  readonly places: readonly ChangedPlace[];
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  readonly onWhy: (place: ChangedPlace) => void;
};

/** Old and new places of one list, with an arrow for whoever gains or loses. */
export function PlaceTable({ of, places, divisions, onWhy }: Props) {
  const { t } = useTranslation(['what-if', 'explanation', 'word']);
  const language = useLanguage();
  if (places.length === 0) return <p className={classes.none}>{t('noneListed')}</p>;
  const figure = (total: number | null) => (total === null ? '–' : formatDecimal(total, language));
  return (
    <div className="frame mb-16">
      <table className={`${tableClasses.table} ${classes.table}`} aria-label={t(of === 'sides' ? 'sidePlaces' : 'places')}>
        <thead>
          <tr>
            <th scope="col">{t(of === 'sides' ? 'column.side' : 'column.name')}</th>
            <th scope="col">{t('column.division')}</th>
            <th scope="col" data-numeric>
              {t('column.place')}
            </th>
            <th scope="col" data-numeric>
              {t('column.divisionPlace')}
            </th>
            <th scope="col" data-numeric>
              {t('column.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => {
            const { playerId, name, divisionId, field, division, total } = place;
            return (
              <tr key={playerId}>
                <th scope="row">
                  <Anchor component="button" type="button" aria-label={t('explanation:why', { name })} onClick={() => onWhy(place)}>
                    {name}
                  </Anchor>
                </th>
                <td className={classes.quiet}>
                  {oldNew(sayDivision(divisionId.before, divisions, t), sayDivision(divisionId.after, divisions, t))}
                </td>
                <td data-numeric data-label={t('column.place')}>
                  <Places of={field} />
                </td>
                <td data-numeric data-label={t('column.divisionPlace')}>
                  <Places of={division} moved={divisionId.before !== divisionId.after} />
                </td>
                <td data-numeric data-label={t('column.total')}>
                  {oldNew(figure(total.before), figure(total.after))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const oldNew = (from: string, to: string): string => (from === to ? to : `${from} → ${to}`);
const label = (place: Sides['before']): string => (place ? `${place.tied ? 'T' : ''}${place.position}` : '–');

/** In another division a number that goes up is no gain. */
function Places({ of: { before, after }, moved = false }: { readonly of: Sides; readonly moved?: boolean }) {
  const { t } = useTranslation('what-if');
  const gained = moved || before === null || after === null ? 0 : before.position - after.position;
  const count = Math.abs(gained);
  return (
    <>
      {oldNew(label(before), label(after))}
      <span className={`inline-row quiet ${classes.arrow}`} data-gain={gained > 0 || undefined}>
        {gained > 0 && <IconArrowUp aria-hidden size={14} />}
        {gained < 0 && <IconArrowDown aria-hidden size={14} />}
        {gained !== 0 && (
          <>
            <span aria-hidden>{count}</span>
            <span className="for-listeners">{t(gained > 0 ? 'up' : 'down', { count })}</span>
          </>
        )}
      </span>
    </>
  );
}
