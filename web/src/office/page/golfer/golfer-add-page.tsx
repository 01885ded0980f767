import { useNavigate } from 'react-router';
import { GolferForm } from '../../../feature/field/golfer/golfer-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { RegisterSite } from './register-site.tsx';

export function GolferAddPage() {
  const { t } = useTranslation('golfer');
  const navigate = useNavigate();
  return (
    <PageFrame width="narrow">
      <RegisterSite>
        {(siteId) => (
          <GolferForm
            siteId={siteId}
            onSaved={({ id, name }) => {
              showToast('success', t('added', { name }), '');
              return navigate(`/golfers/${id}`);
            }}
            onCancel={() => navigate('/golfers')}
          />
        )}
      </RegisterSite>
    </PageFrame>
  );
}
