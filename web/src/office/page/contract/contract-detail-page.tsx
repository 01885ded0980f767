import type { Contract } from '@fairway/api';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { IconFileOff, IconPencil, IconRefresh } from '#icon';
import { ContractFacts } from '../../../feature/account/contract/contract-facts.tsx';
import { ContractForm } from '../../../feature/account/contract/contract-form.tsx';
import { contract, deleteContract } from '../../../feature/account/contract/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { DeleteButton } from '../../../ui/record/delete-button.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';

/** A contract: where it stands, what was agreed, and the next one. */
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
  const { id, code, siteId, siteName, validity } = shown;
  const isDue = validity === 'ended' || validity === 'ending';
  return (
    <PageFrame
      title={code}
      width="narrow"
      detail={<TextLink underline="always" display="inline-block" py={6} to={`/sites/${siteId}`} label={siteName} />}
      actions={
        <>
          <EditButton contract={shown} />
          <Button
            component={Link}
            to={`/contracts/add?renews=${id}`}
            variant={isDue ? 'filled' : 'default'}
            leftSection={<IconRefresh aria-hidden size={16} />}
          >
            {t('renew')}
          </Button>
        </>
      }
    >
      <div className="column gap-16">
        <ContractFacts contract={shown} />
        <div>
          <DeleteButton
            label={t('delete')}
            ask={() => confirm({ title: t('deleteTitle', { code }), action: t('delete'), isFinal: true })}
            remove={() => deleteContract(id)}
            deleted={t('deleted', { code })}
            list={{ path: '/contracts', key: 'contracts' }}
          />
        </div>
      </div>
    </PageFrame>
  );
}

function EditButton({ contract: edited }: { contract: Contract }) {
  const { t } = useTranslation('contract');
  const [opened, setOpened] = useKeptState('opened', false);
  return (
    <>
      <Button variant="default" leftSection={<IconPencil aria-hidden size={16} />} onClick={() => setOpened(true)}>
        {t('edit')}
      </Button>
      <FormDrawer opened={opened} onClose={() => setOpened(false)} title={edited.code}>
        {(leave) => (
          <ContractForm
            contract={edited}
            onSaved={({ code }) => {
              setOpened(false);
              showToast('success', t('saved', { code }), '');
            }}
            onCancel={leave}
          />
        )}
      </FormDrawer>
    </>
  );
}
