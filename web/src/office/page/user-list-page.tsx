import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UserList } from '../../feature/user/user-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useSiteChoices } from './use-site-choices.ts';

export function UserListPage() {
  const { t } = useTranslation('user');
  const sites = useSiteChoices();
  return (
    <PageFrame
      actions={
        <Button component={Link} to="/users/add">
          {t('add')}
        </Button>
      }
    >
      <UserList sites={sites} />
    </PageFrame>
  );
}
