import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { signedInUser } from '../../../feature/account/auth/query.ts';
import { ClubForm } from '../../../feature/account/club/club-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chooseClub, useSession } from '../../../lib/session.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useClub } from './club-frame.tsx';

export function ClubEditPage() {
  const { t } = useTranslation('club');
  const club = useClub();
  const session = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const detail = `/clubs/${club.id}`;
  return (
    <PageFrame detail={club.name} width="narrow">
      <ClubForm
        club={club}
        onSaved={({ id, name }) => {
          // the session names the site's clubs, and the current one
          client.invalidateQueries({ queryKey: signedInUser().queryKey });
          if (session?.club?.id === id) chooseClub({ id, name });
          showToast('success', t('saved', { name }), '');
          return navigate(detail);
        }}
        onCancel={() => navigate(detail)}
      />
    </PageFrame>
  );
}
