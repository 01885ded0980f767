import { formatDate } from '../../lib/date.ts';
import type { Trouble } from '../phone/phone.ts';
import type { Say } from '../words.ts';

/** Why a key did not open. */
export const sayTrouble = ({ sentence, opens }: Trouble, t: Say): string =>
  opens ? t('door.early', { time: opens.time, date: formatDate(opens.date) }) : (sentence ?? t('door.noNetwork'));
