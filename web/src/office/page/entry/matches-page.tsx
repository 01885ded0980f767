import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { IconTournament } from '#icon';
import { golfersOf, players } from '../../../feature/field/player/query.ts';
import { sides } from '../../../feature/field/side/query.ts';
import { MatchPanel } from '../../../feature/play/match/match-panel.tsx';
import { rosters } from '../../../feature/play/match/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The matches of a tournament: the golfers and the sides that play them. */
export function MatchesPage() {
  const { t } = useTranslation('contest');
  const tournament = useTournament();
  const may = useMayHere();
  const isMatch = tournament.play === 'match';
  const field = useQuery({ ...players(tournament.id), enabled: isMatch });
  const together = useQuery({ ...sides(tournament.id), enabled: isMatch });
  const teams = useQuery({ ...rosters(tournament.id), enabled: isMatch });
  const { useHandicapCourse } = tournament;
  const golfers = useMemo(
    () =>
      golfersOf(field.data?.items ?? []).map(({ id, name, handicapCourse, handicapCourseComputed, handicapIndex }) => {
        const course = handicapCourse ?? handicapCourseComputed;
        return { id, name, handicap: useHandicapCourse ? (course ?? handicapIndex) : (handicapIndex ?? course) };
      }),
    [field.data, useHandicapCourse],
  );
  const pairs = useMemo(() => {
    const handicaps = new Map(golfers.map(({ id, handicap }) => [id, handicap]));
    return (together.data?.items ?? []).map(({ id, name, rounds }) => {
      const own = rounds.find(({ playerIds }) => playerIds.length > 0)?.playerIds ?? [];
      const figures = own.flatMap((golfer) => handicaps.get(golfer) ?? []);
      const handicap = figures.length < own.length ? null : Math.round(figures.reduce((sum, one) => sum + one, 0) * 10) / 10;
      return { id, name, partners: own.length, handicap };
    });
  }, [together.data, golfers]);
  const byTeam = useMemo(
    () => new Map((teams.data?.items ?? []).map(({ id, players: own }) => [id, own.map(({ playerId }) => playerId)])),
    [teams.data],
  );
  if (!isMatch)
    return (
      <StateNote
        icon={IconTournament}
        title={t('notMatches.title')}
        text={t('notMatches.text')}
        action={may('tournament.write') && <LinkButton to={`/tournaments/${tournament.id}/edit`} label={t('notMatches.action')} />}
      />
    );
  if (field.data === undefined || together.data === undefined || teams.data === undefined)
    return <Unread of={[field, together, teams]} height={320} />;
  const open = tournament.state !== 'closed';
  return (
    <MatchPanel
      tournament={tournament}
      golfers={golfers}
      pairs={pairs}
      rosters={byTeam}
      writable={open && may('match.write')}
      scorable={open && may('score.write')}
    />
  );
}
