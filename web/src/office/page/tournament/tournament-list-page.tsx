import { useNavigate } from 'react-router';
import { ImportButton } from '../../../feature/field/tournament/file/import-button.tsx';
import { TournamentList } from '../../../feature/field/tournament/tournament-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSession } from '../../../lib/session.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { useMayOpen } from '../../may-open.ts';

export function TournamentListPage() {
  const { t } = useTranslation('tournament');
  const session = useSession();
  const navigate = useNavigate();
  const mayAdd = useMayOpen()('/tournaments/add');
  return (
    <PageFrame
      detail={session?.club?.name}
      actions={
        mayAdd && (
          <>
            {session?.club && <ImportButton clubId={session.club.id} onMade={({ id }) => navigate(`/tournaments/${id}`)} />}
            <LinkButton to="/tournaments/add" label={t('add')} />
          </>
        )
      }
    >
      <TournamentList key={session?.club?.id} clubId={session?.club?.id} mayAdd={mayAdd} />
    </PageFrame>
  );
}
