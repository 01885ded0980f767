import { SiteList } from '../../../feature/account/site/site-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';

export function SiteListPage() {
  const { t } = useTranslation('site');
  return (
    <PageFrame actions={<LinkButton to="/sites/add" label={t('add')} />}>
      <SiteList />
    </PageFrame>
  );
}
