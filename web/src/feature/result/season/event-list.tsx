import type { WholeSeason } from '@fairway/api';
import { formatPercent } from '@fairway/api/word/number';
import type { SeasonRule } from '@fairway/golf';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { ShortList, standing } from '../../../ui/record/list/short-list.tsx';

/** Whether points go by what scratch was at each event. */
export const needsStandard = (rule: SeasonRule): boolean =>
  rule.kind === 'points' && 'against' in rule.points && rule.points.against === 'event';

/** The events of a season: what each is to it, and why one does not count yet. */
export function EventList({ season: { rule, table } }: { season: WholeSeason }) {
  const { events } = table;
  const { t } = useTranslation('season');
  const language = useLanguage();
  return (
    <ShortList title={t('event.title', { count: events.length })} read={standing(events)} empty={t('event.none')}>
      {({ id, name, date, state, role, weight, standard, golfers }) => (
        <>
          {state !== 'gone' && (
            <>
              <span className="tabular quiet">{formatDate(date)}</span>
              <TextLink to={`/tournaments/${id}`} label={name} />
            </>
          )}
          <span className={state === 'counts' ? 'small quiet' : 'small needs-person'}>
            {[
              t(`event.state.${state}`),
              role !== 'regular' && t(`event.role.${role}`),
              weight !== 100 && t('event.weight', { weight: formatPercent(weight, language) }),
              state === 'counts' && golfers === 1 && t('event.alone'),
              state === 'counts' && standard === null && needsStandard(rule) && t('event.noStandard'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
    </ShortList>
  );
}
