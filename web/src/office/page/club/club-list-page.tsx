import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ClubList } from '../../../feature/club/club-list.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function ClubListPage() {
  const { t } = useTranslation('club');
  return (
    <PageFrame
      actions={
        <Button component={Link} to="/clubs/add">
          {t('add')}
        </Button>
      }
    >
      <ClubList />
    </PageFrame>
  );
}
