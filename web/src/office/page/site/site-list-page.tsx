import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { SiteList } from '../../../feature/account/site/site-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function SiteListPage() {
  const { t } = useTranslation('site');
  return (
    <PageFrame
      actions={
        <Button component={Link} to="/sites/add">
          {t('add')}
        </Button>
      }
    >
      <SiteList />
    </PageFrame>
  );
}
