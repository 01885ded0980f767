import type { ReadyCheck, ReadyLine, Tournament } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { RehearsalButton } from '../../../feature/output/rehearsal/rehearsal-button.tsx';
import { readyCheck } from '../../../feature/result/ready-check/query.ts';
import { ReadyList, type ReadyPlace } from '../../../feature/result/ready-check/ready-list.tsx';
import { ReadySheet } from '../../../feature/result/ready-check/ready-sheet.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { may, useSession } from '../../../lib/session.ts';
import { Unread } from '../../../ui/page/state-note.tsx';
import { useTournament } from './tournament-frame.tsx';
import { useReadySpeaker } from './use-ready-speaker.ts';

/** What should be done before the day; the words of divisions and flights are those of their screens. */
export function ReadyCheckPage() {
  const tournament = useTournament();
  const session = useSession();
  const read = useQuery(readyCheck(tournament.id));
  const speaker = useReadySpeaker(tournament, read.data);
  const placeOf = usePlaces(tournament, read.data);
  if (read.data === undefined) return <Unread of={[read]} height={480} />;
  const mayRehearse = may(session, 'tournament.write') && !tournament.rehearsal;
  return (
    <ReadySheet
      tournament={tournament}
      check={read.data}
      checking={read.isFetching}
      onCheckAgain={() => read.refetch()}
      actions={mayRehearse && <RehearsalButton tournament={tournament} size="sm" />}
    >
      <ReadyList lines={read.data.lines} speaker={speaker} placeOf={placeOf} />
    </ReadySheet>
  );
}

/** The screen on which each line is put right, for whoever may open it. */
function usePlaces({ id }: Tournament, check: ReadyCheck | undefined): (item: ReadyLine['item']) => ReadyPlace | null {
  const { t } = useTranslation('shell');
  const session = useSession();
  const mayWrite = may(session, 'tournament.write');
  const own = `/tournaments/${id}`;
  const detail: ReadyPlace = { to: own, screen: t('screen.tournament') };
  const places: Readonly<Record<ReadyLine['item'], ReadyPlace | null>> = {
    rules: null,
    course: detail,
    divisions: { to: `${own}/divisions`, screen: t('screen.divisions') },
    players: { to: `${own}/players`, screen: t('screen.players') },
    sides: { to: `${own}/sides`, screen: t('screen.sides') },
    teams: { to: `${own}/teams`, screen: t('screen.teams') },
    matches: { to: `${own}/matches`, screen: t('screen.matches') },
    flights: { to: `${own}/flights`, screen: t('screen.flights') },
    prizes: mayWrite ? { to: `${own}/edit`, screen: t('screen.editTournament') } : null,
    'counted-holes': detail,
    links: { to: `${own}/links`, screen: t('screen.links') },
    public: detail,
    backup: { to: '/', screen: t('screen.dashboard') },
    contract: check ? { to: `/sites/${check.siteId}`, screen: t('screen.site') } : null,
  };
  return (item) => places[item];
}
