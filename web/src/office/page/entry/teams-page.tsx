import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { IconShield } from '#icon';
import { golfersOf, players } from '../../../feature/field/player/query.ts';
import { TeamPanel } from '../../../feature/field/team/team-panel.tsx';
import { contests } from '../../../feature/play/match/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The teams of a tournament whose golfers play matches. */
export function TeamsPage() {
  const { t } = useTranslation('team');
  const { id, play, state, useHandicapCourse } = useTournament();
  const may = useMayHere();
  const enabled = play === 'match';
  const field = useQuery({ ...players(id), enabled });
  const played = useQuery({ ...contests(id), enabled });
  const golfers = useMemo(
    () =>
      golfersOf(field.data?.items ?? []).map(({ id: golferId, name, handicapCourse, handicapCourseComputed, handicapIndex }) => {
        const course = handicapCourse ?? handicapCourseComputed;
        return { id: golferId, name, handicap: useHandicapCourse ? course : handicapIndex };
      }),
    [field.data, useHandicapCourse],
  );
  if (!enabled)
    return (
      <StateNote
        icon={IconShield}
        title={t('notMatches.title')}
        text={t('notMatches.text')}
        action={may('tournament.write') && <LinkButton to={`/tournaments/${id}/edit`} label={t('notMatches.action')} />}
      />
    );
  if (field.data === undefined || played.data === undefined) return <Unread of={[field, played]} height={320} />;
  return (
    <TeamPanel
      tournamentId={id}
      golfers={golfers}
      contests={played.data.items}
      isClosed={state === 'closed'}
      writable={may('match.write') && state !== 'closed'}
    />
  );
}
