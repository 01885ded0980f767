import type { Tournament } from '@fairway/api';
import { PhoneNotice } from '../../../feature/play/marker/phone-notice.tsx';
import { HiddenSign } from '../../../feature/result/ceremony/hidden-sign.tsx';

type Props = { tournament: Tournament; roundId: string; mayLetIn: boolean };

/** What the desk should know beside its cards: that the public sees less, and what the phones of the round bring. */
export function DeskNotices({ tournament: { id, timeZone }, roundId, mayLetIn }: Props) {
  return (
    <>
      <HiddenSign tournamentId={id} timeZone={timeZone} />
      <PhoneNotice of={{ tournamentId: id, roundId }} timeZone={timeZone} mayLetIn={mayLetIn} />
    </>
  );
}
