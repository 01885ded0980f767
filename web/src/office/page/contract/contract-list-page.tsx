import { ContractList } from '../../../feature/account/contract/contract-list.tsx';
import { ContractsToRenew } from '../../../feature/account/contract/contract-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';

export function ContractListPage() {
  const { t } = useTranslation('contract');
  return (
    <PageFrame actions={<LinkButton to="/contracts/add" label={t('add')} />}>
      <ContractsToRenew />
      <ContractList />
    </PageFrame>
  );
}
