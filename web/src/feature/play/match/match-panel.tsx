import type { StaffContest, StaffContests, StaffSession, Tournament } from '@fairway/api';
import { CONTEST_KINDS } from '@fairway/api/choice/play/match';
import { playedCard } from '@fairway/api/rule/field/round-hole';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { IconTournament } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { golferFinder, golferOptions } from '../../../ui/field/find-golfer.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { addSession, takeOverContest } from './change.ts';
import type { Entrant } from './contest/entrant-order.ts';
import { MatchToolbar } from './match-toolbar.tsx';
import { contests } from './query.ts';
import { matchIn } from './result/use-saying.ts';
import { SessionCard } from './session/session-card.tsx';
import { newSession, nextRound } from './session/session-draft.ts';
import { CupLine } from './standing/cup-line.tsx';
import { contestTrouble } from './trouble-words.ts';
import { useMatchWrite } from './use-match-write.ts';
import { useRemoval } from './use-removal.ts';

type Props = {
  tournament: Tournament;
  golfers: readonly Entrant[];
  pairs: readonly (Entrant & { readonly partners: number })[];
  /** Who plays for which team, by the team's id. */
  rosters: ReadonlyMap<string, readonly string[]>;
  /** Contests, sessions and who plays. */
  writable: boolean;
  /** Results. */
  scorable: boolean;
};

const StandingView = lazy(async () => ({ default: (await import('./standing/standing-view.tsx')).StandingView }));

const ADDRESS = { contest: '', view: 'matches' } as const;
const loadContest = async () => (await import('./contest/contest-drawer.tsx')).ContestDrawer;
const loadSession = async () => (await import('./session/session-drawer.tsx')).SessionDrawer;
const loadMatch = async () => (await import('./result/match-drawer.tsx')).MatchDrawer;

/** The cups, knock-outs and groups of a tournament: what they are, their matches, and where they stand. */
export function MatchPanel(props: Props) {
  const read = useQuery(contests(props.tournament.id));
  return read.data === undefined ? <Unread of={[read]} height={320} /> : <Loaded {...props} all={read.data} />;
}

