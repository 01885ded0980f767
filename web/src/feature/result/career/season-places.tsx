import type { SeasonPlace } from '@fairway/api';
import { formatPoints } from '@fairway/api/word/season-points';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { placeLabel } from '../../../ui/mark/sign-of.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { ShortList, standing } from '../../../ui/record/list/short-list.tsx';

/** Where a golfer stands in the newest number of each season. */
export function SeasonPlaces({ places }: { places: readonly SeasonPlace[] }) {
  const { t } = useTranslation('career');
  const language = useLanguage();
  const rows = places.map((place) => ({ ...place, id: place.seasonId }));
  return (
    <ShortList title={t('seasons')} read={standing(rows)} empty="">
      {({ seasonId, name, rank, total, number }) => (
        <>
          <TextLink to={`/seasons/${seasonId}`} label={name} />
          <span className="small quiet">{t('seasonPlace', { place: placeLabel(rank), total: formatPoints(total, language), number })}</span>
        </>
      )}
    </ShortList>
  );
}
