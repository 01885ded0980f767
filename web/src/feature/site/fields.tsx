import type { Site } from '@fairway/api';
import { SITE_DEFAULTS } from '@fairway/api/record/site';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useValidityWords } from '../../ui/mark/validity-mark.tsx';
import type { Fields } from '../../ui/record/field.ts';

/** What a person writes of a site. */
export type SiteFields = Pick<Site, 'name' | keyof typeof SITE_DEFAULTS>;
type SiteFacts = SiteFields & Pick<Site, 'clubCount' | 'userCount' | 'tournamentCount' | 'validity'>;

export const blankSite: SiteFields = { name: '', ...SITE_DEFAULTS };

export function useSiteFields(): Fields<SiteFields> {
  const { t } = useTranslation('site');
  return {
    name: { label: t('field.name') },
    contactMonths: {
      label: t('field.contactMonths'),
      inWords: (months) => (months === null ? t('contactKept') : t('contactMonths', { count: months })),
    },
    frameOrigins: { label: t('field.frameOrigins'), inWords: (origins) => (origins.length === 0 ? t('noFrames') : origins.join(', ')) },
    note: { label: t('field.note') },
  };
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
