import type { StaffContest, StaffSession } from '@fairway/api';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FormDrawer } from '../../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { sessionName } from '../trouble-words.ts';
import { SessionForm } from './session-form.tsx';

type Props = Omit<ComponentProps<typeof SessionForm>, 'session' | 'onSaved' | 'onCancel'> & {
  /** null: closed. */
  session: StaffSession | 'new' | null;
  opened: boolean;
  onClose: () => void;
};

/** A session beside the matches: made, or changed. */
export function SessionDrawer({ session, opened, onClose, ...form }: Props) {
  const { t } = useTranslation('contest');
  // what was shown last stays while the drawer closes
  const [last, setLast] = useState<StaffSession | 'new'>('new');
  if (session !== null && session !== last) setLast(session);
  const { contest } = form;
  const existing = last === 'new' ? null : last;
  const title =
    existing === null
      ? t('session.addTitle', { name: contest.name })
      : t('session.editTitle', { name: sessionName(existing, contest.sessions, t) });
  const saved = (now: StaffContest) => {
    const made = now.sessions.find(({ id }) => contest.sessions.every((one) => one.id !== id));
    showToast('success', existing === null ? t('session.made', { count: made?.matches.length ?? 0 }) : t('session.saved'), '');
    onClose();
  };
  return (
    <FormDrawer opened={opened} onClose={onClose} title={title}>
      {(leave) => <SessionForm key={existing?.id ?? 'new'} {...form} session={existing} onSaved={saved} onCancel={leave} />}
    </FormDrawer>
  );
}
