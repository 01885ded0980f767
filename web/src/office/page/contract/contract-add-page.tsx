import { useNavigate, useSearchParams } from 'react-router';
import { ContractForm } from '../../../feature/contract/contract-form.tsx';
import { SiteSelect } from '../../../feature/site/site-select.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';

export function ContractAddPage() {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const forSite = address.get('site');
  return (
    <PageFrame width="narrow">
      <ContractForm
        forSite={forSite}
        siteField={(field) => <SiteSelect {...field} />}
        onSaved={({ id, code }) => {
          showToast('success', t('added', { code }), '');
          return navigate(`/contracts/${id}`);
        }}
        onCancel={() => navigate(forSite === null ? '/contracts' : `/sites/${forSite}`)}
      />
    </PageFrame>
  );
}
