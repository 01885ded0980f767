import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TournamentList } from '../../feature/tournament/tournament-list.tsx';
import { may, useSession } from '../../lib/session.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function TournamentListPage() {
  const { t } = useTranslation('tournament');
  const session = useSession();
  const mayAdd = may(session, 'tournament.write');
  return (
    <PageFrame
      detail={session?.club?.name}
      actions={
        mayAdd && (
          <Button component={Link} to="/tournaments/add">
            {t('add')}
          </Button>
        )
      }
    >
      <TournamentList key={session?.club?.id} clubId={session?.club?.id} mayAdd={mayAdd} />
    </PageFrame>
  );
}