function Loaded({ tournament, golfers, pairs, rosters, writable, scorable, all }: Props & { all: StaffContests }) {
  const { t } = useTranslation('contest');
  const language = useLanguage();
  const [address, change] = useAddress(ADDRESS);
  const [edited, setEdited] = useState<StaffContest | StaffContest['kind'] | null>(null);
  const [session, setSession] = useState<StaffSession | 'new' | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { items, teams } = all;
  const contest = items.find(({ id }) => id === address.contest) ?? items[0];
  const remove = useRemoval(tournament.id);
  const making = useNextMatches(tournament.id, contest);
  const find = useMemo(() => golferFinder(golfers), [golfers]);
  const options = useMemo(() => [...golferOptions(golfers, language), { value: '', label: t('sheet.nobody') }], [golfers, language, t]);
  const openMatch = openId === null ? undefined : matchIn(all, openId);
  const openSession = contest?.sessions.find(({ id }) => id === openMatch?.sessionId);
  const holesOf = (roundId: string) => {
    const round = tournament.rounds.find(({ id }) => id === roundId);
    return round === undefined ? 18 : playedCard(round).par.length;
  };
  const next = contest && nextRound(contest, tournament.rounds);
  return (
    <>
      {contest === undefined ? (
        <NoContest onAdd={writable ? setEdited : null} />
      ) : (
        <>
          <MatchToolbar
            contests={items}
            contest={contest}
            view={address.view === 'standing' ? 'standing' : 'matches'}
            onContest={(id) => change({ contest: id })}
            onView={(view) => change({ view })}
            making={
              writable
                ? {
                    ...{ onAdd: setEdited, onEdit: () => setEdited(contest), isMaking: making.isPending },
                    // of a knock-out and of groups nothing is to be asked, except in which round
                    onNext: contest.kind === 'cup' || next === undefined ? null : () => making.mutate(next.id),
                    onSession: () => setSession('new'),
                    hasChoice: contest.kind === 'cup' || tournament.rounds.filter(({ finished }) => !finished).length > 1,
                  }
                : null
            }
          />
          {!writable && (
            <Text c="dimmed" mb="sm">
              {t(tournament.state === 'closed' ? 'closed' : 'readOnly')}
            </Text>
          )}
          <Troubles contest={contest} teams={teams} />
          {address.view !== 'standing' && <CupLine contest={contest} teams={teams} />}
          {address.view === 'standing' && (
            <Suspense fallback={<Skeleton height={180} />}>
              <StandingView contest={contest} teams={teams} onOpen={setOpenId} />
            </Suspense>
          )}
          {contest.sessions.length === 0 && (
            <Text c="dimmed">{t(contest.kind === 'bracket' ? 'session.noneBracket' : 'session.none')}</Text>
          )}
          {(address.view === 'standing' ? [] : contest.sessions.toReversed()).map((one) => (
            <SessionCard
              key={one.id}
              {...{ contest, teams, rosters, find, narrow, writable, scorable }}
              tournamentId={tournament.id}
              session={one}
              rounds={tournament.rounds}
              golfers={options}
              timeZone={tournament.timeZone}
              onEdit={setSession}
              onRemove={(gone, name) => void remove.ofSession(gone, name)}
              onOpen={({ id }) => setOpenId(id)}
              onDelete={remove.ofMatch}
            />
          ))}
        </>
      )}
      <OnDemand opened={edited !== null} load={loadContest} onClose={() => setEdited(null)}>
        {(ContestDrawer, isOpen) => (
          <ContestDrawer
            {...{ teams, golfers, pairs }}
            tournamentId={tournament.id}
            contest={edited}
            opened={isOpen}
            onClose={() => setEdited(null)}
            onSaved={({ id }) => change({ contest: id })}
            onDelete={remove.ofContest}
          />
        )}
      </OnDemand>
      {contest && (
        <OnDemand opened={session !== null} load={loadSession} onClose={() => setSession(null)}>
          {(SessionDrawer, isOpen) => (
            <SessionDrawer
              {...{ contest, teams, session }}
              tournamentId={tournament.id}
              rounds={tournament.rounds}
              opened={isOpen}
              onClose={() => setSession(null)}
            />
          )}
        </OnDemand>
      )}
      <OnDemand opened={openId !== null} load={loadMatch} onClose={() => setOpenId(null)}>
        {(MatchDrawer, isOpen) => (
          <MatchDrawer
            tournamentId={tournament.id}
            open={openMatch && openSession ? { match: openMatch, session: openSession } : null}
            opened={isOpen}
            onClose={() => setOpenId(null)}
            holesOf={holesOf}
            timeZone={tournament.timeZone}
            scorable={scorable}
            golfers={writable && contest?.kind === 'cup' && narrow ? options : null}
          />
        )}
      </OnDemand>
    </>
  );
}

/** One press makes every match that can be played, as the last ones were. */
function useNextMatches(tournamentId: string, contest: StaffContest | undefined) {
  const { t } = useTranslation('contest');
  const client = useQueryClient();
  const writing = useMatchWrite(tournamentId, async (roundId: string) => {
    if (contest === undefined) return null;
    const now = await addSession(tournamentId, contest.id, { ...newSession(contest), roundId });
    await takeOverContest(client, tournamentId, now);
    const made = now.sessions.find(({ id }) => contest.sessions.every((one) => one.id !== id));
    showToast('success', t('session.made', { count: made?.matches.length ?? 0 }), '');
    return now;
  });
  return writing;
}

function Troubles({ contest, teams }: { contest: StaffContest; teams: StaffContests['teams'] }) {
  const { t } = useTranslation('contest');
  const sentences = contest.troubles.map((trouble) => contestTrouble(trouble, contest, teams, t));
  if (sentences.length === 0) return null;
  return (
    <Alert color="amber" mb="sm">
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}

function NoContest({ onAdd }: { onAdd: ((kind: StaffContest['kind']) => void) | null }) {
  const { t } = useTranslation('contest');
  return (
    <StateNote
      icon={IconTournament}
      title={t('empty.title')}
      text={t(onAdd === null ? 'empty.readerText' : 'empty.text')}
      action={
        onAdd !== null && (
          <Group justify="center" gap="xs">
            {CONTEST_KINDS.map((kind, at) => (
              <Button key={kind} variant={at === 0 ? 'filled' : 'default'} onClick={() => onAdd(kind)}>
                {t(`kind.${kind}`)}
              </Button>
            ))}
          </Group>
        )
      }
    />
  );
}
