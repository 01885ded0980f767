import { formatDate } from '../../lib/value/date.ts';
import type { Trouble } from '../phone/phone.ts';
import type { Say } from '../words.ts';

/** Why a key did not open. */
export function sayTrouble({ why }: Pick<Trouble, 'why'>, t: Say): string {
  if (typeof why !== 'object') return t(why === 'no-answer' ? 'door.noNetwork' : 'door.fault');
  const { sentence, opens } = why;
  return opens ? t('door.early', { time: opens.time, date: formatDate(opens.date) }) : sentence;
}
