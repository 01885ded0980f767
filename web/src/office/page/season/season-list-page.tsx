import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { SeasonForm } from '../../../feature/result/season/rule/season-form.tsx';
import { SeasonList } from '../../../feature/result/season/season-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { may, useSession } from '../../../lib/session.ts';
import { useKeptState } from '../../../ui/page/kept-typing.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { RegisterSite } from '../golfer/register-site.tsx';
import { useClubsOf } from '../golfer/site-clubs.ts';
import { useTournamentsOf } from './site-tournaments.ts';

/** The seasons of a site, and a new one. */
export function SeasonListPage() {
  const { t } = useTranslation('season');
  const session = useSession();
  const [isAdding, setAdding] = useKeptState('adding', false);
  return (
    <PageFrame actions={may(session, 'season.write') && <Button onClick={() => setAdding(true)}>{t('add')}</Button>}>
      <RegisterSite>
        {(siteId) => (
          <>
            <SeasonList siteId={siteId} />
            <FormDrawer opened={isAdding} onClose={() => setAdding(false)} title={t('add')}>
              {(leave) => <NewSeason siteId={siteId} onCancel={leave} />}
            </FormDrawer>
          </>
        )}
      </RegisterSite>
    </PageFrame>
  );
}

function NewSeason({ siteId, onCancel }: { siteId: string; onCancel: () => void }) {
  const { t } = useTranslation('season');
  const navigate = useNavigate();
  return (
    <SeasonForm
      siteId={siteId}
      clubs={useClubsOf(siteId)}
      tournaments={useTournamentsOf(siteId)}
      onSaved={({ id, name }) => {
        showToast('success', t('added', { name }), '');
        return navigate(`/seasons/${id}`);
      }}
      onCancel={onCancel}
    />
  );
}
