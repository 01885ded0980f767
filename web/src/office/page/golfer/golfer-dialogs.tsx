import type { WholeGolfer } from '@fairway/api';
import { Modal } from '@mantine/core';
import { useNavigate } from 'react-router';
import { GolferForm } from '../../../feature/field/golfer/golfer-form.tsx';
import { MembershipForm } from '../../../feature/field/golfer/membership-form.tsx';
import { MergeForm } from '../../../feature/field/golfer/merge-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useClubsOf } from './site-clubs.ts';

export type GolferDialog = 'edit' | 'memberships' | 'merge';
type Props = { golfer: WholeGolfer; opened: GolferDialog | null; onClose: () => void };

/** What is changed of a golfer: their fields, their memberships, and whom they are taken for. */
export function GolferDialogs({ golfer, opened, onClose }: Props) {
  const { t } = useTranslation('golfer');
  const navigate = useNavigate();
  return (
    <>
      <FormDrawer opened={opened === 'edit'} onClose={onClose} title={golfer.name}>
        {(leave) => (
          <GolferForm
            siteId={golfer.siteId}
            golfer={golfer}
            onSaved={({ name }) => {
              onClose();
              showToast('success', t('saved', { name }), '');
            }}
            onCancel={leave}
          />
        )}
      </FormDrawer>
      <Modal opened={opened === 'memberships'} onClose={onClose} title={t('membership.edit')}>
        <Memberships golfer={golfer} onDone={onClose} />
      </Modal>
      <Modal opened={opened === 'merge'} onClose={onClose} title={t('merge.title', { name: golfer.name })} size="lg">
        <MergeForm
          golfer={golfer}
          onMerged={({ id }) => {
            onClose();
            return navigate(`/golfers/${id}`);
          }}
        />
      </Modal>
    </>
  );
}

const Memberships = ({ golfer, onDone }: { golfer: WholeGolfer; onDone: () => void }) => (
  <MembershipForm golfer={golfer} clubs={useClubsOf(golfer.siteId)} onSaved={onDone} onCancel={onDone} />
);
