import { hasOneBall } from '@fairway/golf';
import { useQuery } from '@tanstack/react-query';
import { DivisionPanel } from '../../../feature/field/division/division-panel.tsx';
import { players } from '../../../feature/field/player/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/page/screen-link.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { eligibilityOf, entrantOf } from '../../../ui/rule/division.ts';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The divisions of a tournament, over the handicaps of those who play it. */
export function DivisionsPage() {
  const { t } = useTranslation('division');
  const tournament = useTournament();
  const may = useMayHere();
  const open = tournament.state !== 'closed';
  const field = useQuery(players(tournament.id));
  if (field.data === undefined) return <Unread of={[field]} height={320} />;
  return (
    <DivisionPanel
      tournamentId={tournament.id}
      useHandicapCourse={tournament.useHandicapCourse}
      play={tournament.play}
      people={field.data.items
        .filter(({ kind }) => (kind === 'side') === hasOneBall(tournament.play))
        .map((player) => ({
          ...{ id: player.id, name: player.name, divisionId: player.divisionId },
          ...entrantOf(player),
        }))}
      eligibility={eligibilityOf(tournament)}
      toPlayers={
        <>
          {t('border.noPlayers')}
          {may('player.import') && (
            <LinkButton size="xs" variant="default" to={`/tournaments/${tournament.id}/import-players`} label={t('border.toImport')} />
          )}
        </>
      }
      mayChange={open && may('division.write')}
      mayAssign={open && tournament.playerCount > 0 && may('division.assign')}
    />
  );
}
