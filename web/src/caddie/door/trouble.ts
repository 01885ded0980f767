import { formatDate } from '../../lib/date.ts';
import type { Trouble } from '../phone/phone.ts';
import type { Say } from '../words.ts';

/** Why a key did not open. */
export function sayTrouble(trouble: Trouble, t: Say): string {
  if (trouble.sentence === null) return t('door.noNetwork');
  const { sentence, opens } = trouble;
  return opens ? t('door.early', { time: opens.time, date: formatDate(opens.date) }) : sentence;
}
