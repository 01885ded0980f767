import type { ListedSignup, OfficeSignupForm, Tournament, WholeSignup } from '@fairway/api';
import { Anchor, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { IconClipboardText } from '#icon';
import { club } from '../../../feature/account/club/query.ts';
import { RegisterPicker } from '../../../feature/field/golfer/register-picker.tsx';
import { SignupFormEditor } from '../../../feature/field/signup/form/signup-form.tsx';
import { MessageForm } from '../../../feature/field/signup/message-form.tsx';
import { PackagePanel } from '../../../feature/field/signup/package-panel.tsx';
import { type SignupFilter, signupCounts, signupForm, takeNext, useSignupChange } from '../../../feature/field/signup/query.ts';
import { SignupDrawer } from '../../../feature/field/signup/signup-drawer.tsx';
import { SignupEditForm } from '../../../feature/field/signup/signup-edit-form.tsx';
import { SignupList } from '../../../feature/field/signup/signup-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';
import { LinkButton, TextLink } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { FormDrawer } from '../../../ui/record/form/form-drawer.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** How golfers enter a tournament by themselves: who has, and the form by which they do. */
export function SignupPage() {
  const tournament = useTournament();
  const [search] = useSearchParams();
  const read = useQuery(signupForm(tournament.id));
  if (read.data === undefined) return <Unread of={[read]} height={320} />;
  return search.get('view') === 'form' ? (
    <Writing key={tournament.id} tournament={tournament} form={read.data} />
  ) : (
    <Listing tournament={tournament} form={read.data} />
  );
}

type PageProps = { tournament: Tournament; form: OfficeSignupForm };
const pathOf = ({ id }: Tournament) => `/tournaments/${id}/signup`;

/** What a form says of its tournament. */
const shownOf = (tournament: Tournament) => {
  const { id, name, clubName, date, lastDate, time, location, timeZone, regulations, regulationsEnglish } = tournament;
  return { id, name, clubName, date, lastDate, time, location, timeZone, regulations, regulationsEnglish, isPublic: tournament.public };
};

function Writing({ tournament, form }: PageProps) {
  const { t } = useTranslation('signup');
  const navigate = useNavigate();
  const mayWrite = useMayHere()('signup-form.write');
  const siteId = useQuery(club(tournament.clubId)).data?.siteId;
  // what others save meanwhile waits until this person saves
  const [opened, setOpened] = useState(form);
  const tools = (
    <>
      <TextLink to={pathOf(tournament)} label={t('page.toList')} />
      <TextLink to={`/tournaments/${tournament.id}/regulations`} label={t('page.toRegulations')} />
      {opened.version > 0 && <FormLink form={opened} />}
    </>
  );
  if (!mayWrite) return <StateNote icon={IconClipboardText} title={t('page.notYours')} text={t('page.notYoursText')} action={tools} />;
  return (
    <SignupFormEditor
      key={opened.version}
      tournament={shownOf(tournament)}
      saved={opened}
      tools={tools}
      pickGolfers={(onChosen) =>
        siteId !== undefined && <RegisterPicker siteId={siteId} onChosen={(golfers) => onChosen(golfers.map(({ id }) => id))} />
      }
      onSaved={(saved) => {
        setOpened(saved);
        showToast('success', t('page.saved'), '');
      }}
      onCancel={() => navigate(pathOf(tournament))}
    />
  );
}

/** The page that the club shares. */
function FormLink({ form: { url } }: { form: OfficeSignupForm }) {
  const { t } = useTranslation('signup');
  return (
    <>
      <Anchor size="sm" href={url} target="_blank" rel="noopener">
        {t('page.open')}
      </Anchor>
      <CopyButton value={url} label={t('page.copy')} size="compact-sm" />
    </>
  );
}

type Writes = 'new' | WholeSignup;

function Listing({ tournament, form }: PageProps) {
  const { t } = useTranslation('signup');
  const may = useMayHere();
  const mayWrite = may('signup.write');
  const [search, setSearch] = useSearchParams();
  const counts = useQuery(signupCounts(tournament.id)).data;
  const next = useSignupChange(tournament.id, takeNext(tournament.id));
  const [written, setWritten] = useState<Writes | null>(null);
  const [message, setMessage] = useState<{ filter: SignupFilter; chosen: readonly ListedSignup[] } | null>(null);
  const open = (signupId: string | null) =>
    setSearch(
      (before) => {
        if (signupId === null) before.delete('signup');
        else before.set('signup', signupId);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const toForm = <LinkButton to={`${pathOf(tournament)}?view=form`} variant="default" label={t('page.toForm')} />;
  const free = counts?.counts.kinds.reduce((sum, kind) => sum + Math.min(kind.free, kind.waiting), 0) ?? 0;
  const callNext = () =>
    next.mutate(undefined, { onSuccess: ({ signupIds }) => showToast('success', t('page.called', { count: signupIds.length }), '') });
  const actions = (filter: SignupFilter, chosen: readonly ListedSignup[]) => (
    <>
      {mayWrite && free > 0 && (
        <Button loading={next.isPending} onClick={callNext}>
          {t('page.next', { count: free })}
        </Button>
      )}
      {mayWrite && form.version > 0 && (
        <Button variant="default" onClick={() => setWritten('new')}>
          {t('page.add')}
        </Button>
      )}
      {mayWrite && (
        <Button variant="default" onClick={() => setMessage({ filter, chosen })}>
          {t('message.open')}
        </Button>
      )}
      {toForm}
    </>
  );
  const isNew = form.version === 0;
  return (
    <>
      <SignupList
        tournamentId={tournament.id}
        timeZone={tournament.timeZone}
        form={form.form}
        counts={isNew ? undefined : counts?.counts}
        mayWrite={mayWrite}
        actions={actions}
        onOpen={open}
        empty={
          <StateNote
            icon={IconClipboardText}
            title={t(isNew ? 'page.noForm' : 'page.nobody')}
            text={t(isNew ? 'page.noFormText' : `page.nobodyText.${form.mode}`)}
            action={
              isNew ? (
                may('signup-form.write') && <LinkButton to={`${pathOf(tournament)}?view=form`} label={t('page.write')} />
              ) : (
                <Group gap="md">
                  <FormLink form={form} />
                </Group>
              )
            }
          />
        }
      />
      {form.form.packages.length > 0 && <PackagePanel tournament={shownOf(tournament)} form={form.form} mayWrite={mayWrite} />}
      <SignupDrawer
        tournamentId={tournament.id}
        timeZone={tournament.timeZone}
        form={form.form}
        signupId={written === null ? search.get('signup') : null}
        mayWrite={mayWrite}
        onCorrect={setWritten}
        onClose={() => open(null)}
      />
      <FormDrawer opened={written !== null} onClose={() => setWritten(null)} title={t(written === 'new' ? 'page.add' : 'one.correct')}>
        {(leave) =>
          written !== null && (
            <SignupEditForm
              tournament={shownOf(tournament)}
              form={form.form}
              signup={written === 'new' ? undefined : written}
              onSaved={({ person }) => {
                setWritten(null);
                showToast('success', t('one.saved', { name: person.name ?? '' }), '');
              }}
              onCancel={leave}
            />
          )
        }
      </FormDrawer>
      <FormDrawer opened={message !== null} onClose={() => setMessage(null)} title={t('message.open')}>
        {(leave) =>
          message !== null && (
            <MessageForm
              tournamentId={tournament.id}
              {...message}
              count={counts?.total ?? 0}
              onSent={() => setMessage(null)}
              onCancel={leave}
            />
          )
        }
      </FormDrawer>
    </>
  );
}
