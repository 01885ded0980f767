import type { Tournament } from '@fairway/api';
import { HiddenSign } from '../../../feature/ceremony/hidden-sign.tsx';
import { PhoneNotice } from '../../../feature/marker/phone-notice.tsx';
import { Disqualifications } from '../tournament/disqualifications.tsx';

type Props = { tournament: Tournament; roundId: string; mayLetIn: boolean; mayAnswer: boolean };

/** What the desk should know beside its cards: that the public sees less, who is disqualified, and what the phones of the round bring. */
export function DeskNotices({ tournament, roundId, mayLetIn, mayAnswer }: Props) {
  const { id, timeZone } = tournament;
  return (
    <>
      <HiddenSign tournamentId={id} timeZone={timeZone} />
      <Disqualifications tournament={tournament} writable={mayAnswer} />
      <PhoneNotice of={{ tournamentId: id, roundId }} timeZone={timeZone} mayLetIn={mayLetIn} />
    </>
  );
}
