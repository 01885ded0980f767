import { useNavigate } from 'react-router';
import { SiteForm } from '../../../feature/account/site/site-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';

export function SiteAddPage() {
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  return (
    <PageFrame width="narrow">
      <SiteForm
        onSaved={({ id, name }) => {
          showToast('success', t('added', { name }), '');
          return navigate(`/sites/${id}`);
        }}
        onCancel={() => navigate('/sites')}
      />
    </PageFrame>
  );
}
