import type { Club } from '@fairway/api';
import { Select } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { IconBuildingCommunity } from '#icon';
import { signedInUser } from '../../../feature/account/auth/query.ts';
import { addCourse, clubs, courses } from '../../../feature/account/club/query.ts';
import { definitions } from '../../../feature/field/tournament/definition.ts';
import { AddTournamentForm } from '../../../feature/field/tournament/form/add-tournament-form.tsx';
import { addTournament, type NewTournament, useTournamentChange } from '../../../feature/field/tournament/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { chooseClub, useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/value/date.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useMayOpen } from '../../may-open.ts';

export function TournamentAddPage() {
  const chosen = useSession()?.club ?? null;
  const everyClub = useQuery(clubs());
  const all = everyClub.data?.items ?? [];
  const only = chosen === null && all.length === 1 ? (all[0] ?? null) : null;
  const club = all.find(({ id }) => id === chosen?.id) ?? only;
  useEffect(() => {
    if (only !== null) chooseClub({ id: only.id, name: only.name });
  }, [only]);
  return (
    <PageFrame detail={club?.name} width="narrow">
      {everyClub.data === undefined && <Unread of={[everyClub]} height={480} />}
      {everyClub.isSuccess && (club === null ? <ChooseClub among={all} /> : <NewTournamentForm key={club.id} club={club} />)}
    </PageFrame>
  );
}

function ChooseClub({ among }: { among: readonly Club[] }) {
  const { t } = useTranslation(['tournament', 'club', 'shell']);
  const mayOpen = useMayOpen();
  const icon = IconBuildingCommunity;
  if (among.length === 0) {
    const add = mayOpen('/clubs/add') && <LinkButton to="/clubs/add" label={t('club:add')} />;
    return <StateNote icon={icon} title={t('club:emptyTitle')} text={add ? t('club:emptyText') : t('club:emptyReaderText')} action={add} />;
  }
  return (
    <StateNote
      icon={icon}
      title={t('chooseClubTitle')}
      text={t('chooseClubText')}
      action={
        <Select
          aria-label={t('shell:clubSelector')}
          placeholder={t('shell:clubSelector')}
          searchable
          data={among.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(id) => chooseClub(among.find((club) => club.id === id) ?? null)}
        />
      }
    />
  );
}

function NewTournamentForm({ club }: { club: Club }) {
  const { t } = useTranslation('tournament');
  const navigate = useNavigate();
  const client = useQueryClient();
  const cards = useQuery(courses(club.id));
  const offered = useQuery(definitions(club.id, useLanguage()));
  const add = useTournamentChange(addTournament);
  const keep = useMutation({
    mutationFn: addCourse(club.id),
    onSuccess: () => client.invalidateQueries({ queryKey: courses(club.id).queryKey }),
  });
  const addedId = useRef('');
  if (cards.data === undefined || offered.data === undefined) return <Unread of={[cards, offered]} height={480} />;
  const save = async (body: Omit<NewTournament, 'clubId'>, keepCourse: boolean) => {
    const added = await add.mutateAsync({ ...body, clubId: club.id });
    addedId.current = added.id;
    client.invalidateQueries({ queryKey: signedInUser().queryKey });
    const { courseName: name, par, strokeIndex = null, women = null } = body.course;
    if (keepCourse) await keep.mutateAsync({ name, par, strokeIndex, women }).catch(() => undefined);
    showToast('success', t('form.created'), added.name);
  };
  return (
    <AddTournamentForm
      clubId={club.id}
      timeZone={club.timeZone}
      cards={cards.data.items}
      location={club.name}
      day={today(club.timeZone)}
      onSave={save}
      onSaved={() => navigate(`/tournaments/${addedId.current}`)}
      onCancel={() => navigate('/tournaments')}
    />
  );
}
