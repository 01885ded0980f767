import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { EditTournamentForm } from '../../feature/tournament/form/edit-tournament-form.tsx';
import { changeTournament, useTournamentChange } from '../../feature/tournament/query.ts';
import { showToast } from '../../lib/toast.ts';
import { useTournament } from './tournament-frame.tsx';

export function TournamentEditPage() {
  const { t } = useTranslation('tournament');
  const tournament = useTournament();
  const navigate = useNavigate();
  const change = useTournamentChange(changeTournament(tournament.id), ['stale-version']);
  const detail = `/tournaments/${tournament.id}`;
  if (tournament.state === 'closed') return <Navigate to={detail} replace />;
  return (
    <section>
      <h2>{t('edit')}</h2>
      <EditTournamentForm
        tournament={tournament}
        onSave={async (body) => showToast('success', t('form.saved'), (await change.mutateAsync(body)).name)}
        onSaved={() => navigate(detail)}
        onCancel={() => navigate(detail)}
      />
    </section>
  );
}
