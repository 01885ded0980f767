import type { Club } from '@fairway/api';
import { CLUB_DEFAULTS } from '@fairway/api/choice';
import { Anchor } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sumOf } from '../../lib/card.ts';
import type { Fields } from '../../ui/record/field.ts';

/** What a person writes of a club. */
export type ClubFields = Pick<Club, 'name' | keyof typeof CLUB_DEFAULTS>;
/** With the other fields that are shown. */
type ClubFacts = ClubFields & Pick<Club, 'siteName' | 'courseCount' | 'holes' | 'pars'>;

export const blankClub: ClubFields = { name: '', ...CLUB_DEFAULTS };

export function useClubFacts(): Fields<ClubFacts> {
  const { t } = useTranslation('club');
  const parsInWords = (pars: readonly number[] | null) =>
    pars === null ? '' : t('parsSummary', { total: sumOf(pars), pars: pars.join(' ') });
  return {
    siteName: { label: t('field.siteName') },
    courseCount: { label: t('field.courseCount'), numeric: true },
    holes: { label: t('field.holes') },
    pars: { label: t('field.pars'), inWords: parsInWords },
    ...useClubFields(),
  };
}

export function useClubFields(): Fields<ClubFields> {
  const { t } = useTranslation('club');
  return {
    name: { label: t('field.name') },
    address: { label: t('field.address') },
    city: { label: t('field.city') },
    state: { label: t('field.state') },
    country: { label: t('field.country') },
    phone: { label: t('field.phone'), shown: (phone) => <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor> },
    email: { label: t('field.email'), shown: (email) => <Anchor href={`mailto:${email}`}>{email}</Anchor> },
    website: {
      label: t('field.website'),
      shown: (website) => (
        <Anchor href={website} target="_blank" rel="noreferrer">
          {website}
        </Anchor>
      ),
    },
    investor: { label: t('field.investor') },
    timeZone: { label: t('field.timeZone') },
    note: { label: t('field.note') },
  };
}
