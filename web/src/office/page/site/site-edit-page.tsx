import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { signedInUser } from '../../../feature/account/auth/query.ts';
import { SiteForm } from '../../../feature/account/site/site-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useSite } from './site-frame.tsx';

export function SiteEditPage() {
  const { t } = useTranslation('site');
  const site = useSite();
  const navigate = useNavigate();
  const client = useQueryClient();
  const detail = `/sites/${site.id}`;
  return (
    <PageFrame detail={site.name} width="narrow">
      <SiteForm
        site={site}
        onSaved={({ name }) => {
          // the session has the name and the logo of the own site
          client.invalidateQueries({ queryKey: signedInUser().queryKey });
          showToast('success', t('saved', { name }), '');
          return navigate(detail);
        }}
        onCancel={() => navigate(detail)}
      />
    </PageFrame>
  );
}
