import { Group, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { signedInUser } from '../../../feature/account/auth/query.ts';
import { divisions } from '../../../feature/field/division/query.ts';
import { sponsors } from '../../../feature/field/sponsor/query.ts';
import { definitions } from '../../../feature/field/tournament/definition.ts';
import { SettingsPanel } from '../../../feature/field/tournament/detail/settings-panel.tsx';
import { EditTournamentForm } from '../../../feature/field/tournament/form/edit-tournament-form.tsx';
import { contests } from '../../../feature/play/match/query.ts';
import { WhatIfLink } from '../../../feature/result/what-if/what-if-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import classes from './tournament-detail-page.module.css';
import { useTournament } from './tournament-frame.tsx';

export function TournamentEditPage() {
  const { t } = useTranslation('tournament');
  const tournament = useTournament();
  const navigate = useNavigate();
  const client = useQueryClient();
  const ofTournament = useQuery(divisions(tournament.id));
  const ofSponsors = useQuery(sponsors(tournament.id));
  const hasMatches = tournament.play === 'match';
  const ofMatches = useQuery({ ...contests(tournament.id), enabled: hasMatches, refetchInterval: false });
  const offered = useQuery(definitions(tournament.clubId, useLanguage()));
  const detail = `/tournaments/${tournament.id}`;
  // who has begun keeps what they typed, whatever another tab does: the save says why it is refused
  const [isOpen] = useState(tournament.state !== 'closed' && tournament.archivedAt === null);
  if (!isOpen) return <Navigate to={detail} replace />;
  if (!ofTournament.data || !ofSponsors.data || !offered.data || (hasMatches && !ofMatches.data)) {
    return <Unread of={[ofTournament, ofSponsors, offered, ...(hasMatches ? [ofMatches] : [])]} height={480} />;
  }
  const named = { divisions: ofTournament.data.items, contests: ofMatches.data?.items ?? [], sponsors: ofSponsors.data.items };
  return (
    <section>
      <Group justify="space-between" mb="md">
        <Title order={2} aria-hidden>
          {t('edit')}
        </Title>
        <WhatIfLink tournament={tournament} />
      </Group>
      <div className={classes.editing}>
        <EditTournamentForm
          tournament={tournament}
          {...named}
          onSaved={({ name }) => {
            // another date may make another tournament the latest
            client.invalidateQueries({ queryKey: signedInUser().queryKey });
            showToast('success', t('form.saved'), name);
            return navigate(detail);
          }}
          onCancel={() => navigate(detail)}
        />
        <aside className="for-desk">
          <SettingsPanel tournament={tournament} {...named} actions={null} />
        </aside>
      </div>
    </section>
  );
}
