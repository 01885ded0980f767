import { DAY_HANDICAPS } from '@fairway/api/choice';
import { useTranslation } from 'react-i18next';
import { DivisionPanel } from '../../feature/division/division-panel.tsx';
import { sayDayHandicap } from '../../feature/tournament/day-handicap.ts';
import { may, useSession } from '../../lib/session.ts';
import { useTournament } from './tournament-frame.tsx';

export function DivisionsPage() {
  const { t } = useTranslation(['tournament', 'choice']);
  const tournament = useTournament();
  const session = useSession();
  const open = tournament.state !== 'closed';
  return (
    <DivisionPanel
      tournamentId={tournament.id}
      useHandicapCourse={tournament.useHandicapCourse}
      dayHandicaps={DAY_HANDICAPS.map((value) => ({ value, label: sayDayHandicap(value, t) }))}
      mayChange={open && may(session, 'division.write')}
      mayAssign={open && tournament.playerCount > 0 && may(session, 'division.assign')}
    />
  );
}
