import type { Site } from '@fairway/api';
import type { ValuesOf } from '@fairway/api/record/kind';
import { SITE, SITE_DEFAULTS } from '@fairway/api/record/site';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useValidityWords } from '../../../ui/mark/validity-mark.tsx';
import type { Fields } from '../../../ui/record/field.ts';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';

/** What a person writes of a site. */
export type SiteFields = ValuesOf<typeof SITE>;
type SiteFacts = SiteFields & Pick<Site, 'clubCount' | 'userCount' | 'tournamentCount' | 'validity'>;

export const blankSite: SiteFields = { name: '', ...SITE_DEFAULTS };

export function useSiteFields(): Fields<SiteFields> {
  const { t } = useTranslation('site');
  return useRecordFields('site', SITE, {
    contactMonths: { inWords: (months) => (months === null ? t('contactKept') : t('contactMonths', { count: months })) },
    frameOrigins: { inWords: (origins) => (origins.length === 0 ? t('noFrames') : origins.join(', ')) },
  });
}

export function useSiteFacts(): Fields<SiteFacts> {
  const { t } = useTranslation('site');
  const sayValidity = useValidityWords();
  return {
    ...useSiteFields(),
    clubCount: { label: t('field.clubCount'), numeric: true },
    userCount: { label: t('field.userCount'), numeric: true },
    tournamentCount: { label: t('field.tournamentCount'), numeric: true },
    validity: { label: t('field.validity'), inWords: (validity) => (validity === null ? t('noContract') : sayValidity(validity)) },
  };
}
