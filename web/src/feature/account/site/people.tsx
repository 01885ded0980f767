import type { SiteUser } from '@fairway/api';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { ShortList } from '../../../ui/record/list/short-list.tsx';
import { siteUsers } from './query.ts';

type Props = {
  siteId: string;
  /** Whether names lead to the users, which only super administrators open. */
  mayOpen: boolean;
};

/** The people of a site, by given name. */
export function People({ siteId, mayOpen }: Props) {
  const { t } = useTranslation('site');
  const read = useQuery(siteUsers(siteId));
  return (
    <ShortList title={t('users')} read={read} empty={t('usersEmpty')}>
      {(user) => (
        <>
          {mayOpen ? (
            <TextLink to={`/users/${user.id}`} fw={500} label={user.name} />
          ) : (
            <Text span fw={500}>
              {user.name}
            </Text>
          )}
          <Text span size="sm" c="dimmed">
            {[user.position, t(`right.${rightOf(user)}`), user.isDisabled && t('disabled')].filter(Boolean).join(' · ')}
          </Text>
        </>
      )}
    </ShortList>
  );
}

const rightOf = ({ right }: SiteUser) => (right >= 2 ? 'all' : right === 1 ? 'edit' : 'read');
