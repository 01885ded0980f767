import type { Contract } from '@fairway/api';
import { Anchor, Button } from '@mantine/core';
import { IconFileOff, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { ContractForm } from '../../feature/contract/contract-form.tsx';
import { contract, deleteContract } from '../../feature/contract/query.ts';
import { isApiError } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/date.ts';
import { confirm } from '../../ui/confirm.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { StateNote, Unread } from '../../ui/state-note.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ValidityMark } from '../../ui/validity-mark.tsx';

/** A contract is read where it is edited. */
export function ContractDetailPage() {
  const { contractId = '' } = useParams();
  const read = useQuery(contract(contractId));
  if (read.data !== undefined) return <Loaded contract={read.data} />;
  if (isApiError(read.error) && [404, 422].includes(read.error.status)) return <NotFound />;
  return <Unread of={[read]} height={320} />;
}

function Loaded({ contract: shown }: { contract: Contract }) {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const { code, siteId, siteName, validity, endDate } = shown;
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
      actions={<DeleteButton contract={shown} />}
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

function DeleteButton({ contract: { id, code } }: { contract: Contract }) {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteContract(id),
    onSuccess: async () => {
      showToast('success', t('deleted', { code }), '');
      await navigate('/contracts');
      await client.invalidateQueries({ queryKey: ['contracts'] });
    },
  });
  const askAndDelete = async () => {
    if (await confirm({ title: t('deleteTitle', { code }), action: t('delete') })) remove.mutate();
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconTrash aria-hidden size={16} />}
      onClick={askAndDelete}
      loading={remove.isPending}
    >
      {t('delete')}
    </Button>
  );
}

function NotFound() {
  const { t } = useTranslation('contract');
  return (
    <StateNote
      wholeScreen
      icon={<IconFileOff aria-hidden size={36} stroke={1.4} />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Button component={Link} to="/contracts" variant="default">
          {t('toList')}
        </Button>
      }
    />
  );
}
