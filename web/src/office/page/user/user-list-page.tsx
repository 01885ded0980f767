import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { SiteSelect } from '../../../feature/account/site/site-select.tsx';
import { UserList } from '../../../feature/account/user/user-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function UserListPage() {
  const { t } = useTranslation('user');
  return (
    <PageFrame
      actions={
        <Button component={Link} to="/users/add">
          {t('add')}
        </Button>
      }
    >
      <UserList siteFilter={(field) => <SiteSelect {...field} w={220} />} />
    </PageFrame>
  );
}
