import { Alert, Anchor, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BeginForm } from '../../../feature/ceremony/begin-form.tsx';
import { Presenter } from '../../../feature/ceremony/presenter.tsx';
import { runningCeremony, suspense } from '../../../feature/ceremony/query.ts';
import { RevealForm } from '../../../feature/ceremony/reveal-form.tsx';
import { SuspenseForm } from '../../../feature/ceremony/suspense-form.tsx';
import { board } from '../../../feature/leaderboard/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useRevealable } from '../score/hole-list.ts';
import { useTournament } from '../tournament/tournament-frame.tsx';

/** What the public does not see yet, and the presenter's phone while it is presented. */
export function PresentationPage() {
  const { t } = useTranslation('presentation');
  const tournament = useTournament();
  const { id, timeZone, public: isPublic } = tournament;
  const [saves, setSaves] = useState(0);
  const { revealable, reads } = useRevealable(tournament);
  const wanted = useSearchParams()[0].get('kind') === 'winners' ? 'winners' : 'standings';
  const running = useQuery(runningCeremony(id));
  const settings = useQuery(suspense(id));
  const standing = useQuery(board(id));
  if (running.data === undefined || settings.data === undefined || standing.data === undefined) {
    return <Unread of={[running, settings, standing]} height={320} />;
  }
  const { bases, divisions, rounds } = standing.data;
  return (
    <>
      {!isPublic && (
        <Alert color="sand" mb="md">
          {t('notPublic')}
        </Alert>
      )}
      {rounds.some(({ finished }) => !finished) && (
        <Alert color="sand" mb="md">
          {t('notFinished')}
        </Alert>
      )}
      {running.data.ceremony === null ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" maw={960}>
          <SuspenseForm key={saves} tournamentId={id} timeZone={timeZone} suspense={settings.data} onSaved={() => setSaves(saves + 1)} />
          <div>
            <BeginForm tournamentId={id} kind={wanted} bases={bases} divisions={divisions} />
            <Unread of={reads} />
            <RevealForm tournamentId={id} lists={revealable} />
          </div>
        </SimpleGrid>
      ) : (
        <Presenter tournamentId={id} ceremony={running.data.ceremony} />
      )}
      <Anchor href={`${PREFIX}/tournaments/${id}/live?tv=1`} target="_blank" display="inline-block" py="sm">
        {t('openTelevision')}
      </Anchor>
      <Anchor component={Link} to={`/tournaments/${id}/winners?picture`} display="block" py="sm">
        {t('picture')}
      </Anchor>
    </>
  );
}
