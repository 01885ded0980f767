import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ContractForm } from '../../../feature/account/contract/contract-form.tsx';
import { contract } from '../../../feature/account/contract/query.ts';
import { SiteSelect } from '../../../feature/account/site/site-select.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isId } from '../../../lib/id.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';

export function ContractAddPage() {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const forSite = address.get('site');
  const renews = address.get('renews') ?? '';
  const renewed = useQuery({ ...contract(renews), enabled: isId(renews) });
  if (isId(renews) && renewed.data === undefined) return <Unread of={[renewed]} height={480} />;
  return (
    <PageFrame width="narrow" title={renewed.data && t('renewTitle', { code: renewed.data.code })}>
      <ContractForm
        forSite={forSite}
        renewed={renewed.data}
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
