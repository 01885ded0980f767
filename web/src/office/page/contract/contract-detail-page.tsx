import type { Contract } from '@fairway/api';
import { Anchor } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { ContractForm } from '../../../feature/contract/contract-form.tsx';
import { contract, deleteContract } from '../../../feature/contract/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { ValidityMark } from '../../../ui/mark/validity-mark.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { DeleteButton } from '../../../ui/record/delete-button.tsx';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';

/** A contract is read where it is edited. */
export function ContractDetailPage() {
  const { contractId = '' } = useParams();
  const { t } = useTranslation('contract');
  return (
    <RecordScreen
      read={useQuery(contract(contractId))}
      missing={{ icon: IconFileOff, title: t('notFoundTitle'), text: t('notFoundText'), to: '/contracts', action: t('toList') }}
    >
      {(read) => <Loaded contract={read} />}
    </RecordScreen>
  );
}

function Loaded({ contract: shown }: { contract: Contract }) {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const { id, code, siteId, siteName, validity, endDate } = shown;
  return (
    <PageFrame
      title={code}
      width="narrow"
      detail={
        <>
          <Anchor component={Link} underline="always" to={`/sites/${siteId}`}>
            {siteName}
          </Anchor>
          {' · '}
          <ValidityMark validity={validity} />
          {' · '}
          <span className="tabular">{t('until', { date: formatDate(endDate) })}</span>
        </>
      }
      actions={
        <DeleteButton
          label={t('delete')}
          ask={() => confirm({ title: t('deleteTitle', { code }), action: t('delete'), isFinal: true })}
          remove={() => deleteContract(id)}
          deleted={t('deleted', { code })}
          list={{ path: '/contracts', key: 'contracts' }}
        />
      }
    >
      <ContractForm
        contract={shown}
        onSaved={({ code: saved }) => {
          showToast('success', t('saved', { code: saved }), '');
          return navigate('/contracts');
        }}
        onCancel={() => navigate('/contracts')}
      />
    </PageFrame>
  );
}
