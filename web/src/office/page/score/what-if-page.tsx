import type { Difference, Division, Winner } from '@fairway/api';
import { hasOneBall } from '@fairway/golf';
import { Alert, Group, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { IconLock } from '#icon';
import { divisions } from '../../../feature/field/division/query.ts';
import { definitions, useDefinitions } from '../../../feature/field/tournament/definition.ts';
import { board } from '../../../feature/play/leaderboard/query.ts';
import { ChangeList, type ChangePlace } from '../../../feature/result/what-if/change-list.tsx';
import { changesOf, type TriedChange } from '../../../feature/result/what-if/change-words.ts';
import { examplesOf } from '../../../feature/result/what-if/example.ts';
import { ExampleList } from '../../../feature/result/what-if/example-list.tsx';
import { sayDivision } from '../../../feature/result/what-if/filter.ts';
import type { SayWhy } from '../../../feature/result/what-if/prize-table.tsx';
import { type AskedPlace, difference } from '../../../feature/result/what-if/query.ts';
import { Result } from '../../../feature/result/what-if/result.tsx';
import { isNothing, NOTHING, type Tried, type TriedSource } from '../../../feature/result/what-if/tried.ts';
import { TriedForm } from '../../../feature/result/what-if/tried-form.tsx';
import classes from '../../../feature/result/what-if/what-if.module.css';
import { type Speaker, sayReasons } from '../../../feature/result/winner/winner-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { ScreenName } from '../../../ui/page/screen-name.ts';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { PlaceDrawer } from '../prize/place-drawer.tsx';
import { useSpeaker } from '../prize/use-winner-speaker.ts';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** On the left what is tried, on the right who would move; nothing is saved. */
export function WhatIfPage() {
  const { t } = useTranslation(['what-if', 'tournament', 'choice', 'shell', 'word']);
  const { t: tRule } = useTranslation(['rule', 'choice']);
  const language = useLanguage();
  const tournament = useTournament();
  const name = useContext(ScreenName);
  const [tried, setTried] = useState<Tried>(NOTHING);
  const ofTournament = useQuery(divisions(tournament.id));
  const standing = useQuery(board(tournament.id));
  const offered = useQuery(definitions(tournament.clubId, language));
  const source: TriedSource = {
    tournament,
    divisions: ofTournament.data?.items ?? [],
    board: standing.data,
    choices: useDefinitions(tournament.clubId, tournament),
  };
  const placeOf = usePlaces(tournament.id);
  if (tournament.state === 'closed') {
    return (
      <StateNote
        icon={IconLock}
        title={t('closedTitle')}
        text={t('closedText')}
        action={
          <Group gap="xs" justify="center">
            <LinkButton to={`/tournaments/${tournament.id}/leaderboard`} label={t('shell:screen.leaderboard')} />
            <LinkButton to={`/tournaments/${tournament.id}/winners`} variant="default" label={t('shell:screen.winners')} />
          </Group>
        }
      />
    );
  }
  const speaker = { t, tRule, language };
  const sayTried = (one: Tried) => changesOf(one, source, speaker).map(({ text }) => text);
  const examples = examplesOf(source).map((example) => ({ ...example, change: sayTried(example.tried).join(', ') }));
  return (
    <>
      <Title order={2} aria-hidden>
        {name}
      </Title>
      <p className={classes.intro}>{t('intro')}</p>
      <Unread of={[ofTournament, standing, offered]} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <ChangeList changes={changesOf(tried, source, speaker)} onTry={setTried} placeOf={placeOf} />
          <TriedForm {...source} tried={tried} onTry={setTried} />
        </div>
        <section aria-label={t('result')}>
          {!isNothing(tried) && <Outcome tried={tried} source={source} />}
          <ExampleList examples={examples} onTry={(example) => setTried(example.tried)} />
        </section>
      </div>
    </>
  );
}

const PAUSE_MS = 250;

function Outcome({ tried, source: { tournament, divisions: own, board: shown } }: { tried: Tried; source: TriedSource }) {
  const { t } = useTranslation('what-if');
  const [asked] = useDebouncedValue(tried, PAUSE_MS);
  const read = useQuery(difference(tournament.id, asked));
  const sayWhy = useSayWhy(read.data, own);
  const [place, setPlace] = useState<AskedPlace | null>(null);
  if (isApiError(read.error) && read.error.status === 422) {
    return (
      <Alert color="sand" title={t('readTitle')}>
        {failureOf(read.error)?.message}
      </Alert>
    );
  }
  if (read.data === undefined) return <Unread of={[read]} height={240} />;
  const isWaiting = asked !== tried || read.isPlaceholderData;
  return (
    <div className={isWaiting ? classes.waiting : undefined} aria-busy={isWaiting}>
      <Result
        difference={read.data}
        isOneBall={hasOneBall(tournament.play)}
        divisions={own}
        sayWhy={sayWhy}
        onWhy={({ playerId, name, basis }, within) => setPlace({ playerId, name, basis, within })}
      />
      {shown && place && <PlaceDrawer board={shown} tried={asked} place={place} onClose={() => setPlace(null)} />}
    </div>
  );
}

/** What is said of an award afterwards and not before: who is passed over now, what decided it, and who is in another division. */
function useSayWhy(difference: Difference | undefined, divisionsNow: readonly Division[]): SayWhy {
  const { t } = useTranslation(['winner', 'choice', 'what-if', 'word']);
  const language = useLanguage();
  const { id, distanceUnit } = useTournament();
  const speaker = useSpeaker(id, distanceUnit);
  return ({ before, after }) => {
    const reasonsOf = (award: Winner, awards: readonly Winner[]) =>
      sayReasons(award, { ...speaker, t: t as Speaker['t'], language, awards });
    const prizes = difference?.prizes ?? [];
    const known = reasonsOf(
      before,
      prizes.map((prize) => prize.before),
    );
    const holders = [before, after].flatMap(({ winner, open }) => [...(winner ? [winner] : []), ...open]).map(({ playerId }) => playerId);
    const moved = (difference?.moves ?? []).filter(({ playerId }) => holders.includes(playerId));
    return [
      ...reasonsOf(
        after,
        prizes.map((prize) => prize.after),
      ).filter((reason) => !known.includes(reason)),
      ...moved.map(({ name, from, to }) =>
        t('what-if:move', { name, from: sayDivision(from, divisionsNow, t), to: sayDivision(to, divisionsNow, t) }),
      ),
    ];
  };
}

/** Where a change is really made, for whoever may make it. */
function usePlaces(tournamentId: string): (change: TriedChange) => ChangePlace | null {
  const { t } = useTranslation('shell');
  const may = useMayHere();
  const own = `/tournaments/${tournamentId}`;
  return ({ at }) => {
    if (at === 'settings') return may('tournament.write') ? { to: `${own}/edit`, screen: t('screen.editTournament') } : null;
    if (at === 'divisions') return may('division.write') ? { to: `${own}/divisions`, screen: t('screen.divisions') } : null;
    const card = `${own}/scores?view=page&round=${at.round}&card=${at.playerId}`;
    return may('score.write') ? { to: card, screen: t('screen.scores') } : null;
  };
}
