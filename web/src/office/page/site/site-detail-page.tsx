import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPencil, IconPlus } from '#icon';
import { KeyList } from '../../../feature/account/api-key/key-list.tsx';
import { clubsOfSite } from '../../../feature/account/club/query.ts';
import { ContractNotice } from '../../../feature/account/contract/contract-notice.tsx';
import { SiteContracts } from '../../../feature/account/contract/site-contracts.tsx';
import { useSiteFields } from '../../../feature/account/site/fields.tsx';
import { People } from '../../../feature/account/site/people.tsx';
import { deleteSite } from '../../../feature/account/site/query.ts';
import { AccountList } from '../../../feature/field/payment/account-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { may, useSession } from '../../../lib/session.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton, TextLink } from '../../../ui/page/screen-link.tsx';
import { DeleteButton } from '../../../ui/record/delete-button.tsx';
import { Facts } from '../../../ui/record/facts.tsx';
import { ShortList } from '../../../ui/record/list/short-list.tsx';
import classes from '../facts-page.module.css';
import { useSite } from './site-frame.tsx';

export function SiteDetailPage() {
  const { t } = useTranslation('site');
  const site = useSite();
  const session = useSession();
  const mayWrite = may(session, 'site.admin');
  return (
    <PageFrame
      title={site.name}
      actions={
        mayWrite && (
          <>
            <LinkButton to="edit" variant="default" leftSection={<IconPencil aria-hidden size={16} />} label={t('edit')} />
            <DeleteSite />
          </>
        )
      }
    >
      <ContractNotice of={site} mayRenew={may(session, 'contract.admin')} />
      <div className={classes.columns}>
        <section className="panel column gap-16" aria-label={t('facts')}>
          <Logo of={site} />
          <Facts fields={useSiteFields()} of={site} keys={['contactMonths', 'note']} />
        </section>
        <Stack gap="md">
          <Clubs siteId={site.id} mayAdd={may(session, 'club.admin')} />
          <People siteId={site.id} mayOpen={may(session, 'user.admin')} />
          <SiteContracts
            siteId={site.id}
            mayOpen={may(session, 'contract.admin')}
            action={may(session, 'contract.admin') && <AddButton to={`/contracts/add?site=${site.id}`} label={t('addContract')} />}
          />
          {may(session, 'payment.read') && <AccountList siteId={site.id} mayWrite={may(session, 'payment.write')} />}
          {may(session, 'key.write') && <KeyList siteId={site.id} />}
        </Stack>
      </div>
    </PageFrame>
  );
}

function Clubs({ siteId, mayAdd }: { siteId: string; mayAdd: boolean }) {
  const { t } = useTranslation('site');
  return (
    <ShortList
      title={t('ownClubs')}
      action={mayAdd && <AddButton to={`/clubs/add?site=${siteId}`} label={t('addClub')} />}
      read={useQuery(clubsOfSite(siteId))}
      empty={t('clubsEmpty')}
    >
      {({ id, name }) => <TextLink to={`/clubs/${id}`} fw={500} label={name} />}
    </ShortList>
  );
}

const AddButton = ({ to, label }: { to: string; label: string }) => (
  <LinkButton to={to} variant="default" size="xs" leftSection={<IconPlus aria-hidden size={14} />} label={label} />
);

function DeleteSite() {
  const { t } = useTranslation('site');
  const { id, name } = useSite();
  return (
    <DeleteButton
      label={t('delete')}
      ask={() => confirm({ title: t('deleteTitle', { name }), text: t('deleteText'), action: t('delete'), isFinal: true })}
      remove={() => deleteSite(id)}
      deleted={t('deleted', { name })}
      list={{ path: '/sites', key: 'sites' }}
    />
  );
}
