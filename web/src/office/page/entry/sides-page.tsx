import { isSidePlay } from '@fairway/golf';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { IconUsersGroup } from '#icon';
import { divisions } from '../../../feature/field/division/query.ts';
import { golfersOf, players } from '../../../feature/field/player/query.ts';
import { SidePanel } from '../../../feature/field/side/side-panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../../ui/page/state-note.tsx';
import { type PlayInForm, playInForm } from '../../../ui/rule/play-in-form.ts';
import { Disqualifications } from '../tournament/disqualifications.tsx';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** Who plays together in matches: pairs are made, and in a scramble there are up to four. */
const OF_MATCHES = { size: { from: 2, to: 2 }, most: 4, isOneBall: false } as const;
const sizeOf = ({ side, isOneBall }: PlayInForm) => ({ size: side.format.size, isOneBall });

/** The sides of a tournament, made of its golfers. */
export function SidesPage() {
  const { t } = useTranslation('side');
  const tournament = useTournament();
  const may = useMayHere();
  const { play, playRule, formatRule, useHandicapCourse } = tournament;
  const enabled = isSidePlay(play) || play === 'match';
  const field = useQuery({ ...players(tournament.id), enabled });
  const named = useQuery({ ...divisions(tournament.id), enabled });
  const golfers = useMemo(
    () =>
      golfersOf(field.data?.items ?? []).map(({ id, name, handicapCourse, handicapCourseComputed, handicapIndex, cards }) => {
        const course = handicapCourse ?? handicapCourseComputed;
        const handicap = useHandicapCourse ? (course ?? handicapIndex) : (handicapIndex ?? course);
        return { id, name, handicap, flight: cards[0]?.flight ?? null };
      }),
    [field.data, useHandicapCourse],
  );
  if (!enabled)
    return (
      <StateNote
        icon={IconUsersGroup}
        title={t('single.title')}
        text={t('single.text')}
        action={may('tournament.write') && <LinkButton to={`/tournaments/${tournament.id}/edit`} label={t('single.action')} />}
      />
    );
  if (field.data === undefined || named.data === undefined) return <Unread of={[field, named]} height={320} />;
  const together = isSidePlay(play) ? sizeOf(playInForm(play, playRule, formatRule)) : OF_MATCHES;
  return (
    <>
      <Disqualifications tournament={tournament} writable={may('player.write')} />
      <SidePanel
        tournament={tournament}
        golfers={golfers}
        divisions={named.data.items}
        {...together}
        writable={may('player.write') && tournament.state !== 'closed'}
      />
    </>
  );
}
