import { SiteSelect } from '../../../feature/account/site/site-select.tsx';
import { UserList } from '../../../feature/account/user/user-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';

export function UserListPage() {
  const { t } = useTranslation('user');
  return (
    <PageFrame actions={<LinkButton to="/users/add" label={t('add')} />}>
      <UserList siteFilter={(field) => <SiteSelect {...field} w={220} />} />
    </PageFrame>
  );
}
