import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { HeldList } from '../../../feature/play/marker/held-list.tsx';
import { LinkList } from '../../../feature/play/marker/link-list.tsx';
import { WaitingList } from '../../../feature/play/marker/waiting-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { useMayHere, useTournament } from '../tournament/tournament-frame.tsx';

/** The QR codes of a round’s flights and the phones that came in by them; before them, what waits for a person. */
export function LinksPage() {
  const { t } = useTranslation('tournament');
  const { id, name, rounds, timeZone, distanceUnit } = useTournament();
  const may = useMayHere();
  const [search, setSearch] = useSearchParams();
  const ofAddress = rounds.find((round) => round.id === search.get('round'));
  const round = ofAddress ?? rounds.find(({ finished }) => !finished) ?? rounds.at(-1);
  if (round === undefined) return null;
  const of = { tournamentId: id, roundId: round.id };
  const roundName = t('detail.round', { number: round.number });
  return (
    <>
      {rounds.length > 1 && (
        <SegmentedControl
          mb="sm"
          value={round.id}
          onChange={(roundId) => setSearch({ round: roundId }, { replace: true })}
          data={rounds.map(({ id: value, number }) => ({ value, label: t('detail.round', { number }) }))}
        />
      )}
      <LinkList
        key={round.id}
        of={of}
        timeZone={timeZone}
        mayWrite={may('link.write') && !round.finished}
        above={
          <>
            <WaitingList of={of} timeZone={timeZone} mayWrite={may('link.write')} />
            <HeldList of={of} timeZone={timeZone} distanceUnit={distanceUnit} mayDecide={may('score.settle')} />
          </>
        }
        heading={[name, rounds.length > 1 && roundName, formatDate(round.date)].filter(Boolean).join(' · ')}
      />
    </>
  );
}
