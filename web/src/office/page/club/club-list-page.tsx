import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ClubList } from '../../../feature/account/club/club-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
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
