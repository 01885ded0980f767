import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SiteSelect } from '../../../feature/account/site/site-select.tsx';
import { isKnown, PasswordLinkNote } from '../../../feature/account/user/password-link.tsx';
import { UndeliveredNote } from '../../../feature/account/user/undelivered-note.tsx';
import { type SavedUser, UserForm } from '../../../feature/account/user/user-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';

/** A new user; then the link by which they choose a password, which is shown only now. */
export function UserAddPage() {
  const { t } = useTranslation('user');
  const navigate = useNavigate();
  const [added, setAdded] = useState<SavedUser | null>(null);
  if (added?.passwordLink === undefined)
    return (
      <PageFrame width="narrow">
        <UserForm siteField={(field) => <SiteSelect {...field} />} onSaved={setAdded} onCancel={() => navigate('/users')} />
      </PageFrame>
    );
  return (
    <PageFrame
      width="narrow"
      title={t('added', { name: added.name })}
      actions={<LinkButton to={`/users/${added.id}`} variant="default" label={t('facts')} />}
    >
      {isKnown(added.passwordLink) ? (
        <PasswordLinkNote link={added.passwordLink} name={added.name} />
      ) : (
        <UndeliveredNote user={added} onLink={(passwordLink) => setAdded({ ...added, passwordLink })} />
      )}
    </PageFrame>
  );
}
