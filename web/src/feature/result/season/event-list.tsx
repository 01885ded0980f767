import type { SeasonEventShown } from '@fairway/api';
import { formatPercent } from '@fairway/api/word/number';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { ShortList, standing } from '../../../ui/record/list/short-list.tsx';

/** The events of a season: what each is to it, and why one does not count yet. */
export function EventList({ events }: { events: readonly SeasonEventShown[] }) {
  const { t } = useTranslation('season');
  const language = useLanguage();
  return (
    <ShortList title={t('event.title', { count: events.length })} read={standing(events)} empty={t('event.none')}>
      {({ id, name, date, state, role, weight, golfers }) => (
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
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
    </ShortList>
  );
}
