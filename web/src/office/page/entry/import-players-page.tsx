import { isSidePlay } from '@fairway/golf';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { club } from '../../../feature/account/club/query.ts';
import { addDivision, divisions, useDivisionChange } from '../../../feature/field/division/query.ts';
import { golferSheet } from '../../../feature/field/golfer/golfer-sheet.ts';
import { RegisterPicker } from '../../../feature/field/golfer/register-picker.tsx';
import { teeNames } from '../../../feature/field/player/field/tee.ts';
import { PlayerImportScreen } from '../../../feature/field/player-import/player-import-screen.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { playInForm } from '../../../ui/rule/play-in-form.ts';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** Import of players, which needs the divisions that a list may name. */
export function ImportPlayersPage() {
  const tournament = useTournament();
  const may = useMayHere();
  const { play, playRule, formatRule } = tournament;
  const ofClub = useQuery(club(tournament.clubId));
  const list = useQuery(divisions(tournament.id));
  const add = useDivisionChange(tournament.id, (own: readonly string[]) => addAll(tournament.id, own));
  const names = useMemo(() => list.data?.items.map(({ name }) => name), [list.data]);
  const tees = useMemo(() => teeNames(tournament.rounds), [tournament.rounds]);
  if (tournament.archivedAt !== null) return <Navigate to={`/tournaments/${tournament.id}/players`} replace />;
  if (names === undefined) return <Unread of={[list]} height={240} />;
  return (
    <PlayerImportScreen
      into={{ tournamentId: tournament.id }}
      isClosed={tournament.state === 'closed'}
      divisionNames={names}
      teeNames={tees}
      sideSize={isSidePlay(play) ? playInForm(play, playRule, formatRule).side.format.size.to : null}
      register={(onChosen) =>
        ofClub.data === undefined ? (
          <Unread of={[ofClub]} />
        ) : (
          <RegisterPicker siteId={ofClub.data.siteId} onChosen={(golfers) => onChosen(golferSheet(golfers))} />
        )
      }
      onAddDivisions={may('division.write') ? add.mutateAsync : null}
    />
  );
}

/** One after the other, so that they stand in the order of the list. */
async function addAll(tournamentId: string, names: readonly string[]): Promise<void> {
  for (const name of names) await addDivision({ tournamentId, name, gender: 'a' });
}
