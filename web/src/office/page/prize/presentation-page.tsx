import { sayAward } from '@fairway/api/word/say/award';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { shortAddresses } from '../../../feature/field/short-address/query.ts';
import { board } from '../../../feature/play/leaderboard/query.ts';
import { BeginForm } from '../../../feature/result/ceremony/begin-form.tsx';
import { hiddenParts } from '../../../feature/result/ceremony/hidden-sign.tsx';
import { Presenter } from '../../../feature/result/ceremony/presenter.tsx';
import { runningCeremony, suspense } from '../../../feature/result/ceremony/query.ts';
import { RevealForm } from '../../../feature/result/ceremony/reveal-form.tsx';
import classes from '../../../feature/result/ceremony/step-card.module.css';
import { StepCard } from '../../../feature/result/ceremony/step-card.tsx';
import { SuspenseForm } from '../../../feature/result/ceremony/suspense-form.tsx';
import { TelevisionStep } from '../../../feature/result/ceremony/television-step.tsx';
import { winnerList } from '../../../feature/result/winner/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { GolferLinks } from '../golfer/golfer-links.tsx';
import { useRevealable } from '../score/hole-list.ts';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The three steps to the prize giving: what the public does not see yet, the television, the ceremony; while it runs, its remote. */
export function PresentationPage() {
  const { t } = useTranslation('presentation');
  const { t: shell } = useTranslation('shell');
  const tournament = useTournament();
  const { id, timeZone, play, public: isPublic } = tournament;
  const isMatch = play === 'match';
  const [saves, setSaves] = useState(0);
  const { revealable, reads } = useRevealable(tournament);
  const wanted = useSearchParams()[0].get('kind') === 'winners' ? 'winners' : 'standings';
  const running = useQuery(runningCeremony(id));
  const settings = useQuery(suspense(id));
  const standing = useQuery(board(id));
  const winners = useQuery(winnerList(id));
  const addresses = useQuery({ ...shortAddresses(id), enabled: isPublic });
  if (running.data === undefined || settings.data === undefined || standing.data === undefined) {
    return <Unread of={[running, settings, standing]} height={320} />;
  }
  const { bases, divisions, rounds, sides } = standing.data;
  const { ceremony } = running.data;
  const hasWinners = winners.data !== undefined && winners.data.publication !== null;
  const address = addresses.data?.items.find(({ screen }) => screen === 'television')?.address ?? null;
  const television = <TelevisionStep tournamentId={id} isRunning={ceremony !== null} {...{ address, isPublic, hasWinners, isMatch }} />;
  if (ceremony !== null) {
    return (
      <div className={classes.running}>
        <GolferLinks>
          <Presenter tournamentId={id} ceremony={ceremony} />
        </GolferLinks>
        {television}
      </div>
    );
  }
  const hidden = [...hiddenParts(settings.data, timeZone, shell), ...(revealable.length > 0 ? [t('hiddenNet')] : [])];
  const isOver = rounds.every(({ finished }) => finished);
  return (
    <div className={classes.steps}>
      <StepCard
        nth={1}
        title={t('settings')}
        state={hidden.length === 0 ? t('hiddenNothing') : t('hiddenNow', { parts: hidden.join(', ') })}
        tone={hidden.length === 0 ? 'quiet' : 'active'}
      >
        <SuspenseForm
          key={saves}
          tournamentId={id}
          suspense={settings.data}
          {...{ timeZone, isMatch }}
          onSaved={() => setSaves(saves + 1)}
        />
      </StepCard>
      {television}
      <StepCard
        nth={3}
        title={t('ceremonyTitle')}
        state={t(isOver ? 'ceremonyReady' : 'notFinished')}
        tone={isOver ? 'active' : 'attention'}
      >
        <BeginForm
          tournamentId={id}
          kind={wanted}
          hasStandings={!isMatch}
          hasSides={sides !== null}
          {...{ bases, divisions }}
          order={<AwardOrder tournamentId={id} />}
        />
        <Unread of={reads} />
        <RevealForm tournamentId={id} lists={revealable} />
        <TextLink to={`/tournaments/${id}/winners?picture`} label={t('picture')} />
      </StepCard>
    </div>
  );
}

/** The awards that have a winner, from the last of the plan to the first: so they are presented. Where nobody can win yet there is none. */
function AwardOrder({ tournamentId }: { tournamentId: string }) {
  const { t } = useTranslation(['presentation', 'choice']);
  const language = useLanguage();
  const may = useMayHere();
  const { data } = useQuery(winnerList(tournamentId));
  const won = (data?.items ?? []).filter(({ winner }) => winner !== null).toReversed();
  if (won.length === 0) return null;
  return (
    <details className={classes.order}>
      <summary>{t('order.title', { count: won.length })}</summary>
      <ol className={classes.list}>
        {won.map((award) => (
          <li key={award.awardId}>{sayAward(award, t, language)}</li>
        ))}
      </ol>
      {may('tournament.write') && <Link to={`/tournaments/${tournamentId}/edit`}>{t('order.change')}</Link>}
    </details>
  );
}
