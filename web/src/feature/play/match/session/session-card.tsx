import type { Round, StaffContest, StaffMatch, StaffSession, TeamShown } from '@fairway/api';
import { pointsText } from '@fairway/api/word/points-text';
import { Button, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useCallback, useId, useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { loadWords } from '../../../../i18n/words.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { formatDate, formatInstant } from '../../../../lib/value/date.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import type { GridOption } from '../../../../ui/grid/model/grid-column.ts';
import { LinkButton } from '../../../../ui/page/screen-link.tsx';
import { matchTitle } from '../picture/contest-words.ts';
import { MatchList } from '../sheet/match-list.tsx';
import { sessionName } from '../trouble-words.ts';

// the grid is the heaviest part of the screen, and a phone does without it
const MatchSheet = lazy(async () => {
  const [part] = await Promise.all([import('../sheet/match-sheet.tsx'), loadWords(['grid'])]);
  return { default: part.MatchSheet };
});

type Props = {
  tournamentId: string;
  contest: StaffContest;
  session: StaffSession;
  rounds: readonly Round[];
  teams: readonly TeamShown[];
  golfers: readonly GridOption[];
  rosters: ReadonlyMap<string, readonly string[]>;
  find: FindGolfer;
  timeZone: string;
  narrow: boolean;
  writable: boolean;
  scorable: boolean;
  onEdit: (session: StaffSession) => void;
  onRemove: (session: StaffSession, name: string) => void;
  onOpen: (match: StaffMatch) => void;
  onDelete: (match: StaffMatch) => Promise<boolean>;
};

/** A session: what it is, and its matches. */
export function SessionCard({
  contest,
  session,
  rounds,
  teams,
  golfers,
  rosters,
  narrow,
  writable,
  timeZone,
  onEdit,
  onRemove,
  onOpen,
  ...sheet
}: Props) {
  const { t } = useTranslation('contest');
  const { t: say } = useTranslation('match-board');
  const language = useLanguage();
  const heading = useId();
  const round = rounds.find(({ id }) => id === session.roundId);
  const name = sessionName(session, contest.sessions, t);
  const { points } = session;
  // where one team alone stands on a side, it is named there, and its golfers are offered
  const teamOf = (side: 0 | 1) => {
    const [team, ...others] = new Set(session.matches.map(({ teamIds }) => teamIds[side]));
    return others.length > 0 ? undefined : (team ?? undefined);
  };
  const first = teamOf(0);
  const second = teamOf(1);
  // the same lists while nothing changes, so that a key draws one row
  const labels = useMemo(() => {
    const labelOf = (team: string | undefined, side: number) => teams.find(({ id }) => id === team)?.name ?? t('sheet.side', { side });
    return [labelOf(first, 1), labelOf(second, 2)] as const;
  }, [first, second, teams, t]);
  const options = useMemo(
    () => [offered(first, rosters, golfers), offered(second, rosters, golfers)] as const,
    [first, second, rosters, golfers],
  );
  const titleOf = useCallback((match: StaffMatch) => matchTitle(contest, match, say), [contest, say]);
  const about = [
    round && t('session.inRound', { round: round.number, date: formatDate(round.date) }),
    contest.kind !== 'bracket' &&
      t('session.about', { won: pointsText(points.won, language), halved: pointsText(points.halved, language) }),
    t(session.handicap ? 'session.withHandicap' : 'session.withoutHandicap'),
    session.nassau && t('session.nassau'),
    session.end === 'extra-holes' && t('session.extraHoles'),
    session.lineUp !== 'staff' && t(`session.lineUps.${session.lineUp}`),
  ];
  return (
    <section aria-labelledby={heading}>
      <Group justify="space-between" gap="xs" mt="md" mb={6}>
        <div>
          <Title order={2} id={heading} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {about.filter(Boolean).join(' · ')}
          </Text>
          <Orders session={session} teams={teams} timeZone={timeZone} />
        </div>
        {writable && (
          <Group gap="xs">
            {round && !round.finished && (
              <LinkButton
                to={`/tournaments/${sheet.tournamentId}/flights?round=${round.number}`}
                size="xs"
                variant="default"
                label={t('session.toFlights')}
              />
            )}
            <Button size="xs" variant="default" onClick={() => onEdit(session)}>
              {t('session.edit')}
            </Button>
            <Button size="xs" variant="subtle" color="brick" onClick={() => onRemove(session, name)}>
              {t('session.remove')}
            </Button>
          </Group>
        )}
      </Group>
      {narrow ? (
        <MatchList matches={session.matches} name={name} titleOf={titleOf} onOpen={onOpen} />
      ) : (
        <Suspense fallback={<Text c="dimmed">{say('allMatches')}</Text>}>
          <MatchSheet
            key={session.id}
            {...{ session, name, writable, onOpen, ...sheet }}
            holes={round?.par.length ?? 18}
            titleOf={contest.kind === 'cup' ? null : titleOf}
            golfers={options}
            labels={labels}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The golfers of a team, where it has some; else all. */
function offered(team: string | undefined, rosters: Props['rosters'], golfers: Props['golfers']): Props['golfers'] {
  const own = rosters.get(team ?? '');
  return own === undefined || own.length === 0 ? golfers : golfers.filter(({ value }) => value === '' || own.includes(value));
}

/** Of a session whose captains say who plays: who has handed in. */
function Orders({ session: { orders }, teams, timeZone }: Pick<Props, 'session' | 'teams' | 'timeZone'>) {
  const { t } = useTranslation('contest');
  if (orders.length === 0) return null;
  const sentences = orders.map(({ teamId, at, opened }) => {
    const team = teams.find(({ id }) => id === teamId)?.name ?? '';
    if (opened) return t('session.opened', { team });
    return at === null ? t('session.waiting', { team }) : t('session.handedIn', { team, at: formatInstant(at, timeZone) });
  });
  return (
    <Text size="sm">
      {t('session.orders')}: {sentences.join(' · ')}
    </Text>
  );
}
