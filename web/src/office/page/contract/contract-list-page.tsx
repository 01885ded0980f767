import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ContractList } from '../../../feature/account/contract/contract-list.tsx';
import { ContractsToRenew } from '../../../feature/account/contract/contract-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';

export function ContractListPage() {
  const { t } = useTranslation('contract');
  return (
    <PageFrame
      actions={
        <Button component={Link} to="/contracts/add">
          {t('add')}
        </Button>
      }
    >
      <ContractsToRenew />
      <ContractList />
    </PageFrame>
  );
}
