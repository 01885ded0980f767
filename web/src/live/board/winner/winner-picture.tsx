import type { PublicBoard } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { drawWinners } from '../../../feature/result/winner/picture/picture.ts';
import { sharePicture } from '../../../lib/share-picture.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { useFollowWords } from '../../follow/words.ts';
import { useWords } from '../../words.ts';
import type { PrizeGroup } from './prize.ts';

/** A picture of the winners to send to friends; where the device cannot, it is saved. */
export function WinnerPicture({ board, groups }: { board: PublicBoard; groups: readonly PrizeGroup[] }) {
  const { t } = useWords();
  const say = useFollowWords();
  const lines = groups.flatMap(({ title, prizes }) =>
    prizes.flatMap(({ award, name }) => (name === null ? [] : [{ award: title === null ? award : `${award} · ${title}`, name }])),
  );
  const send = async () => {
    const { clubName, clubLogo, name } = board;
    const head = { clubName, logo: clubLogo, tournament: name, date: datesOf(board, formatDate), title: t('winners') };
    await sharePicture(await drawWinners({ ...head, lines }), `${name}.png`);
  };
  if (lines.length === 0 || say === null) return null;
  return (
    <button type="button" className="picture-button" onClick={() => void send()}>
      {say('winnerPicture')}
    </button>
  );
}
