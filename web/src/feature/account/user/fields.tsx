import type { User } from '@fairway/api';
import { USER, USER_DEFAULTS } from '@fairway/api/record/user';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import type { Fields } from '../../../ui/record/field.ts';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';
import type { UserFields } from './access.ts';
import { accessOf } from './access.ts';

/** With the other fields that are shown; `state` in place of the facts that it is made of. */
type UserFacts = UserFields & Pick<User, 'siteName' | 'emailVerifiedAt' | 'totpSince' | 'createdAt'> & { state: UserState };
export type UserState = 'active' | 'disabled' | 'invited';

export const blankUser: UserFields = { name: '', username: '', ...USER_DEFAULTS };

export const stateOf = ({ disabledAt, hasPassword }: Pick<User, 'disabledAt' | 'hasPassword'>): UserState => {
  if (disabledAt !== null) return 'disabled';
  return hasPassword ? 'active' : 'invited';
};
export const withState = (user: User) => ({ ...user, state: stateOf(user) });

const TONES = { active: 'active', disabled: 'quiet', invited: 'attention' } as const;

export function useUserFacts(): Fields<UserFacts> {
  const { t } = useTranslation('user');
  const fields = useUserFields();
  return {
    ...fields,
    siteName: { label: t('field.siteName'), inWords: (siteName) => siteName ?? t('noSite') },
    emailVerifiedAt: { label: t('field.emailVerifiedAt'), inWords: (at) => (at === null ? t('notVerified') : formatOffice(at)) },
    totpSince: {
      label: t('field.totpSince'),
      inWords: (since) => (since === null ? t('factorOff') : t('factorSince', { date: formatOffice(since) })),
    },
    state: {
      label: t('field.state'),
      inWords: (state) => t(`state.${state}`),
      draw: (state) => <StatusMark tone={TONES[state]}>{t(`state.${state}`)}</StatusMark>,
    },
    createdAt: { label: t('field.createdAt'), inWords: (at) => formatOffice(at) },
  };
}

/** `siteName`: of a site that may be read. */
export function useUserFields(siteName: (siteId: string) => string = () => ''): Fields<UserFields> {
  const { t } = useTranslation('user');
  return useRecordFields('user', USER, {
    siteId: { label: t('field.siteName'), inWords: (siteId) => (siteId === null ? t('noSite') : siteName(siteId)) },
    right: { inWords: (right, { isSuperAdmin }) => t(`right.${accessOf({ right, isSuperAdmin })}`), numeric: false },
    language: { inWords: (language) => t(`language.${language ?? 'vi'}`) },
  });
}
