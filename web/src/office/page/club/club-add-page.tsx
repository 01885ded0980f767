import { useNavigate, useSearchParams } from 'react-router';
import { ClubForm } from '../../../feature/account/club/club-form.tsx';
import { SiteSelect } from '../../../feature/account/site/site-select.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';

export function ClubAddPage() {
  const { t } = useTranslation('club');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const forSite = address.get('site');
  return (
    <PageFrame width="narrow">
      <ClubForm
        forSite={forSite}
        siteField={(field) => <SiteSelect {...field} />}
        onSaved={({ id, name }) => {
          showToast('success', t('added', { name }), '');
          return navigate(`/clubs/${id}`);
        }}
        onCancel={() => navigate(forSite === null ? '/clubs' : `/sites/${forSite}`)}
      />
    </PageFrame>
  );
}
