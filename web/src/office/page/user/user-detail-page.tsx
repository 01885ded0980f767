import type { PasswordLink, User } from '@fairway/api';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { IconPencil, IconUserOff } from '#icon';
import { SessionList } from '../../../feature/account/session/session-list.tsx';
import { site } from '../../../feature/account/site/query.ts';
import { SiteSelect } from '../../../feature/account/site/site-select.tsx';
import { useUserFacts, withState } from '../../../feature/account/user/fields.tsx';
import { isKnown, PasswordLinkNote } from '../../../feature/account/user/password-link.tsx';
import { endSessionOf, sessionsOf, user } from '../../../feature/account/user/query.ts';
import { UndeliveredNote } from '../../../feature/account/user/undelivered-note.tsx';
import { UserActions } from '../../../feature/account/user/user-actions.tsx';
import { UserForm } from '../../../feature/account/user/user-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { Facts } from '../../../ui/record/facts.tsx';
import { keysOf } from '../../../ui/record/field.ts';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import classes from './user-detail-page.module.css';

export function UserDetailPage() {
  const { userId = '' } = useParams();
  const { t } = useTranslation('user');
  return (
    <RecordScreen
      read={useQuery(user(userId))}
      missing={{ icon: IconUserOff, title: t('notFoundTitle'), text: t('notFoundText'), to: '/users', action: t('toList') }}
    >
      {(read) => <Detail user={read} />}
    </RecordScreen>
  );
}

/** The title shows the name, `right` says who is a super administrator, and the site has its name. */
const ELSEWHERE: readonly string[] = ['name', 'isSuperAdmin', 'siteId'];

function Detail({ user: shown }: { user: User }) {
  const { t } = useTranslation('user');
  const fields = useUserFacts();
  const [link, setLink] = useState<PasswordLink | null>(null);
  return (
    <PageFrame
      title={shown.name}
      detail={shown.username}
      actions={
        <>
          <UserActions user={shown} onLink={setLink} />
          <EditButton user={shown} />
        </>
      }
    >
      {link !== null && isKnown(link) && (
        <div className="mb-16">
          <PasswordLinkNote link={link} name={shown.name} />
        </div>
      )}
      {shown.mail !== null && (
        <div className="mb-16">
          <UndeliveredNote user={shown} onLink={setLink} />
        </div>
      )}
      <div className={classes.columns}>
        <section className="panel" aria-label={t('facts')}>
          <Facts fields={fields} of={withState(shown)} keys={keysOf(fields).filter((key) => !ELSEWHERE.includes(key))} />
        </section>
        <section className="panel" aria-label={t('sessions.title')}>
          <Sessions user={shown} />
        </section>
      </div>
    </PageFrame>
  );
}

function EditButton({ user: edited }: { user: User }) {
  const { t } = useTranslation('user');
  const [opened, setOpened] = useKeptState('opened', false);
  const client = useQueryClient();
  // the user has been read again when two people have changed them; a site that was chosen here has been read too
  const siteName = (siteId: string) =>
    siteId === edited.siteId ? (edited.siteName ?? '') : (client.getQueryData(site(siteId).queryKey)?.name ?? '');
  return (
    <>
      <Button leftSection={<IconPencil aria-hidden size={16} />} onClick={() => setOpened(true)}>
        {t('edit')}
      </Button>
      <FormDrawer opened={opened} onClose={() => setOpened(false)} title={edited.name}>
        {(leave) => (
          <UserForm
            user={edited}
            siteField={(field) => <SiteSelect {...field} />}
            siteName={siteName}
            onSaved={({ name }) => {
              setOpened(false);
              showToast('success', t('saved', { name }), '');
            }}
            onCancel={leave}
          />
        )}
      </FormDrawer>
    </>
  );
}

function Sessions({ user: { id, name } }: { user: User }) {
  const { t } = useTranslation('user');
  const client = useQueryClient();
  const read = useQuery(sessionsOf(id));
  const end = useMutation({
    mutationFn: (sessionId?: string) => endSessionOf(id, sessionId),
    onSuccess: () => {
      showToast('success', t('sessions.ended'), '');
      return client.invalidateQueries({ queryKey: sessionsOf(id).queryKey });
    },
  });
  const askAndEnd = async (sessionId?: string) => {
    const question = { title: t('sessions.endAllTitle', { name }), text: t('sessions.endAllText'), action: t('sessions.endAll') };
    if (sessionId !== undefined || (await confirm(question))) end.mutate(sessionId);
  };
  if (read.data === undefined) return <Unread of={[read]} height={120} />;
  return <SessionList sessions={read.data.items} onEnd={askAndEnd} isEnding={end.isPending} />;
}
