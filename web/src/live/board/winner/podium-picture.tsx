import type { PublicBoard } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import type { Podium } from '../../../feature/result/winner/picture/podium.ts';
import { drawPodium } from '../../../feature/result/winner/picture/podium-picture.ts';
import { sharePicture } from '../../../lib/share-picture.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { pictureAddress } from '../../request.ts';
import type { Say } from '../../words.ts';

/** Hands over the picture of a podium. */
export async function sendPodium(board: PublicBoard, podium: Podium, t: Say): Promise<void> {
  const title = podium.title ?? t('wholeField');
  const picture = await drawPodium({
    clubName: board.clubName,
    logo: board.clubLogo && pictureAddress(board.clubLogo),
    tournament: board.name,
    date: datesOf(board, formatDate),
    title,
    podium,
    sponsors: board.sponsors.map(({ name, logo }) => ({ name, logo: logo && pictureAddress(logo) })),
  });
  await sharePicture(picture, `${board.name} – ${title}.png`);
}
