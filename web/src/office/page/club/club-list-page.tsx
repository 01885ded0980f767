import { ClubList } from '../../../feature/account/club/club-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';

export function ClubListPage() {
  const { t } = useTranslation('club');
  return (
    <PageFrame actions={<LinkButton to="/clubs/add" label={t('add')} />}>
      <ClubList />
    </PageFrame>
  );
}
