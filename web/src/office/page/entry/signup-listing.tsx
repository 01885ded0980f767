import type { ListedSignup, OfficeSignupForm, Tournament } from '@fairway/api';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IconUsers } from '#icon';
import { signupPath } from '../../../feature/field/signup/entered.ts';
import { FormLink } from '../../../feature/field/signup/form-link.tsx';
import { type SignupFilter, signupCounts, takeNext, useSignupChange } from '../../../feature/field/signup/query.ts';
import { SignupList } from '../../../feature/field/signup/signup-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useMayHere } from '../tournament/tournament-frame.tsx';
import type { SignupDialog } from './signup-dialogs.tsx';

const nothing = () => undefined;

const BallotPanel = lazy(async () => {
  const [part] = await Promise.all([import('./ballot-panel.tsx'), loadWords(['ballot', 'counted-holes'])]);
  return { default: part.BallotPanel };
});

/** Who has entered by the form of a tournament, and what can be done with them. */
export function SignupListing({
  tournament,
  form: { version, mode, form, ...written },
}: {
  tournament: Tournament;
  form: OfficeSignupForm;
}) {
  const { t } = useTranslation('signup');
  const may = useMayHere();
  const mayWrite = may('signup.write');
  const [search, setSearch] = useSearchParams();
  const counts = useQuery(signupCounts(tournament.id)).data;
  const next = useSignupChange(tournament.id, takeNext(tournament.id));
  const [asked, setAsked] = useState<SignupDialog | null>(null);
  const signupId = search.get('signup');
  const open = (id: string | null) =>
    setSearch(
      (before) => {
        if (id === null) before.delete('signup');
        else before.set('signup', id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const close = () => (asked === null ? open(null) : setAsked(null));
  const opened = asked ?? (signupId === null ? null : { is: 'one' as const, signupId });
  const toForm = `${signupPath(tournament)}?view=form`;
  const isNew = version === 0;
  /** How many of those who wait would get a place now. */
  const wanted = counts?.counts.kinds.reduce((sum, kind) => sum + Math.min(kind.free, kind.waiting), 0) ?? 0;
  const callNext = () =>
    next.mutate(undefined, { onSuccess: ({ signupIds }) => showToast('success', t('page.called', { count: signupIds.length }), '') });
  const actions = (filter: SignupFilter, chosen: readonly ListedSignup[]) => (
    <>
      {mayWrite && wanted > 0 && (
        <Button loading={next.isPending} onClick={callNext}>
          {t('page.next', { count: wanted })}
        </Button>
      )}
      {mayWrite && !isNew && (
        <>
          <Button variant="default" onClick={() => setAsked({ is: 'new' })}>
            {t('page.add')}
          </Button>
          <Button variant="default" onClick={() => setAsked({ is: 'message', filter, chosen, count: counts?.total ?? 0 })}>
            {t('message.open')}
          </Button>
        </>
      )}
      {!isNew && <LinkButton to={`/tournaments/${tournament.id}/paper?kind=bag-tag`} variant="default" label={t('page.tags')} />}
      {!isNew && <LinkButton to={toForm} variant="default" label={t('page.toForm')} />}
    </>
  );
  const empty = isNew ? (
    <StateNote
      icon={IconUsers}
      title={t('page.noForm')}
      text={t('page.noFormText')}
      action={may('signup-form.write') && <LinkButton to={toForm} label={t('page.write')} />}
    />
  ) : (
    <StateNote
      icon={IconUsers}
      title={t('page.nobody')}
      text={t(`page.nobodyText.${mode}`)}
      action={
        <Group gap="md">
          <FormLink form={{ version, mode, form, ...written }} />
        </Group>
      }
    />
  );
  return (
    <>
      {written.ballot !== null && (
        <Suspense>
          <BallotPanel tournament={tournament} form={form} closesAt={written.closesAt} phase={written.ballot} />
        </Suspense>
      )}
      <SignupList
        tournamentId={tournament.id}
        timeZone={tournament.timeZone}
        form={form}
        isBallot={written.ballot !== null}
        counts={isNew ? undefined : counts?.counts}
        mayWrite={mayWrite}
        actions={actions}
        onOpen={open}
        empty={empty}
      />
      <OnDemand opened={form.packages.length > 0} load={() => import('./signup-packages.tsx')} onClose={nothing}>
        {({ SignupPackages }, isOpen) =>
          isOpen && (
            <SignupPackages tournament={tournament} form={form} onLogo={(took, sponsor) => setAsked({ is: 'logo', took, sponsor })} />
          )
        }
      </OnDemand>
      <OnDemand opened={opened !== null} load={() => import('./signup-dialogs.tsx')} onClose={close}>
        {({ SignupDialogs }, isOpen) => (
          <SignupDialogs
            tournament={tournament}
            form={form}
            mayWrite={mayWrite}
            mayReadMoney={may('payment.read')}
            opened={isOpen ? opened : null}
            onClose={close}
          />
        )}
      </OnDemand>
    </>
  );
}
