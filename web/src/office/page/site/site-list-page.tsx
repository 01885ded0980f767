import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SiteList } from '../../../feature/site/site-list.tsx';
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
