import type { Profile } from '@fairway/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { signedInUser } from '../../../feature/account/auth/query.ts';
import { FactorCard } from '../../../feature/account/profile/factor-card.tsx';
import { OwnForm } from '../../../feature/account/profile/own-form.tsx';
import { PasswordForm } from '../../../feature/account/profile/password-form.tsx';
import { endOwnSession, ownSessions, profile } from '../../../feature/account/profile/query.ts';
import { SessionList } from '../../../feature/account/session/session-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useLanguageSwitch } from '../../shell/use-language-switch.ts';
import classes from './profile-page.module.css';

/** One's own account. While a second factor is owed it stands first, and alone. */
export function ProfilePage() {
  const read = useQuery(profile());
  return <PageFrame>{read.data === undefined ? <Unread of={[read]} height={480} /> : <Cards profile={read.data} />}</PageFrame>;
}

function Cards({ profile: own }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const changeLanguage = useLanguageSwitch();
  const refresh = () =>
    Promise.all([client.invalidateQueries({ queryKey: ['profile'] }), client.invalidateQueries({ queryKey: signedInUser().queryKey })]);
  /** As it was opened or saved last: what is typed stays when the account is changed elsewhere meanwhile. */
  const [opened, setOpened] = useState(own);
  const factor = (
    <Card title={t('factor.title')}>
      <FactorCard profile={own} onChanged={refresh} />
    </Card>
  );
  if (own.totpRequired && own.totpSince === null) return <div className={`column gap-24 ${classes.column}`}>{factor}</div>;
  return (
    <div className={classes.columns}>
      <div className={`column gap-24 ${classes.column}`}>
        <Card title={t('facts')}>
          <OwnForm
            key={opened.version}
            opened={opened}
            profile={own}
            onSaved={(saved) => {
              const { language } = saved;
              setOpened(saved);
              showToast('success', t('saved'), '');
              if (language !== null && language !== own.language) changeLanguage(language);
              refresh();
            }}
          />
        </Card>
      </div>
      <div className={`column gap-24 ${classes.column}`}>
        <Card title={t('password.title')}>
          <PasswordForm username={own.username} onChanged={refresh} />
        </Card>
        {factor}
        <section className="panel">
          <Sessions />
        </section>
      </div>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

function Sessions() {
  const { t } = useTranslation('user');
  const client = useQueryClient();
  const read = useQuery(ownSessions());
  const end = useMutation({
    mutationFn: (sessionId?: string) => endOwnSession(sessionId),
    onSuccess: () => {
      showToast('success', t('sessions.ended'), '');
      return client.invalidateQueries({ queryKey: ownSessions().queryKey });
    },
  });
  if (read.data === undefined) return <Unread of={[read]} height={120} />;
  return <SessionList own sessions={read.data.items} onEnd={end.mutate} isEnding={end.isPending} />;
}
